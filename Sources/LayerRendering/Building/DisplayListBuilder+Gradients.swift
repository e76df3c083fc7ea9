import CoreGraphics
import LayerTree
import MotionCore
import Raster

extension DisplayListBuilder {
  /// Appends a gradient layer's gradient, or nothing if it has fewer than two colors or a different number of
  /// locations.
  func appendGradient(
    _ gradient: GradientValues, of store: LayerStore, _ context: RenderingContext,
    to commands: inout [DrawCommand]
  ) {
    guard let stops = stops(of: gradient) else { return }
    let (start, end) = (Point(gradient.startPoint), Point(gradient.endPoint))
    guard start.isFinite, end.isFinite, let geometry = gradient.geometry(from: start, to: end) else { return }
    let ramp = cache?.withContents { $0.ramp(of: stops, context.mode) } ?? Ramp(stops, context.mode)
    let transform = store.fromUnitSquare.concatenating(context.transform)
    let paint = Gradient(ramp, geometry, transform: transform)
    commands.append(fill(store.outline(context), .gradient(paint), context))
  }

  private func stops(of gradient: GradientValues) -> [Ramp.Stop]? {
    guard let colors = gradient.colors, colors.count >= 2 else { return nil }
    let locations = gradient.locations
    guard locations == nil || locations?.count == colors.count else { return nil }
    var stops: [Ramp.Stop] = []
    stops.reserveCapacity(colors.count)
    for (index, color) in colors.enumerated() {
      guard let color = (color as? CGColor)?.sRGB else { return nil }
      let location = locations?[index].doubleValue ?? Double(index) / Double(colors.count - 1)
      stops.append(Ramp.Stop(location: location, color: color))
    }
    return stops
  }
}

extension Ramp {
  /// Creates the colors between stops, interpolated in a mode's color space.
  init(_ stops: [Stop], _ mode: RenderMode) {
    let mixedInContext = mode == .context ? CGGradient(interpolatingInGenericRGB: stops)?.ramp : nil
    self = mixedInContext ?? Ramp(stops: stops)
  }
}

extension LayerStore {
  /// The mapping from the unit square of the bounds to the layer's space.
  fileprivate final var fromUnitSquare: Affine {
    let bounds = Box(self.bounds.standardized)
    return Affine(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.min.x, ty: bounds.min.y)
  }
}

extension GradientValues {
  /// The geometry of the gradient between two points of the unit square, or nil if it draws nothing.
  ///
  /// The unit square is stretched to the bounds together with its colors. In bounds that aren't square, the color
  /// bands of an axial gradient therefore aren't perpendicular to the line between the points; Apple's rendering of
  /// lottie-ios's sample issue_1717 shows this. A radial gradient ends on an ellipse whose radii are the points'
  /// distances in x and in y. A conic gradient starts in the direction of the end point and turns from x toward y. An
  /// unknown type counts as axial.
  fileprivate func geometry(from start: Point, to end: Point) -> Gradient.Geometry? {
    if start == end { return nil }
    switch type {
    case .radial:
      let radii = Point(abs(end.x - start.x), abs(end.y - start.y))
      guard radii.x > 0, radii.y > 0 else { return nil }
      let focus = Point(focus)
      let isInside = focus != .zero && focus.dot(focus) < 1
      return isInside
        ? .focal(center: start, radii: radii, focus: focus) : .radial(center: start, radii: radii)
    case .conic: return .conic(center: start, start: end)
    default: return .axial(from: start, to: end)
    }
  }
}
