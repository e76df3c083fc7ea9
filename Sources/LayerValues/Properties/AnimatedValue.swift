import CoreGraphics
import MotionCore
import Requirements

/// A property's value as the numbers that animations change.
///
/// Modules that build animations use it to compute in-between values and the changes for additive animations.
package struct AnimatedValue: Equatable {
  private let kind: ValueKind
  package let numbers: [Double]

  private init(kind: ValueKind, numbers: [Double]) {
    self.kind = kind
    self.numbers = numbers
  }

  /// Converts a property's value to numbers; nil if it has none or one isn't finite.
  package init?(_ property: LayerProperty, numbers: [Double]) {
    guard !numbers.isEmpty, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(kind: property.kind, numbers: numbers)
  }

  /// The value in the form that animations and key-value coding accept.
  package var value: Any {
    let storage = UnsafeMutableRawPointer.allocate(byteCount: 16 * MemoryLayout<Double>.stride, alignment: 16)
    defer { storage.deallocate() }
    if kind == .color {
      storage.initializeMemory(as: CGColor?.self, to: nil)
      defer { storage.assumingMemoryBound(to: CGColor?.self).deinitialize(count: 1) }
      kind.writeNumbers({ numbers[$0] }, at: storage)
      return kind.load(from: storage) as Any
    }
    kind.writeNumbers({ numbers[$0] }, at: storage)
    return kind.load(from: storage) as Any
  }
}

// MARK: - Arithmetic

extension AnimatedValue {
  /// Returns the value that, added to `end`, results in this value; nil if a transform has no inverse.
  package func change(from end: AnimatedValue) -> AnimatedValue? {
    guard kind == .transform else {
      return AnimatedValue(kind: kind, numbers: zip(numbers, end.numbers).map { $0 - $1 })
    }
    guard let inverse = Matrix4(numbers: end.numbers).inverse else { return nil }
    let change = Matrix4(numbers: numbers) * inverse
    return AnimatedValue(kind: kind, numbers: change.numbers).ifFinite
  }

  /// Returns the change that has the same effect if `other` is added after it instead of before it.
  package func commuted(past other: AnimatedValue) -> AnimatedValue {
    guard kind == .transform, let inverse = Matrix4(numbers: other.numbers).inverse else { return self }
    let change = Matrix4(numbers: other.numbers) * Matrix4(numbers: numbers) * inverse
    return AnimatedValue(kind: kind, numbers: change.numbers).ifFinite ?? self
  }

  /// Returns this value with a change added, as an additive animation adds it.
  package func adding(_ change: AnimatedValue) -> AnimatedValue {
    guard kind == .transform else {
      return AnimatedValue(kind: kind, numbers: zip(numbers, change.numbers).map { $0 + $1 })
    }
    return AnimatedValue(
      kind: kind, numbers: (Matrix4(numbers: change.numbers) * Matrix4(numbers: numbers)).numbers)
  }

  /// Returns the value at a fraction of the distance to another value; fractions above 1 extrapolate.
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
  /// Whether values can be interpolated.
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
  /// Returns one of the numbers as a value.
  package func component(_ index: Int) -> AnimatedValue {
    AnimatedValue(kind: .scalar, numbers: [numbers[index]])
  }

  /// Returns the value with other numbers.
  ///
  /// - Precondition: The count of numbers is the same.
  package func with(_ numbers: [Double]) -> AnimatedValue {
    require(
      numbers.count == self.numbers.count, "\(self.numbers.count) numbers can't become \(numbers.count)")
    return AnimatedValue(kind: kind, numbers: numbers)
  }

  /// Whether the value is a transform, which isn't interpolated number by number.
  package var isTransform: Bool { kind == .transform }
}
