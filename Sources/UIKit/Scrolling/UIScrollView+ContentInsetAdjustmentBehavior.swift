import QuartzCore

extension UIScrollView {
  /// A rule for adding the safe area to the margins around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as ``scrollableAxes``, because there are no bars of the system.
    case automatic
    /// The safe area is added along the axes in which the content can be scrolled.
    case scrollableAxes
    /// The safe area isn't added.
    case never
    /// The safe area is always added.
    case always
  }

  /// The margins around the content, with the part of the safe area that the behavior adds.
  var resultingContentInset: UIEdgeInsets {
    let (inset, area) = (contentInset, scrollTraits.safeArea)
    let (addsX, addsY) = axesWithSafeArea
    return UIEdgeInsets(
      top: inset.top + (addsY ? area.top : 0), left: inset.left + (addsX ? area.left : 0),
      bottom: inset.bottom + (addsY ? area.bottom : 0), right: inset.right + (addsX ? area.right : 0))
  }

  private var axesWithSafeArea: (x: Bool, y: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .automatic, .scrollableAxes:
      let (size, inset) = (contentSize, contentInset)
      return (
        alwaysBounceHorizontal || size.width + inset.left + inset.right > bounds.width,
        alwaysBounceVertical || size.height + inset.top + inset.bottom > bounds.height
      )
    }
  }

  /// Calls a closure that can change ``adjustedContentInset``, and notifies the view and its delegate if the insets have
  /// changed. Content at its start stays there.
  func adjustInsets(_ change: () -> Void) {
    let old = adjustedContentInset
    let isAtStart = contentOffset == CGPoint(x: -old.left, y: -old.top)
    change()
    let new = adjustedContentInset
    guard new != old else { return }
    indicators.layOut()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset?(self)
    if isAtStart { applyOffset(CGPoint(x: -new.left, y: -new.top)) }
  }
}
