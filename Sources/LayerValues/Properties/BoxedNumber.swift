import CoreGraphics

/// Returns a number as an `NSNumber`, which `as?` converts to every type that can represent it. Other values are returned
/// unchanged.
///
/// Key-value coding returns numbers in this form. On Linux, a `CGFloat` in a value of type `Any` can't be cast to
/// `Double`, nor a `Double` to `CGFloat`.
package func boxedNumber(_ value: Any?) -> Any? {
  guard let value else { return nil }
  return switch type(of: value) {
  case is CGFloat.Type: (value as? CGFloat).map { NSNumber(value: Double($0)) }
  case is Double.Type: (value as? Double).map { NSNumber(value: $0) }
  case is Float.Type: (value as? Float).map { NSNumber(value: $0) }
  case is Int.Type: (value as? Int).map { NSNumber(value: $0) }
  case is UInt.Type: (value as? UInt).map { NSNumber(value: $0) }
  case is Bool.Type: (value as? Bool).map { NSNumber(value: $0) }
  default: value
  }
}
