import CoreGraphics
import MotionCore
import Requirements

/// A value of a layer's property as the numbers that animations move.
///
/// It's for those who make animations of their own: what to begin with where something is added to the value
/// underneath, what lies on the way.
package struct AnimatedValue: Hashable {
  private let kind: ValueKind
  package let numbers: [Double]

  private init(kind: ValueKind, numbers: [Double]) {
    self.kind = kind
    self.numbers = numbers
  }

  /// A property's value; nil where it has no numbers, or one that isn't finite.
  package init?(_ property: LayerProperty, numbers: [Double]) {
    guard !numbers.isEmpty, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(kind: property.kind, numbers: numbers)
  }

  /// The value as animations and key-value coding take it.
  package var value: Any {
    let place = UnsafeMutableRawPointer.allocate(byteCount: 16 * MemoryLayout<Double>.stride, alignment: 16)
    defer { place.deallocate() }
    if kind == .color {
      place.initializeMemory(as: CGColor?.self, to: nil)
      defer { place.assumingMemoryBound(to: CGColor?.self).deinitialize(count: 1) }
      kind.writeNumbers({ numbers[$0] }, at: place)
      return kind.load(from: place) as Any
    }
    kind.writeNumbers({ numbers[$0] }, at: place)
    return kind.load(from: place) as Any
  }
}

// MARK: - Arithmetic

extension AnimatedValue {
  /// What an additive animation shows where it changes nothing.
  package var nothing: AnimatedValue {
    AnimatedValue(
      kind: kind, numbers: kind == .transform ? Matrix4.identity.numbers : numbers.map { _ in 0 })
  }

  /// What has to be added to `end` for this value; nil where nothing does, a transform having no inverse.
  package func change(from end: AnimatedValue) -> AnimatedValue? {
    guard kind == .transform else {
      return AnimatedValue(kind: kind, numbers: zip(numbers, end.numbers).map { $0 - $1 })
    }
    guard let inverse = Matrix4(numbers: end.numbers).inverse else { return nil }
    let change = Matrix4(numbers: numbers) * inverse
    return AnimatedValue(kind: kind, numbers: change.numbers).ifFinite
  }

  /// This change as it has to be for the same effect where `others` are added after it rather than before.
  package func passing(_ others: AnimatedValue) -> AnimatedValue {
    guard kind == .transform, let inverse = Matrix4(numbers: others.numbers).inverse else { return self }
    let change = Matrix4(numbers: others.numbers) * Matrix4(numbers: numbers) * inverse
    return AnimatedValue(kind: kind, numbers: change.numbers).ifFinite ?? self
  }

  /// This value with a change added, as an additive animation adds it.
  package func adding(_ change: AnimatedValue) -> AnimatedValue {
    guard kind == .transform else {
      return AnimatedValue(kind: kind, numbers: zip(numbers, change.numbers).map { $0 + $1 })
    }
    return AnimatedValue(
      kind: kind, numbers: (Matrix4(numbers: change.numbers) * Matrix4(numbers: numbers)).numbers)
  }

  /// The value at a fraction of the way to another one; beyond it above 1.
  package func mixed(with end: AnimatedValue, at fraction: Double) -> AnimatedValue {
    guard kind == .transform else {
      return AnimatedValue(
        kind: kind, numbers: zip(numbers, end.numbers).map { $0.interpolated(to: $1, at: fraction) })
    }
    let mixed = Matrix4(numbers: numbers).interpolated(to: Matrix4(numbers: end.numbers), at: fraction)
    return AnimatedValue(kind: kind, numbers: mixed.numbers)
  }

  private var ifFinite: AnimatedValue? { numbers.allSatisfy(\.isFinite) ? self : nil }
}

extension ValueKind {
  /// Whether there are values between any two values.
  package var isContinuous: Bool {
    switch self {
    case .scalar, .float, .point, .size, .rect, .transform, .color: true
    case .integer, .bits, .bool, .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters:
      false
    }
  }
}

// MARK: - Parts

extension AnimatedValue {
  /// One of the numbers as a value of its own.
  package func component(_ index: Int) -> AnimatedValue {
    AnimatedValue(kind: .scalar, numbers: [numbers[index]])
  }

  /// The value with other numbers.
  ///
  /// - Precondition: There are as many.
  package func with(_ numbers: [Double]) -> AnimatedValue {
    require(
      numbers.count == self.numbers.count, "\(self.numbers.count) numbers can't become \(numbers.count)")
    return AnimatedValue(kind: kind, numbers: numbers)
  }

  /// Whether the way to another value isn't number by number.
  package var isTransform: Bool { kind == .transform }
}
