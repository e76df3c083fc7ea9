import CoreGraphics
import ImageCoding

/// A way to draw pictures in a terminal.
enum TerminalGraphics: String, CaseIterable {
  case kitty
  case sixel
  case blocks
}

extension TerminalGraphics {
  /// Returns the best way to draw that a terminal reports to support.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - attributes: The terminal's reply to a request for its primary device attributes: `ESC [ ? 64 ; 4 c`, in which 4
  ///     stands for sixels; nil without a reply.
  static func detected(environment: [String: String], attributes: String?) -> TerminalGraphics {
    let program = environment["TERM_PROGRAM"]?.lowercased() ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty"
      || environment["KONSOLE_VERSION"] != nil || ["ghostty", "wezterm"].contains(program)
    {
      return .kitty
    }
    let numbers = attributes.map { $0.split { !$0.isNumber } } ?? []
    return numbers.dropFirst().contains("4") ? .sixel : .blocks
  }

  /// Returns the text that draws a picture at the cursor.
  func text(of picture: CGImage) throws -> String {
    switch self {
    case .kitty: try KittyEncoder().encode(picture)
    case .sixel: SixelEncoder().encode(picture)
    case .blocks: HalfBlockEncoder().encode(picture)
    }
  }

  /// Returns the number of pixels in which a picture can be drawn.
  ///
  /// - Parameter size: The size of the terminal.
  func pixels(in size: TerminalSize) -> CGSize {
    // The last row is for the status.
    let rows = max(1, size.rows - 1)
    switch self {
    case .blocks: return CGSize(width: size.columns, height: 2 * rows)
    case .kitty, .sixel:
      return CGSize(
        width: CGFloat(size.columns) * size.cell.width, height: CGFloat(rows) * size.cell.height)
    }
  }
}

/// The size of a terminal in characters, and that of a character.
struct TerminalSize: Equatable {
  let columns: Int
  let rows: Int
  /// In pixels.
  let cell: CGSize

  /// Creates the size that the system reports, in which zeros stand for unknown numbers.
  init(columns: Int, rows: Int, width: Int = 0, height: Int = 0) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
    cell =
      width >= self.columns && height >= self.rows
      ? CGSize(width: CGFloat(width / self.columns), height: CGFloat(height / self.rows))
      : CGSize(width: 8, height: 16)
  }
}
