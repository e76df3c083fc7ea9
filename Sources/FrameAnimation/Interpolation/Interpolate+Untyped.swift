import MotionCore
import QuartzCore

/// Returns the value at a fraction of the distance between two values of unknown type.
///
/// - Two numbers of any types give a number: of their type if both are `Double`, `CGFloat` or `Float`, otherwise an
///   `NSNumber`.
/// - Two values of the same `Interpolable` type, such as `CGPoint` or an array of numbers, give a value of that type.
/// - Two `NSValue`s of points, sizes, rectangles or vectors give an `NSValue`, two `CGColor`s a `CGColor`.
/// - Two `UIColor`s give a `UIColor`, two `NSValue`s of UIKit's offsets or insets an `NSValue`.
/// - Other values aren't interpolated: the result is `start` below ½, `end` from there on.
public func interpolateAny(from start: Any, to end: Any, at fraction: Double) -> Any {
  if let start = start as? any Interpolable, let mixture = start.mixed(with: end, at: fraction) {
    return mixture
  }
  if let start = number(start), let end = number(end) {
    return NSNumber(value: interpolate(from: start.doubleValue, to: end.doubleValue, at: fraction))
  }
  if let start = start as? NSValue, let end = end as? NSValue,
    let mixture = interpolateStructures(start, end, at: fraction)
  {
    return mixture
  }
  if let mixture = interpolateViewValues(start, end, at: fraction) { return mixture }
  if let start = color(start), let end = color(end) { return interpolate(from: start, to: end, at: fraction) }
  return interpolateDiscrete(from: start, to: end, at: fraction)
}

extension Interpolable {
  /// Returns the value at a fraction of the distance to another one; nil if their types differ.
  fileprivate func mixed(with end: Any, at fraction: Double) -> Any? {
    (end as? Self).map { interpolated(to: $0, at: fraction) }
  }
}

/// Returns the `NSValue` between two values of the same structure; nil for other values.
private func interpolateStructures(_ start: NSValue, _ end: NSValue, at fraction: Double) -> NSValue? {
  if let start = start as? CGPoint, let end = end as? CGPoint {
    return NSValue(cgPoint: interpolate(from: start, to: end, at: fraction))
  }
  if let start = start as? CGSize, let end = end as? CGSize {
    return NSValue(cgSize: interpolate(from: start, to: end, at: fraction))
  }
  if let start = start as? CGRect, let end = end as? CGRect {
    return NSValue(cgRect: interpolate(from: start, to: end, at: fraction))
  }
  if let start = start as? CGVector, let end = end as? CGVector {
    return NSValue(cgVector: interpolate(from: start, to: end, at: fraction))
  }
  return nil
}

/// Returns a number of any type; nil for a Boolean value.
private func number(_ value: Any) -> NSNumber? { type(of: value) == Bool.self ? nil : value as? NSNumber }

private func color(_ value: Any) -> CGColor? {
  #if canImport(Darwin)
    let value = value as CFTypeRef
    return CFGetTypeID(value) == CGColor.typeID ? unsafeDowncast(value, to: CGColor.self) : nil
  #else
    return value as? CGColor
  #endif
}
