public import QuartzCore
import Requirements

/// What a play tells at its end: whether it came to it, or was interrupted.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A layer that shows a Lottie film and plays it.
///
/// The film is a tree of ordinary layers inside it, moved by ordinary animations.
///
/// ```swift
/// let layer = LottieAnimationLayer(animation)
/// view.layer.addSublayer(layer)
/// layer.play(fromMarker: "open", toMarker: "closed") { finished in … }
/// ```
///
/// It shows the first frame until it's told to play or to show another. A play begins with the commit at which the layer
/// is in a tree that is shown. Where the layer leaves that tree, the play is interrupted, and the layer shows the frame at
/// which it was when it returns.
///
/// The film is fitted into the layer's bounds as `contentsGravity` says, here `resizeAspect` from the beginning; the
/// bounds begin as large as the film.
public final class LottieAnimationLayer: CALayer {
  /// The film, with the theme that was set last.
  ///
  /// Setting it shows the first frame of another film, without a theme, with the providers and in the bounds that the layer
  /// has. A play's completion is called with false.
  public var animation: LottieAnimation {
    get { shownAnimation }
    set {
      (originalAnimation, shownAnimation) = (newValue, newValue)
      setNeedsBuilding()
      show(newValue.startFrame)
    }
  }
  private var shownAnimation: LottieAnimation
  /// The film as it was given.
  private var originalAnimation: LottieAnimation

  /// What is drawn as the file says where the best-known player differs.
  public let features: LottieFeatures

  /// How often ``play(completion:)`` plays, and every other play that doesn't say. Default ``LottieLoopMode/playOnce``.
  ///
  /// A change while the film plays keeps the place.
  public var loopMode = LottieLoopMode.playOnce {
    didSet { if loopMode != oldValue { loopModeChanged() } }
  }

  /// How many of the film's seconds pass in a second. Default 1; below 0 plays run from their end to their start, at 0
  /// they stand still.
  ///
  /// A change while the film plays keeps the place.
  ///
  /// - Precondition: A finite number.
  public var animationSpeed = 1.0 {
    didSet { if animationSpeed != oldValue { speedChanged(from: oldValue) } }
  }

  /// Whether only the film's own frames show, each until the next one, rather than what lies between them too. Default
  /// false.
  ///
  /// Frames count from the film's first one. ``currentFrame`` and what else tells the place runs on between them.
  public var respectAnimationFrameRate = false {
    didSet {
      guard respectAnimationFrameRate != oldValue else { return }
      needsAnimations = true
      setNeedsLayout()
    }
  }
  /// What becomes of a play when the layer leaves its tree. Default ``LottieBackgroundBehavior/pause``.
  public var backgroundBehavior = LottieBackgroundBehavior.pause
  /// Whether what lies outside of the film's frame is hidden. Default true.
  public var maskAnimationToBounds = true {
    didSet { film.layer.masksToBounds = maskAnimationToBounds }
  }

  /// Gives the film's pictures in place of its own; nil, the default, for those that it holds or that lie beside it.
  ///
  /// The film is built anew at the next layout, and plays on.
  public var imageProvider: (any AnimationImageProvider)? {
    didSet { setNeedsBuilding() }
  }

  /// Gives the film's texts in place of its own; nil, the default, for those.
  ///
  /// The film is built anew at the next layout, and plays on.
  public var textProvider: (any AnimationKeypathTextProvider)? {
    didSet { setNeedsBuilding() }
  }

  /// Gives the fonts of the film's texts; nil, the default, for the film's own glyphs and installed fonts.
  ///
  /// The film is built anew at the next layout, and plays on.
  public var fontProvider: (any AnimationFontProvider)? {
    didSet { setNeedsBuilding() }
  }

  /// The layer in whose time the film's animations are; it moves on while the film plays.
  let clock: CALayer
  var film: BuiltFilm
  var playback: Playback
  var state: PlayState
  /// Waits for the end of the current play; without one, for the layer's leaving its tree.
  var end: PlayEnd?
  /// Whether the animations have to be added, at the next layout.
  var needsAnimations = true
  /// Whether those that are there have come to their end, and show it whatever the time.
  var isSpent = false

