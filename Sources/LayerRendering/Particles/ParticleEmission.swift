import CoreGraphics
import LayerTree
import MotionCore

/// The particles of an emitter layer that are alive at a time.
///
/// They depend only on the layer, its cells and the time: a particle is identified by its cell, the number of its
/// birth and the particle that emitted it. Dead particles cost nothing, regardless of when emission began.
struct ParticleEmission {
  /// The appearance of a particle at the time.
  struct VisibleParticle {
    var position: SIMD3<Double>
    var scale: Double
    /// The rotation from x toward y, in radians.
    var rotation: Double
    /// Encoded sRGB and alpha, not premultiplied, 0…1.
    var color: SIMD4<Double>
    /// The time of birth, in seconds of the layer's time.
    var birth: Double
    /// The index of the particle's picture.
    var picture: Int
  }

  /// The visible particles in the order of cells and births, each before the particles that it emitted.
  private(set) var visible: [VisibleParticle] = []
  private(set) var pictures: [SpritePicture] = []

  /// The largest number of births that are considered for one layer and time; of more births, only the newest are.
  static let maximumCount = 1 << 16

  /// - Parameter time: The layer's own time, in seconds.
  init(_ emitter: EmitterValues, cells: [EmitterCellSnapshot], at time: Double) {
    guard time.isFinite else { return }
    let layerRates = emitter.rates[[]] ?? RateHistory(Double(emitter.birthRate))
    var kinds: [ParticleKind] = []
    var names: Set<String> = []
    for cell in cells {
      // A name that several cells share refers to the first of them.
      let isFirstOfName = cell.name.map { names.insert($0).inserted } ?? false
      guard cell.values.isEnabled else { continue }
      let rates = isFirstOfName ? cell.name.flatMap { emitter.rates[[$0]] } : nil
      let product = layerRates.multiplied(by: rates ?? RateHistory(Double(cell.values.birthRate)))
      kinds.append(ParticleKind(cell, of: emitter, rates: product, pictures: &pictures))
    }
    let (current, isSteady) = (EmitterOutline(emitter), emitter.geometryHistory.isConstant)
    let random = ParticleRandom(seed: UInt64(emitter.seed))
    let source = Source(now: time, end: .infinity, layerTime: 0, layerSpeed: 1) { random, time in
      let outline = isSteady ? current : EmitterOutline(emitter, at: time)
      return (outline.emissionPoint(random), SIMD4(repeating: 1))
    }
    for (index, kind) in kinds.enumerated() {
      emit(kind, from: source, random.branch(index), allowance: Self.maximumCount / kinds.count)
    }
  }
}

// MARK: - Births

extension ParticleEmission {
  /// A source of particles: the layer, or another particle.
  private struct Source {
    /// The current time, in the source's own seconds since its beginning.
    let now: Double
    /// The time at which it stops emitting, in the source's own seconds since its beginning.
    let end: Double
    /// The layer's time at the source's beginning.
    let layerTime: Double
    /// The number of the layer's seconds per second of the source.
    let layerSpeed: Double
    /// The emission point and the tint of a particle, given its random numbers and the source's time.
    let emissionPoint: (ParticleRandom, Double) -> (EmissionPoint, tint: SIMD4<Double>)
  }

  /// Adds the particles of a kind that a source emitted, and the particles that these emitted, up to `allowance`
  /// births.
  private mutating func emit(
    _ kind: ParticleKind, from source: Source, _ random: ParticleRandom, allowance: Int
  ) {
    let timing = kind.timing
    guard source.now >= timing.beginTime || timing.fillMode.fillsBackwards else { return }
    let now = kind.time(at: max(source.now, timing.beginTime))
    let end = timing.speed > 0 ? kind.time(at: source.end) : .infinity
    let born = kind.births.births(
      after: now - kind.visibleDuration, through: min(now, end, timing.activeDuration))
    let kindCount = kind.children.count + 1
    let births = born.suffix(allowance / kindCount)
    guard !births.isEmpty else { return }
    if visible.isEmpty { visible.reserveCapacity(births.count) }
    let childAllowance = (allowance - births.count) / (births.count * kindCount)
    for index in births {
      let birth = kind.births.time(ofBirth: index)
      let random = random.branch(index)
      let sourceTime = max(0, kind.sourceTime(at: birth))
      let (point, tint) = source.emissionPoint(random, sourceTime)
      let particle = Particle(kind, at: point, tint: tint, random: random)
      let layerTime = source.layerTime + sourceTime * source.layerSpeed
      let age = now - birth
      appendIfVisible(particle, kind, age: age, birth: layerTime)
      guard childAllowance > 0, particle.lifetime > 0 else { continue }
      emitChildren(
        of: particle, kind, age: age, source, layerTime: layerTime, random, allowance: childAllowance)
    }
  }

  private mutating func appendIfVisible(
    _ particle: Particle, _ kind: ParticleKind, age: Double, birth: Double
  ) {
    guard let picture = kind.picture, age >= 0, age < particle.lifetime else { return }
    let color = particle.color(atAge: age)
    guard color.w > 0 else { return }
    visible.append(
      VisibleParticle(
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
        return (particle.emissionPoint(atAge: age), particle.color(atAge: age))
      }
      emit(child, from: flight, random.branch(-1 - index), allowance: allowance)
    }
  }
}

extension ParticleKind {
  /// Converts a time of the source to the cell's own time.
  fileprivate func time(at sourceTime: Double) -> Double {
    timing.speed == 0 ? timing.timeOffset : (sourceTime - timing.beginTime) * timing.speed + timing.timeOffset
  }

  /// Converts a time of the cell to the source's time.
  fileprivate func sourceTime(at time: Double) -> Double {
    timing.speed == 0 ? timing.beginTime : (time - timing.timeOffset) / timing.speed + timing.beginTime
  }
}
