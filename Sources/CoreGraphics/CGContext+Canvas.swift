import Foundation
package import Raster

// Everything that is drawn goes through `draw`, which decides where it goes and whether it casts a shadow.

extension CGContext {
  /// Lends the pixels that are being drawn to, cut to the clip, and the transform from user space to them.
  ///
  /// Alpha, blend mode and shadow are left to the caller: see ``opacity`` and ``blendMode``. The body must not draw
  /// through the context itself.
  package func withCanvas<Result>(_ body: (inout Canvas, Affine) -> Result) -> Result {
    withTarget { canvas in
      canvas.clip = state.clip.bounds
      canvas.clipMask = state.clip.mask
      return body(&canvas, deviceTransform)
    }
  }

  /// The factor that ``setAlpha(_:)`` set.
  package var opacity: Double { state.alpha }

  /// The mode that ``setBlendMode(_:)`` set, as far as the rasterizer has it.
  package var blendMode: BlendMode { BlendMode(state.blendMode) }

  /// From the space in which shadows are measured to the context's own; see ``beginBaseSpace(_:)``.
  package var baseTransform: CGAffineTransform { base }

  private func withTarget<Result>(_ body: (inout Canvas) -> Result) -> Result {
    if layers.isEmpty {
      var canvas = Canvas(
        memory: memory, bytesPerRow: bytesPerRow, bounds: PixelRect(x: 0, y: 0, width: width, height: height),
        rasterizer: rasterizer)
      return body(&canvas)
    }
    return layers[layers.count - 1].group.withCanvas(rasterizer: rasterizer, body)
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
  func draw(_ body: (inout Canvas, DrawingPass) -> Void) {
    if let shadow = state.shadow.flatMap({ DeviceShadow($0, base: base) }) {
      drawShadow(shadow, of: body)
    }
    let pass = DrawingPass(opacity: opacity, blendMode: blendMode)
    withCanvas { canvas, _ in body(&canvas, pass) }
  }

  private func drawShadow(_ shadow: DeviceShadow, of body: (inout Canvas, DrawingPass) -> Void) {
    let origin = shadow.origin(of: state.clip.bounds)
    var group = PixelGroup(bounds: origin.insetBy(-shadow.kernel.radius))
    group.withCanvas(rasterizer: rasterizer) { canvas in
      body(&canvas, DrawingPass(shift: shadow.fraction, opacity: 1, blendMode: .normal))
    }
    let (x, y) = shadow.wholeOffset
    let mask = group.mask.blurred(by: shadow.kernel, within: origin)
    withCanvas { canvas, _ in
      canvas.fill(
        mask, x: x, y: y, paint: .color(shadow.color), opacity: opacity, blendMode: blendMode)
    }
  }
}
