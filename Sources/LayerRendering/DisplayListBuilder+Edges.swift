import CoreGraphics
import LayerTree
import Raster

extension LayerValues {
  /// The bounds with the layer's corners, on the screen with its hard edges: a context draws all of them smooth.
  func outline(_ context: RenderingContext) -> Outline {
    var outline = outline(context.transform)
    outline.hardEdges = hardEdges(in: context)
    return outline
  }

  /// A rectangle with hard edges.
  func outline(of box: Box, _ edges: CAEdgeAntialiasingMask, _ context: RenderingContext) -> Outline {
    var outline = Outline(Path(rect: box), context.transform)
    outline.hardEdges = edges
    return outline
  }

  /// The edges that aren't to be smooth; around rounded corners all are.
  func hardEdges(in context: RenderingContext) -> CAEdgeAntialiasingMask {
    guard context.mode == .screen, radius == 0 else { return [] }
    let all: CAEdgeAntialiasingMask = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    return rare.allowsEdgeAntialiasing ? all.subtracting(rare.edgeAntialiasingMask) : all
  }
}
