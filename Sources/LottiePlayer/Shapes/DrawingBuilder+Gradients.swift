import Foundation
import LayerTree
import MotionCore
import QuartzCore

extension DrawingBuilder {
  /// Returns a gradient inside a path.
  func gradientFill(_ style: GradientFillStyle, _ path: Animated<ShapePath>) -> CALayer {
    let shape = shapeLayer(path)
    shape.fillColor = LottieColor.black.cgColor
    shape.fillRule = style.rule == .evenOdd ? .evenOdd : .nonZero
    return gradient(style.gradient, through: shape, style.opacity, style.blendMode)
  }

  /// Returns a gradient inside the strokes of paths.
  func gradientStroke(
    _ style: GradientStrokeStyle, _ paths: [Animated<ShapePath>], _ trim: StrokeTrim?
  ) -> CALayer {
    let strokes = strokeLayers(paths, trim, style.line)
    for stroke in strokes { stroke.strokeColor = LottieColor.black.cgColor }
    let shape = strokes.count == 1 ? strokes[0] : CALayer.plain(strokes)
    return gradient(style.gradient, through: shape, style.opacity, style.blendMode)
  }

  private func gradient(
    _ model: GradientModel, through shape: CALayer, _ opacity: Animated<Double>, _ blendMode: Int
  ) -> CALayer {
    let stops = time.global(model.stops)
    let count = model.colorStopCount
    let stopColors = stops.map { GradientStops(colorsIn: $0, count: count) }
    let opacities = stops.map { GradientStops(opacitiesIn: $0, after: count) }
    let stopCount = stopColors.first.elementCount + opacities.first.elementCount
    guard context.reserveGradient(stopCount: stopCount, for: layerName) else { return .plain }
    let colors = gradientLayer(model, stopColors)
    if opacities.keyframes.contains(where: { !$0.value.isEmpty }) {
      let mask = gradientLayer(model, opacities)
      mask.mask = shape.movedToGradientSpace()
      colors.mask = mask
      mask.position = CGPoint(x: 0, y: 0)
    } else {
      colors.mask = shape.movedToGradientSpace()
    }
    context.setOpacity(of: colors, opacity, time)
    context.setBlendMode(of: colors, blendMode, layerName: layerName)
    return colors
  }

  /// Returns a gradient layer far larger than any drawing.
  private func gradientLayer(_ model: GradientModel, _ stops: Animated<GradientStops>) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.anchorPoint = .zero
    let space = GradientSpace(compositionSize)
    layer.frame = space.frame
    layer.type = model.isRadial ? .radial : .axial
    setStops(of: layer, stops)
    let (start, end) = (time.global(model.start), time.global(model.end))
    context.animations.set(layer, "startPoint", to: start) { space.unitPoint($0) }
    if model.isRadial {
      let isConstant = start.isConstant && end.isConstant
      let corner = context.sampler.combine(start, end, isLinear: isConstant) { start, end in
        let radius = SIMD2(end.x - start.x, end.y - start.y).length
        return Vector(x: start.x + radius, y: start.y + radius)
      }
      context.animations.set(layer, "endPoint", to: corner) { space.unitPoint($0) }
    } else {
      context.animations.set(layer, "endPoint", to: end) { space.unitPoint($0) }
    }
    if model.isRadial, let length = model.highlightLength, !length.isConstant || length.first != 0 {
      setHighlight(of: layer, model, length)
    }
    return layer
  }

  /// Moves the center of the first color by a fraction of the radius, at an angle to the direction of the end point.
  private func setHighlight(of layer: CAGradientLayer, _ model: GradientModel, _ length: Animated<Double>) {
    let angle = model.highlightAngle ?? Animated(0)
    guard context.features.contains(.highlights), length.isConstant, angle.isConstant,
      model.start.isConstant, model.end.isConstant
    else {
      context.report("the highlight of a radial gradient", of: layerName)
      return
    }
    let axis = SIMD2(model.end.first.x - model.start.first.x, model.end.first.y - model.start.first.y)
    let direction = Elementary.atan2(axis.y, axis.x) + angle.first.radians
    let distance = (length.first / 100).clamped(to: -0.99...0.99)
    let (sine, cosine) = sineAndCosine(of: direction)
    layer.focus = CGPoint(x: distance * cosine, y: distance * sine)
  }

  private func setStops(of layer: CAGradientLayer, _ stops: Animated<GradientStops>) {
    context.animations.set(layer, "colors", to: stops) { $0.colors.map(\.cgColor) }
    context.animations.set(layer, "locations", to: stops) { $0.locations.map { NSNumber(value: $0) } }
  }
}

/// The coordinate space of gradient layers, which are far larger than any drawing.
///
/// As in lottie-ios, a gradient layer is the composition with a margin on each side. The lines of equal color are
/// perpendicular to the gradient's direction in the unit square, so that they depend on the composition's aspect ratio.
private struct GradientSpace {
  static let reach = 10_000.0
  let frame: CGRect

  init(_ compositionSize: CGSize) {
    frame = CGRect(origin: .zero, size: compositionSize).insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  func unitPoint(_ point: Vector) -> CGPoint {
    CGPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }
}

extension CALayer {
  /// Moves a plain layer so that it draws at the same position inside a gradient layer, and returns it.
  fileprivate func movedToGradientSpace() -> CALayer {
    position = CGPoint(x: GradientSpace.reach, y: GradientSpace.reach)
    return self
  }
}
