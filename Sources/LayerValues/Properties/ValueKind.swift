import CoreGraphics
import Raster

/// The layout of a property's value in memory, with its conversions to `Any` and to numbers.
package enum ValueKind: UInt8 {
  /// `CGFloat`.
  case scalar
  case float
  /// `Int`.
  case integer
  /// A structure with a `UInt32` as its only member.
  case bits
  case bool
  case point
  case size
  case rect
  case transform
  /// `CGColor?`.
  case color
  /// `CGPath?`.
  case path
  /// A structure with a `String` as its only member.
  case name
  /// `Any?`.
  case any
  /// `CFTypeRef?`.
  case object
  /// `[NSNumber]?`.
  case numbers
  /// `[Any]?`.
  case list
  /// `[CAEmitterCell]?`.
  case cells
  /// `FilterValues?`.
  case filter
  /// `[FilterValues]?`.
  case filters
}

// MARK: - Numbers

extension ValueKind {
  /// The number of numbers in a value; 0 for kinds of objects.
  package var numberCount: Int {
    switch self {
    case .scalar, .float, .integer, .bits, .bool: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .transform: 16
    case .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters: 0
    }
  }

  /// Whether values can be interpolated if they have the same ``ValueForm``.
  package var hasForms: Bool {
    switch self {
    case .path, .numbers, .list: true
    case .scalar, .float, .integer, .bits, .bool, .point, .size, .rect, .transform, .color: false
    case .name, .any, .object, .cells, .filter, .filters: false
    }
  }

  /// Converts a value to numbers; nil if it isn't of this kind, has no numbers, or has one that isn't
  /// finite.
  package func numbers(from value: Any?) -> [Double]? {
    guard let numbers = uncheckedNumbers(from: value), numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers
  }

  private func uncheckedNumbers(from value: Any?) -> [Double]? {
    switch self {
    case .scalar, .float, .integer, .bits: Coerced.double(value).map { [$0] }
    case .bool: Coerced.bool(value).map { [$0 ? 1 : 0] }
    case .point: Coerced.point(value).map { [Double($0.x), Double($0.y)] }
    case .size: Coerced.size(value).map { [Double($0.width), Double($0.height)] }
    case .rect:
      Coerced.rect(value).map {
        [Double($0.origin.x), Double($0.origin.y), Double($0.size.width), Double($0.size.height)]
      }
    case .transform: Coerced.transform(value).map(\.numbers)
    case .color: Coerced.color(value).map(\.sRGBNumbers)
    case .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters: nil
    }
  }

  /// Reads the numbers of the value at an address. A missing color reads as transparent.
  func readNumbers(at address: UnsafeRawPointer) -> [Double] {
    switch self {
    case .scalar, .point, .size, .rect, .transform:
      (0..<numberCount).map {
        address.load(fromByteOffset: $0 * MemoryLayout<Double>.stride, as: Double.self)
      }
    case .float: [Double(address.load(as: Float.self))]
    case .integer: [Double(address.load(as: Int.self))]
    case .bits: [Double(address.load(as: UInt32.self))]
    case .bool: [address.load(as: Bool.self) ? 1 : 0]
    case .color: address.load(as: CGColor?.self)?.sRGBNumbers ?? [0, 0, 0, 0]
    case .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters: []
    }
  }

  /// Writes a value, given by its numbers, to an address.
  package func writeNumbers(_ number: (Int) -> Double, at address: UnsafeMutableRawPointer) {
    switch self {
    case .scalar, .point, .size, .rect, .transform:
      for index in 0..<numberCount {
        address.storeBytes(
          of: number(index), toByteOffset: index * MemoryLayout<Double>.stride, as: Double.self)
      }
    case .float: address.storeBytes(of: number(0).clampedToFloat, as: Float.self)
    case .integer: address.storeBytes(of: Int(nearest: number(0)), as: Int.self)
    case .bits: address.storeBytes(of: UInt32(nearest: number(0)), as: UInt32.self)
    case .bool: address.storeBytes(of: number(0) >= 0.5, as: Bool.self)
    case .color:
      address.assumingMemoryBound(to: CGColor?.self).pointee = CGColor(sRGBNumbers: number)
    case .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters: break
    }
  }
}

// MARK: - Any

