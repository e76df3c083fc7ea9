/// A way to draw an animation.
///
/// lottie-ios has two engines. Here all animations are drawn by ``coreAnimation``.
public enum RenderingEngine: Hashable, Sendable, CaseIterable {
  /// lottie-ios's engine that draws each frame on the main thread.
  case mainThread
  /// Layers with keyframe animations.
  case coreAnimation
}

extension RenderingEngine: RawRepresentable, CustomStringConvertible {
  /// Creates an engine from its name; nil for any other text.
  public init?(rawValue: String) {
    guard let engine = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = engine
  }

  /// The engine's name: `Main Thread` or `Core Animation`.
  public var rawValue: String {
    switch self {
    case .mainThread: "Main Thread"
    case .coreAnimation: "Core Animation"
    }
  }

  /// The engine's name, like ``rawValue``.
  public var description: String { rawValue }
}

/// A choice of the engine that draws an animation.
///
/// The choice is stored, but ``RenderingEngine/coreAnimation`` always draws.
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
