import CoreGraphics
import LayerTree
import Raster

extension LayerStore {
  /// The bounds with the layer's corners, on the screen with its hard edges: a context draws all of them smooth.
  final func outline(_ context: RenderingContext) -> Outline {
    var outline = outline(context.transform)
    outline.hardEdges = hardEdges(in: context)
    return outline
  }

  /// A rectangle with hard edges.
  final func outline(
    of box: Box, _ edges: CAEdgeAntialiasingMask, _ context: RenderingContext
  ) -> Outline {
    var outline = Outline(Path(rect: box), context.transform)
    outline.hardEdges = edges
    return outline
  }

  /// The edges that aren't to be smooth; around rounded corners all are.
  final func hardEdges(in context: RenderingContext) -> CAEdgeAntialiasingMask {
    guard let rare = values.rareBox?.values, context.mode == .screen, radius == 0 else { return [] }
    let all: CAEdgeAntialiasingMask = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    return rare.allowsEdgeAntialiasing ? all.subtracting(rare.edgeAntialiasingMask) : all
  }
}
