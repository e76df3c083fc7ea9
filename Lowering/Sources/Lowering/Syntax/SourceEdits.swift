import SwiftSyntax

/// A replacement of some bytes of a source file.
struct SourceEdit {
  /// The UTF-8 offsets of the replaced bytes.
  let range: Range<Int>
  /// The bytes that take their place.
  let text: String
}

/// The replacements in one source file, and code to append at its end.
///
/// Every replacement keeps the newlines of the bytes that it replaces, so that all lines keep their numbers.
struct SourceEdits {
  private let source: [UInt8]
  private var edits: [SourceEdit] = []
  private var appendix: [String] = []

  init(source: [UInt8]) { self.source = source }

  var isEmpty: Bool { edits.isEmpty && appendix.isEmpty }
}

// MARK: - Recording edits

extension SourceEdits {
  /// Replaces a node without the trivia around it, and pads the text with spaces to the node's length where it is shorter.
  mutating func replace(_ node: some SyntaxProtocol, by text: String) { replace(node.contentRange, by: text) }

  mutating func replace(_ range: Range<Int>, by text: String) {
    let newlines = source[range].filter { $0 == UInt8(ascii: "\n") }.count
    let padding = canBePadded(after: range.upperBound) ? max(0, range.count - text.utf8.count - newlines) : 0
    let suffix = String(repeating: "\n", count: newlines) + String(repeating: " ", count: padding)
    edits.append(SourceEdit(range: range, text: text + suffix))
  }

  /// Replaces everything but newlines by spaces.
  mutating func blank(_ node: some SyntaxProtocol) {
    let range = node.contentRange
    let spaces = source[range].map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
    }
    edits.append(SourceEdit(range: range, text: String(decoding: spaces, as: UTF8.self)))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(SourceEdit(range: offset..<offset, text: text))
  }

  /// Adds a declaration after the last line.
  mutating func append(_ declaration: String) { appendix.append(declaration) }

  /// Whether spaces at an offset don't change the meaning of the code around it.
  private func canBePadded(after offset: Int) -> Bool {
    guard offset < source.count else { return true }
    return " \n\r\t),]}:".utf8.contains(source[offset])
  }
}

// MARK: - Applying edits

extension SourceEdits {
  /// Returns the edited source.
  ///
  /// Of two edits that overlap, the one that begins first is made.
  func applied() -> String {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 256)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += source[position...]
    if !appendix.isEmpty {
      if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
      for declaration in appendix { result += "\(declaration)\n".utf8 }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node's text, without the trivia around it.
  var contentRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The node's text on one line, without comments.
  var singleLine: String {
    var text = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
