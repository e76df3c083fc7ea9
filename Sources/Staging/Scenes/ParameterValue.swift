public import CoreGraphics
import Raster

/// A type of values that users can write as text, for parameters of scenes.
///
/// Numbers, Boolean values, strings, and colors conform. An enumeration of strings conforms by declaration:
///
/// ```swift
/// enum Style: String, CaseIterable, ParameterValue { case plain, bold }
/// ```
public protocol ParameterValue {
  /// The accepted texts as a noun phrase: "a whole number".
  static var parameterExpectation: String { get }

  /// All accepted texts, if they can be listed; nil by default.
  static var parameterChoices: [String]? { get }

  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  static func parameterValue(_ text: String) -> Self?

  /// The text that stands for the value.
  var parameterText: String { get }
}

/// A number that can have limits.
public protocol ParameterNumber: ParameterValue, Comparable {
  /// The number in double precision.
  var parameterNumber: Double { get }
}

extension ParameterValue {
  /// All accepted texts, or nil if they can't be listed.
  public static var parameterChoices: [String]? { nil }
}

// MARK: - Numbers

extension ParameterValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The accepted texts as a noun phrase.
  public static var parameterExpectation: String { "a number" }

  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  public static func parameterValue(_ text: String) -> Self? {
    // The initializer also accepts hexadecimal digits, infinity, and NaN.
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Self(text) else { return nil }
    return number.isFinite ? number : nil
  }

  /// The text that stands for the value.
  public var parameterText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number in double precision.
  public var parameterNumber: Double { Double(self) }
}

extension ParameterValue where Self: FixedWidthInteger {
  /// The accepted texts as a noun phrase.
  public static var parameterExpectation: String {
    isSigned ? "a whole number" : "a whole number of at least 0"
  }
  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  public static func parameterValue(_ text: String) -> Self? { Self(text) }
  /// The text that stands for the value.
  public var parameterText: String { "\(self)" }
  /// The number in double precision.
  public var parameterNumber: Double { Double(self) }
}

extension Double: ParameterNumber {}
extension Float: ParameterNumber {}
extension Int: ParameterNumber {}
extension UInt64: ParameterNumber {}

extension CGFloat: ParameterNumber {
  /// The accepted texts as a noun phrase.
  public static var parameterExpectation: String { Double.parameterExpectation }
  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  public static func parameterValue(_ text: String) -> CGFloat? {
    Double.parameterValue(text).map { CGFloat($0) }
  }
  /// The text that stands for the value.
  public var parameterText: String { Double(self).parameterText }
  /// The number in double precision.
  public var parameterNumber: Double { Double(self) }
}

// MARK: - Words

extension String: ParameterValue {
  /// The accepted texts as a noun phrase.
  public static var parameterExpectation: String { "a text" }
  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  public static func parameterValue(_ text: String) -> String? { text }
  /// The text that stands for the value.
  public var parameterText: String { self }
}

extension Bool: ParameterValue {
  /// The accepted texts as a noun phrase.
  public static var parameterExpectation: String { "true or false" }
  /// All accepted texts, or nil if they can't be listed.
  public static var parameterChoices: [String]? { ["true", "false"] }
  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  public static func parameterValue(_ text: String) -> Bool? { Bool(text) }
  /// The text that stands for the value.
  public var parameterText: String { "\(self)" }
}

extension ParameterValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The accepted texts as a noun phrase.
  public static var parameterExpectation: String {
    "one of \(allCases.map(\.rawValue).joined(separator: ", "))"
  }
  /// All accepted texts, or nil if they can't be listed.
  public static var parameterChoices: [String]? { allCases.map(\.rawValue) }
  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  public static func parameterValue(_ text: String) -> Self? { Self(rawValue: text) }
  /// The text that stands for the value.
  public var parameterText: String { rawValue }
}

// MARK: - Colors

extension CGColor: ParameterValue {
  /// The accepted texts as a noun phrase.
  public static var parameterExpectation: String { "a color like #ff8800, or #ff880080 with alpha" }

  /// Returns the value that a text stands for; nil for a text that isn't accepted.
  public static func parameterValue(_ text: String) -> CGColor? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let bits = UInt32(digits, radix: 16)
    else { return nil }
    let color = digits.count == 6 ? bits << 8 | 0xFF : bits
    func component(_ shift: UInt32) -> CGFloat { CGFloat(color >> shift & 0xFF) / 255 }
    return CGColor(
      srgbRed: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// The text that stands for the value.
  public var parameterText: String {
    let color = sRGB
    func digits(_ component: Double) -> String {
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    let opaque = "#" + [color.red, color.green, color.blue].map { digits(Double($0)) }.joined()
    return color.alpha >= 1 ? opaque : opaque + digits(Double(color.alpha))
  }
}
