import Foundation
import Raster

/// The state that `saveGState` saves and `restoreGState` restores.
struct GraphicsState {
  /// The mapping from user space to the context's own space, in which y points up.
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
  /// The offset of patterns, in the base space.
  var patternPhase = CGSize.zero

  /// The pixels that drawing can affect.
  struct Clip {
    var bounds: PixelRect
    /// The coverage inside the bounds; nil if all pixels are fully covered.
    var mask: Mask?
  }

  /// The parameters of a shadow.
  struct Shadow {
    /// The offset, in the context's base space.
    var offset: CGSize
    /// Twice the standard deviation, in the base space.
    var blur: CGFloat
    var color: CGColor
  }
}
