import Testing
import UIKit

/// The words of a statement, read from first to last.
struct Words {
  private var words: ArraySlice<Substring>

  init(_ text: String) { words = text.split(separator: " ")[...] }

  var isEmpty: Bool { words.isEmpty }
  var peek: String? { words.first.map(String.init) }

  mutating func skip() { words = words.dropFirst() }

  /// Skips a word if it comes next, and returns whether it does.
  mutating func skip(if word: String) -> Bool {
    guard peek == word else { return false }
    skip()
    return true
  }

  /// Returns the next word, or an empty one at the end.
  mutating func next() -> String {
    defer { skip() }
    return peek ?? ""
  }

  /// Returns the next word as a number. A fraction such as `200/3` is one.
  mutating func number() throws -> CGFloat {
    let word = next()
    let parts = try word.split(separator: "/").map {
      CGFloat(try #require(Double($0), "'\(word)' isn't a number"))
    }
    return parts.count == 2 ? parts[0] / parts[1] : try #require(parts.first)
  }

  mutating func priority() throws -> UILayoutPriority { UILayoutPriority(Float(try number())) }

  /// Returns four numbers as a rectangle.
  mutating func rect() throws -> CGRect { CGRect(try number(), try number(), try number(), try number()) }

  /// Returns four numbers as top, left, bottom, and right.
  mutating func insets() throws -> UIEdgeInsets {
    UIEdgeInsets(top: try number(), left: try number(), bottom: try number(), right: try number())
  }
}
