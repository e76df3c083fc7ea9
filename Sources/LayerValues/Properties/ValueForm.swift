package import CoreGraphics
package import Raster

/// What two lists or paths must have in common for there to be a way from one to the other.
package enum ValueForm: Hashable {
  /// So many numbers.
  case numbers(Int)
  /// So many colours.
  case colors(Int)
  /// The elements of a path, without their points.
  case path([Path.Verb])
  /// A number that leads to a place in a row of pictures.
  case pictures(PictureRow)
}

extension ValueForm {
  /// How many numbers make a value.
  package var numberCount: Int {
    switch self {
    case .numbers(let count): count
    case .colors(let count): 4 * count
    case .path(let verbs): verbs.reduce(0) { $0 + 2 * $1.pointCount }
    case .pictures: 1
    }
  }

  /// The path that numbers make; nil for what isn't the form of one.
  package func path(from number: (Int) -> Double) -> CGPath? {
    guard case .path(let verbs) = self else { return nil }
    return CGPath(Path(verbs, coordinate: number))
  }

  /// The value that numbers make.
  package func value(from number: (Int) -> Double) -> Any {
    switch self {
    case .numbers(let count): (0..<count).map { NSNumber(value: number($0)) }
    case .colors(let count): (0..<count).map { CGColor(sRGBNumbers: number, from: 4 * $0) as Any }
    case .path(let verbs): CGPath(Path(verbs, coordinate: number))
    case .pictures(let row): row.place(at: number(0))
    }
  }
}

/// A list or path as numbers, with the form that says what they mean.
package struct FormedValue {
  package let form: ValueForm
  package let numbers: [Double]

  /// Takes a property's value; nil where it isn't of that kind or holds a number that isn't finite.
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
    numbers = path.points.flatMap { [$0.x, $0.y] }
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
  /// The value where it can be what an animation shows; nil otherwise.
  package func showable(_ value: Any?) -> Any? {
    hasForms && FormedValue(value, kind: self) == nil ? nil : value
  }
}

extension Path {
  /// A path of some elements, the coordinates of their points taken in order.
  fileprivate init(_ verbs: [Verb], coordinate: (Int) -> Double) {
    let count = verbs.reduce(0) { $0 + $1.pointCount }
    let points = [Point](unsafeUninitializedCapacity: count) { points, initializedCount in
      for index in 0..<count {
        points.initializeElement(
          at: index, to: Point(x: coordinate(2 * index), y: coordinate(2 * index + 1)))
      }
      initializedCount = count
    }
    self.init(verbs: verbs, points: points)
  }
}
