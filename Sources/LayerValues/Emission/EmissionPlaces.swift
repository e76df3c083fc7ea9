package import MotionCore

/// The history of an emitter layer's position and size, as far as it's known.
///
/// A particle keeps the place of its birth, even if the emitter's shape has changed since.
package struct EmissionPlaces {
  /// A coordinate of the emitter's position or size.
  package enum Coordinate: Int, CaseIterable {
    case x, y, z, width, height, depth
  }

  /// The histories by coordinate; empty where only the current values are known.
  private var histories: [NumberHistory] = []

  package init() {}

  /// The history of a coordinate; nil where only its current value is known.
  package subscript(coordinate: Coordinate) -> NumberHistory? {
    histories.isEmpty ? nil : histories[coordinate.rawValue]
  }

  /// Whether no coordinate ever changed.
  package var areSteady: Bool {
    histories.allSatisfy { history in history.knots.allSatisfy { $0.value == history.lastValue } }
  }

  package mutating func glide(_ coordinate: Coordinate, to value: Double, at time: Double) {
    guard !histories.isEmpty else { return }
    histories[coordinate.rawValue].glide(to: Self.counted(value), at: time)
  }

  package mutating func jump(to values: [Double], at time: Double) {
    if histories.isEmpty {
      histories = values.map { NumberHistory(Self.counted($0)) }
    } else {
      for index in values.indices { histories[index].jump(to: Self.counted(values[index]), at: time) }
    }
  }

  /// Returns the number, or 0 where it's too large to calculate with or isn't a number.
  private static func counted(_ value: Double) -> Double { abs(value) < 1e9 ? value : 0 }
}

extension EmissionPlaces.Coordinate {
  /// The property that holds the coordinate, and the index of the coordinate among the property's numbers.
  package var place: (property: LayerProperty, number: Int) {
    switch self {
    case .x: (.emitterPosition, 0)
    case .y: (.emitterPosition, 1)
    case .z: (.emitterZPosition, 0)
    case .width: (.emitterSize, 0)
    case .height: (.emitterSize, 1)
    case .depth: (.emitterDepth, 0)
    }
  }
}
