public import QuartzCore
import Requirements

/// A closure that is called when playback is over, with whether it reached its end rather than being interrupted.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A layer that shows and plays a Lottie animation.
///
/// The animation is a tree of ordinary layers inside it, with ordinary animations.
///
/// ```swift
/// let layer = LottieAnimationLayer(animation)
/// view.layer.addSublayer(layer)
/// layer.play(fromMarker: "open", toMarker: "closed") { finished in … }
/// ```
///
/// The layer shows the first frame until it plays or the current frame is set. Playback begins with the commit at which the
/// layer is in a hosted tree. If the layer leaves that tree, playback is interrupted, and the layer shows the current frame
/// when it returns; ``backgroundBehavior`` can change that.
///
/// The layer's bounds initially have the animation's size. The animation is fitted into the bounds by `contentsGravity`,
/// whose default here is `resizeAspect`.
public final class LottieAnimationLayer: CALayer {
  /// The animation, with the current theme.
  ///
  /// Setting it shows the first frame of another animation, without a theme. The providers and the bounds stay. The
  /// completion of playback is called with false.
  public var animation: LottieAnimation {
    get { themedAnimation }
    set {
      (originalAnimation, themedAnimation) = (newValue, newValue)
      setNeedsBuilding()
      show(newValue.startFrame)
    }
  }
  private var themedAnimation: LottieAnimation
  /// The animation without a theme.
  private var originalAnimation: LottieAnimation

  /// The features that are drawn although lottie-ios doesn't draw them.
  public let features: LottieFeatures

  /// The loop mode of playback that doesn't have a loop mode of its own. Default ``LottieLoopMode/playOnce``.
  ///
  /// A change during playback keeps the current frame.
  public var loopMode = LottieLoopMode.playOnce {
    didSet { if loopMode != oldValue { loopModeChanged() } }
  }

  /// The playback speed. Default 1; below 0 playback runs from its end to its start, at 0 it stands still.
  ///
  /// A change during playback keeps the current frame.
  ///
  /// - Precondition: The speed is finite.
  public var animationSpeed = 1.0 {
    didSet { if animationSpeed != oldValue { speedChanged(from: oldValue) } }
  }

  /// Whether only whole frames are visible, each until the next one, without in-between frames. Default false.
  ///
  /// Whole frames count from the animation's first one. ``currentFrame`` and related properties still change continuously.
  public var respectAnimationFrameRate = false {
    didSet {
      guard respectAnimationFrameRate != oldValue else { return }
      needsAnimations = true
      setNeedsLayout()
    }
  }
  /// The behavior of playback when the layer leaves its tree. Default ``LottieBackgroundBehavior/pause``.
  public var backgroundBehavior = LottieBackgroundBehavior.pause
  /// Whether the animation is clipped to its size. Default true.
  public var maskAnimationToBounds = true {
    didSet { composition.layer.masksToBounds = maskAnimationToBounds }
  }

  /// The provider of images; nil, the default, for those that the file stores or that are beside it.
  ///
  /// The layers are rebuilt at the next layout, and playback continues.
  public var imageProvider: (any AnimationImageProvider)? {
    didSet { rebuild(from: oldValue, to: imageProvider) }
  }

  /// The provider of texts; nil, the default, for the file's own.
  ///
  /// The layers are rebuilt at the next layout, and playback continues.
  public var textProvider: (any AnimationKeypathTextProvider)? {
    didSet { rebuild(from: oldValue, to: textProvider) }
  }

  /// The provider of fonts; nil, the default, for the file's own glyphs and installed fonts.
  ///
  /// The layers are rebuilt at the next layout, and playback continues.
  public var fontProvider: (any AnimationFontProvider)? {
    didSet { rebuild(from: oldValue, to: fontProvider) }
  }

  /// The layer whose time the animations follow. It advances during playback.
  let clock: CALayer
  var composition: BuiltComposition
  var playback: Playback
  var state: PlayState
  /// The delegate that detects the end of playback and the layer's removal from its tree.
  var playCompletion: PlayCompletion?
  /// Whether the animations must be added at the next layout.
  var needsAnimations = true
  /// Whether the added animations have ended, so that they show their end at any time.
  var animationsHaveEnded = false

  /// The layers, groups and items that aren't drawn.
  var disabledNodes: Set<AnimationKeypath> = []
  /// The values that replace the file's properties, the latest last.
  var valueProviders: [(keypath: AnimationKeypath, value: ProvidedValue)] = []
  /// Whether the composition must be rebuilt at the next layout.
  var needsBuilding = false

