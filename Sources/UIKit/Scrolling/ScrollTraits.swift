import QuartzCore

/// The stored settings of a scroll view.
@MainActor
struct ScrollTraits {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The part of the safe area that the behavior adds to the insets.
  var safeArea = UIEdgeInsets.zero
  /// The part of the top inset that a refreshing control takes.
  var refreshInset: CGFloat = 0
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
}

/// The axes of a scroll.
struct ScrollAxes {
  var horizontal: Bool
  var vertical: Bool
}

/// The current drag of a scroll view's content.
@MainActor
struct ScrollDrag {
  /// The offset at the beginning of the drag, without the resistance beyond an edge.
  let start: CGPoint
  /// The axes along which the content moves.
  let axes: ScrollAxes
}
