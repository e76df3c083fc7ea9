public import AnimationVocabulary
public import QuartzCore

extension CALayer {
  /// Plays a preset on the layer.
  ///
  /// ```swift
  /// badge.animate(.shake(force: 2)) { finished in print(finished) }
  /// ```
  ///
  /// The layer's own values change to ``SpringPreset/finalState`` immediately; the presentation moves there. A preset that
  /// draws attention restarts if it is running. An entrance begins at its own start state and stops other entrances and
  /// exits. An exit continues from the current appearance. A layer that isn't rendered has its final state, and the preset
  /// ends unfinished.
  ///
  /// - Parameters:
  ///   - preset: The preset.
  ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
  ///   - completion: Called once: with true at the end, or with false if the animation is removed or replaced first, for
  ///     example by `removeAllAnimations()`, or the layer leaves the tree.
  public func animate(
    _ preset: SpringPreset, under policy: MotionPolicy = .standard, completion: ((Bool) -> Void)? = nil
  ) {
    animate(together: [preset], under: policy, completion: completion)
  }

  /// Plays several presets simultaneously.
  ///
  /// ```swift
  /// card.animate(together: [.slideUp, .swing(delay: 0.2)])
  /// ```
  ///
  /// The final state of the last preset wins.
  ///
  /// - Parameters:
  ///   - presets: The presets. Without presets, the completion is called immediately.
  ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
  ///   - completion: Called once at the end of the last preset, with true if all of them ran to their end.
  public func animate(
    together presets: [SpringPreset], under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let end = SharedEnd(of: presets.count, completion)
    let motions = presets.map { PresetMotion($0.inRange, under: policy) }
    if motions.contains(where: \.isEntrance) { removePlacementAnimations() }
    for motion in motions {
      let animation = motion.begin(on: self)
      let delegate = PresetDelegate { end.finish($0) }
      animation.delegate = delegate
      add(animation, forKey: motion.key(uniqueBy: delegate))
    }
  }

  /// Plays presets one after another.
  ///
  /// ```swift
  /// card.animate(sequence: [.move(y: -50, direction: .to), .fall])
  /// ```
  ///
  /// - Parameters:
  ///   - presets: The presets. Without presets, the completion is called immediately.
  ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
  ///   - completion: Called once, with true at the end of the last preset, or with false as soon as one ends unfinished, which
  ///     stops the sequence.
  public func animate(
    sequence presets: [SpringPreset], under policy: MotionPolicy = .standard,
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
      self.animate(sequence: Array(presets.dropFirst()), under: policy, completion: completion)
    }
  }
}

extension Sequence where Element: CALayer {
  /// Plays a preset on several layers, with staggered begin times.
  ///
  /// ```swift
  /// rows.animate(.fadeInUp, staggeredBy: 0.05)
  /// ```
  ///
  /// - Parameters:
  ///   - preset: The preset, whose own delay is added.
  ///   - step: The time between the beginnings of two neighbors, in seconds.
  ///   - origin: The layers that begin first. Default the first.
  ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
  ///   - completion: Called once at the end of all, with whether all ran to their end.
  /// - Precondition: `step` is finite and 0 or more.
  public func animate(
    _ preset: SpringPreset, staggeredBy step: Double, from origin: StaggerOrigin = .first,
    under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let layers = Array(self)
    let end = SharedEnd(of: layers.count, completion)
    for (layer, delay) in zip(layers, origin.delays(count: layers.count, staggeredBy: step)) {
      layer.animate(preset(delay: preset.inRange.delay + delay), under: policy) { end.finish($0) }
    }
  }
}

// MARK: - Keys

extension PresetMotion {
  /// Whether the motion begins at a placement instead of the current state.
  fileprivate var isEntrance: Bool { !preset.isLeaving && (preset.hasPlacement || preset.hasOpacity) }

  /// Returns the key of the animation: one for each preset that draws attention, a unique key for other presets, of which
  /// several may run together.
  ///
  /// - Parameter delegate: The delegate, which lives as long as the animation.
  fileprivate func key(uniqueBy delegate: PresetDelegate) -> String {
    if preset.kind.category == .attention, !preset.hasPlacement { return "SpringPreset.\(preset.name)" }
    let kind = preset.kind.category == .flip ? "SpringPreset.flip" : CALayer.placementKey
    return "\(kind).\(preset.name).\(UInt(bitPattern: ObjectIdentifier(delegate)))"
  }
}

extension CALayer {
  fileprivate static let placementKey = "SpringPreset.travel"

  /// Removes the animations from or to a placement.
  fileprivate func removePlacementAnimations() {
    for key in animationKeys() ?? [] where key.hasPrefix(Self.placementKey) { removeAnimation(forKey: key) }
  }
}
