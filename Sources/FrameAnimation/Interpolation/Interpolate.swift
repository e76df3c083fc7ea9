public import MotionCore

/// Returns the value at a fraction of the way between two: numbers, points, sizes, rectangles, vectors, arrays of them,
/// colours of MotionCore, whatever is `Interpolable`.
///
/// Exactly `start` at 0 and `end` at 1; beyond the ends for a fraction outside 0…1, as of an easing that overshoots.
///
/// ```swift
/// interpolate(from: 50, to: 100, at: 1.2)                   // 110
/// interpolate(from: frame, to: largeFrame, at: progress)    // a CGRect
/// ```
///
/// Transforms aren't among them on purpose, since a mixture of two matrices isn't what anybody means: interpolate angle,
/// scale and translation, and concatenate. `CALayer` does it that way too.
@inlinable
public func interpolate<Value: Interpolable>(from start: Value, to end: Value, at fraction: Double) -> Value {
  start.interpolated(to: end, at: fraction)
}

/// Returns `start` below one half of the way, `end` from there on: for what has nothing in between.
@inlinable
public func interpolateDiscrete<Value>(from start: Value, to end: Value, at fraction: Double) -> Value {
  Discrete.value(from: start, to: end, at: fraction)
}

/// Returns the one of several values that holds at a fraction of the way through all of them; nil where there is none.
///
/// Each of *n* holds for 1/*n* of the way; the first one before it, the last one after.
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
