import QuartzCore

/// Makes a tree of layers of a film, and the animations that move them.
///
/// Every layer of the file becomes layers of Core Animation with ordinary animations, by the rules by which the
/// best-known player does it.
final class FilmBuilder {
  let document: LottieDocument
  let score: AnimationScore
  let samples: FilmSamples
  let pictures: PictureSource
  let features: LottieFeatures
  private let easing: ComponentEasing
  let textSource: TextSource
  let textFonts: TextFonts
  /// The samples of letters, of which there are many.
  let textSamples: FilmSamples
  private let compositions: [String: Asset]
  let pictureAssets: [String: Asset]
  let bounds: FilmBounds
  private var layerCount = 0
  private var itemCount = 0
  private var drawnPointCount = 0
  private var dashCount = 0.0
  private var stopCount = 0
  private var effectPixelCount = 0.0
  private var edgeLength = 0.0
  private var reports: Set<UnsupportedFeature> = []
  private(set) var unsupported: [UnsupportedFeature] = []
  /// What the file's layers became, those behind first.
  var namedLayers: [NamedLayer] = []

  init(
    _ document: LottieDocument, pictures: PictureSource, texts: TextSource = TextSource(),
    features: LottieFeatures = .standard,
    easing: ComponentEasing = .ofFirstComponent, bounds: FilmBounds = FilmBounds()
  ) {
    self.document = document
    self.pictures = pictures
    self.features = features
    self.easing = easing
    self.bounds = bounds
    textSource = texts
    textFonts = TextFonts(document)
    score = AnimationScore(firstFrame: document.inFrame, frameRate: document.frameRate)
    samples = FilmSamples(document.inFrame...document.outFrame, pointLimit: bounds.pointCount)
    textSamples = FilmSamples(document.inFrame...document.outFrame, limit: 400_000)
    func assets(_ isTaken: (Asset) -> Bool) -> [String: Asset] {
      Dictionary(
        document.assets.filter(isTaken).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    compositions = assets { $0.layers != nil }
    pictureAssets = assets { $0.layers == nil }
  }

  /// The film's layers in one of the film's size, at its first frame until the animations are added.
  func film() -> CALayer {
    let film = CALayer.plain
    film.bounds.size = CGSize(width: document.width, height: document.height)
    film.masksToBounds = true
    let composition = Composition(
      document.layers, time: FilmTime(samples, easing: easing), path: [], nesting: 0)
    film.sublayers = layers(of: composition)
    if score.isFull || samples.isFull { report("more keyframes than there is room for", of: "") }
    return film
  }

  /// The layers of a composition inside the film; nil where there is none of that name, or where one would contain
  /// itself.
  func composition(
    _ id: String, time: FilmTime, of model: LayerModel, in parent: Composition
  ) -> [CALayer]? {
    let layerName = model.name
    guard let asset = compositions[id], let models = asset.layers else {
      report("a composition called '\(id)', which isn't in the file", of: layerName)
      return nil
    }
    let nesting =
      parent.nesting + parent.parents(of: model).count + model.masks.count + Self.layersOfComposition
    guard parent.depth < Self.maximumDepth, nesting < Self.maximumNesting else {
      report("compositions inside each other, deeper than there is room for", of: layerName)
      return nil
    }
    guard takesItems(models.count, of: layerName) else { return nil }
    var inside = Composition(models, time: time, path: parent.path + [model.keyName], nesting: nesting)
    inside.scale = scale(of: model, in: parent)
    inside.softness = softness(of: model, in: parent)
    return layers(of: inside)
  }

  private static let maximumDepth = 12
  /// As many layers inside each other as can be built and drawn on a thread with a small stack, but for those of shapes.
  private static let maximumNesting = 150
  private static let layersOfComposition = 3
}

// MARK: - Limits

extension FilmBuilder {
  /// Whether there is room for one more layer: files in which compositions are used by compositions may stand for
  /// more layers than any machine holds.
  func takesLayer(of name: String) -> Bool {
    layerCount += 1
    if layerCount == bounds.layerCount { report("more than \(bounds.layerCount) layers", of: name) }
    return layerCount < bounds.layerCount
  }

  /// Whether a list of so many layers or shapes may be gone through once more.
  func takesItems(_ count: Int, of name: String) -> Bool {
    itemCount += count
    if itemCount > bounds.itemCount { report("more layers and shapes than there is room for", of: name) }
    return itemCount <= bounds.itemCount
  }

  /// Whether paths may be drawn once more, as areas with one edge or as lines with two.
  func takesDrawing(of paths: [Animated<ShapePath>], edges: Int, of name: String) -> Bool {
    drawnPointCount += paths.reduce(0) { $0 + $1.keyframes.reduce(0) { $0 + $1.value.size } }
    let longest = document.width + document.height
    let length = paths.reduce(0) { $0 + $1.first.controlLength(longest: longest) }
    edgeLength += Double(edges) * length
    let fits = drawnPointCount <= bounds.drawnPointCount && edgeLength <= bounds.edgeLength
    if !fits { report("more paints of paths than there is room for", of: name) }
    return fits
  }

  /// Whether a line along a path may have so many dashes and gaps.
  func takesDashes(_ count: Double, of name: String) -> Bool {
    dashCount += count
    if dashCount > Double(bounds.dashCount) { report("more dashes than there is room for", of: name) }
    return dashCount <= Double(bounds.dashCount)
  }

  /// Whether there is room for the layers of a gradient with so many colours and opacities.
  func takesGradient(_ count: Int, of name: String) -> Bool {
    stopCount += count
    if stopCount > bounds.stopCount { report("more colours of gradients than there is room for", of: name) }
    return stopCount <= bounds.stopCount
      && (0..<Self.layersOfGradient).allSatisfy { _ in takesLayer(of: name) }
  }

  /// As how many further layers a gradient counts, which has a mask and mostly a gradient of opacities.
  private static let layersOfGradient = 4

  /// Whether there is room for one more effect or style.
  ///
  /// - Parameter softness: By how many pixels it and those around it spread what they blur.
  func takesEffect(softness: Double) -> Bool {
    let side = min(document.width * document.height, Self.largestArea).squareRoot() + 2 * softness
    effectPixelCount += side * side
    return effectPixelCount <= bounds.effectPixelCount
  }

  /// Of a film that is drawn in its own size.
  private static let largestArea = 1e7

  /// The paths that there is room for, by the points of all their keyframes.
  func taking(_ paths: [Animated<ShapePath>], times count: Int = 1, of name: String) -> [Animated<ShapePath>]
  {
    paths.filter { path in
      let sizes = path.keyframes.lazy.map { $0.value.size * count }
      let fits = sizes.allSatisfy { $0 <= bounds.pathPointCount } && samples.takes(sizes.reduce(0, +))
      if !fits { report("paths with more points than there is room for", of: name) }
      return fits
    }
  }

  /// Notes, once for each layer, that something of the file isn't drawn.
  func report(_ feature: String, of layer: String) {
    guard unsupported.count < Self.maximumReportCount else { return }
    let report = UnsupportedFeature(layer: layer, feature: feature)
    if reports.insert(report).inserted { unsupported.append(report) }
  }

  private static let maximumReportCount = 200
}

extension CALayer {
  /// A layer in its superlayer's own space.
  ///
  /// Its bounds are one point wide and high, so that an anchor point counts in points.
  static var plain: CALayer {
    let layer = CALayer()
    layer.makePlain()
    return layer
  }

  func makePlain() {
    anchorPoint = .zero
    bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// A plain layer around others, the last in front.
  static func plain(_ sublayers: [CALayer]) -> CALayer {
    let layer = plain
    layer.sublayers = sublayers
    return layer
  }
}
