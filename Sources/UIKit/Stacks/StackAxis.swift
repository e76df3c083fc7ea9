import QuartzCore

/// The attributes that constraints of a stack use along an axis.
struct StackAxis {
  let axis: NSLayoutConstraint.Axis

  private var isHorizontal: Bool { axis == .horizontal }

  var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  /// The other axis.
  var across: StackAxis { StackAxis(axis: isHorizontal ? .vertical : .horizontal) }

  /// Returns the natural length of a view's content between 0 and 1e6; nil if it has none.
  @MainActor func naturalLength(of view: UIView) -> CGFloat? {
    let size = view.intrinsicContentSize
    let length = isHorizontal ? size.width : size.height
    return length >= 0 ? min(length, 1e6) : nil
  }
}
