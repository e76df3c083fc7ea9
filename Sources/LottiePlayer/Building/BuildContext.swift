/// The state shared by the builders that turn layers, shapes and texts of a file into Core Animation layers.
///
/// It collects the animations of these layers, keeps their number within limits, and reports features that aren't drawn.
final class BuildContext {
  let animations: LayerAnimations
  let sampler: PropertySampler
  let features: LottieFeatures
  let limits: BuildLimits
  /// The root composition's width in points.
  private let width: Double
  /// The root composition's height in points.
  private let height: Double
  private var layerCount = 0
  private var itemCount = 0
  private var drawnPointCount = 0
  private var edgeLength = 0.0
  private var dashCount = 0.0
  private var stopCount = 0
  private var effectPixelCount = 0.0
  private var reports: Set<UnsupportedFeature> = []
  private(set) var unsupported: [UnsupportedFeature] = []

  /// - Parameters:
  ///   - document: The document.
  ///   - features: The features that are drawn.
  ///   - limits: The limits.
  ///   - isWithinLimits: Whether no limit can be reached, so that samples may be computed when they are needed.
  init(_ document: LottieDocument, features: LottieFeatures, limits: BuildLimits, isWithinLimits: Bool) {
    self.features = features
    self.limits = limits
    (width, height) = (document.width, document.height)
    animations = LayerAnimations(
      frames: document.inFrame...document.outFrame, frameRate: document.frameRate,
      showsLoneHolds: features.contains(.heldValues), valueLimit: limits.valueCount)
    sampler = PropertySampler(
      document.inFrame...document.outFrame, limits, defersSamples: isWithinLimits)
  }

  /// Reports that a feature of a layer isn't drawn, once for each layer.
  func report(_ feature: String, of layer: String) {
    guard unsupported.count < Self.maximumReportCount else { return }
    let report = UnsupportedFeature(layer: layer, feature: feature)
    if reports.insert(report).inserted { unsupported.append(report) }
  }

  private static let maximumReportCount = 200
}

// MARK: - Limits

extension BuildContext {
  /// Returns whether one more layer may be built, and reports the layer's name when the limit is reached.
  ///
  /// Nested compositions can expand to more layers than fit into memory.
  @discardableResult
  func reserveLayer(for name: String) -> Bool {
    layerCount += 1
    if layerCount == limits.layerCount { report("more than \(limits.layerCount) layers", of: name) }
    return layerCount < limits.layerCount
  }

  /// Returns whether a number of further layers or shapes may be processed.
  func reserveItems(_ count: Int, for name: String) -> Bool {
    itemCount += count
    return reserve(itemCount <= limits.itemCount, "layers and shapes", for: name)
  }

  /// Returns whether further paths may be drawn.
  ///
  /// - Parameters:
  ///   - pointCount: The number of points in all keyframes of the paths.
  ///   - edgeLength: The length of the edges that fills and strokes have, in points.
  ///   - name: The name of the layer.
  func reserveDrawing(pointCount: Int, edgeLength: Double, for name: String) -> Bool {
    drawnPointCount += pointCount
    self.edgeLength += edgeLength
    let fits = drawnPointCount <= limits.drawnPointCount && self.edgeLength <= limits.edgeLength
    return reserve(fits, "paints of paths", for: name)
  }

  /// Returns whether a stroke may have this number of dashes and gaps.
  func reserveDashes(_ count: Double, for name: String) -> Bool {
    dashCount += count
    return reserve(dashCount <= Double(limits.dashCount), "dashes", for: name)
  }

  /// Returns whether a gradient with this number of color and opacity stops may be built.
  func reserveGradient(stopCount count: Int, for name: String) -> Bool {
    stopCount += count
    return reserve(stopCount <= limits.stopCount, "gradient stops", for: name)
      && (0..<Self.layersOfGradient).allSatisfy { _ in reserveLayer(for: name) }
  }

  /// The number of additional layers for a gradient: a mask, and usually a gradient of opacities.
  private static let layersOfGradient = 4

  /// Returns whether one more effect or style may be drawn.
  ///
  /// - Parameter blurSpread: The number of pixels by which this effect and the enclosing effects extend the picture with
  ///   their blurs.
  func reserveEffect(blurSpread: Double) -> Bool {
    let side = min(width * height, Self.largestArea).squareRoot() + 2 * blurSpread
    effectPixelCount += side * side
    return effectPixelCount <= limits.effectPixelCount
  }

  /// The largest area in pixels of an animation that is drawn at its own size.
  private static let largestArea = 1e7

  /// The width plus the height of the root composition.
  var longestDistance: Double { width + height }

  private func reserve(_ fits: Bool, _ items: String, for name: String) -> Bool {
    if !fits { report("more \(items) than the limit", of: name) }
    return fits
  }
}
