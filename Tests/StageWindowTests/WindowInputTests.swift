import CoreGraphics
import Staging
import Testing
import UIKit

@testable import StageWindow

/// The delivery of a user's events to the windows and views of a stage.
@MainActor
struct WindowInputTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  /// Adds a window that the stage retains.
  private func addWindow(_ frame: CGRect, _ views: UIView..., key: String = "window") -> UIWindow {
    stage.perform {
      let window = UIWindow(frame: frame)
      stage.layer.addSublayer(window.layer)
      stage.layer.setValue(window, forKey: key)
      for view in views { window.addSubview(view) }
      window.makeKeyAndVisible()
      return window
    }
  }

  private func perform(_ input: WindowInput) { stage.perform { input.perform(on: stage) } }

  // MARK: Touches

  private static let mouse = WindowInput.firstFinger

  /// A view that records the phases and the points of its touches.
  private final class TouchedView: UIView {
    var log: [String] = []
    var points: [CGPoint] = []

    private func record(_ name: String, _ touches: Set<UITouch>) {
      log.append(name)
      points += touches.map { $0.location(in: self) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("down", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("move", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("up", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("cancel", touches)
    }
  }

  @Test func `a touch belongs to the frontmost window at its beginning until it ends`() {
    let back = addWindow(CGRect(x: 0, y: 0, width: 100, height: 100), key: "back")
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    let front = addWindow(CGRect(x: 60, y: 20, width: 40, height: 80), view)
    perform(.touch(.move, CGPoint(x: 80, y: 50), finger: Self.mouse))
    #expect(view.log == [] && front.downFingers == [])
    perform(.touch(.down, CGPoint(x: 80, y: 50), finger: Self.mouse))
    perform(.touch(.down, CGPoint(x: 81, y: 51), finger: Self.mouse))
    #expect(front.downFingers == [Self.mouse] && back.downFingers == [])
    perform(.touch(.down, CGPoint(x: 10, y: 50), finger: Self.mouse + 1))
    #expect(front.downFingers == [Self.mouse] && back.downFingers == [Self.mouse + 1])
    perform(.touch(.move, CGPoint(x: 30, y: 10), finger: Self.mouse))
    perform(.touch(.up, CGPoint(x: 70, y: 90), finger: Self.mouse))
    #expect(view.log == ["down", "move", "up"])
    #expect(view.points == [CGPoint(x: 20, y: 30), CGPoint(x: -30, y: -10), CGPoint(x: 10, y: 70)])
    #expect(front.downFingers == [] && back.downFingers == [Self.mouse + 1])
  }

  @Test func `hidden windows receive no touches`() {
    let back = addWindow(CGRect(x: 0, y: 0, width: 100, height: 100), key: "back")
    let front = addWindow(CGRect(x: 0, y: 0, width: 100, height: 100))
    front.isHidden = true
    perform(.touch(.down, CGPoint(x: 80, y: 50), finger: Self.mouse))
    #expect(front.downFingers == [] && back.downFingers == [Self.mouse])
  }

  @Test func `the end of all touches leaves those of the scene alone`() {
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isMultipleTouchEnabled = true
    let window = addWindow(view.frame, view)
    stage.perform { window.touchDown(at: CGPoint(x: 5, y: 5), finger: 3) }
    for finger in [Self.mouse, Self.mouse + 1] {
      perform(.touch(.down, CGPoint(x: 50, y: 50), finger: finger))
    }
    perform(.cancelTouches)
    #expect(window.downFingers == [3])
    #expect(view.log == ["down", "down", "down", "cancel", "cancel"])
  }

  // MARK: The wheel

  @Test func `the wheel scrolls the innermost scroll view that can move in its direction`() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.contentSize = CGSize(width: 150, height: 300)
    outer.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
    let inner = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    inner.contentSize = CGSize(width: 50, height: 90)
    outer.addSubview(inner)
    _ = addWindow(outer.frame, outer)
    outer.contentOffset = .zero
    func scroll(_ dx: CGFloat, _ dy: CGFloat, at x: CGFloat = 30) -> [CGFloat] {
      perform(.scroll(CGVector(dx: dx, dy: dy), at: CGPoint(x: x, y: 30)))
      return [
        outer.contentOffset.x, outer.contentOffset.y, inner.contentOffset.x, inner.contentOffset.y,
      ]
    }
    // Turning the wheel up or to the right moves the content down or to the right.
    #expect(scroll(0, -30) == [0, 0, 0, 30])
    #expect(scroll(0, -30) == [0, 0, 0, 40])
    #expect(scroll(0, -1) == [0, 1, 0, 40])
    // The inner scroll view is no longer at the pointer's height of 30 − 1, but still contains it.
    #expect(scroll(-30, 0) == [30, 1, 0, 40])
    // The limits of the outer one are −5 and 150 + 7 − 100, and −10 and 300 + 20 − 100.
    #expect(scroll(-99, 0, at: 90) == [57, 1, 0, 40])
    #expect(scroll(0, -999, at: 90) == [57, 220, 0, 40])
    #expect(scroll(999, 999, at: 90) == [-5, -10, 0, 40])
    #expect(scroll(999, 999, at: 90) == [-5, -10, 0, 40])
    inner.isScrollEnabled = false
    #expect(scroll(0, -5) == [-5, -5, 0, 40])
    #expect(scroll(0, -5, at: 100) == [-5, -5, 0, 40])
  }

  @Test func `content that is smaller than its scroll view stays at its beginning`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 20, height: 30)
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    _ = addWindow(view.frame, view)
    perform(.scroll(CGVector(dx: -50, dy: -50), at: CGPoint(x: 50, y: 50)))
    #expect(view.contentOffset == CGPoint(x: 0, y: -10))
  }

  // MARK: Editing

  /// Returns a text view that is edited, with its text and the caret at a position in UTF-16 code units.
  private func editedText(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = addWindow(view.frame, view)
    stage.perform {
      view.becomeFirstResponder()
      view.text = text
    }
    select(view, text.utf16.count..<text.utf16.count)
    return view
  }

  private func select(_ view: UITextView, _ range: Range<Int>) {
    stage.perform {
      let start = view.position(from: view.beginningOfDocument, offset: range.lowerBound)!
      let end = view.position(from: view.beginningOfDocument, offset: range.upperBound)!
      view.selectedTextRange = view.textRange(from: start, to: end)
    }
  }

  private func selection(of view: UITextView) -> Range<Int> {
    let range = view.selectedTextRange!
    return view.offset(
      from: view.beginningOfDocument, to: range.start)..<view.offset(
        from: view.beginningOfDocument, to: range.end)
  }

  @Test func `keys move the caret in lines and between them`() {
    let view = editedText("aaa\naa")
    let steps: [(CaretMove, Int)] = [
      (.up, 2), (.lineStart, 0), (.down, 4), (.lineEnd, 6), (.left, 5), (.left, 4), (.right, 5), (.up, 1),
      (.lineEnd, 3), (.right, 4), (.lineStart, 4),
    ]
    for (move, position) in steps {
      perform(.moveCaret(move))
      #expect(selection(of: view) == position..<position, "\(move)")
    }
  }

  @Test(arguments: [
    (CaretMove.left, 1), (.right, 5), (.lineStart, 0), (.lineEnd, 6), (.down, 6), (.up, 1),
  ])
  func `a move ends the selection at the side to which it goes`(_ move: CaretMove, _ position: Int) {
    let view = editedText("aaa\naa")
    select(view, move == .up ? 5..<6 : move == .down ? 1..<2 : 1..<5)
    perform(.moveCaret(move))
    #expect(selection(of: view) == position..<position)
  }

  @Test func `the delete key deletes the selection or the character after the caret`() {
    let view = editedText("abcde")
    perform(.deleteForward)
    #expect(view.text == "abcde")
    select(view, 1..<3)
    perform(.deleteForward)
    #expect(view.text == "ade" && selection(of: view) == 1..<1)
    perform(.deleteForward)
    #expect(view.text == "ae" && selection(of: view) == 1..<1)
    perform(.deleteBackward)
    #expect(view.text == "e" && selection(of: view) == 0..<0)
  }

  @Test func `a tab is inserted into a text, and continues in the next visible field that can be edited`() {
    let view = editedText("a")
    perform(.tab)
    #expect(view.text == "a\t")
    let fields = (0..<5).map { UITextField(frame: CGRect(x: 0, y: CGFloat($0) * 20, width: 100, height: 20)) }
    fields[1].isEnabled = false
    fields[2].isHidden = true
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    group.addSubview(fields[3])
    view.removeFromSuperview()
    _ = addWindow(group.frame, fields[0], fields[1], fields[2], group, fields[4], key: "form")
    stage.perform { _ = fields[0].becomeFirstResponder() }
    for next in [3, 4, 0, 3] {
      perform(.tab)
      #expect(fields.map(\.isFirstResponder) == fields.indices.map { $0 == next })
    }
  }

  @Test func `edit actions select, copy, cut, and paste`() {
    let view = editedText("abc")
    perform(.selectAll)
    #expect(selection(of: view) == 0..<3)
    perform(.copy)
    #expect(UIPasteboard.general.string == "abc" && view.text == "abc")
    select(view, 1..<2)
    perform(.cut)
    #expect(UIPasteboard.general.string == "b" && view.text == "ac")
    perform(.paste("xyz"))
    #expect(view.text == "axyzc")
  }

  @Test(arguments: [
    (1..<2, 1..<2), (1..<3, 1..<4), (2..<9, 2..<5), (3..<4, 4..<5), (4..<4, 5..<5), (7..<9, 5..<5),
    (0..<0, 0..<0),
  ])
  func `a range of scalars becomes one of code units, within the text`(
    _ scalars: Range<Int>, _ units: Range<Int>
  ) {
    #expect("né\u{1F600}x".unitRange(ofScalars: scalars) == units)
  }
}
