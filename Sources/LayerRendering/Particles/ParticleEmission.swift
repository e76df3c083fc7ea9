import CoreGraphics
import LayerTree
import MotionCore

/// The particles of an emitter layer that live at an instant.
///
/// They follow from the layer, its cells and the time alone: a particle is known by its cell, the number of its birth and
/// the particle that emitted it. What is born and dead already costs nothing, however long ago emission began.
struct ParticleEmission {
  /// A particle as it shows.
  struct Shown {
    var position: SIMD3<Double>
    var scale: Double
    /// From x toward y, in radians.
    var rotation: Double
    /// Encoded sRGB and alpha, not premultiplied, 0…1.
    var color: SIMD4<Double>
    /// In seconds of the layer's time.
    var birth: Double
    var picture: Int
  }

  /// In the order of cells and births, each before what it emitted.
  private(set) var shown: [Shown] = []
  private(set) var pictures: [SpritePicture] = []

  /// The most births that are looked at for one layer and instant; of more only the newest count.
  static let maximumCount = 1 << 16

  /// - Parameter time: The layer's own, in seconds.
  init(_ emitter: EmitterValues, cells: [EmitterCellSnapshot], at time: Double) {
    guard time.isFinite else { return }
    let layerRates = emitter.rates[[]] ?? RateHistory(Double(emitter.birthRate))
    var kinds: [ParticleKind] = []
    var names: Set<String> = []
    for cell in cells {
      // Of cells with one name the first is meant.
      let isKnown = cell.name.map { names.insert($0).inserted } ?? false
      guard cell.values.isEnabled else { continue }
      let rates = isKnown ? cell.name.flatMap { emitter.rates[[$0]] } : nil
      let product = layerRates.multiplied(by: rates ?? RateHistory(Double(cell.values.birthRate)))
      kinds.append(ParticleKind(cell, of: emitter, rates: product, pictures: &pictures))
    }
    let (now, isSteady) = (EmitterOutline(emitter), emitter.places.areSteady)
    let random = ParticleRandom(seed: UInt64(emitter.seed))
    let source = Source(now: time, end: .infinity, layerTime: 0, layerSpeed: 1) { random, time in
      let outline = isSteady ? now : EmitterOutline(emitter, at: time)
      return (outline.place(random), SIMD4(repeating: 1))
    }
    for (index, kind) in kinds.enumerated() {
      emit(kind, from: source, random.branch(index), allowance: Self.maximumCount / kinds.count)
    }
  }
}

// MARK: - Births

extension ParticleEmission {
  /// What particles are emitted from: the layer, or another particle.
  private struct Source {
    /// Its time now and when it ceases to emit, in its own seconds since its beginning.
    let now: Double
    let end: Double
    /// The layer's time at its beginning, and how many of the layer's seconds pass in one of its own.
    let layerTime: Double
    let layerSpeed: Double
    /// Where it emits a particle at a time of its own, and what the particle's colour is multiplied by.
    let place: (ParticleRandom, Double) -> (EmissionPlace, tint: SIMD4<Double>)
  }

  /// Adds what a source emitted of a kind and what that emitted, at most `allowance` births.
  private mutating func emit(
    _ kind: ParticleKind, from source: Source, _ random: ParticleRandom, allowance: Int
  ) {
    let timing = kind.timing
    guard source.now >= timing.beginTime || timing.fillMode.fillsBackwards else { return }
    let now = kind.time(at: max(source.now, timing.beginTime))
    let end = timing.speed > 0 ? kind.time(at: source.end) : .infinity
    let born = kind.births.births(after: now - kind.reach, through: min(now, end, timing.activeDuration))
    let kindCount = kind.children.count + 1
    let births = born.suffix(allowance / kindCount)
    guard !births.isEmpty else { return }
    if shown.isEmpty { shown.reserveCapacity(births.count) }
    let rest = (allowance - births.count) / (births.count * kindCount)
    for index in births {
      let birth = kind.births.time(ofBirth: index)
      let random = random.branch(index)
      let sourceTime = max(0, kind.sourceTime(at: birth))
      let (place, tint) = source.place(random, sourceTime)
      let particle = Particle(kind, at: place, tint: tint, random: random)
      let layerTime = source.layerTime + sourceTime * source.layerSpeed
      let age = now - birth
      show(particle, kind, age: age, birth: layerTime)
      guard rest > 0, particle.lifetime > 0 else { continue }
      emitChildren(of: particle, kind, age: age, source, layerTime: layerTime, random, allowance: rest)
    }
  }

  private mutating func show(_ particle: Particle, _ kind: ParticleKind, age: Double, birth: Double) {
    guard let picture = kind.picture, age >= 0, age < particle.lifetime else { return }
    let color = particle.color(atAge: age)
    guard color.w > 0 else { return }
    shown.append(
      Shown(
        position: particle.position(atAge: age), scale: particle.scale(atAge: age),
        rotation: particle.spin * age, color: color, birth: birth, picture: picture))
  }

  private mutating func emitChildren(
    of particle: Particle, _ kind: ParticleKind, age: Double, _ source: Source, layerTime: Double,
    _ random: ParticleRandom, allowance: Int
  ) {
    for (index, child) in kind.children.enumerated() {
      let flight = Source(
        now: age, end: particle.lifetime, layerTime: layerTime,
        layerSpeed: kind.timing.speed > 0 ? source.layerSpeed / kind.timing.speed : source.layerSpeed
      ) { _, time in
        let age = min(time, particle.lifetime)
        return (particle.place(atAge: age), particle.color(atAge: age))
      }
      emit(child, from: flight, random.branch(-1 - index), allowance: allowance)
    }
  }
}

extension ParticleKind {
  /// The cell's own time at a time of what emits it.
  fileprivate func time(at sourceTime: Double) -> Double {
    timing.speed == 0 ? timing.timeOffset : (sourceTime - timing.beginTime) * timing.speed + timing.timeOffset
  }

  /// The time of what emits it at a time of the cell's own.
  fileprivate func sourceTime(at time: Double) -> Double {
    timing.speed == 0 ? timing.beginTime : (time - timing.timeOffset) / timing.speed + timing.beginTime
  }
}
