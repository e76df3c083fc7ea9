import QuartzCore

/// Builds Core Animation layers for the root composition and the compositions nested in it.
///
/// Every layer of the file becomes one or more layers with ordinary animations, by the rules of lottie-ios.
final class CompositionBuilder {
  let document: LottieDocument
  let context: BuildContext
  let images: ImageSource
  private let texts: TextSource
  /// The builder of texts, which is made for the first one.
  private(set) lazy var textBuilder = TextBuilder(document, source: texts, context)
  private(set) lazy var compositions = document.assets.compositions
  private(set) lazy var imageAssets = document.assets.images
  /// The layers built so far, in the order of their construction.
  var namedLayers: [NamedLayer] = []
  /// The layers that aren't built yet.
  var deferred: [DeferredLayer] = []
  /// Whether layers are built when they first show, not all at once.
  let isDeferred: Bool
  /// The global frames whose layers are built.
  var shownFrames: ClosedRange<Double>
  /// The order of the layer that is being built, if layers are deferred; see ``NamedLayer/order``.
  var order: [Int] = []

  /// - Parameter shownFrames: The frames whose layers are built at first. Default all.
  init(
    _ document: LottieDocument, images: ImageSource, texts: TextSource = TextSource(),
    features: LottieFeatures = .standard, limits: BuildLimits = BuildLimits(),
    shownFrames: ClosedRange<Double> = CompositionBuilder.allFrames
  ) {
    self.shownFrames = shownFrames
    isDeferred = shownFrames != Self.allFrames
    self.document = document
    (self.images, self.texts) = (images, texts)
    context = BuildContext(document, features: features, limits: limits, isWithinLimits: isDeferred)
  }

  /// Returns the root composition's layer with its model values at the first frame; animations aren't added yet.
  func rootLayer() -> CALayer {
    let root = CALayer.plain
    root.bounds.size = CGSize(width: document.width, height: document.height)
    root.masksToBounds = true
    let easing: ComponentEasing =
      context.features.contains(.componentEasing) ? .byEachComponent : .byFirstComponent
    let composition = Composition(
      document.layers, time: CompositionTime(context.sampler, easing: easing), size: root.bounds.size,
      path: [], nesting: 0)
    CompositionAssembler(composition, in: root, self).addLayers()
    if context.animations.isExhausted || context.sampler.isExhausted {
      context.report("more keyframes than the limit", of: "")
    }
    return root
  }

  /// Returns a layer that clips the layers of a nested composition; nil if it doesn't exist or is nested too deeply, as
  /// one that contains itself is.
  func nestedLayer(
    _ id: String, time: CompositionTime, size: CGSize, of model: LayerModel, in parent: Composition
  ) -> CALayer? {
    guard let asset = compositions[id], let models = asset.layers else {
      context.report("a composition named '\(id)' that isn't in the file", of: model.name)
      return nil
    }
    guard canNest(model, in: parent) else {
      context.report("compositions nested too deeply", of: model.name)
      return nil
    }
    guard context.reserveItems(models.count, for: model.name) else { return nil }
    var nested = Composition(
      models, time: time, size: size, path: parent.path + [model.keypathName],
      nesting: nesting(of: model, in: parent))
    nested.scale = scale(of: model, in: parent)
    nested.blurSpread = blurSpread(of: model, in: parent)
    let clip = CALayer.plain
    clip.bounds.size = size
    clip.masksToBounds = true
    CompositionAssembler(nested, in: clip, self).addLayers()
    return clip
  }

  /// Whether the composition of a layer isn't nested too deeply.
  func canNest(_ model: LayerModel, in parent: Composition) -> Bool {
    parent.depth < Self.maximumDepth && nesting(of: model, in: parent) < Self.maximumNesting
  }

  private func nesting(of model: LayerModel, in parent: Composition) -> Int {
    parent.nesting + parent.parentPositions(of: model).count + model.masks.count + Self.layersOfComposition
  }

  private static let maximumDepth = 12
  /// The nesting that a thread with a small stack can build and draw, not counting the layers of shapes.
  private static let maximumNesting = 150
  private static let layersOfComposition = 3
}
