import MotionCore

// MARK: - Recording

extension CALayer {
  /// The store of an emitter layer, to be changed.
  private final var emitterStore: ContentStore<EmitterValues>? {
    store.owner == .emitter ? unsafeDowncast(ownStore, to: ContentStore<EmitterValues>.self) : nil
  }

  /// Begins to record birth rates and places of an emitter layer that enters a host.
  final func beginEmission() {
    emitterStore?.details.rates = EmissionRates()
    emitterStore?.details.places = EmissionPlaces()
    markEmission()
  }

  /// Records what animations did to birth rates and places so far; it comes before every change of animations or of the
  /// model.
  final func traceEmission(in host: LayerHost) {
    guard let store = emitterStore else { return }
    let (start, now) = (store.details.rates.tracedTime, host.now)
    store.details.rates.tracedTime = now
    let animated = animatedEmission
    guard !animated.isEmpty, now > start else { return }
    // Multiples of the step, so that nothing depends on when it's asked for.
    let step = max(EmissionRates.step, (now - start) / Double(EmissionRates.maximumCount))
    let first = (start / step).rounded(.down)
    for index in 1...EmissionRates.maximumCount {
      let time = (first + Double(index)) * step
      guard time <= now else { break }
      host.timeline.evaluate(at: time)
      glide(animated, in: &store.details, to: host, at: time)
    }
    host.isStale = true
  }

  /// Records the birth rates and places that hold from now on.
  final func markEmission() {
    guard let store = emitterStore, let host else { return }
    store.details.rates.tracedTime = host.now
    host.evaluate()
    let time = localTime(fromMediaTime: host.now)
    for slot in emittedRates {
      store.details.rates.jump(slot.path, to: shownNumbers(of: slot, in: host).first ?? 0, at: time)
    }
    let places = EmissionPlaces.Coordinate.allCases.map(\.place)
    store.details.places.jump(
      to: places.map { shownNumbers(of: AnimatedSlot(property: $0.property), in: host)[$0.number] }, at: time)
  }

  /// Carries the records on to the present in values to be shown.
  final func completeEmission(in shown: LayerStore, _ host: LayerHost) {
    guard let store = emitterStore else { return }
    let shown = unsafeDowncast(shown, to: ContentStore<EmitterValues>.self)
    (shown.details.rates, shown.details.places) = (store.details.rates, store.details.places)
    glide(animatedEmission, in: &shown.details, to: host, at: host.now)
  }

  /// Takes over what the timeline says at the media time at which it was evaluated.
  private final func glide(
    _ channels: [PropertyChannel], in values: inout EmitterValues, to host: LayerHost, at mediaTime: Double
  ) {
    let time = localTime(fromMediaTime: mediaTime)
    for channel in channels {
      guard let slot = channel.name.slot else { continue }
      if slot.property.isBirthRate {
        values.rates.glide(slot.path, to: host.timeline.value(of: channel.channel), at: time)
      }
      for coordinate in EmissionPlaces.Coordinate.allCases where coordinate.place.property == slot.property {
        let number = host.timeline.value(at: coordinate.place.number, of: channel.channel)
        values.places.glide(coordinate, to: number, at: time)
      }
    }
  }
}

// MARK: - What is recorded

extension CALayer {
  /// The birth rates that the layer has: its own and those of its cells with names.
  private final var emittedRates: [AnimatedSlot] {
    let names = store.emittedCells?.compactMap(\.cellName) ?? []
    return [AnimatedSlot(property: .emitterBirthRate)]
      + names.map { AnimatedSlot(property: .cellBirthRate, path: [$0]) }
  }

  /// The channels in which birth rates and places are animated.
  private final var animatedEmission: [PropertyChannel] {
    channels.filter { channel in
      guard let property = channel.name.property else { return false }
      return property.isBirthRate || property.isBirthPlace
    }
  }

  private final func shownNumbers(of slot: AnimatedSlot, in host: LayerHost) -> [Double] {
    guard let channel = channels.first(where: { $0.name.slot == slot })?.channel else {
      return store.numbers(of: slot)
    }
    return (0..<slot.property.kind.numberCount).map { host.timeline.value(at: $0, of: channel) }
  }
}

extension LayerProperty {
  fileprivate var isBirthRate: Bool { self == .emitterBirthRate || self == .cellBirthRate }

  fileprivate var isBirthPlace: Bool {
    switch self {
    case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth: true
    default: false
    }
  }
}
