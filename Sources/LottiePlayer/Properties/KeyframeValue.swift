import MotionCore

/// A value of a property, interpolated from keyframe to keyframe.
protocol KeyframeValue: Interpolable, Equatable {
  /// Returns the value at a fraction of the time from this keyframe's value to the next one's.
  func interpolated(
    to end: Self, at fraction: Double, easing: KeyframeEasing, tangents: SpatialTangents?
  ) -> Self

  /// The number of points or colors in the value; 1 for types with a fixed size.
  var elementCount: Int { get }

  /// Returns whether another value consists of parts of the same kinds.
  func hasStructure(of other: Self) -> Bool

  /// The memory of a sample in an animation, relative to a number or a point. For values with many points or
  /// colors, it's the memory for each of them.
  static var memoryCost: Double { get }
}

extension KeyframeValue {
  var elementCount: Int { 1 }

  func hasStructure(of other: Self) -> Bool { elementCount == other.elementCount }

  static var memoryCost: Double { 1 }

  func interpolated(
    to end: Self, at fraction: Double, easing: KeyframeEasing, tangents: SpatialTangents?
  ) -> Self {
    interpolated(to: end, at: easing.value(at: fraction))
  }
}

/// A value that Lottie files store, decoded from the format's own notation.
protocol LottieValue: KeyframeValue {
  init(reading json: JSONNode) throws(JSONError)

  /// The value of a property that names only a slot, until a slot or theme replaces it.
  static var placeholder: Self { get }
}

extension Double: LottieValue {
  static var placeholder: Double { 0 }

  init(reading json: JSONNode) throws(JSONError) {
    guard let first = try FirstNumber(json).value else {
      throw JSONError(json, "an empty list, where a number was expected")
    }
    self = first
  }
}

/// A list of numbers of any length, such as the stops of a gradient.
extension [Double]: KeyframeValue {
  var elementCount: Int { count }
}

extension [Double]: LottieValue {
  static var placeholder: [Double] { [] }

  init(reading json: JSONNode) throws(JSONError) { self = try Numbers(json).values }
}

/// A value that is decoded in the format's own notation.
struct StoredValue<Value: LottieValue>: JSONReadable {
  let value: Value

  init(_ json: JSONNode) throws(JSONError) { value = try Value(reading: json) }
}
