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

  /// Converts a value to numbers; nil where it isn't of this kind, has no numbers, or one that isn't finite.
  package func numbers(from value: Any?) -> [Double]? {
    guard let numbers = anyNumbers(from: value), numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers
  }

  private func anyNumbers(from value: Any?) -> [Double]? {
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
  func readNumbers(at place: UnsafeRawPointer) -> [Double] {
    switch self {
    case .scalar, .point, .size, .rect, .transform:
      (0..<numberCount).map { place.load(fromByteOffset: $0 * MemoryLayout<Double>.stride, as: Double.self) }
    case .float: [Double(place.load(as: Float.self))]
    case .integer: [Double(place.load(as: Int.self))]
    case .bits: [Double(place.load(as: UInt32.self))]
    case .bool: [place.load(as: Bool.self) ? 1 : 0]
    case .color: place.load(as: CGColor?.self)?.sRGBNumbers ?? [0, 0, 0, 0]
    case .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters: []
    }
  }

  /// Writes a value, given by its numbers, to an address.
  package func writeNumbers(_ number: (Int) -> Double, at place: UnsafeMutableRawPointer) {
    switch self {
    case .scalar, .point, .size, .rect, .transform:
      for index in 0..<numberCount {
        place.storeBytes(
          of: number(index), toByteOffset: index * MemoryLayout<Double>.stride, as: Double.self)
      }
    case .float: place.storeBytes(of: number(0).clampedToFloat, as: Float.self)
    case .integer: place.storeBytes(of: Int(nearest: number(0)), as: Int.self)
    case .bits: place.storeBytes(of: UInt32(nearest: number(0)), as: UInt32.self)
    case .bool: place.storeBytes(of: number(0) >= 0.5, as: Bool.self)
    case .color:
      place.assumingMemoryBound(to: CGColor?.self).pointee = CGColor(sRGBNumbers: number)
    case .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters: break
    }
  }
}

// MARK: - Any

extension ValueKind {
  /// Reads the value at an address.
  package func load(from place: UnsafeRawPointer) -> Any? {
    switch self {
    case .scalar: place.load(as: CGFloat.self)
    case .float: place.load(as: Float.self)
    case .integer: place.load(as: Int.self)
    case .bits: place.load(as: UInt32.self)
    case .bool: place.load(as: Bool.self)
    case .point: place.load(as: CGPoint.self)
    case .size: place.load(as: CGSize.self)
    case .rect: place.load(as: CGRect.self)
    case .transform: place.load(as: CATransform3D.self)
    case .color: place.load(as: CGColor?.self)
    case .path: place.load(as: CGPath?.self)
    case .name: place.load(as: String.self)
    case .any: place.load(as: Any?.self)
    case .object: place.load(as: CFTypeRef?.self)
    case .numbers: place.load(as: [NSNumber]?.self)
    case .list: place.load(as: [Any]?.self)
    case .cells: place.load(as: [CAEmitterCell]?.self)
    case .filter: place.load(as: FilterValues?.self)?.object
    case .filters: place.load(as: [FilterValues]?.self)?.map(\.object)
    }
  }

  /// Stores a value at an address, unless it has the wrong type. Null and nil clear optional values.
  ///
  /// - Returns: Whether the value had the right type.
  @discardableResult
  package func store(_ value: Any?, at place: UnsafeMutableRawPointer) -> Bool {
    let value = value is NSNull ? nil : value
    func put<Value>(_ value: Value?) -> Bool {
      if let value { place.assumingMemoryBound(to: Value.self).pointee = value }
      return value != nil
    }
    switch self {
    case .scalar: return put(Coerced.double(value).map { CGFloat($0) })
    case .float: return put(Coerced.float(value))
    case .integer: return put(Coerced.double(value).map { Int(nearest: $0) })
    case .bits: return put(Coerced.double(value).map { UInt32(nearest: $0) })
    case .bool: return put(Coerced.bool(value))
    case .point: return put(Coerced.point(value))
    case .size: return put(Coerced.size(value))
    case .rect: return put(Coerced.rect(value))
    case .transform: return put(Coerced.transform(value))
    case .name: return put(Coerced.string(value))
    case .color: return putOptional(Coerced.color(value), over: value, at: place)
    case .path: return putOptional(value as? CGPath, over: value, at: place)
    case .numbers: return putOptional(value as? [NSNumber], over: value, at: place)
    case .list: return putOptional(value as? [Any], over: value, at: place)
    case .cells: return putOptional(value as? [CAEmitterCell], over: value, at: place)
    case .filter: return putOptional(value.flatMap { FilterValues($0) }, over: value, at: place)
    case .filters: return putOptional(FilterValues.list(value as? [Any]), over: value, at: place)
    case .any: return putOptional(value, over: value, at: place)
    case .object: return putOptional(value.map { $0 as AnyObject }, over: value, at: place)
    }
  }

  /// Stores a converted value, or nil if the original is nil. Stores nothing if the conversion failed.
  private func putOptional<Value>(
    _ value: Value?, over original: Any?, at place: UnsafeMutableRawPointer
  ) -> Bool {
    guard value != nil || original == nil else { return false }
    place.assumingMemoryBound(to: Value?.self).pointee = value
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
