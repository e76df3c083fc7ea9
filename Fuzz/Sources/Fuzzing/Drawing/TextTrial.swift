import CoreText
import Foundation
import Staging

/// For any UTF-16 code units, lines cover the text, each caret is at the end of a character, and moving to its x finds it.
struct TextTrial: Trial {
  let name = "text"

  func run(_ random: inout CaseRandom) throws {
    var units: [UInt16] = []
    for _ in 0..<random.int(1...12) { units += Self.word(&random) }
    let string = NSMutableAttributedString(string: String(utf16CodeUnits: units, count: units.count))
    let count = string.length
    for _ in 0..<random.int(0...4) where count > 0 {
      let start = random.int(0...count - 1)
      let range = NSRange(location: start, length: random.int(1...count - start))
      string.addAttribute(.kern, value: random.double(-2...2), range: range)
      string.addAttribute(
        .font, value: CTFontCreateWithName("Inter" as CFString, random.pick([1, 12, 90]), nil), range: range)
    }
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    let width = random.pick([0, 1, 30, 200, 1e6])
    var start = 0
    while start < count {
      let length = CTTypesetterSuggestLineBreak(typesetter, start, width)
      try demand(
        length > 0 && start + length <= count, "a line of \(length) characters at \(start) of \(count)")
      try Self.check(CTTypesetterCreateLine(typesetter, CFRangeMake(start, length)))
      start += length
    }
  }

  private static func check(_ line: CTLine) throws {
    let range = CTLineGetStringRange(line)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    try demand(width.isFinite, "a width of \(width)")
    for index in range.location...(range.location + range.length) {
      let x = CTLineGetOffsetForStringIndex(line, index, nil)
      let found = CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0))
      try demand(CTLineGetOffsetForStringIndex(line, found, nil) == x, "a caret at \(x) that isn't found")
    }
  }

  /// Returns some code units: letters of many scripts, marks, controls, separators, surrogates with and without partners.
  private static func word(_ random: inout CaseRandom) -> [UInt16] {
    let ranges: [ClosedRange<Int>] = [
      0x20...0x7E, 0x00...0x1F, 0x300...0x36F, 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x669, 0x900...0x97F,
      0xE01...0xE4F, 0x1780...0x17D2, 0x2000...0x206F, 0x3041...0x3096, 0x4E00...0x4E20, 0xAC00...0xAC20,
      0xD800...0xDFFF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
    ]
    let range = random.pick(ranges)
    if random.once(in: 8) { return Array(random.pick(["👩🏽‍🚀", "🇩🇪🇫🇷", "1️⃣", "\r\n", "a\u{AD}b"]).utf16) }
    return (0..<random.int(1...8)).map { _ in UInt16(random.int(range)) }
  }
}
