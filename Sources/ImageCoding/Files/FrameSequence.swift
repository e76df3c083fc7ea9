import Requirements

/// The names of numbered files, one for each frame of a film: `frames/login-%04d.png`.
///
/// The pattern holds one `%d`, or `%04d` for a number of at least four digits (any width from 1 to 18); `%%`
/// stands for a percent sign. A number with more digits than the width is written in full.
public struct FrameSequence: Hashable, Sendable {
  private let prefix: String
  private let width: Int
  private let suffix: String

  /// A sequence of the names that a pattern describes.
  ///
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` that quotes what the pattern lacks or has too much.
  public init(_ pattern: String) throws(ImageCodingError) {
    var texts = [""]
    var widths: [Int] = []
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      if character == "%" {
        switch try Self.conversion(&rest, in: pattern) {
        case .percentSign: texts[texts.count - 1] += "%"
        case .number(let width):
          widths.append(width)
          texts.append("")
        }
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    guard widths.count == 1 else {
      let count = widths.isEmpty ? "no number" : "\(widths.count) numbers"
      throw Self.error(pattern, "has \(count)")
    }
    (prefix, width, suffix) = (texts[0], widths[0], texts[1])
  }

  /// Returns the name for a frame, which is usually counted from 0.
  ///
  /// - Precondition: `number` is 0 or more.
  public func name(ofFrame number: Int) -> String {
    require(number >= 0, "frames are counted from 0, not \(number)")
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
  }
}

// MARK: - Parsing

extension FrameSequence {
  private enum Conversion {
    case percentSign
    case number(width: Int)
  }

  /// Takes what follows a percent sign.
  private static func conversion(
    _ rest: inout Substring, in pattern: String
  ) throws(ImageCodingError) -> Conversion {
    if rest.first == "%" {
      rest.removeFirst()
      return .percentSign
    }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    guard rest.popFirst() == "d" else { throw error(pattern, "has a '%\(digits)' that isn't one") }
    if digits.isEmpty { return .number(width: 1) }
    guard digits.first == "0", let width = Int(digits), 1...18 ~= width else {
      throw error(pattern, "has '%\(digits)d', whose width isn't in 01…018")
    }
    return .number(width: width)
  }

  private static func error(_ pattern: String, _ problem: String) -> ImageCodingError {
    ImageCodingError(
      .invalidArgument, "pattern '\(pattern)' \(problem); one %d or one like %04d was expected")
  }
}
