package import MotionCore

/// Where an emitter layer emitted from, as far as that is known to have changed.
///
/// A particle keeps the place where it was born, whatever has become since of the shape that it was emitted from.
package struct EmissionPlaces {
  /// A number that says where particles are born, with its place in the property's value.
  package enum Coordinate: Int, CaseIterable {
    case x, y, z, width, height, depth
  }

  /// By coordinate; empty where all are only known as they are.
  private var histories: [NumberHistory] = []

  package init() {}

  /// The history of a coordinate; nil where it's only known as it is.
  package subscript(coordinate: Coordinate) -> NumberHistory? {
    histories.isEmpty ? nil : histories[coordinate.rawValue]
  }

  /// Whether all coordinates have been what they are for ever.
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

  /// The number where it's one that can be reckoned with, else 0.
  private static func counted(_ value: Double) -> Double { abs(value) < 1e9 ? value : 0 }
}

extension EmissionPlaces.Coordinate {
  /// The property of an emitter layer that has the coordinate, and which of its numbers it is.
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
