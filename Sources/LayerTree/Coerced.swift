import CoreGraphics

/// Values of `Any` as the types that properties have, where that makes sense; nil otherwise.
///
/// Numbers come as `Double`, `CGFloat`, `Int`, `Float`, `NSNumber` and others, structures plain or in an
/// `NSValue`: all of them count.
enum Coerced {
  static func double(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// An array of so many numbers, all of them finite.
  static func finiteDoubles(_ value: Any?, count: Int) -> [Double]? {
    guard let values = value as? [Any], values.count == count else { return nil }
    let numbers = values.compactMap { double($0) }
    return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  static func float(_ value: Any?) -> Float? { double(value).map(Float.init) }

  static func bool(_ value: Any?) -> Bool? { (value as? Bool) ?? double(value).map { $0 != 0 } }

  /// A text, or the raw value of a name such as `CALayerContentsGravity.center`.
  static func string(_ value: Any?) -> String? {
    (value as? String) ?? (value as? any RawRepresentable)?.rawValue as? String
  }

  static func point(_ value: Any?) -> CGPoint? { value as? CGPoint }

  static func size(_ value: Any?) -> CGSize? { value as? CGSize }

  static func rect(_ value: Any?) -> CGRect? { value as? CGRect }

  static func transform(_ value: Any?) -> CATransform3D? {
    switch value {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    default: nil
    }
  }

  /// A value that may be absent: nil for nil and null, the old one for what is of another type.
  static func optional<Value>(_ value: Any?, else old: Value?) -> Value? {
    value == nil || value is NSNull ? nil : value as? Value ?? old
  }

  static func color(_ value: Any?) -> CGColor? { value as? CGColor }
}
