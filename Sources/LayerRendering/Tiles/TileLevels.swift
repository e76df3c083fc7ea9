import Raster

/// The levels of detail of a tiled layer.
struct TileLevels {
  /// The number of pixels per point at the finest level.
  let finest: Double
  /// The number of levels, each at half the scale of the previous one.
  let count: Int

  /// - Parameters:
  ///   - contentsScale: The layer's contents scale; 1 is used if it isn't finite and above 0.
  ///   - count: The number of levels.
  ///   - bias: The number of times that the finest level's scale is doubled.
  init(contentsScale: Double, count: Int, bias: Int) {
    let base = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let bias = min(max(bias, -Self.maximumHalvingCount), Self.maximumHalvingCount)
    let doubled = base * Double(sign: .plus, exponent: bias, significand: 1)
    let limit = Double(sign: .plus, exponent: Self.maximumHalvingCount, significand: 1)
    finest = min(max(doubled, 1 / limit), limit)
    self.count = min(max(count, 1), 2 * Self.maximumHalvingCount)
  }

  /// The largest useful number of halvings or doublings of a scale.
  private static var maximumHalvingCount: Int { 30 }
  /// The relative amount by which a level may be too coarse, since the scale of a rotated layer isn't exact.
  private static var tolerance: Double { 1 / 1024 }

  /// The number of pixels per point at the coarsest level that has at least the device's resolution, or at the finest
  /// level.
  ///
  /// - Parameters:
  ///   - deviceScale: The number of device pixels per point.
  ///   - extent: The layer's bounds, which are at least one pixel wide and high at the result.
  func scale(for deviceScale: Double, extent: Box) -> Double {
    var scale = finest
    let needed = max(deviceScale / (1 + Self.tolerance), 1 / min(extent.width, extent.height))
    for _ in 1..<count where scale / 2 >= needed { scale /= 2 }
    return scale
  }
}
