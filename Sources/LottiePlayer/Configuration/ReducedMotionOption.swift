/// A degree of motion.
public enum ReducedMotionMode: Hashable, Sendable {
  /// Animations play.
  case standardMotion
  /// Animations with a marker for reduced motion play that marker's segment instead; other animations play normally.
  ///
  /// The marker's name is `reduced motion`, with a space, a hyphen, an underscore or nothing between the words, in any
  /// case.
  case reducedMotion
  /// Animations with a marker for reduced motion play that marker's segment instead; other animations show the last
  /// frame immediately.
  case disabledMotion
}

/// A provider of the degree of motion, which can change at any time.
public protocol ReducedMotionOptionProvider {
  /// The degree of motion of playback that begins now.
  var currentReducedMotionMode: ReducedMotionMode { get }
}

/// A provider of the system's degree of motion.
///
/// There is no such setting on Linux, so this provider never reduces motion.
public struct SystemReducedMotionOptionProvider: ReducedMotionOptionProvider, Hashable, Sendable {
  /// Creates a provider.
  public init() {}

  /// ``ReducedMotionMode/standardMotion``, because no setting of the system reduces motion.
  public var currentReducedMotionMode: ReducedMotionMode { .standardMotion }
}

/// A choice of the degree of motion.
public enum ReducedMotionOption {
  /// A constant degree.
  case specific(ReducedMotionMode)
  /// The degree of motion that a provider returns when playback begins. Options with equal data are equal.
  case dynamic(any ReducedMotionOptionProvider, dataID: AnyHashable)

  /// Animations play.
  public static var standardMotion: ReducedMotionOption { .specific(.standardMotion) }
  /// Animations play their segment for reduced motion, if they have one.
  public static var reducedMotion: ReducedMotionOption { .specific(.reducedMotion) }
  /// Animations play their segment for reduced motion, or not at all.
  public static var disabledMotion: ReducedMotionOption { .specific(.disabledMotion) }
  /// The degree of motion in the system's settings.
  public static var systemReducedMotionToggle: ReducedMotionOption {
    .dynamic(SystemReducedMotionOptionProvider(), dataID: "SystemReducedMotionOptionProvider")
  }

  /// Creates an option with a provider that its own value identifies.
  public static func dynamic(
    _ provider: some ReducedMotionOptionProvider & Hashable
  ) -> ReducedMotionOption {
    .dynamic(provider, dataID: AnyHashable(provider))
  }

  /// The degree of motion of playback that begins now.
  public var currentReducedMotionMode: ReducedMotionMode {
    switch self {
    case .specific(let mode): mode
    case .dynamic(let provider, _): provider.currentReducedMotionMode
    }
  }
}

extension ReducedMotionOption: Hashable {
  /// Returns whether both options have the same degree, or providers with equal data.
  public static func == (one: ReducedMotionOption, other: ReducedMotionOption) -> Bool {
    switch (one, other) {
    case (.specific(let mode), .specific(let otherMode)): mode == otherMode
    case (.dynamic(_, let data), .dynamic(_, let otherData)): data == otherData
    case (.specific, .dynamic), (.dynamic, .specific): false
    }
  }

  /// Hashes the degree or the provider's data.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .specific(let mode): hasher.combine(mode)
    case .dynamic(_, let data): hasher.combine(data)
    }
  }
}
