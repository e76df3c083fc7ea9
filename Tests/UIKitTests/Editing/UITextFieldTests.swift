import Staging
import Testing
import UIKit

@MainActor
struct UITextFieldTests {
  private let staged = StagedWindow()
  private let field = UITextField()
  private let other = UITextField()
  private let log = DelegateLog()

  init() {
    staged.add(field, CGRect(x: 10, y: 10, width: 100, height: 30))
    staged.add(other, CGRect(x: 10, y: 50, width: 100, height: 30))
    field.delegate = log
    other.delegate = log
    field.tag = 1
    other.tag = 2
  }

  private var caret: CALayer? {
    func find(_ layer: CALayer) -> CALayer? {
      layer.name == "caret" ? layer : (layer.sublayers ?? []).lazy.compactMap(find).first
    }
    return find(field.layer)
  }

  @Test func `a subclass draws the text and the placeholder`() {
    final class Drawing: UITextField {
      var calls: [String] = []
      override func drawText(in rect: CGRect) {
        calls.append("text \(Int(rect.height))")
        super.drawText(in: rect)
      }
      override func drawPlaceholder(in rect: CGRect) { calls.append("placeholder") }
      override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    }
    let field = Drawing()
    field.placeholder = "City"
    staged.add(field, CGRect(x: 10, y: 90, width: 100, height: 30))
    staged.stage.advance(to: 0.1)
    #expect(field.calls.contains("placeholder"))
    staged.stage.perform { field.text = "Rome" }
    staged.stage.advance(to: 0.2)
    #expect(field.calls.contains { $0.hasPrefix("text") })
  }

  @Test func `a tap begins editing, typing inserts text, a tap on another field moves editing there`() {
    staged.window.tap(at: CGPoint(x: 30, y: 20))
    #expect(field.isEditing && caret?.isHidden == false)
    staged.window.type("ann")
    #expect(field.text == "ann")
    staged.window.tap(at: CGPoint(x: 30, y: 60))
    #expect(other.isEditing && !field.isEditing && caret?.isHidden == true)
    #expect(
      log.entries == [
        "1 should begin", "1 began", "1 change 0+0 a", "1 change 1+0 n", "1 change 2+0 n", "2 should begin",
        "1 should end", "1 ended", "2 began",
      ])
  }

  @Test func `events are sent for each step of editing`() {
    var events: [String] = []
    for (name, event) in [
      ("began", UIControl.Event.editingDidBegin), ("changed", .editingChanged), ("ended", .editingDidEnd),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    field.becomeFirstResponder()
    staged.window.type("ab")
    staged.window.deleteBackward()
    staged.window.endEditing(true)
    #expect(events == ["began", "changed", "changed", "changed", "ended"])
    #expect(field.text == "a")
  }

  @Test func `a delegate can refuse the beginning, a change and the end of editing`() {
    log.refusal = "should begin"
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    log.refusal = "change"
    field.becomeFirstResponder()
    staged.window.type("a")
    #expect(field.text == "")
    log.refusal = "should end"
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!other.becomeFirstResponder() && field.isEditing)
    log.refusal = nil
    #expect(field.resignFirstResponder())
  }

  @Test func `the return key ends editing if the event has a target`() {
    field.becomeFirstResponder()
    staged.window.pressReturn()
    #expect(field.isEditing)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    staged.window.pressReturn()
    #expect(!field.isEditing && log.entries.contains("1 return"))
  }

  @Test func `typing replaces the selection and inserts text at the caret`() {
    field.text = "Anna"
    field.becomeFirstResponder()
    field.selectedCharacters = 1..<3
    staged.window.type("b")
    #expect(field.text == "Aba")
    field.selectedCharacters = 0..<0
    staged.window.type("x")
    #expect(field.text == "xAba")
  }

  @Test func `the caret follows the text and stays inside the field`() throws {
    field.becomeFirstResponder()
    var last = -1.0
    for _ in 0..<3 {
      staged.window.type("m")
      _ = staged.stage.picture()
      let x = try #require(caret).frame.minX
      #expect(x > last)
      last = x
    }
    staged.window.type(String(repeating: "m", count: 40))
    _ = staged.stage.picture()
    #expect(try #require(caret).frame.maxX <= field.bounds.width + 1e-9)
  }

  @Test func `secure text is displayed as dots`() {
    func width() -> CGFloat { field.intrinsicContentSize.width }
    field.text = "iiii"
    let plain = width()
    field.isSecureTextEntry = true
    #expect(width() > plain)
    field.text = "mmmm"
    let dots = width()
    field.text = "iiii"
    #expect(width() == dots)
  }

  @Test func `side views reduce the text's rectangle`() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 80, height: 30))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 73, height: 30))
  }

  @Test func `a rounded field has the system background unless another one is set`() {
    field.borderStyle = .roundedRect
    #expect(field.layer.backgroundColor == UIColor.systemBackground.cgColor && field.backgroundColor == nil)
    field.backgroundColor = .red
    #expect(field.layer.backgroundColor == UIColor.red.cgColor)
    field.borderStyle = .none
    #expect(field.layer.backgroundColor == UIColor.red.cgColor)
    field.backgroundColor = nil
    #expect(field.layer.backgroundColor == nil)
  }

  @Test func `the clear button is visible with text and deletes it`() {
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    let button = field.subviews.first { $0 is UIButton }
    #expect(button?.isHidden == true)
    field.text = "gone"
    field.layoutIfNeeded()
    #expect(button?.isHidden == false)
    staged.window.tap(at: CGPoint(x: 10 + 100 - 14, y: 25))
    #expect(field.text == "" && !field.isEditing)
  }

  @Test func `removing a field ends its editing`() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(log.entries.last == "1 ended")
  }
}

