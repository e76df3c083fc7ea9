/// A paint whose color changes along a line, away from a point or around it.
package struct Gradient: Hashable, Sendable {
  /// The curve in the plane along which the ramp runs.
  package enum Geometry: Hashable, Sendable {
    /// The ramp runs from one point to another, with uniform color across that direction. Nothing is drawn if
    /// the points coincide.
    case axial(from: Point, to: Point)
    /// The ramp runs from a center to an ellipse around it, along every ray. Nothing is drawn if a radius is
    /// 0.
    case radial(center: Point, radii: Point)
    /// The ramp runs from a point inside an ellipse to the ellipse, along every ray.
    ///
    /// The focus is the offset of the point from the center in radii, of length below 1. Nothing is drawn if
    /// a radius is 0.
    case focal(center: Point, radii: Point, focus: Point)
    /// The ramp runs once around a center from the ray through a point, from x toward y. Nothing is drawn if
    /// the points coincide.
    case conic(center: Point, start: Point)
  }

  package var ramp: Ramp
  /// The ramp whose alpha multiplies the colors, location by location, or nil for none.
  ///
  /// It acts like a mask of that alpha on the covered pixels.
  package private(set) var fade: Ramp?
  package var geometry: Geometry
  /// The transform from the geometry's space to device pixels. Nothing is drawn if it has no inverse.
  package var transform: Affine
  /// The projection to device pixels, applied after `transform`, if the gradient is on a plane seen in
  /// perspective.
  package var perspective: Projection?

  package init(_ ramp: Ramp, _ geometry: Geometry, transform: Affine = .identity) {
    self.ramp = ramp
    self.geometry = geometry
    self.transform = transform
  }
}

extension Gradient {
  /// The location on the ramp of each device pixel, or nil if the geometry has no extent.
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
    let toRamp = inverse.concatenating(toUnit)
    return toRamp.isFinite ? .affine(toRamp, kind) : nil
  }

  private func field(in perspective: Projection) -> GradientSampler.Field? {
    guard let inverse = perspective.after(transform).inverse else { return nil }
    let toRamp = inverse.concatenating(Projection(toUnit))
    return PerspectiveField(toRamp, tolerance: Self.perspectiveTolerance).map { .perspective($0, kind) }
  }

  /// The largest error of the steps in perspective: a quarter of an entry of the ramp's table.
  private static let perspectiveTolerance = 0.25 / Double(Ramp.count)

  private var kind: GradientSampler.Kind {
    switch geometry {
    case .axial: .axial
    case .radial: .radial
    case .focal(_, _, let focus): .focal(FocalField(focus: focus))
    case .conic: .conic
    }
  }

  /// The transform from the geometry's space to one where the ramp ends at (1, 0) or on the unit circle, or
  /// runs around from the x axis.
  private var toUnit: Affine {
    switch geometry {
    case .axial(let start, let end): Self.toUnit(from: start, end)
    case .radial(let center, let radii), .focal(let center, let radii, _):
      Affine.translation(-center.x, -center.y).concatenating(.scale(1 / radii.x, 1 / radii.y))
    case .conic(let center, let start): Self.toUnit(from: center, start)
    }
  }

  /// Returns the similarity transform that maps one point to the origin and another to (1, 0).
  private static func toUnit(from origin: Point, _ end: Point) -> Affine {
    let axis = (end - origin) / (end - origin).dot(end - origin)
    return Affine.translation(-origin.x, -origin.y).concatenating(
      Affine(a: axis.x, b: -axis.y, c: axis.y, d: axis.x, tx: 0, ty: 0))
  }
}

// MARK: - Fading

extension Gradient {
  /// Returns the gradient seen through another one's alpha, or nil if the two have different geometries.
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
  /// Calls a closure with the sampler of a gradient without a fade, unless nothing can be drawn.
  func withSampler(_ body: (UnsafePointer<GradientSampler>) -> Void) {
    guard let field else { return }
    ramp.withSampler(of: field, body)
  }

  /// Calls a closure with the samplers of a gradient with a fade, unless nothing can be drawn.
  func withFadedSamplers(opacity: UInt8, _ body: (FadedGradientSamplers) -> Void) {
    guard let field, let fade else { return }
    ramp.withSampler(of: field) { colors in
      fade.withSampler(of: field) { alphas in
        ramp.faded(by: fade, opacity: opacity).withSampler(of: field) { faded in
          body(FadedGradientSamplers(colors: colors, alphas: alphas, faded: faded))
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
