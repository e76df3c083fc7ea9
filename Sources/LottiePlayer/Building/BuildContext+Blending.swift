import QuartzCore

extension BuildContext {
  /// Returns the compositing filter for a blend mode; nil for normal blending.
  func blendFilter(_ mode: Int, of layerName: String) -> String? {
    guard mode != 0 else { return nil }
    guard let filter = Self.blendFilters[mode] else {
      report("blend mode \(mode)", of: layerName)
      return nil
    }
    return filter
  }

  /// Sets the blend mode of a layer that has blended normally so far.
  func setBlendMode(of layer: CALayer, _ mode: Int, layerName: String) {
    if let filter = blendFilter(mode, of: layerName) { layer.compositingFilter = filter }
  }

  private static let blendFilters: [Int: String] = [
    1: "multiplyBlendMode", 2: "screenBlendMode", 3: "overlayBlendMode", 4: "darkenBlendMode",
    5: "lightenBlendMode", 6: "colorDodgeBlendMode", 7: "colorBurnBlendMode", 8: "hardLightBlendMode",
    9: "softLightBlendMode", 10: "differenceBlendMode", 11: "exclusionBlendMode", 12: "hueBlendMode",
    13: "saturationBlendMode", 14: "colorBlendMode", 15: "luminosityBlendMode", 16: "plusL",
  ]
}
