import MotionCore

/// From where in a timeline to where among a layer's values numbers go.
struct NumberPlace {
  /// The first number in the timeline.
  let number: Int32
  /// Where the values of `owner` hold it, in bytes.
  let offset: Int32
  let owner: LayerProperty.Owner
  let kind: ValueKind

  /// The place of a channel; nil where what shows isn't numbers alone, or decides which layers show.
  init?(_ name: ChannelName, _ channel: MotionChannel) {
    guard let property = name.property, name.form < 0, !property.placesLayers else { return nil }
    let description = property.description
    guard description.kind.isPlain, description.owner != .rare, description.owner != .cell,
      description.owner != .filter
    else { return nil }
    number = Int32(channel.offset)
    offset = Int32(description.offset)
    (owner, kind) = (description.owner, description.kind)
  }

  /// All numbers in the timeline.
  var numbers: Range<Int> { Int(number)..<Int(number) + kind.numberCount }

  /// Writes its numbers out of the timeline's among the values of its owner.
  func write(_ numbers: UnsafeBufferPointer<Double>, to values: UnsafeMutableRawPointer) {
    let first = Int(number)
    kind.writeNumbers({ numbers[first + $0] }, at: values + Int(offset))
  }
}

extension LayerProperty {
  /// Whether the property decides which layers show, how often, when or in which order.
  var placesLayers: Bool {
    switch self {
    case .hidden, .zPosition, .instanceCount, .instanceDelay: true
    default: false
    }
  }
}

extension ValueKind {
  /// Whether values are floating-point numbers that lie side by side, or one alone.
  fileprivate var isPlain: Bool {
    switch self {
    case .scalar, .float, .point, .size, .rect, .transform: true
    case .integer, .bits, .bool, .color, .path, .name, .any, .object, .numbers, .list, .cells: false
    case .filter, .filters: false
    }
  }
}

extension LayerStore {
  /// The number at a place of one.
  final func number(at place: NumberPlace) -> Double {
    let number = readValues(of: place.owner) { values in
      place.kind == .float
        ? Double(values.load(fromByteOffset: Int(place.offset), as: Float.self))
        : values.load(fromByteOffset: Int(place.offset), as: Double.self)
    }
    return number ?? 0
  }

  /// Writes what shows at a place, which is what is there without animation where a sum of animations isn't finite.
  final func write(
    _ place: NumberPlace, _ shown: UnsafeBufferPointer<Double>, _ base: UnsafeBufferPointer<Double>
  ) {
    let numbers = place.numbers.allSatisfy { shown[$0].isFinite } ? shown : base
    withValues(of: place.owner) { place.write(numbers, to: $0) }
  }
}
