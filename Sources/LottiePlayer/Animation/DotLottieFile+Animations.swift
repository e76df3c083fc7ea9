import CoreGraphics

extension DotLottieFile {
  /// An animation of an archive with its playback settings.
  public struct Animation {
    /// The animation, with the theme of its settings.
    public let animation: LottieAnimation
    /// The playback settings.
    public let configuration: DotLottieConfiguration
  }

  /// The archive's animations, the initial one first. Those that can't be read are left out.
  ///
  /// - Complexity: Each access reads all animations. To show one of them, load it by its identifier.
  public var animations: [Animation] { animationIDs.compactMap { listedAnimation($0) } }

  /// Returns an animation with its settings; nil if there is none with that identifier or it can't be read.
  ///
  /// - Parameter id: The animation's identifier; nil for the initial animation.
  package func listedAnimation(_ id: String?) -> Animation? {
    guard let animation = try? animation(id) else { return nil }
    let settings = settings(forAnimation: id)
    return Animation(
      animation: animation,
      configuration: DotLottieConfiguration(
        id: animation.id, loopMode: settings.loopMode, speed: settings.speed,
        imageProvider: DotLottieImageProvider(animation)))
  }
}

/// The playback settings of an animation in an archive.
public struct DotLottieConfiguration {
  /// The animation's identifier.
  public let id: String
  /// The loop mode.
  public let loopMode: LottieLoopMode
  /// The playback speed; below 0 the animation plays backward.
  public let speed: Double
  /// A provider of the archive's images.
  public let imageProvider: (any AnimationImageProvider)?
}

/// The settings of an archive that apply when one of its animations is loaded.
public struct DotLottieConfigurationComponents: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The provider of the archive's images.
  public static let imageProvider = DotLottieConfigurationComponents(rawValue: 1 << 0)
  /// The loop mode.
  public static let loopMode = DotLottieConfigurationComponents(rawValue: 1 << 1)
  /// The playback speed.
  public static let animationSpeed = DotLottieConfigurationComponents(rawValue: 1 << 2)
  /// All settings.
  public static let all: DotLottieConfigurationComponents = [.imageProvider, .loopMode, .animationSpeed]
  /// No settings.
  public static let none: DotLottieConfigurationComponents = []
}

/// A provider of the images in an archive.
private struct DotLottieImageProvider: AnimationImageProvider {
  private let source: ImageSource
  private let assets: [String: Asset]

  init(_ animation: LottieAnimation) {
    source = ImageSource(imageData: animation.imageData)
    assets = Dictionary(
      animation.document.assets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func imageForAsset(asset: ImageAsset) -> CGImage? { assets[asset.id].flatMap(source.image)?.image }
}
