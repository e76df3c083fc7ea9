import Foundation

/// A command of an SVG path.
struct SVGPathCommand {
  enum Kind: UInt8 {
    case move = 0x6D  // m
    case close = 0x7A  // z
    case line = 0x6C  // l
    case horizontal = 0x68  // h
    case vertical = 0x76  // v
    case cubic = 0x63  // c
    case smoothCubic = 0x73  // s
    case quadratic = 0x71  // q
    case smoothQuadratic = 0x74  // t
    case arc = 0x61  // a
  }

  var kind: Kind
  /// Whether coordinates are relative to the current point, as a lowercase letter indicates.
  let isRelative: Bool
}

/// A scanner of the letters, numbers, and flags of an SVG path (SVG 2, 9.3.9).
struct SVGPathScanner {
  private let bytes: [UInt8]
  /// The position of the next character.
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the next command; nil at the end.
  mutating func command() throws(SVGPathError) -> SVGPathCommand? {
    skipSpace()
    guard let letter = next else { return nil }
    guard let kind = SVGPathCommand.Kind(rawValue: letter | 0x20), letter.isLetter else {
      throw unexpected("a command, one of MmLlHhVvCcSsQqTtAaZz")
    }
    offset += 1
    return SVGPathCommand(kind: kind, isRelative: letter & 0x20 != 0)
  }

  /// Whether a number follows, perhaps after a comma.
  var hasNumber: Bool {
    var copy = self
    copy.skipSeparator()
    return copy.next.map { $0.isDigit || $0.isSign || $0 == 0x2E } ?? false
  }

  mutating func number() throws(SVGPathError) -> Double {
    skipSeparator()
    let start = offset
    if next?.isSign ?? false { offset += 1 }
    var digitCount = skipDigits()
    if next == 0x2E {
      offset += 1
      digitCount += skipDigits()
    }
    guard digitCount > 0 else {
      offset = start
      throw unexpected("a number")
    }
    skipExponent()
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw SVGPathError(offset: start, "the number \(text.prefix(40)) is too large")
    }
    return value
  }

  /// Returns a flag of an arc, which is a single digit that needs no separator.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator()
    guard let digit = next, digit == 0x30 || digit == 0x31 else { throw unexpected("a flag, 0 or 1") }
    offset += 1
    return digit == 0x31
  }
}

extension SVGPathScanner {
  private mutating func skipSpace() {
    while next?.isSpace ?? false { offset += 1 }
  }

  /// Skips spaces with at most one comma among them. The arguments of a command can't begin with a
  /// comma.
  private mutating func skipSeparator() {
    skipSpace()
    guard next == 0x2C, bytes[..<offset].last(where: { !$0.isSpace })?.isLetter == false else { return }
    offset += 1
    skipSpace()
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while next?.isDigit ?? false { offset += 1 }
    return offset - start
  }

  /// Skips an exponent; an `e` without digits isn't part of the number.
  private mutating func skipExponent() {
    guard let letter = next, letter | 0x20 == 0x65 else { return }
    let start = offset
    offset += 1
    if next?.isSign ?? false { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  private func unexpected(_ expectation: String) -> SVGPathError {
    guard offset < bytes.count else {
      return SVGPathError(offset: offset, "the path ends here; expected \(expectation)")
    }
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return SVGPathError(offset: offset, "unexpected '\(rest.prefix(1))'; expected \(expectation)")
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
  fileprivate var isSign: Bool { self == 0x2B || self == 0x2D }
  fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(self) }
  fileprivate var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
}
