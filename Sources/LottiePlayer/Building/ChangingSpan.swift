/// The frames between the first and the last keyframe of some animated properties.
struct ChangingSpan {
  private var first = Double.infinity
  private var last = -Double.infinity

  /// The number of frames; 0 without animated properties.
  var length: Double { max(0, last - first) }

  mutating func add<Value>(_ property: Animated<Value>?) {
    guard let property, !property.isConstant else { return }
    first = min(first, property.span.lowerBound)
    last = max(last, property.span.upperBound)
  }

  static func + (one: ChangingSpan, other: ChangingSpan) -> ChangingSpan {
    var sum = ChangingSpan()
    sum.first = min(one.first, other.first)
    sum.last = max(one.last, other.last)
    return sum
  }
}
