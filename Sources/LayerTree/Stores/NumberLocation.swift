/// The location of a property's numbers in a timeline and in the values of a layer's store.
struct NumberLocation {
  /// The index of the first number in the timeline.
  let number: Int32
  /// The offset of the first number in the values of `owner`, in bytes.
  private let offset: UInt16
  private let count: UInt8
  fileprivate let owner: LayerProperty.Owner
  private let isFloat: Bool

  /// Locates a property's numbers; returns nil if its value isn't stored as plain numbers, or if it determines which
  /// layers are drawn.
  ///
  /// - Parameter first: The index of the first number in the timeline.
  init?(of property: LayerProperty, first: Int) {
    let description = property.description
    guard !property.ordersLayers, description.kind.isPlain, description.owner != .rare,
      description.owner != .cell, description.owner != .filter
    else { return nil }
    number = Int32(first)
    offset = UInt16(description.offset)
    count = UInt8(description.kind.numberCount)
    owner = description.owner
    isFloat = description.kind == .float
  }

  /// Whether the property has a single number.
  var isScalar: Bool { count == 1 }

  /// The indices of the numbers in the timeline.
  var numbers: Range<Int> { Int(number)..<Int(number) + Int(count) }
}

extension LayerProperty {
  /// Whether the property determines which layers are drawn, how often, when or in which order.
  var ordersLayers: Bool {
    switch self {
    case .hidden, .zPosition, .instanceCount, .instanceDelay: true
    default: false
    }
  }
}

extension ValueKind {
  /// Whether a value is stored as one or more adjacent floating-point numbers.
  fileprivate var isPlain: Bool {
    switch self {
    case .scalar, .float, .point, .size, .rect, .transform: true
    case .integer, .bits, .bool, .color, .path, .name, .any, .object, .numbers, .list, .cells: false
    case .filter, .filters: false
    }
  }
}

// MARK: - Reading and writing

extension LayerStore {
  /// Returns the single number at a location.
  final func number(at location: NumberLocation) -> Double {
    readValues(of: location.owner) { location.read(from: $0) } ?? 0
  }

  /// Writes the presentation's numbers to a location, or the model's if a sum of animations isn't finite.
  final func write(
    _ location: NumberLocation, _ current: UnsafeBufferPointer<Double>, _ base: UnsafeBufferPointer<Double>
  ) {
    let numbers = location.numbers.allSatisfy { current[$0].isFinite } ? current : base
    withValues(of: location.owner) { location.write(numbers, to: $0) }
  }
}

extension NumberLocation {
  fileprivate func read(from values: UnsafeRawPointer) -> Double {
    isFloat
      ? Double(values.load(fromByteOffset: Int(offset), as: Float.self))
      : values.load(fromByteOffset: Int(offset), as: Double.self)
  }

  fileprivate func write(_ numbers: UnsafeBufferPointer<Double>, to values: UnsafeMutableRawPointer) {
    let target = values + Int(offset)
    if isFloat { return target.storeBytes(of: numbers[Int(number)].clampedToFloat, as: Float.self) }
    for index in 0..<Int(count) {
      target.storeBytes(
        of: numbers[Int(number) + index], toByteOffset: index * MemoryLayout<Double>.stride, as: Double.self)
    }
  }
}
