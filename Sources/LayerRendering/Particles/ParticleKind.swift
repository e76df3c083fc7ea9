import CoreGraphics
import LayerTree
import MotionCore
import Raster

/// What an emitter cell says of its particles, in numbers that can be reckoned with.
///
/// What isn't a number counts as 0. A *range* is the whole width of the values' spread about their mean, as the one of
/// the emission's cone: a range of 2π is all around.
struct ParticleKind {
  /// The place of the picture in the list of pictures; nil where there is nothing to see.
  let picture: Int?
  let timing: MediaTiming
  /// When births happen, in seconds of the cell's own time.
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
  /// How long after the birth of a particle it, or what it emitted, may still show: in seconds of the cell's time.
  let reach: Double
}

/// Numbers spread evenly about a mean.
struct Spread {
  let mean: Double
  /// From the least to the greatest.
  let range: Double

  func value(_ deviation: Double) -> Double { mean + range * deviation }

  var greatest: Double { mean + abs(range) / 2 }

  func scaled(by factor: Double) -> Spread { Spread(mean: mean * factor, range: range * factor) }
}

// MARK: - From cells

extension ParticleKind {
  /// - Parameter rates: Births per second of the cell's time, told by the time that the cell lies in.
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
    latitude = Double(values.emissionLatitude).counted
    velocity = Spread(Double(values.velocity), Double(values.velocityRange)).scaled(by: emitter.velocity)
    acceleration = SIMD3(
      Double(values.xAcceleration).counted, Double(values.yAcceleration).counted,
      Double(values.zAcceleration).counted)
    scale = Spread(Double(values.scale), Double(values.scaleRange)).scaled(by: emitter.scale)
    scaleSpeed = Double(values.scaleSpeed).counted * Double(emitter.scale).counted
    spin = Spread(Double(values.spin), Double(values.spinRange)).scaled(by: emitter.spin)
    color = values.color.map { SIMD4($0.sRGB) } ?? SIMD4(repeating: 1)
    colorRange = SIMD4(values.redRange, values.greenRange, values.blueRange, values.alphaRange).counted
    colorSpeed = SIMD4(values.redSpeed, values.greenSpeed, values.blueSpeed, values.alphaSpeed).counted
    let inner = cell.cells.filter(\.values.isEnabled).map {
      ParticleKind(
        $0, of: emitter, rates: RateHistory(Double($0.values.birthRate)), pictures: &pictures)
    }
    children = inner
    let longest = max(0, lifetime.greatest)
    reach = longest + inner.reduce(0) { max($0, $1.timing.speed > 0 ? $1.reach / $1.timing.speed : 0) }
  }
}

extension SIMD4<Double> {
  fileprivate init(_ color: Color) { self.init(color.red, color.green, color.blue, color.alpha) }
}

extension Spread {
  fileprivate init(_ mean: Double, _ range: Double) { self.init(mean: mean.counted, range: range.counted) }

  fileprivate func scaled(by factor: Float) -> Spread { scaled(by: Double(factor).counted) }
}

extension Double {
  /// The number brought into ±10⁹; 0 for NaN.
  fileprivate var counted: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension SIMD4<Float> {
  fileprivate var counted: SIMD4<Double> {
    SIMD4<Double>(Double(x).counted, Double(y).counted, Double(z).counted, Double(w).counted)
  }
}
