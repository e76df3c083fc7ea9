import CoreGraphics
import QuartzCore
import Raster

extension CompositionBuilder {
  /// Returns layers with masks applied, each to the result of the previous ones.
  func masked(
    _ layers: [CALayer], by masks: [MaskModel], _ time: CompositionTime, layerName: String
  ) -> [CALayer] {
    let masks = masksWithinLimits(masks.filter { $0.mode != .none }[...], of: layerName)
    guard let first = masks.first else { return layers }
    if masks.contains(where: \.isFeathered) {
      context.report("a feathered mask, drawn with a sharp edge", of: layerName)
    }
    var visibleArea: CALayer? = first.mode.startsEmpty ? nil : CALayer.unboundedFill
    for mask in masks { visibleArea = combine(visibleArea, mask, time) }
    let masked = CALayer.plain(layers)
    masked.mask = visibleArea
    return [masked]
  }

  /// Returns as many masks as the limits allow, reserving a layer for each.
  func masksWithinLimits(_ masks: ArraySlice<MaskModel>, of layerName: String) -> [MaskModel] {
    if masks.count > Self.maximumMaskCount {
      context.report("more than \(Self.maximumMaskCount) masks", of: layerName)
    }
    return masks.prefix(Self.maximumMaskCount).filter { _ in context.reserveLayer(for: layerName) }
  }

  private static let maximumMaskCount = 32

  private func combine(_ visibleArea: CALayer?, _ mask: MaskModel, _ time: CompositionTime) -> CALayer {
    switch mask.mode {
    case .none: return visibleArea ?? .plain
    case .add, .lighten:
      return .plain([visibleArea, area(mask, isInverted: mask.isInverted, time)].compactMap(\.self))
    case .subtract: return intersect(visibleArea, with: area(mask, isInverted: !mask.isInverted, time))
    case .intersect, .darken:
      return intersect(visibleArea, with: area(mask, isInverted: mask.isInverted, time))
    case .difference:
      let area = area(mask, isInverted: mask.isInverted, time)
      area.compositingFilter = "xor"
      return .plain([visibleArea, area].compactMap(\.self))
    }
  }

  private func intersect(_ visibleArea: CALayer?, with area: CALayer) -> CALayer {
    let intersection = CALayer.plain([visibleArea ?? .unboundedFill])
    intersection.mask = area
    return intersection
  }

  /// Returns an opaque layer inside a mask's path, or around it if it's inverted.
  ///
  /// An expansion is a stroke along the path, half inside and half outside, that is added or removed.
  private func area(_ mask: MaskModel, isInverted: Bool, _ time: CompositionTime) -> CALayer {
    let area = CAShapeLayer()
    area.makePlain()
    area.fillColor = LottieColor.black.cgColor
    area.fillRule = isInverted ? .evenOdd : .nonZero
    let path = time.global(mask.path)
    context.animations.set(area, "path", to: path) { $0.maskPath(isInverted: isInverted) }
    let expansion = time.global(mask.expansion)
    guard expansion.isConstant, expansion.first == 0 else {
      return expanded(area, path, expansion, mask, isInverted: isInverted, time)
    }
    context.setOpacity(of: area, mask.opacity, time)
    return area
  }

  private func expanded(
    _ area: CAShapeLayer, _ path: Animated<BezierPath>, _ expansion: Animated<Double>, _ mask: MaskModel,
    isInverted: Bool, _ time: CompositionTime
  ) -> CALayer {
    func stroke(_ sign: Double) -> CAShapeLayer {
      let stroke = CAShapeLayer()
      stroke.makePlain()
      stroke.fillColor = nil
      stroke.strokeColor = LottieColor.black.cgColor
      context.animations.set(stroke, "path", to: path) { $0.maskPath(isInverted: false) }
      let width = context.sampler.map(expansion, isLinear: false) { max(0, sign * $0) * 2 }
      context.animations.set(stroke, "lineWidth", to: width) { $0 }
      return stroke
    }
    let (outward, inward) = (stroke(isInverted ? -1 : 1), stroke(isInverted ? 1 : -1))
    inward.compositingFilter = "destOut"
    let expanded = CALayer.plain([area, outward, inward])
    context.setOpacity(of: expanded, mask.opacity, time)
    return expanded
  }
}

extension MaskModel.Mode {
  /// Whether nothing is visible before this mask, if it's the first one.
  fileprivate var startsEmpty: Bool {
    switch self {
    case .add, .lighten, .difference: true
    case .none, .subtract, .intersect, .darken: false
    }
  }
}

extension BezierPath {
  /// Returns the area of a mask. An open path is filled like a closed one.
  fileprivate func maskPath(isInverted: Bool) -> CGPath {
    var path = Path()
    if isInverted { path.addRect(Box(CALayer.unboundedFrame)) }
    add(to: &path)
    return CGPath(path)
  }
}

extension CALayer {
  /// A rectangle far larger than any drawing.
  fileprivate static let unboundedFrame = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)

  /// A new opaque layer far larger than any drawing.
  static var unboundedFill: CALayer {
    let layer = plain
    layer.frame = unboundedFrame
    layer.backgroundColor = LottieColor.black.cgColor
    return layer
  }
}
