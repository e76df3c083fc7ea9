package import CoreGraphics
package import Raster

/// The structure that lists or paths must share to be interpolated. Paths may differ in the kinds of their
/// segments.
package enum ValueForm: Equatable {
  /// Numbers, with their count.
  case numbers(Int)
  /// Colors, with their count.
  case colors(Int)
  /// A path's elements, without their points.
  case path([Path.Verb])
  /// A position in a sequence of images.
  case images(ImageSequence)
}

extension ValueForm {
  /// The number of numbers in a value.
  package var numberCount: Int {
    switch self {
    case .numbers(let count): count
    case .colors(let count): 4 * count
    case .path(let verbs): verbs.reduce(0) { $0 + 2 * $1.pointCount }
    case .images: 1
    }
  }

  /// Returns the path with the given numbers, which may be followed by further ones; nil if the form isn't a path's.
  package func path(of numbers: UnsafeBufferPointer<Double>) -> CGPath? {
    guard case .path(let verbs) = self else { return nil }
    return CGPath(Path(verbs, coordinates: numbers))
  }

  /// Returns the value with the given numbers, which may be followed by further ones.
  package func value(of numbers: UnsafeBufferPointer<Double>) -> Any {
    switch self {
    case .numbers(let count): numbers.prefix(count).map { NSNumber(value: $0) }
    case .colors(let count):
      (0..<count).map { CGColor(sRGBNumbers: { numbers[$0] }, from: 4 * $0) as Any }
    case .path(let verbs): CGPath(Path(verbs, coordinates: numbers))
    case .images(let sequence): sequence.position(at: numbers[0])
    }
  }
}

/// A list or path as numbers, with its form.
package struct FormedValue {
  package let form: ValueForm
  package let numbers: [Double]

  /// Converts a property's value; nil if it isn't of the kind or contains a number that isn't finite.
  package init?(_ value: Any?, kind: ValueKind) {
    guard let value else { return nil }
    switch kind {
    case .path: self.init(value as? CGPath)
    case .numbers: self.init(numbers: value as? [Any])
    case .list: self.init(colors: value as? [Any])
    default: return nil
    }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
  }

  private init?(_ path: CGPath?) {
    guard let path = path?.path else { return nil }
    form = .path(path.verbs)
    numbers = path.points.withUnsafeBufferPointer { $0.withMemoryRebound(to: Double.self, Array.init) }
  }

  private init?(numbers values: [Any]?) {
    guard let values else { return nil }
    form = .numbers(values.count)
    numbers = values.compactMap { Coerced.double($0) }
    guard numbers.count == values.count else { return nil }
  }

  private init?(colors values: [Any]?) {
    guard let values else { return nil }
    form = .colors(values.count)
    let colors = values.compactMap { Coerced.color($0) }
    guard colors.count == values.count,
      colors.allSatisfy({ $0.components?.allSatisfy(\.isFinite) ?? true })
    else { return nil }
    numbers = colors.flatMap(\.sRGBNumbers)
  }
}

extension ValueKind {
  /// Returns the value if an animation can show it, or else nil.
  package func showable(_ value: Any?) -> Any? {
    // A path's points are checked where they are, because animations have many paths.
    if self == .path { return (value as? CGPath)?.path.isFinite == true ? value : nil }
    return hasForms && FormedValue(value, kind: self) == nil ? nil : value
  }
}

extension Path {
  /// Creates a path from its elements and the coordinates of their points, in order. Further numbers are ignored.
  fileprivate init(_ verbs: [Verb], coordinates: UnsafeBufferPointer<Double>) {
    let count = verbs.reduce(0) { $0 + $1.pointCount }
    let points = [Point](unsafeUninitializedCapacity: count) { points, initializedCount in
      // A point consists of two numbers, which may lie where a point wouldn't be aligned.
      let numbers = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: coordinates[..<(2 * count)]))
      UnsafeMutableRawBufferPointer(points).copyMemory(from: numbers)
      initializedCount = count
    }
    self.init(verbs: verbs, points: points)
  }
}
