public import MotionCore

/// Returns the value at a fraction of the distance between two `Interpolable` values: numbers, points, sizes, rectangles,
/// vectors, arrays of them, and colors of MotionCore.
///
/// The result is exactly `start` at 0 and `end` at 1, and beyond the ends for a fraction outside of 0…1, as overshooting
/// easings produce.
///
/// ```swift
/// interpolate(from: 50, to: 100, at: 1.2)                   // 110
/// interpolate(from: frame, to: largeFrame, at: progress)    // a CGRect
/// ```
///
/// Transforms aren't interpolable, because the entries of a matrix have no meaning of their own. Interpolate angle, scale and
/// translation, and concatenate them, as `CALayer` does.
@inlinable
public func interpolate<Value: Interpolable>(from start: Value, to end: Value, at fraction: Double) -> Value {
  start.interpolated(to: end, at: fraction)
}

/// Returns `start` below a fraction of ½, `end` from there on, for values that can't be interpolated.
@inlinable
public func interpolateDiscrete<Value>(from start: Value, to end: Value, at fraction: Double) -> Value {
  Discrete.value(from: start, to: end, at: fraction)
}

/// Returns one of several values at a fraction of the sequence; nil for no values.
///
/// Each of *n* values covers 1/*n* of the range. The first one also holds below 0, the last one above 1.
///
/// ```swift
/// text.alignmentMode = interpolateDiscrete([.left, .center, .right], at: progress)!
/// ```
@inlinable
public func interpolateDiscrete<Values: RandomAccessCollection>(
  _ values: Values, at fraction: Double
) -> Values.Element? {
  Discrete.value(of: values, at: fraction)
}
