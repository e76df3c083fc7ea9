import UIKit

// Delegates that pass calls on to another delegate, which may lack the methods.

class ForwardingScrollDelegate: NSObject, UIScrollViewDelegate {
  weak var next: UIScrollViewDelegate?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll?(scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    next?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }
}

class ForwardingFieldDelegate: NSObject, UITextFieldDelegate {
  weak var next: UITextFieldDelegate?

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    next?.textFieldShouldReturn?(textField) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let allows = next?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string)
    else { return true }
    return allows
  }
}

class ForwardingGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var next: UIGestureRecognizerDelegate?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    next?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    next?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return next?.gestureRecognizer?(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
}

class ForwardingTransitions: NSObject, UIViewControllerTransitioningDelegate {
  weak var next: UIViewControllerTransitioningDelegate?

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return next?.animationController?(forDismissed: dismissed)
  }
}

func callsOnConcreteDelegates(_ view: UIScrollView, _ field: UITextField) -> Bool {
  let delegate = ForwardingScrollDelegate()
  delegate.scrollViewDidScroll(view)
  return ForwardingFieldDelegate().textFieldShouldReturn(field)
}
