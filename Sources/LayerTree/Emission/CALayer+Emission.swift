import MotionCore

// MARK: - Recording

extension CALayer {
  /// The store of an emitter layer, for writing; nil for other layers.
  private final var emitterStore: ContentStore<EmitterValues>? {
    store.owner == .emitter ? unsafeDowncast(uniqueStore, to: ContentStore<EmitterValues>.self) : nil
  }

  /// Begins to record the birth rates, position and size of an emitter layer that enters a host.
  final func beginEmission() {
    emitterStore?.details.rates = EmissionRates()
    emitterStore?.details.geometryHistory = EmitterGeometryHistory()
    markEmission()
  }

  /// Records the animated birth rates, position and size up to the current time.
  ///
  /// It's called before every change to animations or to the model.
  final func traceEmission(in host: LayerHost) {
    guard let store = emitterStore else { return }
    let (start, now) = (store.details.rates.tracedTime, host.now)
    store.details.rates.tracedTime = now
    let animated = animatedEmissionChannels
    guard !animated.isEmpty, now > start else { return }
    // Samples are taken at multiples of the step, so that they don't depend on the time of the call.
    let step = max(EmissionRates.step, (now - start) / Double(EmissionRates.maximumCount))
    let first = (start / step).rounded(.down)
    for index in 1...EmissionRates.maximumCount {
      let time = (first + Double(index)) * step
      guard time <= now else { break }
      host.timeline.evaluate(at: time)
      recordValues(of: animated, in: &store.details, host)
    }
    host.isStale = true
  }

  /// Records the birth rates, position and size that apply from the current time on.
  final func markEmission() {
    guard let store = emitterStore, let host else { return }
    store.details.rates.tracedTime = host.now
    host.evaluate()
    let time = localTime(fromMediaTime: host.now)
    for slot in birthRateSlots {
      store.details.rates.addJump(slot.path, to: currentNumbers(of: slot, in: host).first ?? 0, at: time)
    }
    let components = EmitterGeometryHistory.Coordinate.allCases.map(\.component)
    store.details.geometryHistory.addJump(
      to: components.map { currentNumbers(of: AnimatedSlot(property: $0.property), in: host)[$0.number] },
      at: time)
  }

  /// Records the values that apply from the current time on if they are animated, after the layer's clock has changed.
  final func markAnimatedEmission() {
    if !animatedEmissionChannels.isEmpty { markEmission() }
  }

  /// Copies the records to values that will be shown, extended to the current time.
  final func completeEmission(in presentation: LayerStore, _ host: LayerHost) {
    guard let store = emitterStore else { return }
    let presentation = unsafeDowncast(presentation, to: ContentStore<EmitterValues>.self)
    (presentation.details.rates, presentation.details.geometryHistory) = (
      store.details.rates, store.details.geometryHistory
    )
    recordValues(of: animatedEmissionChannels, in: &presentation.details, host)
  }

  /// Records the values of animated channels at the time of the timeline's last evaluation.
  ///
  /// The time comes from the layer's clock in the timeline, since the model may have a new timing already.
  private final func recordValues(
    of channels: [PropertyChannel], in values: inout EmitterValues, _ host: LayerHost
  ) {
    let time = host.timeline.time(ofClock: clock)
    for channel in channels {
      guard let slot = channel.name.slot else { continue }
      if slot.property.isBirthRate {
        values.rates.addRamp(slot.path, to: host.timeline.value(of: channel.channel), at: time)
      }
      for coordinate in EmitterGeometryHistory.Coordinate.allCases
      where coordinate.component.property == slot.property {
        let number = host.timeline.value(at: coordinate.component.number, of: channel.channel)
        values.geometryHistory.addRamp(coordinate, to: number, at: time)
      }
    }
  }
}

// MARK: - Recorded properties

extension CALayer {
  /// The slots of the birth rates: the layer's own, and those of its cells that have names.
  private final var birthRateSlots: [AnimatedSlot] {
    let names = store.emittedCells?.compactMap(\.cellName) ?? []
    return [AnimatedSlot(property: .emitterBirthRate)]
      + names.map { AnimatedSlot(property: .cellBirthRate, path: [$0]) }
  }

  /// The channels that animate birth rates, the position or the size.
  private final var animatedEmissionChannels: [PropertyChannel] {
    channels.filter { channel in
      guard let property = channel.name.property else { return false }
      return property.isBirthRate || property.isEmitterGeometry
    }
  }

  private final func currentNumbers(of slot: AnimatedSlot, in host: LayerHost) -> [Double] {
    guard let channel = channels.first(where: { $0.name.slot == slot })?.channel else {
      return store.numbers(of: slot)
    }
    return (0..<slot.property.kind.numberCount).map { host.timeline.value(at: $0, of: channel) }
  }
}

extension LayerProperty {
  fileprivate var isBirthRate: Bool { self == .emitterBirthRate || self == .cellBirthRate }

  fileprivate var isEmitterGeometry: Bool {
    switch self {
    case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth: true
    default: false
    }
  }
}
