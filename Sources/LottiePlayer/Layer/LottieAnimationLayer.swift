public import QuartzCore
import Requirements

/// A closure that is called when playback has ended: with true if it reached its end, with false if it was interrupted.
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
  /// The animation, with the current theme; nil for an empty layer.
  ///
  /// Setting it shows the first frame of another animation, without a theme. The providers and the bounds stay. The
  /// completion of playback is called with false.
  public var animation: LottieAnimation? {
    get { hasAnimation ? shownAnimation : nil }
    set {
      hasAnimation = newValue != nil
      let animation = newValue ?? .empty
      (originalAnimation, shownAnimation) = (animation, animation)
      setNeedsBuilding()
      show(animation.startFrame)
      if let newValue { animationLoaded?(self, newValue) }
    }
  }
  /// Whether the layer isn't empty. Comparing ``shownAnimation`` with ``LottieAnimation/empty`` would read that animation.
  private var hasAnimation: Bool
  /// The animation, or ``LottieAnimation/empty``.
  private(set) var shownAnimation: LottieAnimation
  /// The animation without a theme.
  private var originalAnimation: LottieAnimation

  /// The features that are drawn although lottie-ios doesn't draw them.
  public let features: LottieFeatures

  /// The settings, of which the degree of motion applies to playback that begins later.
  public var configuration: LottieConfiguration
  /// The receiver of messages.
  let logger: LottieLogger

  /// Called when another animation is set.
  public var animationLoaded:
    ((_ animationLayer: LottieAnimationLayer, _ animation: LottieAnimation) -> Void)?
  /// Called when the animation's layers have been built or rebuilt.
  public var animationLayerDidLoad:
    ((_ animationLayer: LottieAnimationLayer, _ renderingEngine: RenderingEngineOption) -> Void)?

  /// The playback mode that was set last by ``setPlaybackMode(_:completion:)``, ``play(_:completion:)`` or ``pause(at:)``;
  /// nil if there is none.
  public internal(set) var currentPlaybackMode: LottiePlaybackMode?

  /// The loop mode of playback that doesn't specify one. Default ``LottieLoopMode/playOnce``.
  ///
  /// A change during playback keeps the current frame.
  public var loopMode = LottieLoopMode.playOnce {
    didSet { if loopMode != oldValue { loopModeChanged() } }
  }

  /// The playback speed. Default 1. Below 0, playback runs from its end to its start; at 0, it stops.
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

  /// The provider of images; nil, the default, for the embedded and external images of the file.
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

  /// The scale at which the layer is rasterized while ``shouldRasterizeWhenIdle`` applies, in pixels per point. Default 1.
  public var screenScale: CGFloat = 1 {
    didSet { setNeedsLayout() }
  }

  /// Whether the layer is drawn as one picture while it doesn't play, as `shouldRasterize` does. Default false.
  public var shouldRasterizeWhenIdle = false {
    didSet { setNeedsLayout() }
  }

  /// Whether lottie-ios's other engine asks providers for new values in each frame. It's stored and not used. Default true.
  public var mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame = true

  /// The part of the animation that is fitted into the bounds and visible, in the animation's points; nil, the default, for
  /// all of it.
  package var viewport: CGRect? {
    didSet {
      applyViewport()
      setNeedsLayout()
    }
  }

  /// The name of the only layer of the root composition that is drawn; nil, the default, to draw all. A name that no layer
  /// has counts as nil.
  package var soleLayerName: String? {
    didSet { if soleLayerName != oldValue { setNeedsBuilding() } }
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
  /// The number of the composition's animated layers that were sorted into moving and resting ones.
  var animatedLayerCount = 0
  /// The animated layers to which no animations were added, because they don't move yet.
  var restingLayers: [AnimatedLayer] = []
  /// The frame up to which the layers' animations have been added.
  var lastMovingFrame = -Double.infinity
  /// Whether the added animations have ended, so that they show their final state at any time.
  var animationsHaveEnded = false

  /// The layers, groups and items that aren't drawn.
  var disabledNodes: Set<AnimationKeypath> = []
  /// The providers of values that replace the file's properties, the latest last.
  var orderedValueProviders: [(keypath: AnimationKeypath, provider: any AnyValueProvider)] = []
  /// Attached layers, with the key paths of the animation's layers that they follow.
  var attachments: [(keypath: AnimationKeypath, layer: CALayer)] = []
  /// Whether the layer itself turned on `shouldRasterize` because nothing is playing.
  var isRasterizedAsIdle = false
  /// Whether playback waits for the program's return to the foreground.
  var isSuspended = false
  /// Whether the composition must be rebuilt at the next layout.
  var needsBuilding = false

  /// Creates a layer with the animation's size that shows its first frame.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - features: The features that are drawn although lottie-ios doesn't draw them. Default
  ///     ``LottieFeatures/standard``.
  public convenience init(_ animation: LottieAnimation, features: LottieFeatures = .standard) {
    self.init(showing: animation, features: features, configuration: .shared, logger: .shared)
  }

  private init(
    showing shown: LottieAnimation?, features: LottieFeatures, configuration: LottieConfiguration,
    logger: LottieLogger
  ) {
    hasAnimation = shown != nil
    let animation = shown ?? .empty
    (originalAnimation, shownAnimation) = (animation, animation)
    (self.features, self.configuration, self.logger) = (features, configuration, logger)
    clock = CALayer.plain
    composition = BuiltComposition(
      animation.document, images: ImageSource(imageData: animation.imageData), features: features,
      isDeferred: true)
    playback = animation.fullPlayback
    state = .paused(0, frame: animation.startFrame)
    super.init()
    if hasAnimation { bounds.size = animation.size }
    contentsGravity = .resizeAspect
    addSublayer(clock)
    clock.addSublayer(composition.layer)
    show(animation.startFrame)
  }

  /// Creates a layer with the animation's size that shows its first frame with the values of providers.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for an empty layer.
  ///   - imageProvider: The provider of images; nil, the default, for the file's own.
  ///   - textProvider: The provider of texts. Default the file's own texts.
  ///   - fontProvider: The provider of fonts. Default the file's own glyphs and installed fonts.
  ///   - configuration: The settings.
  ///   - logger: The receiver of messages.
  public convenience init(
    animation: LottieAnimation?, imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(),
    fontProvider: any AnimationFontProvider = DefaultFontProvider(),
    configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared
  ) {
    self.init(
      showing: animation, features: .standard, configuration: configuration, logger: logger)
    // Property observers aren't called for properties that the initializer itself sets.
    func setProviders(of layer: LottieAnimationLayer) {
      if let imageProvider { layer.imageProvider = imageProvider }
      if !(textProvider is DefaultTextProvider) { layer.textProvider = textProvider }
      if !(fontProvider is DefaultFontProvider) { layer.fontProvider = fontProvider }
    }
    setProviders(of: self)
  }

  /// Creates an empty layer, whose animation is set later.
  public convenience init(configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared) {
    self.init(animation: nil, configuration: configuration, logger: logger)
  }

  /// Creates a layer that shows an animation of an archive with the archive's playback settings and theme.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - id: The animation's identifier; nil, the default, for the initial animation.
  /// - Throws: ``LottieError`` if the archive has no such animation, or the animation can't be read.
  public convenience init(contentsOf archive: DotLottieFile, animation id: String? = nil) throws(LottieError)
  {
    self.init(try archive.animation(id), settings: archive.settings(forAnimation: id))
  }

  /// Creates a layer that shows an animation with an archive's playback settings, and plays it if autoplay is set.
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
    hasAnimation = layer.hasAnimation
    (shownAnimation, originalAnimation) = (layer.shownAnimation, layer.originalAnimation)
    (features, configuration, logger) = (layer.features, layer.configuration, layer.logger)
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
    updateRasterization()
    guard hasHostTime else { return setNeedsLayout() }
    resumeIfDetached()
    addShownLayers()
    addAnimationsIfNeeded()
    deferIfIncomplete()
    startIfPending()
  }

  public override var contentsGravity: CALayerContentsGravity {
    didSet { setNeedsLayout() }
  }
}

