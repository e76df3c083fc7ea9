import CoreGraphics

/// How a path of views is drawn.
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