  /// Creates a layer with the animation's size that shows its first frame.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - features: The features that are drawn although lottie-ios doesn't draw them. Default
  ///     ``LottieFeatures/standard``.
  public init(_ animation: LottieAnimation, features: LottieFeatures = .standard) {
    (originalAnimation, themedAnimation) = (animation, animation)
    self.features = features
    clock = CALayer.plain
    composition = BuiltComposition(
      animation.document, images: ImageSource(imageData: animation.imageData), features: features)
    playback = animation.fullPlayback
    state = .paused(0, frame: animation.startFrame)
    super.init()
    bounds.size = animation.size
    contentsGravity = .resizeAspect
    addSublayer(clock)
    clock.addSublayer(composition.layer)
    show(animation.startFrame)
  }

  /// Creates a layer with the animation's size that shows its first frame with the values of providers.
  public convenience init(
    animation: LottieAnimation, imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: (any AnimationKeypathTextProvider)? = nil,
    fontProvider: (any AnimationFontProvider)? = nil, maskAnimationToBounds: Bool = true
  ) {
    self.init(animation)
    // Property observers aren't called for properties that the initializer itself sets.
    func setProviders(of layer: LottieAnimationLayer) {
      layer.imageProvider = imageProvider
      layer.textProvider = textProvider
      layer.fontProvider = fontProvider
      layer.maskAnimationToBounds = maskAnimationToBounds
    }
    setProviders(of: self)
  }

  /// Creates a layer that shows an animation of an archive with the archive's playback settings and theme.
  ///
  /// - Parameters:
  ///   - dotLottie: The archive.
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation.
  /// - Throws: ``LottieError`` if the archive has no such animation, or the animation can't be read.
  public convenience init(dotLottie: DotLottieFile, animationId: String? = nil) throws(LottieError) {
    self.init(
      try dotLottie.animation(animationId), settings: dotLottie.settings(forAnimation: animationId))
  }

  /// Creates a layer that shows an animation with an archive's playback settings, and plays it if they say so.
  ///
  /// - Parameters:
  ///   - animation: The animation, with its theme as ``DotLottieFile/animation(_:theme:)`` returns it.
  ///   - settings: The settings, as ``DotLottieFile/settings(forAnimation:)`` returns them.
  public convenience init(_ animation: LottieAnimation, settings: DotLottieSettings) {
    self.init(animation)
    loopMode = settings.loopMode
    animationSpeed = settings.speed
    backgroundColor = settings.backgroundColor?.cgColor
    guard settings.autoplay else { return }
    if let segment = settings.segment, animation.frameTime(forMarker: segment) != nil {
      play(marker: segment)
    } else {
      play()
    }
  }

  /// Creates a copy for presentation, with the layer's own values but without playback.
  public override init(layer: Any) {
    guard let layer = layer as? LottieAnimationLayer else {
      failRequirement("a LottieAnimationLayer copies another one, not a \(type(of: layer))")
    }
    (themedAnimation, originalAnimation) = (layer.themedAnimation, layer.originalAnimation)
    features = layer.features
    (clock, composition, playback) = (layer.clock, layer.composition, layer.playback)
    (state, playCompletion) = (layer.state, nil)
    super.init(layer: layer)
  }

  /// Returns nil: animations can't be archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSublayers() {
    super.layoutSublayers()
    buildIfNeeded()
    layoutComposition()
    guard hasHostTime else { return setNeedsLayout() }
    resumeIfDetached()
    addAnimationsIfNeeded()
    startIfPending()
  }

  public override var contentsGravity: CALayerContentsGravity {
    didSet { setNeedsLayout() }
  }
}

// MARK: - Unsupported features

extension LottieAnimationLayer {
  /// The features of the animation that aren't drawn, with the current values of providers.
  public var unsupportedFeatures: [UnsupportedFeature] {
    buildIfNeeded()
    return composition.unsupported
  }
}

// MARK: - Themes

extension LottieAnimationLayer {
  /// Shows the animation with a theme of its archive; nil for the animation without a theme.
  ///
  /// The layers are rebuilt at the next layout, and playback continues. If the method throws, nothing changes.
  ///
  /// - Throws: ``LottieError`` if the animation's archive has no such theme, or the theme can't be read.
  public func setTheme(_ theme: String?) throws(LottieError) {
    themedAnimation = if let theme { try originalAnimation.themed(theme) } else { originalAnimation }
    setNeedsBuilding()
  }
}
