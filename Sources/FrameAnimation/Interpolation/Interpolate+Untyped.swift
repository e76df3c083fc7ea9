import MotionCore
import QuartzCore

/// Returns the value at a fraction of the way between two of unknown type.
///
/// - Two numbers of any types give a number: of the type of both if that is `Double`, `CGFloat` or `Float`, else an
///   `NSNumber`.
/// - Two values of one type that is `Interpolable`, such as `CGPoint` or an array of numbers, give one of that type.
/// - Two `NSValue`s of points, sizes, rectangles or vectors give an `NSValue`, two `CGColor`s a `CGColor`.
/// - Two `UIColor`s give a `UIColor`, boxed offsets and insets of UIKit an `NSValue`.
/// - Everything else has nothing in between: `start` below one half of the way, `end` from there on.
public func interpolateAny(from start: Any, to end: Any, at fraction: Double) -> Any {
  if let start = start as? any Interpolable, let mixture = start.mixed(with: end, at: fraction) {
    return mixture
  }
  if let start = number(start), let end = number(end) {
    return NSNumber(value: interpolate(from: start.doubleValue, to: end.doubleValue, at: fraction))
  }
  if let start = start as? NSValue, let end = end as? NSValue,
    let mixture = mixtureOfBoxes(start, end, at: fraction)
  {
    return mixture
  }
  if let mixture = mixtureOfViewValues(start, end, at: fraction) { return mixture }
  if let start = color(start), let end = color(end) { return interpolate(from: start, to: end, at: fraction) }
  return interpolateDiscrete(from: start, to: end, at: fraction)
}

extension Interpolable {
  /// The value on the way to another one, if that is of the same type.
  fileprivate func mixed(with end: Any, at fraction: Double) -> Any? {
    (end as? Self).map { interpolated(to: $0, at: fraction) }
  }
}

/// A box with what lies between what two boxes hold; nil where they don't hold the same structure, or another one.
private func mixtureOfBoxes(_ start: NSValue, _ end: NSValue, at fraction: Double) -> NSValue? {
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

/// A number of any type; a truth value isn't one.
private func number(_ value: Any) -> NSNumber? { type(of: value) == Bool.self ? nil : value as? NSNumber }

private func color(_ value: Any) -> CGColor? {
  #if canImport(Darwin)
    let value = value as CFTypeRef
    return CFGetTypeID(value) == CGColor.typeID ? unsafeDowncast(value, to: CGColor.self) : nil
  #else
    return value as? CGColor
  #endif
}
