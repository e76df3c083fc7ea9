import TestSupport
import Testing

@testable import UIKit

struct EditedTextTests {
  private static let texts = ["", "a", "Anna", "é👩‍👩‍👧🇮🇹x", "日本語", "a\u{301}b"]

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `ranges convert between characters and UTF-16 code units`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = EditedTextTests.texts.shuffled(using: &random).joined()
    let edited = EditedText(text)
    let count = edited.characters.count
    let lower = Int.random(in: 0...count, using: &random)
    let range = lower..<Int.random(in: lower...count, using: &random)
    let units = edited.utf16Range(of: range)
    #expect(edited.range(location: units.location, length: units.length) == range, "seed \(seed)")
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `after any edit the caret is behind the inserted text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var edited = EditedText()
    for _ in 0..<30 {
      let count = edited.characters.count
      let lower = Int.random(in: 0...count, using: &random)
      let range = lower..<Int.random(in: lower...count, using: &random)
      let new = EditedTextTests.texts.randomElement(using: &random)!
      edited.replace(range, with: new)
      #expect(edited.selection == lower + new.count..<lower + new.count)
      #expect(edited.characters.count == count - range.count + new.count)
      #expect(edited.textBeforeSelection == String(edited.characters[..<edited.selection.lowerBound]))
    }
  }

  @Test func `the delete key deletes the selection or the character before the caret`() {
    var edited = EditedText("Anna")
    #expect(edited.deletionRange == 3..<4)
    edited.select(1..<3)
    #expect(edited.deletionRange == 1..<3)
    edited.select(0..<0)
    #expect(edited.deletionRange.isEmpty)
    edited.select(2..<99)
    #expect(edited.selection == 2..<4)
  }
}

extension EditedTextTests {
  @Test func `ranges beyond the text are clamped to its end`() {
    var edited = EditedText("hello")
    #expect(edited.range(location: .max, length: 1) == 5..<5)
    #expect(edited.range(location: 2, length: .max) == 2..<5)
    #expect(edited.range(location: .max, length: .max) == 5..<5)
    edited.replace(3..<9, with: "p")
    #expect(edited.text == "help" && edited.selection == 4..<4)
  }
}
