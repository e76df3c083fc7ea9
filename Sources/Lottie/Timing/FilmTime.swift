/// How the frames of a composition follow from the film's.
///
/// ```
/// film         |0 ...... 10 ..................... 60|
/// composition            |0 ... 25|                     startFrame 10, stretch 2
/// ```
struct FilmTime {
  private enum Mapping {
    /// The film's frame is `scale` times the composition's, and `offset`; the scale is above 0.
    case even(scale: Double, offset: Double)
    /// From the film's frame to the composition's.
    case remapped((Double) -> Double)
  }

  private let mapping: Mapping
  private let easing: ComponentEasing
  private let samples: FilmSamples

  /// The time of the film itself.
  init(_ samples: FilmSamples, easing: ComponentEasing) {
    self.init(.even(scale: 1, offset: 0), samples, easing)
  }

  private init(_ mapping: Mapping, _ samples: FilmSamples, _ easing: ComponentEasing) {
    self.mapping = mapping
    self.samples = samples
    self.easing = easing
  }

  /// The composition's frame at a frame of the film.
  func localFrame(at filmFrame: Double) -> Double {
    switch mapping {
    case .even(let scale, let offset): (filmFrame - offset) / scale
    case .remapped(let localFrame): localFrame(filmFrame)
    }
  }

  /// A property of the composition's layers, its keyframes at frames of the film.
  ///
  /// Where there is no room for its keyframes, it stays as it begins. Where time runs evenly, the keyframes are moved;
  /// where it doesn't, the property is sampled once a frame.
  func film<Value>(_ property: Animated<Value>) -> Animated<Value> {
    guard !property.isStill else { return property }
    guard samples.takesKeyframes(of: property) else { return Animated(property.first) }
    return inFilm(easing == .ofFirstComponent ? property.easedAsFirstComponent : property)
  }

  private func inFilm<Value>(_ property: Animated<Value>) -> Animated<Value> {
    switch mapping {
    case .even(1, 0): return property
    case .even(let scale, let offset): return property.mapTimes { $0 * scale + offset }
    case .remapped(let localFrame):
      return samples.property { property.value(at: localFrame($0)) }
    }
  }
}

// MARK: - Compositions inside

extension FilmTime {
  /// The time of a composition that starts at a frame of this one, each of its frames lasting `stretch` frames.
  func time(startingAt start: Double, stretch: Double) -> FilmTime {
    guard case .even(let scale, let offset) = mapping, stretch > 0 else {
      let stretch = stretch == 0 ? 1 : stretch
      return FilmTime(.remapped { (localFrame(at: $0) - start) / stretch }, samples, easing)
    }
    return FilmTime(.even(scale: scale * stretch, offset: start * scale + offset), samples, easing)
  }

  /// The time of a composition whose frame at each moment a property tells.
  ///
  /// - Parameters:
  ///   - seconds: The composition's own time, in seconds, its keyframes at frames of this one.
  ///   - frameRate: The film's frames a second.
  func time(remappedTo seconds: Animated<Double>, frameRate: Double) -> FilmTime {
    FilmTime(.remapped { seconds.value(at: localFrame(at: $0)) * frameRate }, samples, easing)
  }
}

/// How a value of several components eases where the file has a curve for each of them.
enum ComponentEasing {
  /// By the first component's curve, as the best-known player does.
  case ofFirstComponent
  /// Each by its own, as the editing program does.
  case ofEachComponent
}

extension LayerModel {
  /// The time of the composition that the layer shows.
  ///
  /// - Parameters:
  ///   - time: That of the composition in which the layer lies.
  ///   - frameRate: The film's frames a second.
  func time(inside time: FilmTime, frameRate: Double) -> FilmTime {
    if let timeRemap { return time.time(remappedTo: timeRemap, frameRate: frameRate) }
    return time.time(startingAt: startFrame, stretch: stretch)
  }
}
