#if OptionalLibraries
  import QuartzCore
  import Testing
  import UIKit

  /// Carets, selections and deletions in texts of both directions, in views that edit text.
  @MainActor
  @Suite struct MixedDirectionTests {
    nonisolated static let samples = [
      "abc def", "אבג דה", "ab אב 12 גד cd", "אב ab 12 cd", "e\u{301}a👨‍👩‍👧b🇩🇪c", "(אב) [cd]", "سلام ab لا 12", "",
    ]

    private func field(_ text: String) -> UITextField {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 30))
      field.text = text
      return field
    }

    private func view(_ text: String, width: CGFloat) -> UITextView {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
      view.text = text
      return view
    }

    /// The ends of a text's characters in UTF-16 code units.
    private func boundaries(_ text: String) -> [Int] {
      text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    }

    /// Returns the positions that a caret visits from the end of its way in one direction to the other end.
    private func walk(
      _ input: any UITextInput, _ back: UITextLayoutDirection, _ forward: UITextLayoutDirection
    ) -> [Int] {
      let limit = 100
      func unit(_ position: UITextPosition) -> Int {
        input.offset(from: input.beginningOfDocument, to: position)
      }
      var position = input.beginningOfDocument
      for _ in 0..<limit {
        guard let next = input.position(from: position, in: back, offset: 1) else { break }
        position = next
      }
      var visited = [unit(position)]
      while visited.count < limit, let next = input.position(from: position, in: forward, offset: 1) {
        visited.append(unit(next))
        position = next
      }
      return visited
    }

    @Test(arguments: samples)
    func `a caret visits the end of each character once on its way to either side`(_ text: String) {
      let field = field(text)
      for visited in [walk(field, .left, .right), walk(field, .right, .left)] {
        #expect(visited.sorted() == boundaries(text), "\(text)")
      }
      #expect(walk(field, .left, .right) == walk(field, .right, .left).reversed())
    }

    @Test(arguments: samples)
    func `the nearest position to each caret is its own`(_ text: String) throws {
      for input in [field(text), view(text, width: 60)] as [any UITextInput] {
        for unit in boundaries(text) {
          let position = try #require(input.position(from: input.beginningOfDocument, offset: unit))
          let caret = input.caretRect(for: position)
          let found = try #require(input.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
          #expect(input.caretRect(for: found) == caret, "\(text) \(unit)")
        }
      }
    }

    @Test(arguments: samples)
    func `selections of characters together are as wide as that of the text`(_ text: String) throws {
      let field = field(text)
      func width(_ from: Int, _ to: Int) throws -> CGFloat {
        let start = try #require(field.position(from: field.beginningOfDocument, offset: from))
        let end = try #require(field.position(from: field.beginningOfDocument, offset: to))
        let range = try #require(field.textRange(from: start, to: end))
        return field.selectionRects(for: range).reduce(0) { $0 + $1.rect.width }
      }
      let ends = boundaries(text)
      let parts = try zip(ends, ends.dropFirst()).reduce(0) { try $0 + width($1.0, $1.1) }
      #expect(abs(try width(0, text.utf16.count) - parts) < 1e-6)
      #expect(try width(0, 0) == 0)
    }

    @Test(arguments: samples)
    func `deleting removes one character at a time`(_ text: String) {
      for input in [field(text), view(text, width: 60)] as [any UITextInput] {
        var rest = text
        while !rest.isEmpty {
          rest.removeLast()
          input.deleteBackward()
          let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
          #expect(whole.flatMap { input.text(in: $0) } == rest)
        }
        input.deleteBackward()
        #expect(!input.hasText)
      }
    }

    @Test func `a caret moves between the lines of a text view`() throws {
      let view = view("ab cd\nאב", width: 200)
      let start = view.beginningOfDocument
      let below = try #require(view.position(from: start, in: .down, offset: 1))
      // The second line is on the right, and ends on the left.
      #expect(view.offset(from: start, to: below) == 8)
      #expect(view.position(from: below, in: .up, offset: 1) != nil)
      #expect(view.position(from: start, in: .up, offset: 1) == nil)
      #expect(view.caretRect(for: below).minX > view.caretRect(for: start).minX)
    }

    @Test func `the displayed characters of a secure field are those of its text`() {
      let field = field("אb👨‍👩‍👧")
      field.isSecureTextEntry = true
      #expect(walk(field, .left, .right) == boundaries("אb👨‍👩‍👧"))
    }
  }
#endif
