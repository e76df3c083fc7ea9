import CoreGraphics
import LayerRendering
import Raster
import Typesetting

extension CGContext {
  /// Draws text, whose y axis points down, at the text position of a space whose y axis points up.
  func drawText(_ drawings: [TextDrawing]) {
    saveGState()
    concatenate(textMatrix)
    scaleBy(x: 1, y: -1)
    draw(drawings)
    restoreGState()
  }
}

extension [TextDrawing] {
  /// The box around all drawings with y pointing up; null without any.
  var bounds: CGRect {
    reduce(.null) { $0.union($1.bounds) }
  }
}

extension TextDrawing {
  fileprivate var bounds: CGRect {
    switch self {
    case .fill(let path, _): Self.flipped(path.boundingBox)
    case .stroke(let path, let width, _):
      Self.flipped(path.boundingBox).insetBy(dx: -width / 2, dy: -width / 2)
    case .bitmap(let mipped, let transform, _): Self.flipped(mipped.bitmap.bounds.box.applying(transform))
    case .group(let group): group.drawings.bounds
    case .shadowed(let drawings, _): drawings.bounds
    }
  }

  private static func flipped(_ box: Box) -> CGRect { CGRect(box.applying(.scale(1, -1))) }
}
