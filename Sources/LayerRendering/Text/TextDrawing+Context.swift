package import CoreGraphics
import Foundation
import Raster
package import Typesetting

extension CGContext {
  /// Draws text, whose y axis points down, in the context's user space.
  package func draw(_ drawings: [TextDrawing]) {
    for drawing in drawings { draw(drawing) }
  }

  private func draw(_ drawing: TextDrawing) {
    switch drawing {
    case .fill(let path, let paint):
      fill(path, with: paint)
    case .bitmap(let mipped, let transform, let opacity):
      saveGState()
      multiplyAlpha(by: opacity)
      draw(mipped, transform)
      restoreGState()
    case .group(let group):
      draw(group)
    case .stroke(let path, let width, let color):
      saveGState()
      setStrokeColor(CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
      setLineWidth(width)
      beginPath()
      addPath(CGPath(path))
      strokePath()
      restoreGState()
    case .shadowed(let drawings, let shadow):
      let color = shadow.color
      saveGState()
      setShadow(
        offset: CGSize(width: shadow.offset.x, height: shadow.offset.y), blur: shadow.blur,
        color: CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
      beginTransparencyLayer(auxiliaryInfo: nil)
      draw(drawings)
      endTransparencyLayer()
      restoreGState()
    }
  }
  private func draw(_ group: TextGroup) {
    saveGState()
    if let clip = group.clip {
      beginPath()
      addPath(CGPath(clip))
      self.clip()
    }
    multiplyAlpha(by: group.opacity)
    setRasterBlendMode(group.blendMode)
    beginTransparencyLayer(auxiliaryInfo: nil)
    draw(group.drawings)
    endTransparencyLayer()
    restoreGState()
  }
}
