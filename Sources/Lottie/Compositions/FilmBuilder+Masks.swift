import QuartzCore

extension FilmBuilder {
  /// Layers with masks: each acts on what those before it leave.
  func masked(
    _ layers: [CALayer], by masks: [MaskModel], _ time: FilmTime, layerName: String
  ) -> [CALayer] {
    let masks = taking(masks.filter { $0.mode != .none }[...], of: layerName)
    guard let first = masks.first else { return layers }
    if masks.contains(where: \.isFeathered) {
      report("a feathered mask, drawn with a sharp edge", of: layerName)
    }
    var shown: CALayer? = first.mode.isAdding ? nil : CALayer.everything
    for mask in masks { shown = combine(shown, mask, time) }
    let masked = CALayer.plain(layers)
    masked.mask = shown
    return [masked]
  }

  /// As many masks as there is room for, each with a layer.
  func taking(_ masks: ArraySlice<MaskModel>, of layerName: String) -> [MaskModel] {
    if masks.count > Self.maximumMaskCount {
      report("more than \(Self.maximumMaskCount) masks", of: layerName)
    }
    return masks.prefix(Self.maximumMaskCount).filter { _ in takesLayer(of: layerName) }
  }

  private static let maximumMaskCount = 32

  private func combine(_ shown: CALayer?, _ mask: MaskModel, _ time: FilmTime) -> CALayer {
    switch mask.mode {
    case .none: return shown ?? .plain
    case .add, .lighten:
      return .plain([shown, outline(mask, isInverted: mask.isInverted, time)].compactMap(\.self))
    case .subtract: return cut(shown, by: outline(mask, isInverted: !mask.isInverted, time))
    case .intersect, .darken: return cut(shown, by: outline(mask, isInverted: mask.isInverted, time))
    case .difference:
      let outline = outline(mask, isInverted: mask.isInverted, time)
      outline.compositingFilter = "xor"
      return .plain([shown, outline].compactMap(\.self))
    }
  }

  private func cut(_ shown: CALayer?, by mask: CALayer) -> CALayer {
    let cut = CALayer.plain([shown ?? .everything])
    cut.mask = mask
    return cut
  }

  /// A mask's area, opaque: inverted, all around its path.
  ///
  /// An expansion is a line around the path, half inside and half outside, that is added or taken away.
  private func outline(_ mask: MaskModel, isInverted: Bool, _ time: FilmTime) -> CALayer {
    let area = CAShapeLayer()
    area.makePlain()
    area.fillColor = FilmColor.black.cgColor
    area.fillRule = isInverted ? .evenOdd : .nonZero
    let path = time.film(mask.outline)
    score.set(area, "path", to: path) { $0.maskPath(isInverted: isInverted) }
    let expansion = time.film(mask.expansion)
    guard expansion.isStill, expansion.first == 0 else {
      return expanded(area, path, expansion, mask, isInverted: isInverted, time)
    }
    setOpacity(of: area, mask.opacity, time)
    return area
  }

  private func expanded(
    _ area: CAShapeLayer, _ path: Animated<Outline>, _ expansion: Animated<Double>, _ mask: MaskModel,
    isInverted: Bool, _ time: FilmTime
  ) -> CALayer {
    func line(_ sign: Double) -> CAShapeLayer {
      let line = CAShapeLayer()
      line.makePlain()
      line.fillColor = nil
      line.strokeColor = FilmColor.black.cgColor
      score.set(line, "path", to: path) { $0.maskPath(isInverted: false) }
      score.set(line, "lineWidth", to: samples.map(expansion, isLinear: false) { max(0, sign * $0) * 2 }) {
        $0
      }
      return line
    }
    let (outward, inward) = (line(isInverted ? -1 : 1), line(isInverted ? 1 : -1))
    inward.compositingFilter = "destOut"
    let expanded = CALayer.plain([area, outward, inward])
    setOpacity(of: expanded, mask.opacity, time)
    return expanded
  }
}

extension MaskModel.Mode {
  /// Whether nothing is shown before it, as the first.
  fileprivate var isAdding: Bool {
    switch self {
    case .add, .lighten, .difference: true
    case .none, .subtract, .intersect, .darken: false
    }
  }
}

extension Outline {
  /// Masks are areas: an open path is filled like a closed one.
  fileprivate func maskPath(isInverted: Bool) -> CGPath {
    let path = CGMutablePath()
    if isInverted { path.addRect(CALayer.everywhere) }
    add(to: path)
    return path
  }
}

extension CALayer {
  /// Far around everything that is drawn.
  static let everywhere = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)

  /// An opaque layer around everything that is drawn.
  static var everything: CALayer {
    let layer = plain
    layer.frame = everywhere
    layer.backgroundColor = FilmColor.black.cgColor
    return layer
  }
}
