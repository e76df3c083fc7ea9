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

  @Test func `text is inset by the container insets plus 5 points at the ends of lines`() {
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    view.becomeFirstResponder()
    #expect(caret.origin == CGPoint(x: 5, y: 8))
    view.textContainerInset.left = 20
    view.layoutIfNeeded()
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(caret.origin == CGPoint(x: 25, y: 8))
  }

  @Test(arguments: [
    (NSTextAlignment.left, 5.0), (.natural, 5), (.justified, 5), (.center, 60), (.right, 115),
  ])
  func `the caret of an empty view is at the aligned start of its text`(
    _ alignment: NSTextAlignment, _ x: Double
  ) {
    view.textAlignment = alignment
    view.becomeFirstResponder()
    #expect(caret.origin == CGPoint(x: x, y: 8))
  }

  #if OptionalLibraries
    @Test func `the content size includes fonts from attributes`() {
      view.text = "a\nb"
      view.layoutIfNeeded()
      let plain = view.contentSize.height
      view.attributedText = NSAttributedString(
        string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 40)])
      view.layoutIfNeeded()
      #expect(view.contentSize.height - 16 >= 80 && view.contentSize.height > plain)
      #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height == view.contentSize.height)
    }
  #endif

  @Test func `a tap begins editing, and the content scrolls along with typed lines`() {
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

  @Test func `a delegate may delete the text while it's asked about a change`() {
    let delegate = DeletingDelegate()
    view.delegate = delegate
    view.text = "hello"
    view.becomeFirstResponder()
    staged.window.deleteBackward()
    #expect(view.text == "")
    staged.window.type("x")
    #expect(view.text == "x")
  }

  @Test func `ten thousand lines can be edited`() {
    view.text = String(repeating: "line\n", count: 10_000)
    view.becomeFirstResponder()
    staged.window.type("x")
    #expect(view.text.hasSuffix("line\nx"))
    #expect(view.contentOffset.y > 100_000 && view.bounds.contains(caret))
  }

  @Test func `the caret is in the line of its character`() {
    view.becomeFirstResponder()
    let first = caret.minY
    let height = view.font?.lineHeight ?? 0
    let cases: [(String, CGFloat)] = [
      ("a", 0), ("a\n", 1), ("a\n\n", 2), ("\n\nb", 2), ("ab cd ef gh ij kl mn op qr", 1),
    ]
    for (text, line) in cases {
      view.text = text
      view.selectedRange = NSRange(location: text.utf16.count, length: 0)
      // Lines have a small leading in between.
      #expect(abs(caret.minY - first - line * height) < height / 4, "\(text)")
    }
    view.text = "ab\ncd"
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(abs(caret.minY - first) < 1)
  }
}

@MainActor
private final class DeletingDelegate: NSObject, UITextViewDelegate {
  nonisolated override init() {}

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    textView.text = ""
    return true
  }
}
