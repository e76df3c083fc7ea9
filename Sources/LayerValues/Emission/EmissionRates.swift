package import MotionCore

/// How the birth rates of an emitter layer and its cells went, as far as they are known to have changed.
///
/// What is born at a time depends on the rate at that time, not on what it has become since: a cell whose rate is set to
/// 0 emits nothing more, and what it emitted before lives on.
package struct EmissionRates {
  /// By the names of the cells that lead to the one with the rate; empty for the layer's own.
  private var histories: [[String]: RateHistory] = [:]
  /// Up to when, in media time, animated rates are known.
  package var tracedTime = 0.0

  package init() {}

  /// Between so many seconds of media time animated rates are looked up.
  package static let step = 1.0 / 128
  /// The most times for which animated rates are looked up at once; a longer stretch is cut into fewer.
  package static let maximumCount = 4096

  /// The history of the rate that names lead to; nil where it's only known as it is.
  package subscript(names: [String]) -> RateHistory? { histories[names] }

  package mutating func glide(_ names: [String], to rate: Double, at time: Double) {
    histories[names]?.glide(to: rate, at: time)
  }

  package mutating func jump(_ names: [String], to rate: Double, at time: Double) {
    if histories[names] == nil {
      histories[names] = RateHistory(rate)
    } else {
      histories[names]?.jump(to: rate, at: time)
    }
  }
}
