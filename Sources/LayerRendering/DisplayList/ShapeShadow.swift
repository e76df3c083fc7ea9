package import Raster

/// The softness, offset and color of a shadow.
package struct ShadowStyle: Equatable, Sendable {
  package var kernel: GaussianKernel
  /// In device pixels.
  package var offset: Point
  package var color: Color
}

/// The shadow of an outline.
package struct ShapeShadow: Equatable, Sendable {
  package var outline: Outline
  package var style: ShadowStyle
}
