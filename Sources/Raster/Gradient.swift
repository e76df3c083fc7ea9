/// A paint whose colour changes along a line.
package struct Gradient: Hashable, Sendable {
  /// Where in the plane the ramp's places are.
  package enum Geometry: Hashable, Sendable {
    /// The ramp runs from one point to another, and colours stay the same across that direction. Nothing is drawn
    /// where the two points are one.
    case axial(from: Point, to: Point)
  }

  package var ramp: Ramp
  package var geometry: Geometry
  /// From the geometry's space to device pixels. Nothing is drawn where it has no inverse.
  package var transform: Affine

  package init(_ ramp: Ramp, _ geometry: Geometry, transform: Affine = .identity) {
    self.ramp = ramp
    self.geometry = geometry
    self.transform = transform
  }
}

extension Gradient {
  /// Where on the ramp each device pixel is; nil where the geometry has no extent.
  private var field: LinearField? {
    guard let inverse = transform.inverse else { return nil }
    switch geometry {
    case .axial(let start, let end):
      let axis = end - start
      let direction = axis / axis.dot(axis)
      return LinearField(
        x: direction.dot(Point(inverse.a, inverse.b)), y: direction.dot(Point(inverse.c, inverse.d)),
        origin: direction.dot(Point(inverse.tx, inverse.ty) - start))
    }
  }
}

extension Gradient {
  /// Lends the gradient's sampler; does nothing where nothing can be drawn.
  func withSampler(_ body: (UnsafePointer<GradientSampler>) -> Void) {
    guard let field else { return }
    ramp.pixels.withUnsafeBufferPointer { ramp in
      guard let base = ramp.baseAddress else { return }
      withUnsafePointer(to: GradientSampler(ramp: base, field: field), body)
    }
  }
}
