package import MotionCore

/// How the birth rates of an emitter layer and its cells went, as far as they are known to have changed.
///
/// What is born at a time depends on the rate at that time, not on what it has become since: a cell whose rate is set to
/// 0 emits nothing more, and what it emitted before lives on.
package struct EmissionRates {
  /// By the names of the cells that lead to the one with the rate; empty for the layer's own.
  private var histories: [[String]: RateHistory] = [:]
  /// Up to when, in media time, animated rates are known.
  fileprivate var tracedTime = 0.0

  /// Between so many seconds of media time animated rates are looked up.
  fileprivate static let step = 1.0 / 128
  /// The most times for which animated rates are looked up at once; a longer stretch is cut into fewer.
  fileprivate static let maximumCount = 4096

  /// The history of the rate that names lead to; nil where it's only known as it is.
  package subscript(names: [String]) -> RateHistory? { histories[names] }

  fileprivate mutating func glide(_ names: [String], to rate: Double, at time: Double) {
    histories[names]?.glide(to: rate, at: time)
  }

  fileprivate mutating func jump(_ names: [String], to rate: Double, at time: Double) {
    if histories[names] == nil {
      histories[names] = RateHistory(rate)
    } else {
      histories[names]?.jump(to: rate, at: time)
    }
  }
}

// MARK: - Recording

extension CALayer {
  /// The store of an emitter layer, to be changed.
  private final var emitterStore: ContentStore<EmitterValues>? {
    store.owner == .emitter ? unsafeDowncast(ownStore, to: ContentStore<EmitterValues>.self) : nil
  }

  /// Begins to record the birth rates of an emitter layer that enters a host.
  final func beginEmission() {
    emitterStore?.details.rates = EmissionRates()
    markEmission()
  }

  /// Records what animations did to birth rates so far; it comes before every change of animations or of the model.
  final func traceEmission(in host: LayerHost) {
    guard let store = emitterStore else { return }
    let (start, now) = (store.details.rates.tracedTime, host.now)
    store.details.rates.tracedTime = now
    let animated = animatedRates
    guard !animated.isEmpty, now > start else { return }
    // Multiples of the step, so that nothing depends on when it's asked for.
    let step = max(EmissionRates.step, (now - start) / Double(EmissionRates.maximumCount))
    let first = (start / step).rounded(.down)
    for index in 1...EmissionRates.maximumCount {
      let time = (first + Double(index)) * step
      guard time <= now else { break }
      host.timeline.evaluate(at: time)
      glide(animated, in: &store.details.rates, to: host, at: time)
    }
    host.isStale = true
  }

  /// Records the birth rates that hold from now on.
  final func markEmission() {
    guard let store = emitterStore, let host else { return }
    store.details.rates.tracedTime = host.now
    host.evaluate()
    let time = localTime(fromMediaTime: host.now)
    for slot in emittedRates {
      store.details.rates.jump(slot.path, to: shownRate(of: slot, in: host), at: time)
    }
  }

  /// Carries the records on to the present in values to be shown.
  final func completeEmission(in shown: LayerStore, _ host: LayerHost) {
    guard let store = emitterStore else { return }
    let shown = unsafeDowncast(shown, to: ContentStore<EmitterValues>.self)
    shown.details.rates = store.details.rates
    glide(animatedRates, in: &shown.details.rates, to: host, at: host.now)
  }

  /// Takes over what the timeline says at the media time at which it was evaluated.
  private final func glide(
    _ channels: [PropertyChannel], in rates: inout EmissionRates, to host: LayerHost, at mediaTime: Double
  ) {
    let time = localTime(fromMediaTime: mediaTime)
    for channel in channels {
      guard let slot = channel.name.slot else { continue }
      rates.glide(slot.path, to: host.timeline.value(of: channel.channel), at: time)
    }
  }
}

// MARK: - Rates

extension CALayer {
  /// The birth rates that the layer has: its own and those of its cells with names.
  private final var emittedRates: [AnimatedSlot] {
    let names = store.emittedCells?.compactMap(\.cellName) ?? []
    return [AnimatedSlot(property: .emitterBirthRate)]
      + names.map { AnimatedSlot(property: .cellBirthRate, path: [$0]) }
  }

  /// The channels in which birth rates are animated.
  private final var animatedRates: [PropertyChannel] {
    channels.filter { $0.name.property == .emitterBirthRate || $0.name.property == .cellBirthRate }
  }

  private final func shownRate(of slot: AnimatedSlot, in host: LayerHost) -> Double {
    if let channel = channels.first(where: { $0.name.slot == slot })?.channel {
      return host.timeline.value(of: channel)
    }
    return store.numbers(of: slot).first ?? 0
  }
}