// MARK: - Engine

extension LottieAnimationLayer {
  /// The engine that draws the animation: always ``RenderingEngine/coreAnimation``; nil without an animation.
  public var currentRenderingEngine: RenderingEngine? { animation.map { _ in .coreAnimation } }

  /// The layer that contains the animation's layers; nil without an animation. Changes of values replace it.
  public var animationLayer: CALayer? {
    guard animation != nil else { return nil }
    buildIfNeeded()
    addDeferredLayers()
    return composition.layer
  }

  private func updateRasterization() {
    let rasterizes = shouldRasterizeWhenIdle && !isAnimationPlaying
    guard rasterizes || isRasterizedAsIdle else { return }
    (isRasterizedAsIdle, shouldRasterize) = (rasterizes, rasterizes)
    rasterizationScale = screenScale
  }
}

// MARK: - Unsupported features

extension LottieAnimationLayer {
  /// The features of the animation that aren't drawn, with the current values of providers.
  public var unsupportedFeatures: [UnsupportedFeature] {
    buildIfNeeded()
    return composition.wasDeferred ? shownAnimation.unsupportedFeatures : composition.unsupported
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
    shownAnimation = if let theme { try originalAnimation.themed(theme) } else { originalAnimation }
    setNeedsBuilding()
  }
}
