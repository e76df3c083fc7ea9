/// The mapping between the frames of a composition and the global frames, those of the root composition.
///
/// ```
/// global frames   |0 ...... 10 ..................... 60|
/// composition               |0 ... 25|                     start frame 10, stretch 2
/// ```
struct CompositionTime {
  private enum Mapping {
    /// The global frame is `scale` times the composition's frame, plus `offset`. The scale is above 0.
    case linear(scale: Double, offset: Double)
    /// A function from global frames to the composition's.
    case remapped((Double) -> Double)
  }

  private let mapping: Mapping
  private let easing: ComponentEasing
  let sampler: PropertySampler

  /// Creates the time of the root composition.
  init(_ sampler: PropertySampler, easing: ComponentEasing) {
    self.init(.linear(scale: 1, offset: 0), sampler, easing)
  }

  private init(_ mapping: Mapping, _ sampler: PropertySampler, _ easing: ComponentEasing) {
    self.mapping = mapping
    self.sampler = sampler
    self.easing = easing
  }

  /// Returns the composition's frame at a global frame.
  func localFrame(at globalFrame: Double) -> Double {
    switch mapping {
    case .linear(let scale, let offset): (globalFrame - offset) / scale
    case .remapped(let localFrame): localFrame(globalFrame)
    }
  }

  /// Returns the global frame at a frame of the composition; nil if the mapping isn't linear.
  func linearGlobalFrame(at frame: Double) -> Double? {
    guard case .linear(let scale, let offset) = mapping else { return nil }
    return frame * scale + offset
  }

  /// Returns a property of the composition's layers with keyframes at global frames.
  ///
  /// With a linear mapping the keyframes are moved, with any other the property is sampled at whole frames. If its
  /// keyframes exceed the sampler's limit, the property keeps its first value.
  func global<Value>(_ property: Animated<Value>) -> Animated<Value> {
    guard !property.isConstant else { return property }
    guard sampler.reserveKeyframes(of: property) else { return Animated(property.first) }
    return mapped(easing == .byFirstComponent ? property.easedByFirstComponent : property)
  }

  private func mapped<Value>(_ property: Animated<Value>) -> Animated<Value> {
    switch mapping {
    case .linear(1, 0): return property
    case .linear(let scale, let offset): return property.mapTimes { $0 * scale + offset }
    case .remapped(let localFrame):
      return sampler.sampleFrames { property.value(at: localFrame($0)) }
    }
  }
}

// MARK: - Nested compositions

extension CompositionTime {
  /// Returns the time of a composition that starts at a frame of this one and takes `stretch` frames for each of its own.
  func time(startingAt start: Double, stretch: Double) -> CompositionTime {
    guard case .linear(let scale, let offset) = mapping, stretch > 0 else {
      let stretch = stretch == 0 ? 1 : stretch
      return CompositionTime(.remapped { (localFrame(at: $0) - start) / stretch }, sampler, easing)
    }
    return CompositionTime(.linear(scale: scale * stretch, offset: start * scale + offset), sampler, easing)
  }

  /// Returns the time of a composition with time remapping.
  ///
  /// - Parameters:
  ///   - seconds: The composition's time in seconds, with keyframes at frames of this one.
  ///   - frameRate: The animation's frames per second.
  func time(remappedTo seconds: Animated<Double>, frameRate: Double) -> CompositionTime {
    CompositionTime(.remapped { seconds.value(at: localFrame(at: $0)) * frameRate }, sampler, easing)
  }
}

/// The treatment of separate timing curves, which a file may have for each component of a value.
enum ComponentEasing {
  /// The first component's curve applies to all, as in lottie-ios.
  case byFirstComponent
  /// Each component has its own curve, as in After Effects.
  case byEachComponent
}

extension LayerModel {
  /// Returns the time of the composition that the layer shows.
  ///
  /// - Parameters:
  ///   - time: The time of the composition that contains the layer.
  ///   - frameRate: The animation's frames per second.
  func time(inside time: CompositionTime, frameRate: Double) -> CompositionTime {
    if let timeRemap { return time.time(remappedTo: timeRemap, frameRate: frameRate) }
    return time.time(startingAt: startFrame, stretch: stretch)
  }
}
