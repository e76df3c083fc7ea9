public import QuartzCore

/// An object that is notified about scrolling.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`. Others call
/// them with a question mark after the name: `delegate?.scrollViewDidScroll?(view)`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: _OptionalMethods {
  /// Called after the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView) throws(MissingMethodError)
  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(MissingMethodError)
  /// Called when a drag ends, before the deceleration.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest, which can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>) throws(MissingMethodError)
  /// Called after a drag has ended, with whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    throws(MissingMethodError)
  /// Called when a deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(MissingMethodError)
  /// Called when a deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(MissingMethodError)
  /// Called when a scrolling animation that the program started has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(MissingMethodError)
  /// Called after the insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws(MissingMethodError)
  /// Returns whether a tap on the status bar scrolls to the top. There is no status bar, so UIKit never calls it.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(MissingMethodError) -> Bool
  /// Called after a tap on the status bar has scrolled to the top. UIKit never calls it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(MissingMethodError)

  /// Returns the view that is zoomed; nil if the content can't be zoomed.
  func viewForZooming(in scrollView: UIScrollView) throws(MissingMethodError) -> UIView?
  /// Called before a pinch or an animation begins to zoom a view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) throws(MissingMethodError)
  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView) throws(MissingMethodError)
  /// Called after a pinch or an animation has zoomed a view, with the final scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    throws(MissingMethodError)
}

// MARK: - Defaults

extension UIScrollViewDelegate {
  /// Fails, because the delegate lacks the method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func viewForZooming(in scrollView: UIScrollView) throws(MissingMethodError) -> UIView? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIScrollViewDelegate {
  /// The method `scrollViewDidScroll(_:)`, for calls with a question mark.
  public var scrollViewDidScroll: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewDidScroll(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in try self.scrollViewDidScroll(scrollView) })
  }

  /// The method `scrollViewWillBeginDragging(_:)`, for calls with a question mark.
  public var scrollViewWillBeginDragging: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewWillBeginDragging(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in
        try self.scrollViewWillBeginDragging(scrollView)
      })
  }

  /// The method `scrollViewWillBeginDecelerating(_:)`, for calls with a question mark.
  public var scrollViewWillBeginDecelerating: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewWillBeginDecelerating(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in
        try self.scrollViewWillBeginDecelerating(scrollView)
      })
  }

  /// The method `scrollViewDidEndDecelerating(_:)`, for calls with a question mark.
  public var scrollViewDidEndDecelerating: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewDidEndDecelerating(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in
        try self.scrollViewDidEndDecelerating(scrollView)
      })
  }

  /// The method `scrollViewDidEndScrollingAnimation(_:)`, for calls with a question mark.
  public var scrollViewDidEndScrollingAnimation: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewDidEndScrollingAnimation(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in
        try self.scrollViewDidEndScrollingAnimation(scrollView)
      })
  }

  /// The method `scrollViewDidChangeAdjustedContentInset(_:)`, for calls with a question mark.
  public var scrollViewDidChangeAdjustedContentInset: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewDidChangeAdjustedContentInset(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in
        try self.scrollViewDidChangeAdjustedContentInset(scrollView)
      })
  }

  /// The method `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, for calls with a question mark.
  public var scrollViewWillEndDragging: UIScrollViewDelegate_scrollViewWillEndDragging? {
    optionalMethod(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", of: self,
      UIScrollViewDelegate_scrollViewWillEndDragging(delegate: self))
  }

  /// The method `scrollViewDidEndDragging(_:willDecelerate:)`, for calls with a question mark.
  public var scrollViewDidEndDragging: UIScrollViewDelegate_scrollViewDidEndDragging? {
    optionalMethod(
      "scrollViewDidEndDragging(_:willDecelerate:)", of: self,
      UIScrollViewDelegate_scrollViewDidEndDragging(delegate: self))
  }
}

/// The method `scrollViewWillEndDragging(…)` of a ``UIScrollViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewWillEndDragging {
  let delegate: any UIScrollViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    try? delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// The method `scrollViewDidEndDragging(…)` of a ``UIScrollViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidEndDragging {
  let delegate: any UIScrollViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    try? delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
