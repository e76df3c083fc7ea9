public import QuartzCore

// MARK: - Calls with a question mark

extension UIScrollViewDelegate {
  /// The method `scrollViewShouldScrollToTop(_:)`, for calls with a question mark.
  public var scrollViewShouldScrollToTop: OptionalMethod<UIScrollView, Bool>? {
    optionalMethod(
      "scrollViewShouldScrollToTop(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in
        try self.scrollViewShouldScrollToTop(scrollView)
      })
  }

  /// The method `scrollViewDidScrollToTop(_:)`, for calls with a question mark.
  public var scrollViewDidScrollToTop: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewDidScrollToTop(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in
        try self.scrollViewDidScrollToTop(scrollView)
      })
  }

  /// The method `viewForZooming(in:)`, for calls with a question mark.
  public var viewForZooming: UIScrollViewDelegate_viewForZooming? {
    optionalMethod("viewForZooming(in:)", of: self, UIScrollViewDelegate_viewForZooming(delegate: self))
  }

  /// The method `scrollViewWillBeginZooming(_:with:)`, for calls with a question mark.
  public var scrollViewWillBeginZooming: UIScrollViewDelegate_scrollViewWillBeginZooming? {
    optionalMethod(
      "scrollViewWillBeginZooming(_:with:)", of: self,
      UIScrollViewDelegate_scrollViewWillBeginZooming(delegate: self))
  }

  /// The method `scrollViewDidZoom(_:)`, for calls with a question mark.
  public var scrollViewDidZoom: OptionalMethod<UIScrollView, Void>? {
    optionalMethod(
      "scrollViewDidZoom(_:)", of: self,
      OptionalMethod { scrollView throws(MissingMethodError) in try self.scrollViewDidZoom(scrollView) })
  }

  /// The method `scrollViewDidEndZooming(_:with:atScale:)`, for calls with a question mark.
  public var scrollViewDidEndZooming: UIScrollViewDelegate_scrollViewDidEndZooming? {
    optionalMethod(
      "scrollViewDidEndZooming(_:with:atScale:)", of: self,
      UIScrollViewDelegate_scrollViewDidEndZooming(delegate: self))
  }
}

/// The method `viewForZooming(…)` of a ``UIScrollViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_viewForZooming {
  let delegate: any UIScrollViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    try? delegate.viewForZooming(in: scrollView)
  }
}

/// The method `scrollViewWillBeginZooming(…)` of a ``UIScrollViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewWillBeginZooming {
  let delegate: any UIScrollViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    try? delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// The method `scrollViewDidEndZooming(…)` of a ``UIScrollViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidEndZooming {
  let delegate: any UIScrollViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    -> Void?
  {
    try? delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
