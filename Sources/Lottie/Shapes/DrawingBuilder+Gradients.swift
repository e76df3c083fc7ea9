import Foundation
import LayerTree
import MotionCore
import QuartzCore

extension DrawingBuilder {
  /// A gradient seen through a filled path.
  func gradientFill(_ style: GradientFillStyle, _ path: Animated<ShapePath>) -> CALayer {
    let shape = shapeLayer(path)
    shape.fillColor = FilmColor.black.cgColor
    shape.fillRule = style.rule == .evenOdd ? .evenOdd : .nonZero
    return gradient(style.gradient, through: shape, style.opacity, style.blendMode)
  }

  /// A gradient seen through lines along paths.
  func gradientStroke(
    _ style: GradientStrokeStyle, _ paths: [Animated<ShapePath>], _ trim: StrokeTrim?
  ) -> CALayer {
    let lines = strokeLayers(paths, trim, style.line)
    for line in lines { line.strokeColor = FilmColor.black.cgColor }
    let shape = lines.count == 1 ? lines[0] : CALayer.plain(lines)
    return gradient(style.gradient, through: shape, style.opacity, style.blendMode)
  }

  private func gradient(
    _ model: GradientModel, through shape: CALayer, _ opacity: Animated<Double>, _ blendMode: Int
  ) -> CALayer {
    let stops = time.film(model.stops)
    let count = model.colorStopCount
    let stopColors = stops.map { GradientStops(colorsIn: $0, count: count) }
    let opacities = stops.map { GradientStops(opacitiesIn: $0, after: count) }
    guard film.takesGradient(stopColors.first.size + opacities.first.size, of: shapes.layerName) else {
      return .plain
    }
    let colors = gradientLayer(model, stopColors)
    if opacities.keyframes.contains(where: { !$0.value.isEmpty }) {
      let mask = gradientLayer(model, opacities)
      mask.mask = colors.place(shape)
      colors.mask = mask
      mask.position = CGPoint(x: 0, y: 0)
    } else {
      colors.mask = colors.place(shape)
    }
    film.setOpacity(of: colors, opacity, time)
    colors.compositingFilter = film.blendFilter(blendMode, of: shapes.layerName)
    return colors
  }

  /// A gradient layer that reaches far beyond what is drawn.
  private func gradientLayer(_ model: GradientModel, _ stops: Animated<GradientStops>) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.anchorPoint = .zero
    layer.frame = GradientSpace.frame
    layer.type = model.isRadial ? .radial : .axial
    setStops(of: layer, stops)
    let (start, end) = (time.film(model.start), time.film(model.end))
    film.score.set(layer, "startPoint", to: start) { GradientSpace.unitPoint($0) }
    if model.isRadial {
      let corner = film.samples.combine(start, end, isLinear: start.isStill && end.isStill) { start, end in
        let radius = SIMD2(end.x - start.x, end.y - start.y).length
        return Vector(x: start.x + radius, y: start.y + radius)
      }
      film.score.set(layer, "endPoint", to: corner) { GradientSpace.unitPoint($0) }
    } else {
      film.score.set(layer, "endPoint", to: end) { GradientSpace.unitPoint($0) }
    }
    if model.isRadial, let length = model.highlightLength, !length.isStill || length.first != 0 {
      setHighlight(of: layer, model, length)
    }
    return layer
  }

  /// Nothing but the first colour's place differs: a share of the radius from the centre, at an angle to the end point.
  private func setHighlight(of layer: CAGradientLayer, _ model: GradientModel, _ length: Animated<Double>) {
    let angle = model.highlightAngle ?? Animated(0)
    guard film.features.contains(.highlights), length.isStill, angle.isStill, model.start.isStill,
      model.end.isStill
    else {
      film.report("the highlight of a radial gradient", of: shapes.layerName)
      return
    }
    let axis = SIMD2(model.end.first.x - model.start.first.x, model.end.first.y - model.start.first.y)
    let direction = atan2(axis.y, axis.x) + angle.first.radians
    let distance = (length.first / 100).clamped(to: -0.99...0.99)
    layer.focus = CGPoint(x: distance * cos(direction), y: distance * sin(direction))
  }

  private func setStops(of layer: CAGradientLayer, _ stops: Animated<GradientStops>) {
    film.score.set(layer, "colors", to: stops) { $0.colors.map(\.cgColor) }
    film.score.set(layer, "locations", to: stops) { $0.locations.map { NSNumber(value: $0) } }
  }
}

/// Where gradients lie: far around the origin, so that their ends, beyond which the last colour goes on, aren't seen.
private enum GradientSpace {
  static let reach = 10_000.0
  static let frame = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)

  static func unitPoint(_ point: Vector) -> CGPoint {
    CGPoint(x: (point.x + reach) / (2 * reach), y: (point.y + reach) / (2 * reach))
  }
}

extension CAGradientLayer {
  /// A layer moved to where its points lie in a gradient's space.
  fileprivate func place(_ layer: CALayer) -> CALayer {
    layer.position = CGPoint(x: GradientSpace.reach, y: GradientSpace.reach)
    return layer
  }
}

/// The colours of a gradient, and where each is.
struct GradientStops: FilmValue {
  var colors: [FilmColor]
  var locations: [Double]

  var isEmpty: Bool { colors.isEmpty }

  /// The colours in a file's numbers: place, red, green and blue of each.
  init(colorsIn numbers: [Double], count: Int) {
    self.init(numbers.prefix(count.clamped(to: 0...numbers.count / 4) * 4), width: 4) {
      FilmColor(red: $0[1], green: $0[2], blue: $0[3])
    }
  }

  /// The opacities in a file's numbers, after the colours: place and opacity of each.
  init(opacitiesIn numbers: [Double], after count: Int) {
    self.init(numbers.dropFirst(count.clamped(to: 0...numbers.count / 4) * 4), width: 2) {
      FilmColor(red: 0, green: 0, blue: 0, alpha: $0[1].clamped(to: 0...1))
    }
  }

  private init(_ numbers: ArraySlice<Double>, width: Int, _ color: ([Double]) -> FilmColor) {
    let stops = stride(from: numbers.startIndex, through: numbers.endIndex - width, by: width)
      .prefix(Self.maximumCount).map { Array(numbers[$0..<$0 + width]) }
    colors = stops.map(color)
    locations = stops.map { $0[0].clamped(to: 0...1) }
  }

  /// Far more than a gradient of a picture's width shows.
  private static let maximumCount = 2000

  var size: Int { colors.count }

  static var weight: Double { FilmColor.weight + 1 }

  func interpolated(to end: GradientStops, at fraction: Double) -> GradientStops {
    guard colors.count == end.colors.count else { return fraction < 1 ? self : end }
    var stops = self
    stops.colors = zip(colors, end.colors).map { $0.interpolated(to: $1, at: fraction) }
    stops.locations = locations.interpolated(to: end.locations, at: fraction)
    return stops
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