extension UITextFieldTests {
  @Test func `a delegate may delete the text while it's asked about a change`() {
    field.text = "hello"
    field.becomeFirstResponder()
    log.onChange = { $0.text = "" }
    staged.window.deleteBackward()
    #expect(field.text == "")
    staged.window.type("x")
    #expect(field.text == "x")
  }

  @Test func `forced ends of editing and removals of fields ignore the delegate's refusal`() {
    log.refusal = "should end"
    field.becomeFirstResponder()
    #expect(!staged.window.endEditing(false) && field.isEditing)
    #expect(staged.window.endEditing(true) && !field.isEditing)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isEditing)
  }

  @Test func `a delegate may move editing to another field when it ends`() {
    let third = UITextField()
    staged.add(third, CGRect(x: 10, y: 90, width: 100, height: 30))
    field.becomeFirstResponder()
    log.onEnd = { [other] _ in other.becomeFirstResponder() }
    #expect(!third.becomeFirstResponder())
    #expect(other.isEditing && !third.isEditing)
    // The first responder belongs to the thread, which the next test may share.
    log.onEnd = nil
    staged.window.endEditing(true)
  }

  @Test func `a delegate may move a field elsewhere when its removal ends editing`() {
    let shelf = UIView()
    staged.add(shelf, .zero)
    field.becomeFirstResponder()
    log.onEnd = { shelf.addSubview($0) }
    field.removeFromSuperview()
    #expect(field.superview === shelf && shelf.subviews == [field])
    #expect(field.layer.superlayer === shelf.layer)
  }
}

@MainActor
private final class DelegateLog: NSObject, UITextFieldDelegate {
  var entries: [String] = []
  /// The prefix of the requests to refuse.
  var refusal: String?
  var onChange: ((UITextField) -> Void)?
  var onEnd: ((UITextField) -> Void)?

  nonisolated override init() {}

  private func record(_ field: UITextField, _ text: String) -> Bool {
    entries.append("\(field.tag) \(text)")
    return refusal == nil || !text.hasPrefix(refusal!)
  }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { record(field, "should begin") }
  func textFieldDidBeginEditing(_ field: UITextField) { _ = record(field, "began") }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { record(field, "should end") }
  func textFieldDidEndEditing(_ field: UITextField) {
    _ = record(field, "ended")
    onEnd?(field)
  }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { record(field, "return") }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    onChange?(field)
    return record(field, "change \(range.location)+\(range.length) \(string)")
  }
}
