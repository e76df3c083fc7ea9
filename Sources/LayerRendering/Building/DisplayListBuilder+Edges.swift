import CoreGraphics
import LayerTree
import Raster

extension LayerStore {
  /// The bounds with the layer's corners and hard edges; the context mode antialiases all edges.
  final func outline(_ context: RenderingContext) -> Outline {
    var outline = outline(context.transform)
    outline.hardEdges = hardEdges(in: context)
    return outline
  }

  /// A rectangle in the layer's space with hard edges.
  final func outline(
    of box: Box, _ edges: CAEdgeAntialiasingMask, _ context: RenderingContext
  ) -> Outline {
    var outline = Outline(Path(rect: box), context.transform)
    outline.hardEdges = edges
    return outline
  }

  /// The edges that aren't antialiased; a layer with rounded corners has none.
  final func hardEdges(in context: RenderingContext) -> CAEdgeAntialiasingMask {
    guard let rare = rareBox?.values, context.mode == .screen, radius == 0 else { return [] }
    let all: CAEdgeAntialiasingMask = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    return rare.allowsEdgeAntialiasing ? all.subtracting(rare.edgeAntialiasingMask) : all
  }
}
