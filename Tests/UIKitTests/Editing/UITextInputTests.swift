import Staging
import Testing
import UIKit

@MainActor
struct UITextInputTests {
  private let staged = StagedWindow()
  private let field = UITextField()

  init() { staged.add(field, CGRect(x: 0, y: 0, width: 150, height: 30)) }

  private func range(_ start: Int, _ end: Int) -> UITextRange? {
    guard let first = field.position(from: field.beginningOfDocument, offset: start),
      let last = field.position(from: field.beginningOfDocument, offset: end)
    else { return nil }
    return field.textRange(from: first, to: last)
  }

  @Test func `positions count UTF-16 code units`() throws {
    field.text = "a👍b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    let thumb = try #require(range(1, 3))
    #expect(field.text(in: thumb) == "👍")
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func `ranges are selected and replaced`() throws {
    field.text = "abcd"
    field.selectedTextRange = range(1, 3)
    #expect(field.selectedCharacters == 1..<3)
    field.deleteBackward()
    #expect(field.text == "ad")
    let first = try #require(range(0, 1))
    field.replace(first, withText: "xyz")
    #expect(field.text == "xyzd")
    #expect(field.selectedTextRange == range(3, 3))
  }

  @Test func `the caret moves with the text in front of it, and closest positions are its inverse`() throws {
    field.text = "Hello"
    let carets = (0...5).compactMap { range($0, $0).map { field.caretRect(for: $0.start) } }
    try #require(carets.count == 6)
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0.minX < $1.minX })
    for (index, caret) in carets.enumerated() {
      let position = try #require(field.closestPosition(to: CGPoint(x: caret.midX, y: 0)))
      #expect(field.offset(from: field.beginningOfDocument, to: position) == index)
    }
    let selected = try #require(range(1, 3))
    let selection = try #require(field.selectionRects(for: selected).first?.rect)
    #expect(selection.minX == carets[1].minX && selection.maxX == carets[3].minX)
  }

  @Test func `the caret is displayed where an override says`() {
    final class Hidden: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 7, y: 3, width: 0, height: 9)
      }
    }
    let field = Hidden()
    staged.add(field, CGRect(x: 0, y: 50, width: 100, height: 30))
    staged.stage.perform { _ = field.becomeFirstResponder() }
    field.layoutIfNeeded()
    func caret(_ layer: CALayer) -> CALayer? {
      layer.name == "caret" ? layer : layer.sublayers?.lazy.compactMap(caret).first
    }
    #expect(caret(field.layer)?.frame.size == CGSize(width: 0, height: 9))
    #expect(caret(field.layer).map { $0.convert($0.bounds.origin, to: field.layer) } == CGPoint(x: 7, y: 3))
  }

  @Test func `lines of a text view have rectangles of their own`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one\ntwo\nthree"
    let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: whole).map(\.rect)
    #expect(rects.count == 3)
    #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 1e-6 })
    let last = try #require(view.closestPosition(to: CGPoint(x: 190, y: 90)))
    #expect(view.compare(last, to: view.endOfDocument) == .orderedSame)
  }

  @Test func `the edit menu copies, cuts and pastes`() {
    field.text = "abcd"
    #expect(!field.canPerformAction("copy:", withSender: nil))
    field.selectedTextRange = range(1, 3)
    #expect(field.canPerformAction("cut:", withSender: nil))
    field.cut(nil)
    #expect(field.text == "ad" && UIPasteboard.general.string == "bc")
    field.paste(nil)
    #expect(field.text == "abcd")
    field.selectAll(nil)
    #expect(field.selectedCharacters == 0..<4)
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction("copy:", withSender: nil))
    #expect(field.canPerformAction("delete:", withSender: nil))
  }

  @Test func `a field gets a pasted text without its line breaks`() {
    field.text = "abcd"
    field.selectedTextRange = range(1, 3)
    UIPasteboard.general.string = "\n"
    field.paste(nil)
    #expect(field.text == "ad")
    UIPasteboard.general.string = "x\ny\r\n"
    field.paste(nil)
    #expect(field.text == "axyd")
  }

  @Test func `the edit menu doesn't change text that can't be edited`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "abcd"
    view.selectedRange = NSRange(location: 1, length: 2)
    view.isEditable = false
    UIPasteboard.general.string = "x"
    for action: Selector in ["cut:", "paste:", "delete:"] {
      #expect(!view.canPerformAction(action, withSender: nil))
    }
    #expect(view.canPerformAction("copy:", withSender: nil))
    view.cut(nil)
    view.paste(nil)
    view.delete(nil)
    #expect(view.text == "abcd" && UIPasteboard.general.string == "x")
  }

  @Test func `editing posts notifications`() {
    var names: [Notification.Name] = []
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    field.becomeFirstResponder()
    staged.window.type("a")
    field.resignFirstResponder()
    #expect(
      names == [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `a composition replaces the selection, and typed text replaces the composition`() throws {
    field.text = "abcd"
    field.becomeFirstResponder()
    field.selectedTextRange = range(1, 3)
    staged.window.compose("ni")
    #expect(field.text == "anid" && field.markedTextRange == range(1, 3))
    #expect(field.selectedTextRange == range(3, 3))
    staged.window.compose("你👍", selecting: 1..<3)
    #expect(field.text == "a你👍d" && field.markedTextRange == range(1, 4))
    #expect(field.selectedTextRange == range(2, 4))
    staged.window.type("你")
    #expect(field.text == "a你d" && field.markedTextRange == nil)
    #expect(field.selectedTextRange == range(2, 2))
  }

  @Test func `an empty composition is a canceled one`() {
    field.text = "ab"
    field.becomeFirstResponder()
    staged.window.compose("x\n")
    #expect(field.text == "abx")
    staged.window.compose("")
    #expect(field.text == "ab" && field.markedTextRange == nil)
    field.setMarkedText(nil, selectedRange: NSRange(location: -1, length: .max))
    #expect(field.text == "ab" && field.markedTextRange == nil)
  }

  @Test func `a composition is underlined until it ends`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    staged.add(view, view.frame)
    view.text = "a"
    view.becomeFirstResponder()
    staged.window.compose("kan\nji")
    #expect(view.text == "akan\nji")
    #expect(Self.underlined(view) == [NSRange(location: 1, length: 6)])
    view.selectedRange = NSRange(location: 2, length: 1)
    #expect(view.markedTextRange != nil)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.text == "akan\nji" && view.markedTextRange == nil && Self.underlined(view).isEmpty)
    staged.window.compose("x")
    view.resignFirstResponder()
    #expect(view.text == "xakan\nji" && view.markedTextRange == nil && Self.underlined(view).isEmpty)
  }

  private static func underlined(_ view: UITextView) -> [NSRange] {
    var ranges: [NSRange] = []
    let all = NSRange(location: 0, length: view.attributedText.length)
    view.attributedText.enumerateAttribute(.underlineStyle, in: all) { value, range, _ in
      if value != nil { ranges.append(range) }
    }
    return ranges
  }

  @Test func `a delegate can refuse a composition`() {
    final class Refusal: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { false }
    }
    let refusal = Refusal()
    field.delegate = refusal
    field.becomeFirstResponder()
    staged.window.compose("x")
    #expect(field.text == "" && field.markedTextRange == nil)
    withExtendedLifetime(refusal) {}
  }
}
