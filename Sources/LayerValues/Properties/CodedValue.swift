package import CoreGraphics

/// A type of values that key-value coding converts to and from `Any`.
package protocol CodedValue: Sendable {
  /// Converts a value; nil if it has another type.
  static func coded(from value: Any?) -> Self?

  /// The value as key-value coding returns it.
  var codedValue: Any { get }
}

extension CodedValue {
  package var codedValue: Any { self }
}

extension Double: CodedValue {
  package static func coded(from value: Any?) -> Double? { Coerced.double(value) }
}

extension CGFloat: CodedValue {
  package static func coded(from value: Any?) -> CGFloat? { Coerced.double(value).map { CGFloat($0) } }
}

extension Float: CodedValue {
  package static func coded(from value: Any?) -> Float? { Coerced.float(value) }
}

extension Bool: CodedValue {
  package static func coded(from value: Any?) -> Bool? { Coerced.bool(value) }
}

extension String: CodedValue {
  package static func coded(from value: Any?) -> String? { Coerced.string(value) }
}

extension CGRect: CodedValue {
  package static func coded(from value: Any?) -> CGRect? { Coerced.rect(value) }
}

extension CAFrameRateRange: CodedValue {
  package static func coded(from value: Any?) -> CAFrameRateRange? { value as? CAFrameRateRange }
}

// MARK: - Raw values

/// A name that is coded as its text.
package protocol CodedName: CodedValue, RawRepresentable<String> {}

extension CodedName {
  package static func coded(from value: Any?) -> Self? { Coerced.string(value).flatMap(Self.init(rawValue:)) }

  package var codedValue: Any { rawValue }
}

extension CAMediaTimingFillMode: CodedName {}

/// A set of flags that is coded as its raw value.
package protocol CodedFlags: CodedValue, OptionSet where RawValue: FixedWidthInteger {}

extension CodedFlags {
  package static func coded(from value: Any?) -> Self? {
    Coerced.double(value).flatMap(RawValue.init(exactly:)).map(Self.init(rawValue:))
  }

  package var codedValue: Any { rawValue }
}

extension CACornerMask: CodedFlags {}
