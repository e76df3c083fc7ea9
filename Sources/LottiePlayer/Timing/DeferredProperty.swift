/// A property whose keyframes are computed when they are first needed.
///
/// Until its start, the property is known without them.
final class DeferredProperty<Value: KeyframeValue> {
  /// The value of the first keyframe.
  let first: Value
  /// The frame until which the property has its first value.
  let start: Double
  /// The property with all keyframes; nil until they are computed.
  private(set) var computed: Animated<Value>?
  private let compute: () -> Animated<Value>

  /// - Parameters:
  ///   - first: The value of the first keyframe.
  ///   - start: The frame until which the property has that value.
  ///   - compute: A function that returns the property; it's called at most once.
  init(first: Value, until start: Double, _ compute: @escaping () -> Animated<Value>) {
    (self.first, self.start, self.compute) = (first, start, compute)
  }

  /// Creates a property whose keyframes are already computed.
  init(_ property: Animated<Value>) {
    (first, start, computed) = (property.first, property.span.lowerBound, property)
    compute = { property }
  }

  /// The property with all keyframes.
  var property: Animated<Value> {
    let property = computed ?? compute()
    computed = property
    return property
  }
}
