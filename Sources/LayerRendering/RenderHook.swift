import CoreGraphics
import LayerTree
import Raster

/// Draws a layer's tree into a context, for `CALayer.render(in:)`, which lies in a module that knows no pixels.
@_cdecl("quartzite_render_layer")
public func _renderLayer(_ layer: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer) {
  let layer = Unmanaged<CALayer>.fromOpaque(layer).takeUnretainedValue()
  let context = Unmanaged<CGContext>.fromOpaque(context).takeUnretainedValue()
  let builder = DisplayListBuilder(
    TreeSnapshot(of: layer, presentation: false), text: TextShapers.current)
  let baseScale = abs(Affine(context.baseTransform).determinant).squareRoot()
  context.withCanvas { canvas, transform in
    let list = builder.displayList(mode: .context, transform: transform, baseScale: baseScale)
    DisplayListExecutor(rasterizer: canvas.rasterizer).draw(list.faded(to: context.opacity), on: &canvas)
  }
}
