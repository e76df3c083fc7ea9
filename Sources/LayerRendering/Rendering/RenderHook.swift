import CoreGraphics
import LayerTree
import Raster

/// Draws a layer's tree into a context. This implements `CALayer.render(in:)`, which is declared in a module that
/// can't draw.
@_cdecl("quartzite_render_layer")
public func _renderLayer(_ layer: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer) {
  let layer = Unmanaged<CALayer>.fromOpaque(layer).takeUnretainedValue()
  let context = Unmanaged<CGContext>.fromOpaque(context).takeUnretainedValue()
  let tree = TreeSnapshot(of: layer, presentation: false)
  let baseScale = abs(Affine(context.baseTransform).determinant).squareRoot()
  let (visible, transform) = context.withCanvas { ($0.clip, $1) }
  // Tiles are drawn before the context's pixels are accessed, since a tiled layer's `draw(in:)` may use the context
  // too.
  let tiles = TileCache()
  let list = tiles.withTilesDrawn {
    DisplayListBuilder(tree, text: TextShapers.current, tiles: tiles).displayList(
      mode: .context, transform: transform, baseScale: baseScale, visible: visible)
  }
  context.withCanvas { canvas, _ in
    DisplayListExecutor(rasterizer: canvas.rasterizer).draw(list.faded(to: context.opacity), on: &canvas)
  }
}