  /// The layers, groups and items that aren't shown.
  var disabledNodes: Set<AnimationKeypath> = []
  /// What is put in place of the file's properties, the latest last.
  var valueProviders: [(keypath: AnimationKeypath, value: ProvidedValue)] = []
  /// Whether the film has to be built anew, at the next layout.
  var needsBuilding = false

  /// Creates a layer of the film's size that shows its first frame.
  ///
  /// - Parameter features: What is drawn as the file says where the best-known player differs; ``LottieFeatures/standard``
  ///   by default.
  public init(_ animation: LottieAnimation, features: LottieFeatures = .standard) {
    (originalAnimation, shownAnimation) = (animation, animation)
    self.features = features
    clock = CALayer.plain
    film = BuiltFilm(
      animation.document, pictures: PictureSource(beside: animation.pictureData), features: features)
    playback = animation.wholePlayback
    state = .still(0, frame: animation.startFrame)
    super.init()
    bounds.size = animation.size
    contentsGravity = .resizeAspect
    addSublayer(clock)
    clock.addSublayer(film.layer)
    show(animation.startFrame)
  }

  /// Creates a layer of a film's size that shows its first frame with what providers give.
  public convenience init(
    animation: LottieAnimation, imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: (any AnimationKeypathTextProvider)? = nil,
    fontProvider: (any AnimationFontProvider)? = nil, maskAnimationToBounds: Bool = true
  ) {
    self.init(animation)
    // Initializers call no observers.
    func provide(to layer: LottieAnimationLayer) {
      layer.imageProvider = imageProvider
      layer.textProvider = textProvider
      layer.fontProvider = fontProvider
      layer.maskAnimationToBounds = maskAnimationToBounds
    }
    provide(to: self)
  }

  /// Creates a layer that shows a film of an archive as that asks for it, with its theme.
  ///
  /// - Parameter animationId: The film's name; nil, the default, for the one to begin with.
  /// - Throws: ``LottieError`` where the archive has no such film, or it can't be read.
  public convenience init(dotLottie: DotLottieFile, animationId: String? = nil) throws(LottieError) {
    self.init(
      try dotLottie.animation(animationId), settings: dotLottie.settings(forAnimation: animationId))
  }

  /// Creates a layer that shows a film as an archive asks for it: its loop mode, speed, background and part, playing
  /// where it says so.
  ///
  /// - Parameters:
  ///   - animation: The film, with its theme as ``DotLottieFile/animation(_:theme:)`` gives it.
  ///   - settings: What ``DotLottieFile/settings(forAnimation:)`` says.
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

  /// Creates a copy for presentations: of the layer's own values, without a film that plays.
  public override init(layer: Any) {
    guard let layer = layer as? LottieAnimationLayer else {
      failRequirement("a LottieAnimationLayer is made from another, not from a \(type(of: layer))")
    }
    (shownAnimation, originalAnimation) = (layer.shownAnimation, layer.originalAnimation)
    features = layer.features
    (clock, film, playback) = (layer.clock, layer.film, layer.playback)
    (state, end) = (layer.state, nil)
    super.init(layer: layer)
  }

  /// Films aren't archived: always nil.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSublayers() {
    super.layoutSublayers()
    buildIfNeeded()
    placeFilm()
    guard hasHostTime else { return setNeedsLayout() }
    catchUp()
    addAnimationsIfNeeded()
    startIfWaiting()
  }

  public override var contentsGravity: CALayerContentsGravity {
    didSet { setNeedsLayout() }
  }
}

/// What in the film isn't drawn.
extension LottieAnimationLayer {
  /// What the film asks for that isn't drawn, with what providers gave until now.
  public var unsupportedFeatures: [UnsupportedFeature] {
    buildIfNeeded()
    return film.unsupported
  }
}

// MARK: - Themes

extension LottieAnimationLayer {
  /// Shows the film with a theme of its archive; nil for the film as it was given.
  ///
  /// The film is built anew at the next layout, and plays on. Where it throws, nothing changes.
  ///
  /// - Throws: ``LottieError`` where the film's archive has no such theme, or it can't be read.
  public func setTheme(_ theme: String?) throws(LottieError) {
    shownAnimation = if let theme { try originalAnimation.themed(theme) } else { originalAnimation }
    setNeedsBuilding()
  }
}
