/// A paint whose color changes along a line, away from a point or around it.
package struct Gradient: Hashable, Sendable {
  /// Where in the plane the ramp's places are.
  package enum Geometry: Hashable, Sendable {
    /// The ramp runs from one point to another, and colors stay the same across that direction. Nothing is drawn
    /// where the two points are one.
    case axial(from: Point, to: Point)
    /// The ramp runs from a center to an ellipse around it, along every ray. Nothing is drawn where a radius is 0.
    case radial(center: Point, radii: Point)
    /// The ramp runs from a point inside an ellipse to that, along every ray. The focus is where the point is from the
    /// center, in radii, nearer than 1. Nothing is drawn where a radius is 0.
    case focal(center: Point, radii: Point, focus: Point)
    /// The ramp runs once around a center, from the ray through a point, from x toward y. Nothing is drawn where the two
    /// points are one.
    case conic(center: Point, start: Point)
  }

  package var ramp: Ramp
  /// By whose alpha the colors are multiplied, place by place; nil for all of them. It acts on what a shape covers as a
  /// mask of that alpha would.
  package private(set) var fade: Ramp?
  package var geometry: Geometry
  /// From the geometry's space to device pixels. Nothing is drawn where it has no inverse.
  package var transform: Affine
  /// What leads on to device pixels where the transform leads to a plane seen in perspective.
  package var perspective: Projection?

  package init(_ ramp: Ramp, _ geometry: Geometry, transform: Affine = .identity) {
    self.ramp = ramp
    self.geometry = geometry
    self.transform = transform
  }
}

extension Gradient {
  /// Where on the ramp each device pixel is; nil where the geometry has no extent.
  private var field: GradientSampler.Field? {
    if let perspective { return field(in: perspective) }
    guard let inverse = transform.inverse else { return nil }
    if case .axial(let start, let end) = geometry {
      let axis = end - start
      let direction = axis / axis.dot(axis)
      return LinearField(
        x: direction.dot(Point(inverse.a, inverse.b)), y: direction.dot(Point(inverse.c, inverse.d)),
        origin: direction.dot(Point(inverse.tx, inverse.ty) - start)
      ).map { .axial($0) }
    }
    let place = inverse.concatenating(toUnit)
    return place.isFinite ? .around(place, kind) : nil
  }

  private func field(in perspective: Projection) -> GradientSampler.Field? {
    guard let inverse = perspective.after(transform).inverse else { return nil }
    let place = inverse.concatenating(Projection(toUnit))
    return PerspectiveField(place, tolerance: Self.perspectiveTolerance).map { .inPerspective($0, kind) }
  }

  /// How far perspective's steps may lead astray: a quarter of the ramp's finest part.
  private static let perspectiveTolerance = 0.25 / Double(Ramp.count)

  private var kind: GradientSampler.Kind {
    switch geometry {
    case .axial: .axial
    case .radial: .radial
    case .focal(_, _, let focus): .focal(FocalField(focus: focus))
    case .conic: .conic
    }
  }

  /// From the geometry's space to one where the ramp ends at (1, 0), or on the unit circle, or goes round from the x axis.
  private var toUnit: Affine {
    switch geometry {
    case .axial(let start, let end): Self.toUnit(from: start, end)
    case .radial(let center, let radii), .focal(let center, let radii, _):
      Affine.translation(-center.x, -center.y).concatenating(.scale(1 / radii.x, 1 / radii.y))
    case .conic(let center, let start): Self.toUnit(from: center, start)
    }
  }

  /// The turn and scale that lead one point to the origin, another to (1, 0).
  private static func toUnit(from origin: Point, _ end: Point) -> Affine {
    let axis = (end - origin) / (end - origin).dot(end - origin)
    return Affine.translation(-origin.x, -origin.y).concatenating(
      Affine(a: axis.x, b: -axis.y, c: axis.y, d: axis.x, tx: 0, ty: 0))
  }
}

// MARK: - Fading

extension Gradient {
  /// The gradient as it shows through another one's alpha; nil where the two don't run alike.
  package func faded(by mask: Gradient) -> Gradient? {
    guard fade == nil, mask.fade == nil, geometry == mask.geometry, transform == mask.transform,
      perspective == mask.perspective
    else { return nil }
    var result = self
    if !mask.ramp.isOpaque { result.fade = mask.ramp }
    return result
  }
}

// MARK: - Sampling

extension Gradient {
  /// Lends the sampler of a gradient without a fade; does nothing where nothing can be drawn.
  func withSampler(_ body: (UnsafePointer<GradientSampler>) -> Void) {
    guard let field else { return }
    ramp.withSampler(of: field, body)
  }

  /// Lends the samplers of a gradient with a fade; does nothing where nothing can be drawn.
  func withFadedSamplers(opacity: UInt8, _ body: (FadedSamplers) -> Void) {
    guard let field, let fade else { return }
    ramp.withSampler(of: field) { colors in
      fade.withSampler(of: field) { alphas in
        ramp.faded(by: fade, opacity: opacity).withSampler(of: field) { faded in
          body(FadedSamplers(colors: colors, alphas: alphas, faded: faded))
        }
      }
    }
  }
}

extension Ramp {
  fileprivate func withSampler(
    of field: GradientSampler.Field, _ body: (UnsafePointer<GradientSampler>) -> Void
  ) {
    pixels.withUnsafeBufferPointer { ramp in
      guard let base = ramp.baseAddress else { return }
      withUnsafePointer(to: GradientSampler(ramp: base, isOpaque: isOpaque, field: field), body)
    }
  }
}
