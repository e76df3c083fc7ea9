import CoreGraphics
import Foundation

/// A property under a custom key, in the form in which an animation changes it.
package final class CustomProperty: Equatable, Sendable {
  /// The type of a number, preserved when the number is returned.
  enum NumberType: Hashable {
    case cgFloat, double, float, int, number
  }

  package let key: String
  package let kind: ValueKind
  private let numberType: NumberType

  /// Creates a property with values of the same type as `example`.
  package init(key: String, example: Any) {
    self.key = key
    (kind, numberType) = Self.type(of: example)
  }

  private static func type(of example: Any) -> (ValueKind, NumberType) {
    // An `NSNumber` would match `Bool` as well.
    if Swift.type(of: example) is NSNumber.Type { return (.scalar, .number) }
    return switch example {
    case is Bool: (.bool, .number)
    case is CGFloat: (.scalar, .cgFloat)
    case is Double: (.scalar, .double)
    case is Float: (.scalar, .float)
    case is Int: (.scalar, .int)
    case is CGPoint: (.point, .number)
    case is CGSize: (.size, .number)
    case is CGRect: (.rect, .number)
    case is CATransform3D, is CGAffineTransform: (.transform, .number)
    case is CGColor: (.color, .number)
    default: (.any, .number)
    }
  }

  package static func == (a: CustomProperty, b: CustomProperty) -> Bool {
    a.key == b.key && a.kind == b.kind && a.numberType == b.numberType
  }

  /// The numbers that represent an absent value.
  package var absentNumbers: [Double] {
    kind == .transform ? CATransform3DIdentity.numbers : Array(repeating: 0, count: max(1, kind.numberCount))
  }

  /// Returns the value with the given numbers.
  package func value(from numbers: [Double]) -> Any? {
    guard kind == .scalar else { return kind.value(from: numbers) }
    switch numberType {
    case .cgFloat: return CGFloat(numbers[0])
    case .double: return numbers[0]
    case .float: return Float(numbers[0])
    case .int: return Int(exactly: numbers[0].rounded(.towardZero)) ?? 0
    case .number: return NSNumber(value: numbers[0])
    }
  }
}
