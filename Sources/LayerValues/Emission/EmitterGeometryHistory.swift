package import MotionCore

/// The recorded history of an emitter layer's position and size.
///
/// Particles stay where they were born, even if the emitter has been moved or resized since.
package struct EmitterGeometryHistory {
  /// A coordinate of the emitter's position or size.
  package enum Coordinate: Int, CaseIterable {
    case x, y, z, width, height, depth
  }

  /// The histories by coordinate; empty if only the current values are known.
  private var histories: [NumberHistory] = []

  package init() {}

  /// The history of a coordinate; nil if only its current value is known.
  package subscript(coordinate: Coordinate) -> NumberHistory? {
    histories.isEmpty ? nil : histories[coordinate.rawValue]
  }

  /// Whether no coordinate has ever changed.
  package var isConstant: Bool {
    histories.allSatisfy { history in history.knots.allSatisfy { $0.value == history.lastValue } }
  }

  /// Adds a linear change of a coordinate, if its history is known.
  package mutating func addRamp(_ coordinate: Coordinate, to value: Double, at time: Double) {
    guard !histories.isEmpty else { return }
    histories[coordinate.rawValue].addRamp(to: Self.sanitized(value), at: time)
  }

  /// Adds a jump of all coordinates to values in the order of ``Coordinate``.
  package mutating func addJump(to values: [Double], at time: Double) {
    if histories.isEmpty {
      histories = values.map { NumberHistory(Self.sanitized($0)) }
    } else {
      for index in values.indices { histories[index].addJump(to: Self.sanitized(values[index]), at: time) }
    }
  }

  /// Returns the value, or 0 if it's NaN or too large to calculate with.
  private static func sanitized(_ value: Double) -> Double { abs(value) < 1e9 ? value : 0 }
}

extension EmitterGeometryHistory.Coordinate {
  /// The property that holds the coordinate, and the index of the coordinate among the property's numbers.
  package var component: (property: LayerProperty, number: Int) {
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
