import CoreGraphics
import LayerTree
import MotionCore
import Raster

extension Matrix4 {
  /// The matrix as a map of the plane z = 0 to itself, or nil if it involves depth or perspective.
  fileprivate var flat: Affine? {
    guard row3.x == 0, row3.y == 0, row3.w == 0, row1.w == 0, row2.w == 0, row4.w == 1 else { return nil }
    return Affine(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
  }
}

extension DisplayListBuilder {
  /// The commands of a layer, given the matrix from its space to the context's, seen from the front.
  ///
  /// A plane in perspective is drawn flat and then projected. The flat plane has a scale at which its center is
  /// magnified by √2 at most.
  func commands(ofLayer index: Int, at matrix: Matrix4, _ context: RenderingContext) -> [DrawCommand] {
    if let flat = matrix.flat {
      guard var context = context.inside(flat) else { return [] }
      context.depthAxis = .zero
      return commands(ofLayer: index, context)
    }
    let projection = Projection(matrix)
    let toContext = Projection(context.transform)
    let depthAxis = toContext.apply(homogeneous: SIMD3(matrix.row3.x, matrix.row3.y, matrix.row3.w))
    if let flat = projection.affine {
      guard var context = context.inside(flat) else { return [] }
      context.depthAxis = depthAxis / projection.w0
      return commands(ofLayer: index, context)
    }
    let toDevice = projection.concatenating(toContext)
    let bounds = tree.layers[index].values.bounds
    guard bounds.isDrawable else { return [] }
    let scale = flatScale(of: bounds, toDevice, context)
    let fromPlane = toDevice.after(.scale(1 / scale, 1 / scale))
    guard let inverse = fromPlane.inverse else { return [] }
    var plane = context
    plane.isInProjection = true
    plane.transform = .scale(scale, scale)
    plane.isSeenFromBehind = (toDevice.determinant < 0) != context.isSeenFromBehind
    plane.depthAxis = inverse.apply(homogeneous: depthAxis)
    plane.visible = context.visible.map { inverse.image(of: $0).bounds.insetBy(-2) }
    return commands(ofLayer: index, plane).projected(by: fromPlane)
  }

  /// The number of pixels per point of a plane that is drawn flat.
  ///
  /// It's a power of √2, so that it seldom changes while a layer moves and cached pictures stay valid.
  private func flatScale(
    of bounds: CGRect, _ projection: Projection, _ context: RenderingContext
  ) -> Double {
    let center = Point(Double(bounds.midX), Double(bounds.midY))
    let area = projection.areaScale(at: center) ?? abs(context.transform.determinant)
    let largest = max(1, context.baseScale * context.baseScale) * Self.largestMagnification
    let clamped = min(max(area, 1 / Self.largestMagnification), largest)
    return (clamped.binade * (clamped.significand > 1 ? 2 : 1)).squareRoot()
  }

  /// The largest factor by which areas are magnified or reduced before they are projected.
  private static var largestMagnification: Double { 256 }
}
