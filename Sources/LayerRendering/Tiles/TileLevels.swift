import Raster

/// The levels of detail of a tiled layer.
struct TileLevels {
  /// The pixels that make a point at the finest level.
  let finest: Double
  /// How many there are, each at half the scale of the one before.
  let count: Int

  /// - Parameters:
  ///   - contentsScale: What isn't above 0 and finite counts as 1.
  ///   - bias: By how many doublings the finest level is finer.
  init(contentsScale: Double, count: Int, bias: Int) {
    let base = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let bias = min(max(bias, -Self.maximumHalvingCount), Self.maximumHalvingCount)
    let doubled = base * Double(sign: .plus, exponent: bias, significand: 1)
    let limit = Double(sign: .plus, exponent: Self.maximumHalvingCount, significand: 1)
    finest = min(max(doubled, 1 / limit), limit)
    self.count = min(max(count, 1), 2 * Self.maximumHalvingCount)
  }

  /// What halves a scale, or doubles it, more often than this makes no picture.
  private static var maximumHalvingCount: Int { 30 }
  /// By how much a level may be too coarse: a turned layer's scale is a number close to that of a straight one.
  private static var tolerance: Double { 1 / 1024 }

  /// The pixels that make a point at the coarsest level that has a pixel for each of the device's, or at the finest.
  ///
  /// - Parameters:
  ///   - shown: The device pixels that make a point.
  ///   - extent: What the layer fills, which stays a pixel wide at least.
  func scale(for shown: Double, extent: Box) -> Double {
    var scale = finest
    let needed = max(shown / (1 + Self.tolerance), 1 / min(extent.width, extent.height))
    for _ in 1..<count where scale / 2 >= needed { scale /= 2 }
    return scale
  }
}
