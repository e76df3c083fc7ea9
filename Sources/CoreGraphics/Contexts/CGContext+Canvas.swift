import Foundation
package import Raster

// Everything that is drawn goes through `draw`, which decides where it goes and whether it casts a shadow.

extension CGContext {
  /// Lends the pixels that are being drawn to, cut to the clip, and the transform from user space to them.
  ///
  /// Alpha, blend mode and shadow are left to the caller: see ``opacity`` and ``blendMode``. The body must not draw
  /// through the context itself.
  package func withCanvas<Result>(_ body: (inout Canvas, Affine) -> Result) -> Result {
    withCanvas(within: state.clip.bounds) { body(&$0, deviceTransform) }
  }

  /// Lends the pixels of an area, of which nothing outside the clip can be drawn to.
  func withCanvas<Result>(within area: PixelRect, _ body: (inout Canvas) -> Result) -> Result {
    let area = area.intersection(state.clip.bounds)
    return withTarget(within: area) { canvas in
      canvas.clip = area
      canvas.clipMask = state.clip.mask
      return body(&canvas)
    }
  }

  /// The factor that ``setAlpha(_:)`` set.
  package var opacity: Double { state.alpha }

  /// The mode that ``setBlendMode(_:)`` set, as far as the rasterizer has it.
  package var blendMode: BlendMode { BlendMode(state.blendMode) }

  /// From the space in which shadows are measured to the context's own; see ``beginBaseSpace(_:)``.
  package var baseTransform: CGAffineTransform { base }

  /// What a canvas can't draw to where it lies is converted, drawn to and converted back.
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

/// How a shape is drawn: once as itself, and before as what casts its shadow.
struct DrawingPass {
  /// Moves what is drawn, in pixels.
  var shift = Affine.identity
  var opacity: Double
  var blendMode: BlendMode
}

extension CGContext {
  /// Draws something, and its shadow first where there is one.
  ///
  /// - Parameters:
  ///   - area: Given a limit, the pixels within it beyond which nothing lies of what is drawn, its shadow apart.
  ///   - body: Draws it.
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
    // The rest of the offset moves what casts the shadow by up to a pixel.
    let limit = origin.insetBy(-shadow.kernel.radius)
    let source = area(limit.insetBy(-1))
    guard !source.isEmpty else { return }
    var group = PixelGroup(bounds: source.insetBy(-1).intersection(limit))
    group.withCanvas(rasterizer: rasterizer) { canvas in
      body(&canvas, DrawingPass(shift: shadow.fraction, opacity: 1, blendMode: .normal))
    }
    let (x, y) = shadow.wholeOffset
    let mask = group.mask.blurred(by: shadow.kernel, within: origin)
    withCanvas(within: mask.bounds.translated(x: x, y: y)) { canvas in
      canvas.fill(
        mask, x: x, y: y, paint: .color(shadow.color), opacity: opacity, blendMode: blendMode)
    }
  }
}