extension ValueKind {
  /// Reads the value at an address.
  package func load(from address: UnsafeRawPointer) -> Any? {
    switch self {
    case .scalar: address.load(as: CGFloat.self)
    case .float: address.load(as: Float.self)
    case .integer: address.load(as: Int.self)
    case .bits: address.load(as: UInt32.self)
    case .bool: address.load(as: Bool.self)
    case .point: address.load(as: CGPoint.self)
    case .size: address.load(as: CGSize.self)
    case .rect: address.load(as: CGRect.self)
    case .transform: address.load(as: CATransform3D.self)
    case .color: address.load(as: CGColor?.self)
    case .path: address.load(as: CGPath?.self)
    case .name: address.load(as: String.self)
    case .any: address.load(as: Any?.self)
    case .object: address.load(as: CFTypeRef?.self)
    case .numbers: address.load(as: [NSNumber]?.self)
    case .list: address.load(as: [Any]?.self)
    case .cells: address.load(as: [CAEmitterCell]?.self)
    case .filter: address.load(as: FilterValues?.self)?.object
    case .filters: address.load(as: [FilterValues]?.self)?.map(\.object)
    }
  }

  /// Stores a value at an address, unless it has the wrong type. Null and nil clear optional values.
  ///
  /// - Returns: Whether the value had the right type.
  @discardableResult
  package func store(_ value: Any?, at address: UnsafeMutableRawPointer) -> Bool {
    let value = value.flatMap { Coerced.isNull($0) ? nil : $0 }
    func assign<Value>(_ value: Value?) -> Bool {
      if let value { address.assumingMemoryBound(to: Value.self).pointee = value }
      return value != nil
    }
    switch self {
    case .scalar: return assign(Coerced.double(value).map { CGFloat($0) })
    case .float: return assign(Coerced.float(value))
    case .integer: return assign(Coerced.double(value).map { Int(nearest: $0) })
    case .bits: return assign(Coerced.double(value).map { UInt32(nearest: $0) })
    case .bool: return assign(Coerced.bool(value))
    case .point: return assign(Coerced.point(value))
    case .size: return assign(Coerced.size(value))
    case .rect: return assign(Coerced.rect(value))
    case .transform: return assign(Coerced.transform(value))
    case .name: return assign(Coerced.string(value))
    case .color: return assignOptional(Coerced.color(value), over: value, at: address)
    case .path: return assignOptional(value as? CGPath, over: value, at: address)
    case .numbers: return assignOptional(value as? [NSNumber], over: value, at: address)
    case .list: return assignOptional(value as? [Any], over: value, at: address)
    case .cells: return assignOptional(value as? [CAEmitterCell], over: value, at: address)
    case .filter: return assignOptional(value.flatMap { FilterValues($0) }, over: value, at: address)
    case .filters: return assignOptional(FilterValues.list(value as? [Any]), over: value, at: address)
    case .any: return assignOptional(value, over: value, at: address)
    case .object: return assignOptional(value.map { $0 as AnyObject }, over: value, at: address)
    }
  }

  /// Stores a converted value, or nil if the original is nil. Stores nothing if the conversion failed.
  private func assignOptional<Value>(
    _ value: Value?, over original: Any?, at address: UnsafeMutableRawPointer
  ) -> Bool {
    guard value != nil || original == nil else { return false }
    address.assumingMemoryBound(to: Value?.self).pointee = value
    return true
  }
}

// MARK: - Whole numbers

extension FixedWidthInteger {
  /// Rounds a number, halves away from 0, and clamps it to the range of the type; NaN becomes 0.
  package init(nearest number: Double) {
    let rounded = number.rounded()
    if let exact = Self(exactly: rounded) {
      self = exact
    } else {
      self = rounded.isNaN ? 0 : rounded < 0 ? .min : .max
    }
  }
}

extension Double {
  /// The nearest finite single-precision number.
  package var clampedToFloat: Float {
    let limit = Double(Float.greatestFiniteMagnitude)
    return Float(min(max(self, -limit), limit))
  }
}

// MARK: - Structures as numbers

extension CATransform3D {
  package var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }
}

extension CGColor {
  /// Red, green, blue and alpha in encoded sRGB.
  package var sRGBNumbers: [Double] {
    let color = sRGB
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// Creates a color from four numbers, beginning with the one at the index `first`.
  package convenience init(sRGBNumbers number: (Int) -> Double, from first: Int = 0) {
    self.init(
      srgbRed: CGFloat(number(first)), green: CGFloat(number(first + 1)), blue: CGFloat(number(first + 2)),
      alpha: CGFloat(number(first + 3)))
  }
}
