public import QuartzCore

extension CALayer {
  /// Plays a preset.
  ///
  /// ```swift
  /// badge.animate(.shake(force: 2)) { finished in print(finished) }
  /// ```
  ///
  /// The layer has its final state at once, see ``SpringPreset/finalState``; what shows moves there. What calls attention
  /// starts over where it plays already. An entrance begins at its own begin, whatever else was on its way; an exit goes
  /// on from what shows. A layer that no host shows has its final state, and the preset ends unfinished.
  ///
  /// - Parameters:
  ///   - preset: What to play.
  ///   - policy: Whether it may move. Default what holds in the whole program, ``MotionPolicy/standard``.
  ///   - completion: Called once: when it's over, with true, or with false when it is removed or replaced before, by
  ///     `removeAllAnimations()` for one, or its layer taken away.
  public func animate(
    _ preset: SpringPreset, under policy: MotionPolicy = .standard, completion: ((Bool) -> Void)? = nil
  ) {
    animate(together: [preset], under: policy, completion: completion)
  }

  /// Plays several presets at once.
  ///
  /// ```swift
  /// card.animate(together: [.slideUp, .swing(delay: 0.2)])
  /// ```
  ///
  /// Where they say different things of the final state, the last one's counts.
  ///
  /// - Parameters:
  ///   - presets: What to play; none are over at once.
  ///   - policy: Whether they may move.
  ///   - completion: Called once, when the last is over; with true if all were played to their end.
  public func animate(
    together presets: [SpringPreset], under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let end = SharedEnd(of: presets.count, completion)
    let motions = presets.map { PresetMotion($0.usable, under: policy) }
    if motions.contains(where: \.isEntrance) { removeTravels() }
    for motion in motions {
      let animation = motion.begin(on: self)
      let listener = PresetEnd { end.settle($0) }
      animation.delegate = listener
      add(animation, forKey: motion.key(toldTo: listener))
    }
  }

  /// Plays presets one after the other: each begins when the one before is over.
  ///
  /// ```swift
  /// card.animate(inTurn: [.move(y: -50, direction: .to), .fall])
  /// ```
  ///
  /// - Parameters:
  ///   - presets: What to play; none are over at once.
  ///   - policy: Whether they may move.
  ///   - completion: Called once: when the last is over, or as soon as one ends unfinished; those after it aren't played.
  public func animate(
    inTurn presets: [SpringPreset], under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let first = presets.first else {
      completion?(true)
      return
    }
    animate(first, under: policy) { finished in
      guard finished, presets.count > 1 else {
        completion?(finished)
        return
      }
      self.animate(inTurn: Array(presets.dropFirst()), under: policy, completion: completion)
    }
  }
}

extension Sequence where Element: CALayer {
  /// Plays a preset on several layers, one beginning a little after the other.
  ///
  /// ```swift
  /// rows.animate(.fadeInUp, staggeredBy: 0.05)
  /// ```
  ///
  /// - Parameters:
  ///   - preset: What to play; its own delay counts too.
  ///   - step: The seconds from one layer's begin to the next one's, 0 or more; anything else counts as 0.
  ///   - policy: Whether they may move.
  ///   - completion: Called once, when all are over; with true if all were played to their end.
  public func animate(
    _ preset: SpringPreset, staggeredBy step: Double, under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let layers = Array(self)
    let end = SharedEnd(of: layers.count, completion)
    for (index, layer) in layers.enumerated() {
      layer.animate(preset(delay: preset.usable.delay + step * Double(index)), under: policy) {
        end.settle($0)
      }
    }
  }
}

// MARK: - Keys

extension PresetMotion {
  /// Whether it begins at a placement, rather than at what shows.
  fileprivate var isEntrance: Bool { !preset.isLeaving && (preset.hasPlacement || preset.hasOpacity) }

  /// What calls attention has one key for each effect; of other motions there may be several on their way.
  ///
  /// - Parameter end: Who hears of the end, and so lives as long as the animation.
  fileprivate func key(toldTo end: PresetEnd) -> String {
    if preset.effect.sort == .attention, !preset.hasPlacement { return "SpringPreset.\(preset.name)" }
    let kind = preset.effect.sort == .flip ? "SpringPreset.flip" : CALayer.travelKey
    return "\(kind).\(preset.name).\(UInt(bitPattern: ObjectIdentifier(end)))"
  }
}

extension CALayer {
  fileprivate static let travelKey = "SpringPreset.travel"

  /// Removes what is on its way from or to a placement.
  fileprivate func removeTravels() {
    for key in animationKeys() ?? [] where key.hasPrefix(Self.travelKey) { removeAnimation(forKey: key) }
  }
}
