import CoreGraphics
import Foundation
import MotionCore
import QuartzCore

extension AnimationValue {
  /// Creates a value from an animation's value: a number, a structure (plain or in an `NSValue`), a color, a path, or a list
  /// of numbers or colors; nil if the type is another one or a number isn't finite.
  package init?(_ value: Any?) {
    guard let value, let converted = Self.number(value) ?? Self.structure(value) ?? Self.object(value),
      converted.numbers.allSatisfy(\.isFinite)
    else { return nil }
    self = converted
  }

  private static func number(_ value: Any) -> AnimationValue? {
    double(value).map { AnimationValue(form: .number, numbers: [$0]) }
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func structure(_ value: Any) -> AnimationValue? {
    switch value {
    case let point as CGPoint: AnimationValue(form: .point, numbers: [point.x, point.y].map { Double($0) })
    case let size as CGSize:
      AnimationValue(form: .size, numbers: [size.width, size.height].map { Double($0) })
    case let rect as CGRect:
      AnimationValue(
        form: .rect, numbers: [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
    case let transform as CATransform3D: AnimationValue(form: .transform, numbers: transform.entries)
    case let transform as CGAffineTransform:
      AnimationValue(form: .transform, numbers: CATransform3DMakeAffineTransform(transform).entries)
    default: nil
    }
  }

  private static func object(_ value: Any) -> AnimationValue? {
    if let color = CGColor.from(value) { return AnimationValue(form: .color, numbers: color.sRGBNumbers) }
    if let path = CGPath.from(value) { return AnimationValue(path) }
    guard let list = value as? [Any] else { return nil }
    let numbers = list.compactMap(double)
    if numbers.count == list.count { return AnimationValue(form: .numbers(list.count), numbers: numbers) }
    let colors = list.compactMap(CGColor.from)
    guard colors.count == list.count else { return nil }
    return AnimationValue(form: .colors(list.count), numbers: colors.flatMap(\.sRGBNumbers))
  }

  /// The value for an animation: an `NSNumber`, a plain structure, or an object.
  package var value: Any {
    let number = numbers.map { CGFloat($0) }
    switch form {
    case .number: return NSNumber(value: numbers[0])
    case .point: return CGPoint(x: number[0], y: number[1])
    case .size: return CGSize(width: number[0], height: number[1])
    case .rect: return CGRect(x: number[0], y: number[1], width: number[2], height: number[3])
    case .color: return CGColor.from(sRGB: numbers[...])
    case .transform: return CATransform3D(entries: number)
    case .numbers: return numbers.map { NSNumber(value: $0) }
    case .colors(let count): return (0..<count).map { CGColor.from(sRGB: numbers[(4 * $0)...]) as Any }
    case .path(let steps): return CGPath.from(steps, numbers: number)
    }
  }
}

// MARK: - Structures and colors as numbers

extension CATransform3D {
  fileprivate var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }

  fileprivate init(entries m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }
}

extension CGColor {
  /// Returns a value as a color; nil for any other type.
  fileprivate static func from(_ value: Any) -> CGColor? {
    #if canImport(Darwin)
      // On Apple's systems, a cast to a Core Foundation type always succeeds.
      let object = value as CFTypeRef
      return CFGetTypeID(object) == CGColor.typeID ? unsafeDowncast(object, to: CGColor.self) : nil
    #else
      value as? CGColor
    #endif
  }

  fileprivate static func from(sRGB numbers: ArraySlice<Double>) -> CGColor {
    let first = numbers.startIndex
    return CGColor(
      srgbRed: CGFloat(numbers[first]), green: CGFloat(numbers[first + 1]), blue: CGFloat(numbers[first + 2]),
      alpha: CGFloat(numbers[first + 3]))
  }

  /// Red, green, blue and alpha in encoded sRGB; NaN for a color that can't be converted.
  fileprivate var sRGBNumbers: [Double] {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let color = converted(to: space, intent: .defaultIntent, options: nil),
      let components = color.components, components.count == 4
    else { return [.nan] }
    return components.map { Double($0) }
  }
}
