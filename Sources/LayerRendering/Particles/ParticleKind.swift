import CoreGraphics
import LayerTree
import MotionCore
import Raster

/// The values of an emitter cell as finite numbers.
///
/// NaN counts as 0. A *range* is the full width of the distribution about its mean; for example, an emission range of
/// 2π covers all directions.
struct ParticleKind {
  /// The index of the particles' picture, or nil if they aren't visible.
  let picture: Int?
  let timing: MediaTiming
  /// The times of births, in seconds of the cell's own time.
  let births: BirthSchedule
  let lifetime: Spread
  let longitude: Spread
  let latitude: Double
  let velocity: Spread
  let acceleration: SIMD3<Double>
  let scale: Spread
  let scaleSpeed: Double
  let spin: Spread
  let color: SIMD4<Double>
  let colorRange: SIMD4<Double>
  let colorSpeed: SIMD4<Double>
  let children: [ParticleKind]
  /// The time after the birth of a particle for which it, or a particle that it emitted, may be visible, in seconds
  /// of the cell's time.
  let visibleDuration: Double
}

/// Numbers uniformly distributed about a mean.
struct Spread {
  let mean: Double
  /// The difference between the greatest and the least number.
  let range: Double

  func value(_ deviation: Double) -> Double { mean + range * deviation }

  var greatest: Double { mean + abs(range) / 2 }

  func scaled(by factor: Double) -> Spread { Spread(mean: mean * factor, range: range * factor) }
}

// MARK: - Conversion of cells

extension ParticleKind {
  /// - Parameter rates: The births per second of the cell's time, as a history in its parent's time.
  init(
    _ cell: EmitterCellSnapshot, of emitter: EmitterValues, rates: RateHistory,
    pictures: inout [SpritePicture]
  ) {
    let values = cell.values
    timing = cell.timing
    picture = SpritePicture(values).map { picture in
      if let index = pictures.firstIndex(of: picture) { return index }
      pictures.append(picture)
      return pictures.count - 1
    }
    births = BirthSchedule(
      rates.converted(begin: timing.beginTime, speed: timing.speed, offset: timing.timeOffset))
    lifetime = Spread(Double(values.lifetime), Double(values.lifetimeRange)).scaled(by: emitter.lifetime)
    longitude = Spread(Double(values.emissionLongitude), Double(values.emissionRange))
    latitude = Double(values.emissionLatitude).clampedToFinite
    velocity = Spread(Double(values.velocity), Double(values.velocityRange)).scaled(by: emitter.velocity)
    acceleration = SIMD3(
      Double(values.xAcceleration).clampedToFinite, Double(values.yAcceleration).clampedToFinite,
      Double(values.zAcceleration).clampedToFinite)
    scale = Spread(Double(values.scale), Double(values.scaleRange)).scaled(by: emitter.scale)
    scaleSpeed = Double(values.scaleSpeed).clampedToFinite * Double(emitter.scale).clampedToFinite
    spin = Spread(Double(values.spin), Double(values.spinRange)).scaled(by: emitter.spin)
    color = values.color.map { SIMD4($0.sRGB) } ?? SIMD4(repeating: 1)
    colorRange =
      SIMD4(values.redRange, values.greenRange, values.blueRange, values.alphaRange).clampedToFinite
    colorSpeed =
      SIMD4(values.redSpeed, values.greenSpeed, values.blueSpeed, values.alphaSpeed).clampedToFinite
    let children = cell.cells.filter(\.values.isEnabled).map {
      ParticleKind(
        $0, of: emitter, rates: RateHistory(Double($0.values.birthRate)), pictures: &pictures)
    }
    self.children = children
    let longest = max(0, lifetime.greatest)
    visibleDuration =
      longest + children.reduce(0) { max($0, $1.timing.speed > 0 ? $1.visibleDuration / $1.timing.speed : 0) }
  }
}

extension SIMD4<Double> {
  fileprivate init(_ color: Color) { self.init(color.red, color.green, color.blue, color.alpha) }
}

extension Spread {
  fileprivate init(_ mean: Double, _ range: Double) {
    self.init(mean: mean.clampedToFinite, range: range.clampedToFinite)
  }

  fileprivate func scaled(by factor: Float) -> Spread { scaled(by: Double(factor).clampedToFinite) }
}

extension Double {
  /// The number clamped to ±10⁹; 0 for NaN.
  fileprivate var clampedToFinite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension SIMD4<Float> {
  fileprivate var clampedToFinite: SIMD4<Double> {
    SIMD4<Double>(
      Double(x).clampedToFinite, Double(y).clampedToFinite, Double(z).clampedToFinite,
      Double(w).clampedToFinite)
  }
}
