public import LottiePlayer
public import UIKit

/// A view that shows and plays a Lottie animation.
///
/// ```swift
/// let view = LottieAnimationView(name: "wave")
/// view.loopMode = .loop
/// view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
/// superview.addSubview(view)
/// view.play()
/// ```
///
/// The animation is fitted into the bounds by the content mode, whose default here is
/// `UIView.ContentMode.scaleAspectFit`. The intrinsic content size is the animation's.
///
/// If playback is started while the view isn't visible, it begins with the first commit at which the view is in a window or
/// on a stage. A completion is called once: with true at the exact time of the end, or with false when playback is
/// interrupted.
@preconcurrency @MainActor
open class LottieAnimationView: LottieAnimationViewBase {
  /// The layer that plays the animation.
  package let lottieAnimationLayer: LottieAnimationLayer
  private var behavior = LottieBackgroundBehavior.default(for: .coreAnimation)
  private var windowBehavior: LottieBackgroundBehavior?

  // MARK: Creating

  /// Creates a view with the animation's size that shows its first frame.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for an empty view.
  ///   - imageProvider: The provider of images; nil, the default, for the file's own.
  ///   - textProvider: The provider of texts. Default the file's own texts.
  ///   - fontProvider: The provider of fonts. Default the file's own glyphs and installed fonts.
  ///   - configuration: The settings.
  ///   - logger: The receiver of messages.
  public init(
    animation: LottieAnimation?, imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(),
    fontProvider: any AnimationFontProvider = DefaultFontProvider(),
    configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared
  ) {
    lottieAnimationLayer = LottieAnimationLayer(
      animation: animation, imageProvider: imageProvider, textProvider: textProvider,
      fontProvider: fontProvider, configuration: configuration, logger: logger)
    super.init(frame: animation?.bounds ?? .zero)
    prepare()
  }

  /// Creates a view that shows an animation of an archive with its loop mode and speed; an empty view if the archive is nil.
  ///
  /// - Parameters:
  ///   - dotLottie: The archive.
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation.
  ///   - textProvider: The provider of texts. Default the file's own texts.
  ///   - fontProvider: The provider of fonts. Default the file's own glyphs and installed fonts.
  ///   - configuration: The settings.
  ///   - logger: The receiver of messages.
  public init(
    dotLottie: DotLottieFile?, animationId: String? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(),
    fontProvider: any AnimationFontProvider = DefaultFontProvider(),
    configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared
  ) {
    lottieAnimationLayer = LottieAnimationLayer(
      dotLottie: dotLottie, animationId: animationId, textProvider: textProvider,
      fontProvider: fontProvider, configuration: configuration, logger: logger)
    super.init(frame: lottieAnimationLayer.animation?.bounds ?? .zero)
    prepare()
  }

  /// Creates an empty view, whose animation is set later.
  public init(configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared) {
    lottieAnimationLayer = LottieAnimationLayer(configuration: configuration, logger: logger)
    super.init(frame: .zero)
    prepare()
  }

  /// Creates an empty view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    lottieAnimationLayer = LottieAnimationLayer()
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty view from an archive.
  public required init?(coder: NSCoder) {
    lottieAnimationLayer = LottieAnimationLayer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.addSublayer(lottieAnimationLayer)
    applyBackgroundBehavior()
    lottieAnimationLayer.animationLoaded = { [weak self] _, animation in
      withViews((self, animation)) { $0.0?.animationWasSet($0.1) }
    }
    observeApplication()
  }

