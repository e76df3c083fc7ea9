/// A way to draw an animation.
///
/// lottie-ios has two engines. Here all animations are drawn by ``coreAnimation``.
public enum RenderingEngine: String, Hashable, Sendable, CustomStringConvertible {
  /// lottie-ios's engine that draws each frame on the main thread.
  case mainThread = "Main Thread"
  /// Layers with keyframe animations.
  case coreAnimation = "Core Animation"

  /// The engine's name, such as `Core Animation`.
  public var description: String { rawValue }
}

/// A choice of the engine that draws an animation.
///
/// The choice is stored, and ``RenderingEngine/coreAnimation`` draws in any case.
public enum RenderingEngineOption: Hashable, Sendable {
  /// The engine that supports the animation.
  case automatic
  /// One engine.
  case specific(RenderingEngine)

  /// The engine that draws each frame on the main thread.
  public static var mainThread: RenderingEngineOption { .specific(.mainThread) }
  /// The engine of layers with keyframe animations.
  public static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}

extension RenderingEngineOption: RawRepresentable, CustomStringConvertible {
  /// Creates an option from its name; nil unless it's `Automatic` or the name of an engine.
  public init?(rawValue: String) {
    if rawValue == Self.automaticName {
      self = .automatic
    } else if let engine = RenderingEngine(rawValue: rawValue) {
      self = .specific(engine)
    } else {
      return nil
    }
  }

  /// The option's name: `Automatic` or the name of the engine.
  public var rawValue: String {
    switch self {
    case .automatic: Self.automaticName
    case .specific(let engine): engine.rawValue
    }
  }

  /// The option's name, like ``rawValue``.
  public var description: String { rawValue }

  private static let automaticName = "Automatic"
}
