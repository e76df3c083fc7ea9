import Foundation

/// The arithmetic of animations without a layer tree: records in an array that are evaluated in a plain loop.
struct FlatRecords {
  private struct Record {
    var begin: Double
    var speed: Double
    var duration: Double
    var from: Double
    var to: Double
    var target: Int
  }

  private var records: [Record]
  private(set) var values: [Double]
  private let kind: AnimationKind

  init(count: Int, kind: AnimationKind) {
    self.kind = kind
    values = [Double](repeating: 0, count: count)
    records = (0..<count).map { index in
      Record(
        begin: -1e-6 * Double(index + 1), speed: 1, duration: AnimationKind.duration, from: 0.1, to: 0.9,
        target: index)
    }
  }

  mutating func evaluate(at time: Double) {
    for record in records {
      let local = (time - record.begin) * record.speed
      let fraction = min(max(local / record.duration, 0), 1)
      let progress = progress(fraction, local)
      values[record.target] = record.from + (record.to - record.from) * progress
    }
  }

  @inline(__always)
  private func progress(_ fraction: Double, _ local: Double) -> Double {
    switch kind {
    case .linear, .additive, .scale: fraction
    case .easeInEaseOut: FlatRecords.easeInEaseOut(fraction)
    case .spring: FlatRecords.spring(local)
    }
  }

  /// Evaluates the curve by Newton's method to 10⁻⁷, as browsers do.
  private static func easeInEaseOut(_ x: Double) -> Double {
    let (cx, cy) = (3 * 0.42, 0.0)
    let (bx, by) = (3 * (0.58 - 0.42) - cx, 3.0 - cy)
    let (ax, ay) = (1 - cx - bx, 1 - cy - by)
    var t = x
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-7 { break }
      t -= error / ((3 * ax * t + 2 * bx) * t + cx)
    }
    return ((ay * t + by) * t + cy) * t
  }

  /// Evaluates the closed form with the C library's functions.
  private static func spring(_ time: Double) -> Double {
    let decay = 0.005
    let frequency = (300 - decay * decay).squareRoot()
    return 1 - exp(-decay * time) * (cos(frequency * time) + decay / frequency * sin(frequency * time))
  }
}
