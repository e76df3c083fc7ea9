import QuartzCore

/// What a scroll view has beside a view's traits.
@MainActor
struct ScrollTraits {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
}

/// Which way the content can go.
struct ScrollAxes {
  var horizontal: Bool
  var vertical: Bool
}

/// What fingers do to a scroll view's content.
@MainActor
struct ScrollDrag {
  /// Where the offset would be without rubber bands when the drag began.
  let start: CGPoint
  /// Which way the content goes.
  let axes: ScrollAxes
}
