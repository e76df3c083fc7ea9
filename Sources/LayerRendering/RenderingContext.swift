import LayerTree
import MotionCore
import Raster

/// What holds for a layer while its commands are made: where it is and what it has from the layers around it.
struct RenderingContext: Equatable {
  let mode: RenderMode
  /// The device pixels that make a point of the root's space, by which the context mode scales shadows.
  let baseScale: Double
  /// Whether y grows downward on the device, as it does in the root's space.
  let isBaseFlipped: Bool
  /// From the layer's own space to device pixels.
  var transform: Affine
  /// How many of the pixels of `transform` make one of the device's along a side: another number than 1 within what is
  /// rasterized.
  private(set) var fineness = 1.0
  /// Whether the plane that the transform leads to is itself seen from behind.
  var isSeenFromBehind = false
  /// What a point of depth adds to x′, y′ and w of a point's image under the transform: see ``Projection``.
  var depthAxis = SIMD3<Double>.zero
  /// The opacity of layers around that act on each layer by itself.
  var opacity = 1.0
  /// The dashes that a shape around has left behind.
  var inheritedDashes: Dashes?

  struct Dashes: Equatable {
    var lengths: [Double]
    var phase: Double
  }

  /// Whether the front of the layer's plane is seen; of a plane seen edge on, it is.
  var showsFront: Bool { isSeenFromBehind ? transform.determinant <= 0 : transform.determinant >= 0 }

  /// The context of a space that lies in this one's plane, nil where a layer in it can't be seen: what isn't finite, is
  /// too far away or has no extent.
  func inside(_ transformToHere: Affine) -> RenderingContext? {
    var result = self
    result.transform = transformToHere.concatenating(transform)
    let limit = Self.farthest
    let t = result.transform
    guard t.isFinite, abs(t.tx) < limit, abs(t.ty) < limit, t.maximumScale < limit else { return nil }
    return result
  }

  /// The context of the same space in a picture of its own, so many pixels a point.
  func rasterized(scale: Double) -> RenderingContext {
    var result = self
    result.fineness *= scale / abs(transform.determinant).squareRoot()
    result.transform = .scale(scale, scale)
    result.depthAxis = .zero
    return result
  }

  /// Beyond so many device pixels nothing is drawn.
  static var farthest: Double { 1e9 }
}

extension Projection {
  /// What a matrix does to the plane where z is 0, seen from the front.
  init(_ matrix: Matrix4) {
    let (x, y, origin) = (matrix.row1, matrix.row2, matrix.row4)
    self.init(
      Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y), wx: x.w, wy: y.w, w0: origin.w)
  }
}
