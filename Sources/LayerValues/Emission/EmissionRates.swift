package import MotionCore

/// The recorded history of the birth rates of an emitter layer and its cells.
///
/// The number of particles born at a time depends on the rate at that time. If a cell's rate is set to 0, it stops
/// emitting particles, but existing ones live on.
package struct EmissionRates {
  /// The histories by the path of cell names to the cell with the rate; the empty path identifies the layer's own
  /// rate.
  private var histories: [[String]: RateHistory] = [:]
  /// The media time up to which animated rates are recorded.
  package var tracedTime = 0.0

  package init() {}

  /// The interval at which animated rates are sampled, in seconds of media time.
  package static let step = 1.0 / 128
  /// The maximum number of samples taken at once; a longer interval is sampled more coarsely.
  package static let maximumCount = 4096

  /// The history of the rate of the cell at a path of names; nil if only its current value is known.
  package subscript(names: [String]) -> RateHistory? { histories[names] }

  /// Adds a linear change of a cell's rate, if its history is known.
  package mutating func addRamp(_ names: [String], to rate: Double, at time: Double) {
    histories[names]?.addRamp(to: rate, at: time)
  }

  /// Adds a jump of a cell's rate, starting its history if necessary.
  package mutating func addJump(_ names: [String], to rate: Double, at time: Double) {
    if histories[names] == nil {
      histories[names] = RateHistory(rate)
    } else {
      histories[names]?.addJump(to: rate, at: time)
    }
  }
}
