import Foundation
package import Raster

// All drawing goes through `draw`, which selects the target and draws shadows.

extension CGContext {
  /// Calls `body` with a canvas for the current target, limited to the clip, and the transform from user space to its
  /// pixels.
  ///
  /// The caller applies alpha and blend mode (see ``opacity`` and ``blendMode``) and the shadow. The body must not
  /// draw with the context itself.
  package func withCanvas<Result>(_ body: (inout Canvas, Affine) -> Result) -> Result {
    withCanvas(within: state.clip.bounds) { body(&$0, deviceTransform) }
  }

  /// Calls `body` with a canvas for an area of the current target, limited to the clip.
  func withCanvas<Result>(within area: PixelRect, _ body: (inout Canvas) -> Result) -> Result {
    let area = area.intersection(state.clip.bounds)
    return withTarget(within: area) { canvas in
      canvas.clip = area
      canvas.clipMask = state.clip.mask
      return body(&canvas)
    }
  }

  /// The alpha set by ``setAlpha(_:)``.
  package var opacity: Double { state.alpha }

  /// The mode set by ``setBlendMode(_:)``.
  package var blendMode: BlendMode { BlendMode(state.blendMode) }

  /// The mapping from the space that shadows are measured in to the context's own; see ``beginBaseSpace(_:)``.
  package var baseTransform: CGAffineTransform { base }

  /// Calls `body` with a canvas for the current target. Pixels in a layout that a canvas doesn't support are
  /// converted before and after.
  private func withTarget<Result>(within area: PixelRect, _ body: (inout Canvas) -> Result) -> Result {
    if !layers.isEmpty { return layers[layers.count - 1].group.withCanvas(rasterizer: rasterizer, body) }
    if pixels.isPremultipliedRGBA {
      var canvas = Canvas(
        memory: pixels.memory, bytesPerRow: bytesPerRow, bounds: pixels.bounds, rasterizer: rasterizer)
      return body(&canvas)
    }
    var group = pixels.group(of: area)
    let before = group
    let result = group.withCanvas(rasterizer: rasterizer, body)
    pixels.store(group, over: before)
    return result
  }
}

/// The parameters of one of a shape's drawing passes: first, if needed, to determine the shadow, then the shape
/// itself.
struct DrawingPass {
  /// The translation of the shape, in pixels.
  var shift = Affine.identity
  var opacity: Double
  var blendMode: BlendMode
}

extension CGContext {
  /// Draws a shape, preceded by its shadow if one is set.
  ///
  /// - Parameters:
  ///   - area: A closure that returns the bounds of the shape, without its shadow, within the given limit.
  ///   - body: A closure that draws the shape.
  func draw(within area: (PixelRect) -> PixelRect, _ body: (inout Canvas, DrawingPass) -> Void) {
    if let shadow = state.shadow.flatMap({ DeviceShadow($0, base: base) }) {
      drawShadow(shadow, of: area, body)
    }
    let pass = DrawingPass(opacity: opacity, blendMode: blendMode)
    withCanvas(within: area(state.clip.bounds)) { body(&$0, pass) }
  }

  private func drawShadow(
    _ shadow: DeviceShadow, of area: (PixelRect) -> PixelRect,
    _ body: (inout Canvas, DrawingPass) -> Void
  ) {
    let origin = shadow.origin(of: state.clip.bounds)
    // The fraction of the offset moves the shape by up to a pixel.
    let limit = origin.insetBy(-shadow.kernel.radius)
    let source = area(limit.insetBy(-1))
    guard !source.isEmpty else { return }
    var group = PixelGroup(bounds: source.insetBy(-1).intersection(limit))
    group.withCanvas(rasterizer: rasterizer) { canvas in
      body(&canvas, DrawingPass(shift: shadow.fraction, opacity: 1, blendMode: .normal))
    }
    let (x, y) = shadow.integerOffset
    let mask = group.mask.blurred(by: shadow.kernel, within: origin)
    withCanvas(within: mask.bounds.translated(x: x, y: y)) { canvas in
      canvas.fill(
        mask, x: x, y: y, paint: .color(shadow.color), opacity: opacity, blendMode: blendMode)
    }
  }
}
