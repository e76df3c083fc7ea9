import CoreGraphics
import LayerTree
import Raster

extension LayerValues {
  /// The bounds with the layer's corners, on the screen with its hard edges: a context draws all of them smooth.
  func outline(_ context: RenderingContext) -> Outline {
    var box = Box(bounds.standardized)
    let limits = sharpen(&box, hardEdges(in: context), context.transform)
    guard !limits.isEmpty else { return outline(context.transform) }
    return Outline(Path(rect: box), context.transform, limits: limits)
  }

  /// A rectangle with hard edges.
  func outline(of box: Box, _ edges: CAEdgeAntialiasingMask, _ context: RenderingContext) -> Outline {
    var box = box
    let limits = sharpen(&box, edges, context.transform)
    return Outline(Path(rect: box), context.transform, limits: limits)
  }

  /// The edges that aren't to be smooth; around rounded corners all are.
  func hardEdges(in context: RenderingContext) -> CAEdgeAntialiasingMask {
    guard context.mode == .screen, radius == 0 else { return [] }
    return rare.allowsEdgeAntialiasing ? Self.allEdges.subtracting(rare.edgeAntialiasingMask) : Self.allEdges
  }

  private static var allEdges: CAEdgeAntialiasingMask {
    [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
  }

  /// Lets limits take the place of a rectangle's hard edges, and widens it so that their pixels are fully covered.
  func sharpen(_ box: inout Box, _ edges: CAEdgeAntialiasingMask, _ transform: Affine) -> [PixelLimit] {
    let area = transform.determinant
    guard !edges.isEmpty, !box.isEmpty, area != 0 else { return [] }
    // How far a pixel is in the layer's space, across the edges of smallest and greatest x, and of y.
    let pixel =
      Point(Point(transform.c, transform.d).length, Point(transform.a, transform.b).length) / abs(area)
    guard pixel.isFinite else { return [] }
    let sign: Double = area < 0 ? -1 : 1
    let (across, down) = (
      Point(transform.d, -transform.c) * sign, Point(-transform.b, transform.a) * sign
    )
    let (low, high) = (transform.apply(box.min), transform.apply(box.max))
    var limits: [PixelLimit] = []
    func limit(_ edge: CAEdgeAntialiasingMask, _ inward: Point, at corner: Point) -> Bool {
      guard edges.contains(edge) else { return false }
      limits.append(PixelLimit(normal: inward, offset: inward.dot(corner)))
      return true
    }
    if limit(.layerLeftEdge, across, at: low) { box.min.x -= pixel.x }
    if limit(.layerRightEdge, across * -1, at: high) { box.max.x += pixel.x }
    if limit(.layerBottomEdge, down, at: low) { box.min.y -= pixel.y }
    if limit(.layerTopEdge, down * -1, at: high) { box.max.y += pixel.y }
    return limits
  }
}
