import CoreGraphics

/// The drawing attributes of a Bézier path.
struct PathAttributes: Hashable {
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var flatness: CGFloat = 0.6
  var usesEvenOddFillRule = false
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
}
