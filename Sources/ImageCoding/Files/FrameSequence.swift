import Requirements

/// The names of numbered files, one per frame of a film: `frames/login-%04d.png`.
///
/// The pattern contains one `%d`, or `%04d` for a number of at least four digits (any width from 1 to 18); `%%`
/// represents a percent sign. A number with more digits than the width is written in full.
public struct FrameSequence: Hashable, Sendable {
  private let prefix: String
  private let width: Int
  private let suffix: String

  /// Creates the sequence of names that a pattern describes.
  ///
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` for a pattern without exactly one valid number.
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

  /// Returns the name of a frame.
  ///
  /// - Precondition: `number` isn't negative.
  public func name(ofFrame number: Int) -> String {
    require(number >= 0, "a frame number must not be negative, but is \(number)")
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

  /// Parses the rest of a conversion after its percent sign.
  private static func conversion(
    _ rest: inout Substring, in pattern: String
  ) throws(ImageCodingError) -> Conversion {
    if rest.first == "%" {
      rest.removeFirst()
      return .percentSign
    }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    guard rest.popFirst() == "d" else { throw error(pattern, "has an invalid '%\(digits)'") }
    if digits.isEmpty { return .number(width: 1) }
    guard digits.first == "0", let width = Int(digits), 1...18 ~= width else {
      throw error(pattern, "has '%\(digits)d' with a width outside 01…018")
    }
    return .number(width: width)
  }

  private static func error(_ pattern: String, _ problem: String) -> ImageCodingError {
    ImageCodingError(
      .invalidArgument, "pattern '\(pattern)' \(problem); expected one %d, or one with a width like %04d")
  }
}
