import Foundation
import Raster

/// What `saveGState` keeps and `restoreGState` brings back.
struct GraphicsState {
  /// From user space to the context's own space, whose y points up.
  var ctm = CGAffineTransform.identity
  var clip: Clip
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var stroke = StrokeStyle()
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  /// Where patterns begin, in the base space.
  var patternPhase = CGSize.zero

  /// The pixels that drawing may change.
  struct Clip {
    var bounds: PixelRect
    /// Coverage inside the bounds, nil where they are all covered.
    var mask: Mask?
  }

  /// A blurred copy of what is drawn, under it.
  struct Shadow {
    /// In the context's base space.
    var offset: CGSize
    /// Twice the standard deviation, in the base space.
    var blur: CGFloat
    var color: CGColor
  }
}
