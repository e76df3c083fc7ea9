import QuartzCore

extension CAPropertyAnimation {
  /// The value at the end; nil if it depends on the layer's own value.
  var lastValue: Any? {
    switch self {
    case let animation as CABasicAnimation: autoreverses ? animation.firstEnd : animation.lastEnd
    case let animation as CAKeyframeAnimation:
      autoreverses ? animation.values?.first : animation.values?.last
    default: nil
    }
  }
}

extension CABasicAnimation {
  fileprivate var firstEnd: Any? {
    if fromValue != nil { return fromValue }
    return combined(toValue, byValue, -)
  }

  fileprivate var lastEnd: Any? {
    if toValue != nil { return toValue }
    return combined(fromValue, byValue, +)
  }

  /// Returns a value and a change combined number by number; nil for other types.
  private func combined(_ value: Any?, _ change: Any?, _ operation: (CGFloat, CGFloat) -> CGFloat) -> Any? {
    if let value = number(value), let change = number(change) { return operation(value, change) }
    return switch (value, change) {
    case (let value as CGPoint, let change as CGPoint):
      CGPoint(x: operation(value.x, change.x), y: operation(value.y, change.y))
    case (let value as CGSize, let change as CGSize):
      CGSize(width: operation(value.width, change.width), height: operation(value.height, change.height))
    default: nil
    }
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    default: nil
    }
  }
}