  private func animationWasSet(_ animation: LottieAnimation) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    animationLoaded?(self, animation)
  }

  // MARK: Contents

  /// The animation; nil for an empty view.
  ///
  /// Setting it shows the first frame of another animation. The completion of playback is called with false.
  open var animation: LottieAnimation? {
    get { lottieAnimationLayer.animation }
    set {
      lottieAnimationLayer.animation = newValue
      if newValue == nil { invalidateIntrinsicContentSize() }
    }
  }

  /// Called when another animation is set.
  open var animationLoaded: ((_ animationView: LottieAnimationView, _ animation: LottieAnimation) -> Void)?

  /// The settings. A change of its reduced-motion option applies to playback that begins later.
  open var configuration: LottieConfiguration {
    get { lottieAnimationLayer.configuration }
    set { lottieAnimationLayer.configuration = newValue }
  }

  /// The provider of images. Default the images of the main bundle, after those of the file.
  open var imageProvider: any AnimationImageProvider {
    get { lottieAnimationLayer.imageProvider ?? BundleImageProvider(bundle: .main, searchPath: nil) }
    set { lottieAnimationLayer.imageProvider = newValue }
  }

  /// The provider of texts. Default the file's own texts.
  open var textProvider: any AnimationKeypathTextProvider {
    get { lottieAnimationLayer.textProvider ?? DefaultTextProvider() }
    set { lottieAnimationLayer.textProvider = newValue }
  }

  /// The provider of fonts. Default the file's own glyphs and installed fonts.
  open var fontProvider: any AnimationFontProvider {
    get { lottieAnimationLayer.fontProvider ?? DefaultFontProvider() }
    set { lottieAnimationLayer.fontProvider = newValue }
  }

  /// The engine that draws the animation: always `RenderingEngine.coreAnimation`; nil without an animation.
  open var currentRenderingEngine: RenderingEngine? { lottieAnimationLayer.currentRenderingEngine }

  /// Shows an animation of an archive, with its loop mode and speed.
  ///
  /// - Parameters:
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation. If the archive has no such
  ///     animation, the view becomes empty, and a warning is logged.
  ///   - dotLottieFile: The archive.
  open func loadAnimation(_ animationId: String? = nil, from dotLottieFile: DotLottieFile) {
    lottieAnimationLayer.loadAnimation(animationId, from: dotLottieFile)
  }

  /// Shows the animation at an index of `DotLottieFile.animationIDs`, with its loop mode and speed.
  ///
  /// If there is no such index, the view becomes empty, and a warning is logged.
  open func loadAnimation(atIndex index: Int, from dotLottieFile: DotLottieFile) {
    lottieAnimationLayer.loadAnimation(atIndex: index, from: dotLottieFile)
  }

  // MARK: Layout

  /// Whether a change of the bounds within an animation block also animates the size of the Lottie animation. Default true.
  open var animateLayoutChangesWithCurrentCoreAnimationContext = true

  /// Whether the animation is clipped to its size. Default true.
  open var maskAnimationToBounds: Bool {
    get { lottieAnimationLayer.maskAnimationToBounds }
    set { lottieAnimationLayer.maskAnimationToBounds = newValue }
  }

  /// The part of the animation that is fitted into the bounds and visible, in the animation's points; nil, the default, for
  /// all of it.
  open var viewportFrame: CGRect? {
    get { lottieAnimationLayer.viewport }
    set {
      lottieAnimationLayer.viewport = newValue
      setNeedsLayout()
    }
  }

  /// The animation's size; zero without an animation.
  open override var intrinsicContentSize: CGSize { animation?.size ?? .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAnimation()
  }

  /// Whether the animation is drawn as one picture while it doesn't play. Default false.
  open var shouldRasterizeWhenIdle: Bool {
    get { lottieAnimationLayer.shouldRasterizeWhenIdle }
    set {
      lottieAnimationLayer.screenScale = UIScreen.main.scale
      lottieAnimationLayer.shouldRasterizeWhenIdle = newValue
    }
  }

  // MARK: Playing

  /// The loop mode of playback without its own loop mode. Default `LottieLoopMode.playOnce`.
  ///
  /// A change during playback keeps the current frame.
  open var loopMode: LottieLoopMode {
    get { lottieAnimationLayer.loopMode }
    set { lottieAnimationLayer.loopMode = newValue }
  }

  /// The playback speed. Default 1. Playback runs backward if it's below 0, and stops if it's 0.
  ///
  /// A change during playback keeps the current frame.
  ///
  /// - Precondition: The speed is finite.
  open var animationSpeed: CGFloat {
    get { CGFloat(lottieAnimationLayer.animationSpeed) }
    set { lottieAnimationLayer.animationSpeed = Double(newValue) }
  }

  /// Whether only whole frames are visible, without in-between frames. Default false.
  open var respectAnimationFrameRate: Bool {
    get { lottieAnimationLayer.respectAnimationFrameRate }
    set { lottieAnimationLayer.respectAnimationFrameRate = newValue }
  }

  /// The behavior of playback when the program enters the background, and when the view leaves its window unless
  /// ``windowBackgroundBehavior`` is set. Default `LottieBackgroundBehavior.continuePlaying`.
  open var backgroundBehavior: LottieBackgroundBehavior {
    get { behavior }
    set {
      behavior = newValue
      applyBackgroundBehavior()
    }
  }

  /// The behavior of playback when the view leaves its window; nil, the default, for ``backgroundBehavior``.
  open var windowBackgroundBehavior: LottieBackgroundBehavior? {
    get { windowBehavior }
    set {
      windowBehavior = newValue
      applyBackgroundBehavior()
    }
  }

  private func applyBackgroundBehavior() {
    lottieAnimationLayer.backgroundBehavior = windowBehavior ?? behavior
  }

  /// Whether lottie-ios's other engine asks providers for new values in each frame. It's stored and not used. Default true.
  open var mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame: Bool {
    get { lottieAnimationLayer.mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame }
    set { lottieAnimationLayer.mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame = newValue }
  }

  /// Whether the animation plays.
  open var isAnimationPlaying: Bool { lottieAnimationLayer.isAnimationPlaying && !isAnimationQueued }

  /// Whether playback waits until the view is visible or the program is in the foreground.
  open var isAnimationQueued: Bool { lottieAnimationLayer.isPlaybackQueued }

  /// The playback mode that was set last by ``setPlaybackMode(_:completion:)`` or ``play(_:completion:)``; nil if there is
  /// none.
  open var currentPlaybackMode: LottiePlaybackMode? { lottieAnimationLayer.currentPlaybackMode }

  /// Plays the animation from the current frame to its end, or from the beginning if the current frame is the last one.
  ///
  /// - Parameter completion: Called once: with true at the exact time of the end; with false when playback is interrupted.
  open func play(completion: LottieCompletionBlock? = nil) {
    lottieAnimationLayer.play(completion: completion)
  }

  /// Plays from one progress to another, both 0…1, backward if the second is below the first.
  ///
  /// - Parameters:
  ///   - fromProgress: The progress at which each pass begins; nil, the default, for the current one.
  ///   - toProgress: The progress at which each pass ends.
  ///   - loopMode: The new ``loopMode``; nil, the default, to keep it.
  ///   - completion: Called once, as by ``play(completion:)``.
  open func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    lottieAnimationLayer.play(
      fromProgress: fromProgress, toProgress: toProgress, loopMode: loopMode, completion: completion)
  }

  /// Plays from one frame to another, backward if the second is before the first.
  ///
  /// - Parameters:
  ///   - fromFrame: The frame at which each pass begins; nil, the default, for the current one.
  ///   - toFrame: The frame at which each pass ends.
  ///   - loopMode: The new ``loopMode``; nil, the default, to keep it.
  ///   - completion: Called once, as by ``play(completion:)``.
  open func play(
    fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    lottieAnimationLayer.play(
      fromFrame: fromFrame, toFrame: toFrame, loopMode: loopMode, completion: completion)
  }

  /// Plays from one marker to another. Without one of the markers, only the completion is called, with false.
  ///
  /// - Parameters:
  ///   - fromMarker: The marker at which each pass begins; nil, the default, for the current frame.
  ///   - toMarker: The marker at which each pass ends.
  ///   - playEndMarkerFrame: Whether the last frame is the second marker's, rather than the one before it. Default true.
  ///   - loopMode: The new ``loopMode``; nil, the default, to keep it.
  ///   - completion: Called once, as by ``play(completion:)``.
  open func play(
    fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    lottieAnimationLayer.play(
      fromMarker: fromMarker, toMarker: toMarker, playEndMarkerFrame: playEndMarkerFrame,
      loopMode: loopMode, completion: completion)
  }

  /// Plays the segment of a marker. Without that marker, only the completion is called, with false.
  open func play(
    marker: String, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    lottieAnimationLayer.play(marker: marker, loopMode: loopMode, completion: completion)
  }

  /// Plays the segments of several markers once each, in sequence.
  open func play(markers: [String], completion: LottieCompletionBlock? = nil) {
    lottieAnimationLayer.play(markers: markers, completion: completion)
  }

  /// Plays as a value describes.
  open func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: LottieCompletionBlock? = nil) {
    lottieAnimationLayer.play(mode, completion: completion)
  }

  /// Plays or pauses as a value describes. The completion is called immediately, with true, if the mode is a pause.
  open func setPlaybackMode(_ playbackMode: LottiePlaybackMode, completion: LottieCompletionBlock? = nil) {
    lottieAnimationLayer.setPlaybackMode(playbackMode, completion: completion)
  }

  /// Interrupts playback and shows the first frame.
  open func stop() { lottieAnimationLayer.stop() }

  /// Interrupts playback at the current frame.
  open func pause() { lottieAnimationLayer.pause() }

  // MARK: Subviews of layers

  /// Adds a subview that moves along with one of the animation's layers, in that layer's coordinate space.
  ///
  /// If the key path matches no layer that draws anything, the subview isn't added.
  open func addSubview(_ subview: AnimationSubview, forLayerAt keypath: AnimationKeypath) {
    guard lottieAnimationLayer.hasDrawnLayer(at: keypath) else { return }
    addSubview(subview)
    lottieAnimationLayer.attach(subview.layer, at: keypath)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    lottieAnimationLayer.detach(subview.layer)
  }
}

/// A view that can be added to one of an animation's layers.
@preconcurrency @MainActor
open class AnimationSubview: UIView {}
