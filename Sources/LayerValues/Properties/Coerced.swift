package import CoreGraphics

/// Conversions of `Any` to the types of properties; nil for a value of another type.
///
/// Numbers may be `Double`, `CGFloat`, `Int`, `Float`, `NSNumber` and others, structures plain or in an `NSValue`.
package enum Coerced {
  /// Returns the current value, and reports a value of the wrong type for a key.
  package static func fallback<Value>(to current: Value, rejecting value: Any?, for key: String) -> Value {
    reportWrongType(of: value, for: key)
    return current
  }

  /// Reports a value of the wrong type.
  package static func reportWrongType(of value: Any?, for purpose: String) {
    let kind = value.map { "\(type(of: $0))" } ?? "nil"
    CoreAnimationDiagnostics.report("'\(purpose)' can't be a value of type \(kind)")
  }

  /// Returns whether a value is null. A cast to `NSNull` would try bridges first.
  static func isNull(_ value: Any) -> Bool { type(of: value) is NSNull.Type }

  package static func double(_ value: Any?) -> Double? {
    guard let value else { return nil }
    return standardNumber(value) ?? castNumber(value)
  }

  /// Converts a value of one of Swift's own types of numbers. Comparing types is several times as fast as casting.
  private static func standardNumber<Value>(_ value: Value) -> Double? {
    if Value.self == Double.self { return unsafeBitCast(value, to: Double.self) }
    if Value.self == CGFloat.self { return Double(unsafeBitCast(value, to: CGFloat.self)) }
    if Value.self == Int.self { return Double(unsafeBitCast(value, to: Int.self)) }
    if Value.self == Float.self { return Double(unsafeBitCast(value, to: Float.self)) }
    return nil
  }

  /// Converts a value whose type bridges to a type of numbers, such as an `NSNumber`.
  private static func castNumber(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Converts an array of a given count of finite numbers.
  static func finiteDoubles(_ value: Any?, count: Int) -> [Double]? {
    guard let values = value as? [Any], values.count == count else { return nil }
    let numbers = values.compactMap { double($0) }
    return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  package static func float(_ value: Any?) -> Float? { double(value).map(Float.init) }

  package static func bool(_ value: Any?) -> Bool? { (value as? Bool) ?? double(value).map { $0 != 0 } }

  /// Converts a string, or a name such as `CALayerContentsGravity.center` to its raw value.
  package static func string(_ value: Any?) -> String? {
    (value as? String) ?? (value as? any RawRepresentable)?.rawValue as? String
  }

  package static func point(_ value: Any?) -> CGPoint? { value as? CGPoint }

  package static func size(_ value: Any?) -> CGSize? { value as? CGSize }

  package static func rect(_ value: Any?) -> CGRect? { value as? CGRect }

  package static func transform(_ value: Any?) -> CATransform3D? {
    switch value {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    default: nil
    }
  }

  /// Converts an optional value: nil and null become nil; a value of another type is reported, and the old value is
  /// retained.
  package static func optional<Value>(_ value: Any?, else old: Value?, for key: String) -> Value? {
    optional(value, else: old, for: key) { $0 as? Value }
  }

  /// Converts an optional value like ``optional(_:else:for:)``, with a custom conversion.
  package static func optional<Value>(
    _ value: Any?, else old: Value?, for key: String, _ convert: (Any) -> Value?
  ) -> Value? {
    guard let value, !isNull(value) else { return nil }
    return convert(value) ?? fallback(to: old, rejecting: value, for: key)
  }

  package static func color(_ value: Any?) -> CGColor? { value as? CGColor }
}
