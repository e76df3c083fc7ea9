import Testing
import UIKit

/// Calls of optional methods on delegates that have them and on delegates that lack them.
@MainActor
struct OptionalMethodTests {
  private final class Bare: NSObject, UIScrollViewDelegate, UITextFieldDelegate, UITextViewDelegate,
    UIGestureRecognizerDelegate, UIViewControllerTransitioningDelegate, UIApplicationDelegate
  {}

  private final class Full: NSObject, UIScrollViewDelegate, UITextFieldDelegate, UIGestureRecognizerDelegate,
    UIApplicationDelegate
  {
    var scrolled = 0
    var window: UIWindow? = UIWindow()
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string == "a" }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      false
    }
  }

  @Test func `a call with a question mark is nil if the delegate lacks the method`() {
    let bare = Bare()
    let (scrolling, editing) = (bare as any UIScrollViewDelegate, bare as any UITextFieldDelegate)
    let recognizing = bare as any UIGestureRecognizerDelegate
    let transitioning = bare as any UIViewControllerTransitioningDelegate
    let (view, field, recognizer) = (UIScrollView(), UITextField(), UIGestureRecognizer())
    let scrolled: Void? = scrolling.scrollViewDidScroll?(view)
    let returns = editing.textFieldShouldReturn?(field)
    let begins = recognizing.gestureRecognizerShouldBegin?(recognizer) ?? true
    let isSimultaneous = recognizing.gestureRecognizer?(
      recognizer, shouldRecognizeSimultaneouslyWith: recognizer)
    let animator = transitioning.animationController?(forDismissed: UIViewController())
    #expect(scrolled == nil && returns == nil && begins && isSimultaneous == nil && animator == nil)
  }

  @Test func `a call with a question mark returns the method's result`() {
    let full = Full()
    let (scrolling, editing) = (full as any UIScrollViewDelegate, full as any UITextFieldDelegate)
    let recognizing = full as any UIGestureRecognizerDelegate
    let field = UITextField()
    let scrolled: Void? = scrolling.scrollViewDidScroll?(UIScrollView())
    #expect(scrolled != nil && full.scrolled == 1)
    let returns = editing.textFieldShouldReturn?(field)
    let changes = editing.textField?(field, shouldChangeCharactersIn: NSRange(), replacementString: "a")
    let receives = recognizing.gestureRecognizer?(UIGestureRecognizer(), shouldReceive: UITouch())
    #expect(returns == false && changes == true && receives == false)
  }

  /// States its methods, as classes do that `quartzite swift` builds.
  private final class Stating: NSObject, UIGestureRecognizerDelegate, _DeclaringMethods {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      false
    }
    nonisolated func _declares(_ method: String) -> Bool {
      ["gestureRecognizer(_:shouldReceive:)"].contains(method)
    }
  }

  @Test func `methods whose names differ after the parenthesis are asked for one by one`() {
    let delegate: (any UIGestureRecognizerDelegate)? = Stating()
    let receives = delegate?._optionalMethod("gestureRecognizer(_:shouldReceive:)") {
      $0.gestureRecognizer(_:shouldReceive:)
    }
    let recognizes = delegate?._optionalMethod("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
      $0.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    }
    #expect(receives?(UIGestureRecognizer(), UITouch()) == false)
    #expect(recognizes == nil)
    let bare: (any UIGestureRecognizerDelegate)? = Bare()
    let unknown = bare?._optionalMethod("gestureRecognizer(_:shouldReceive:)") {
      $0.gestureRecognizer(_:shouldReceive:)
    }
    #expect(unknown != nil && unknown?(UIGestureRecognizer(), UITouch()) == nil)
  }

  @Test func `a delegate responds to the selectors of its methods`() {
    let delegate: any UIGestureRecognizerDelegate = Stating()
    #expect(
      delegate.responds(
        to: Selector(
          "gestureRecognizer:shouldReceive:", delegateMethod: "gestureRecognizer(_:shouldReceive:)")))
    #expect(
      !delegate.responds(
        to: Selector("gestureRecognizerShouldBegin:", delegateMethod: "gestureRecognizerShouldBegin(_:)")))
    #expect(!delegate.responds(to: Selector("gestureRecognizer:shouldReceive:")))
    #expect(
      Stating().responds(
        to: Selector("gestureRecognizer:shouldReceive:", Stating.gestureRecognizer(_:shouldReceive:))))
  }

  @Test func `a call on a delegate of known class needs no question mark`() {
    let full = Full()
    full.scrollViewDidScroll(UIScrollView())
    let returns = full.textFieldShouldReturn(UITextField())
    #expect(full.scrolled == 1 && !returns)
  }

  @Test func `a view whose delegate lacks the methods behaves as without a delegate`() {
    let staged = StagedWindow()
    let (bare, field, scrollView) = (Bare(), UITextField(), UIScrollView())
    staged.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
    staged.add(scrollView, CGRect(x: 0, y: 50, width: 100, height: 100))
    (field.delegate, scrollView.delegate) = (bare, bare)
    scrollView.contentSize.height = 500
    #expect(field.becomeFirstResponder())
    staged.window.type("ab")
    #expect(field.text == "ab" && field.resignFirstResponder())
    scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(scrollView.contentOffset.y == 30)
  }

  @Test func `an application delegate's window is an optional of an optional`() throws {
    let full = Full()
    let delegate: (any UIApplicationDelegate)? = full
    #expect(delegate?.window??.isHidden == true)
    if let window = delegate?.window, let known = window { #expect(known === full.window) }
    delegate?.window = nil
    #expect(full.window == nil)
    let bare: (any UIApplicationDelegate)? = Bare()
    #expect(bare?.window??.isHidden == nil)
  }
}
