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
  private let easing: ComponentEasing
  let textSource: TextSource
  let textFonts: TextFonts
  /// The samples of letters, of which there are many.
  let textSamples: FilmSamples
  private let compositions: [String: Asset]
  private var layerCount = 0
  private(set) var unsupported: [UnsupportedFeature] = []

  init(
    _ document: LottieDocument, pictures: PictureSource, texts: TextSource = TextSource(),
    easing: ComponentEasing = .ofFirstComponent
  ) {
    self.document = document
    self.pictures = pictures
    self.easing = easing
    textSource = texts
    textFonts = TextFonts(document)
    score = AnimationScore(firstFrame: document.inFrame, frameRate: document.frameRate)
    samples = FilmSamples(document.inFrame...document.outFrame)
    textSamples = FilmSamples(document.inFrame...document.outFrame, limit: 400_000)
    compositions = Dictionary(
      document.assets.filter { $0.layers != nil }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The film's layers in one of the film's size, at its first frame until the animations are added.
  func film() -> CALayer {
    let film = CALayer.plain
    film.bounds.size = CGSize(width: document.width, height: document.height)
    film.masksToBounds = true
    let composition = Composition(document.layers, time: FilmTime(samples, easing: easing), depth: 0)
    film.sublayers = layers(of: composition)
    return film
  }

  /// The layers of a composition inside the film; nil where there is none of that name, or where one would contain
  /// itself.
  func composition(
    _ id: String, time: FilmTime, in parent: Composition, layerName: String
  ) -> [CALayer]? {
    guard let asset = compositions[id], let models = asset.layers else {
      report("a composition called '\(id)', which isn't in the file", of: layerName)
      return nil
    }
    guard parent.depth < Self.maximumDepth else {
      report("compositions inside each other, more than \(Self.maximumDepth) deep", of: layerName)
      return nil
    }
    return layers(of: Composition(models, time: time, depth: parent.depth + 1))
  }

  private static let maximumDepth = 24
}

// MARK: - Limits

extension FilmBuilder {
  /// Whether there is room for one more layer: files in which compositions are used by compositions may stand for
  /// more layers than any machine holds.
  func takesLayer(of name: String) -> Bool {
    layerCount += 1
    if layerCount == Self.maximumLayerCount { report("more than \(Self.maximumLayerCount) layers", of: name) }
    return layerCount < Self.maximumLayerCount
  }

  static let maximumLayerCount = 50_000

  /// Notes, once for each layer, that something of the file isn't drawn.
  func report(_ feature: String, of layer: String) {
    let report = UnsupportedFeature(layer: layer, feature: feature)
    guard unsupported.count < Self.maximumReportCount, !unsupported.contains(report) else { return }
    unsupported.append(report)
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
