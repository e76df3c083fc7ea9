import Foundation
import TestSupport
import Testing
import UIKit

/// Foundation compares the values of neighboring runs.
@MainActor @Suite struct AttributedStringTests {
  typealias Key = NSAttributedString.Key

  private static let keys: [Key] = [.font, .paragraphStyle, .foregroundColor, .shadow, .attachment]

  /// Returns a new value for a key; values with the same number are equal, except for shadows and attachments.
  private static func value(_ key: Key, _ number: Int) -> NSObject {
    switch key {
    case .font: return UIFont.systemFont(ofSize: 10 + CGFloat(number))
    case .foregroundColor: return UIColor(white: CGFloat(number) / 4, alpha: 1)
    case .shadow: return NSShadow()
    case .attachment: return NSTextAttachment()
    default:
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(number)
      return style
    }
  }

  private static func runs(_ text: NSAttributedString, _ key: Key) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }

  @Test(arguments: [Key.font, .paragraphStyle, .foregroundColor])
  func `runs with equal values are one run`(_ key: Key) {
    let text = NSMutableAttributedString(string: "ab", attributes: [key: Self.value(key, 1)])
    text.append(NSAttributedString(string: "cd", attributes: [key: Self.value(key, 1)]))
    text.append(NSAttributedString(string: "ef", attributes: [key: Self.value(key, 2)]))
    #expect(Self.runs(text, key) == [4, 2])
  }

  @Test(arguments: [Key.shadow, .attachment]) func `runs with different objects are different runs`(
    _ key: Key
  ) {
    let text = NSMutableAttributedString(string: "ab", attributes: [key: Self.value(key, 1)])
    text.append(NSAttributedString(string: "cd", attributes: [key: Self.value(key, 1)]))
    #expect(Self.runs(text, key) == [2, 2])
  }

  /// Returns whether the text has the values of a list.
  private static func agrees(_ text: NSAttributedString, _ key: Key, _ values: [NSObject?]) -> Bool {
    values.indices.allSatisfy { index in
      let stored = text.attribute(key, at: index, effectiveRange: nil) as? NSObject
      return values[index].map { $0.isEqual(stored) } ?? (stored == nil)
    }
  }

  @Test(arguments: 0..<4) func `random changes of attributes agree with a list of the values`(_ seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    let length = 12
    let text = NSMutableAttributedString(string: String(repeating: "a", count: length))
    var expected = Self.keys.map { _ in [NSObject?](repeating: nil, count: length) }
    for _ in 0..<200 {
      let key = Int.random(in: 0..<Self.keys.count, using: &random)
      let range = Int.random(in: 0..<length, using: &random)..<length
      let value = Self.value(Self.keys[key], Int.random(in: 0..<3, using: &random))
      text.addAttribute(
        Self.keys[key], value: value, range: NSRange(location: range.lowerBound, length: range.count))
      for index in range { expected[key][index] = value }
      #expect(zip(Self.keys, expected).allSatisfy { Self.agrees(text, $0, $1) })
    }
  }
}
