import Staging
import Testing
import UIKit

@MainActor
struct UITextViewTests {
  private let staged = StagedWindow()
  private let view = UITextView()

  init() { staged.add(view, CGRect(x: 0, y: 0, width: 120, height: 60)) }

  private var caret: CGRect {
    view.layer.sublayers?.first { $0.name == "caret" && !$0.isHidden }?.frame ?? .null
  }

  @Test func `text stays away from the edges by the insets, and by 5 points more at the ends of lines`() {
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    view.becomeFirstResponder()
    #expect(caret.origin == CGPoint(x: 5, y: 8))
    view.textContainerInset.left = 20
    view.layoutIfNeeded()
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(caret.origin == CGPoint(x: 25, y: 8))
  }

  @Test func `a tap begins editing, typing moves the caret, line breaks begin lines, content scrolls along`()
  {
    staged.window.tap(at: CGPoint(x: 60, y: 30))
    let start = caret
    staged.window.type("a")
    #expect(caret.minX > start.minX && caret.minY == start.minY)
    staged.window.type("\n")
    #expect(caret.minX == start.minX && caret.minY > start.minY)
    staged.window.type("b\nc\nd\ne")
    #expect(view.text == "a\nb\nc\nd\ne" && view.contentOffset.y > 0)
    #expect(view.bounds.contains(caret))
    staged.window.endEditing(true)
    #expect(caret == .null)
  }
}
