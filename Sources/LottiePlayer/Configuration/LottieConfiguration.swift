public import CoreGraphics

/// Settings for reading and playing animations.
public struct LottieConfiguration: Hashable {
  /// The settings of layers and views that are created without a configuration.
  ///
  /// Set it before other threads use animations; access isn't synchronized.
  public nonisolated(unsafe) static var shared = LottieConfiguration()

  /// The choice of the engine. It's stored; Core Animation draws in any case. Default automatic.
  public var renderingEngine: RenderingEngineOption
  /// The choice of the decoder. It's stored, and there is one decoder. Default dictionary-based.
  public var decodingStrategy: DecodingStrategy
  /// The color space of the animation's colors. It's stored; colors are drawn in the device's RGB space. That space is the
  /// default.
  public var colorSpace: CGColorSpace
  /// The degree of motion. Default: the setting of the system.
  public var reducedMotionOption: ReducedMotionOption

  /// Creates settings.
  public init(
    renderingEngine: RenderingEngineOption = .automatic,
    decodingStrategy: DecodingStrategy = .dictionaryBased,
    colorSpace: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    reducedMotionOption: ReducedMotionOption = .systemReducedMotionToggle
  ) {
    self.renderingEngine = renderingEngine
    self.decodingStrategy = decodingStrategy
    self.colorSpace = colorSpace
    self.reducedMotionOption = reducedMotionOption
  }
}
