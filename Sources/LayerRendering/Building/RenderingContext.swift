import LayerTree
import MotionCore
import Raster

/// What holds for a layer while its commands are made: where it is and what it has from the layers around it.
///
/// It's copied for every layer, so it holds no references.
struct RenderingContext {
  let mode: RenderMode
  /// The device pixels that make a point of the root's space, by which the context mode scales shadows.
  let baseScale: Double
  /// Whether y grows downward on the device, as it does in the root's space.
  private let isBaseFlipped: Bool
  /// From the root's space to device pixels.
  private var root: Affine
  /// From the layer's own space to device pixels.
  var transform: Affine
  /// The device pixels beyond which nothing can be seen; nil where that isn't known.
  var visible: Box?
  /// How many of the pixels of `transform` make one of the device's along a side: another number than 1 within what is
  /// rasterized.
  private(set) var fineness = 1.0
  /// Whether the plane that the transform leads to is itself seen from behind.
  var isSeenFromBehind = false
  /// What a point of depth adds to x′, y′ and w of a point's image under the transform: see ``Projection``.
  var depthAxis = SIMD3<Double>.zero
  /// The opacity of layers around that act on each layer by itself.
  var opacity = 1.0
  /// The shape around that has left its dashes behind.
  var dashSource: DashSource?

  /// The context of the root's own space.
  init(mode: RenderMode, root: Affine, baseScale: Double, visible: Box?) {
    self.mode = mode
    self.baseScale = baseScale
    self.root = root
    isBaseFlipped = root.d < 0
    transform = root
    self.visible = visible
  }

  /// A shape layer whose dashes hold for what lies in it.
  struct DashSource {
    /// The layer's index in the tree.
    let layer: Int
    /// The layer's stamp there, 0 where nobody keeps count.
    let stamp: Int
  }

  /// Whether the front of the layer's plane is seen; of a plane seen edge on, it is.
  var showsFront: Bool { isSeenFromBehind ? transform.determinant <= 0 : transform.determinant >= 0 }

  /// The context of a space that lies in this one's plane, nil where a layer in it can't be seen: what isn't finite, is
  /// too far away or has no extent.
  func inside(_ transformToHere: Affine) -> RenderingContext? {
    var result = self
    result.transform = transformToHere.concatenating(transform)
    return result.transform.isDrawable ? result : nil
  }

  /// The context of the same space in a picture of its own, so many pixels a point.
  func rasterized(scale: Double) -> RenderingContext {
    var result = self
    result.fineness *= scale / abs(transform.determinant).squareRoot()
    result.transform = .scale(scale, scale)
    result.root = result.transform
    result.depthAxis = .zero
    let toPicture = transform.inverse?.concatenating(result.transform)
    // The picture is read between its pixels.
    result.visible = toPicture.flatMap { visible?.applying($0).insetBy(-2) }
    return result
  }

  /// The context of what lies in a layer whose space is this one: cut off where nothing of it can be seen, and wider by
  /// what can be seen of its shadow, or through filters that let a pixel depend on others so far away.
  func inside(_ store: LayerStore, _ shadow: ShadowStyle?, reach: Int) -> RenderingContext {
    var result = self
    if let seen = visible, let shadow {
      let source = Box(min: seen.min - shadow.offset, max: seen.max - shadow.offset)
      result.visible = seen.union(source.insetBy(-Double(shadow.kernel.reach + 1)))
    }
    if reach > 0 { result.visible = result.visible?.insetBy(-Double(reach)) }
    if store.values.masksToBounds {
      let outline = Box(store.values.bounds.standardized).applying(transform)
      let bounds = PixelRect(covering: outline, within: .addressable).box
      result.visible = result.visible?.intersection(bounds) ?? bounds
    }
    return result
  }

  /// Whether this is the same place as another, whatever can be seen there.
  func hasSamePlace(as other: RenderingContext) -> Bool {
    transform == other.transform && opacity == other.opacity && root == other.root && mode == other.mode
      && baseScale == other.baseScale && isBaseFlipped == other.isBaseFlipped && fineness == other.fineness
      && isSeenFromBehind == other.isSeenFromBehind && depthAxis == other.depthAxis
      && hasSameDashes(as: other)
  }

  private func hasSameDashes(as other: RenderingContext) -> Bool {
    guard let own = dashSource, let others = other.dashSource else {
      return dashSource == nil && other.dashSource == nil
    }
    return own.stamp != 0 && own.layer == others.layer && own.stamp == others.stamp
  }

  /// How the context mode sees a layer's shadow: by what lies between the layer and the root, and by the base scale, but
  /// not by what a program has done to the context it draws into.
  var shadowTransform: Affine {
    let base = Affine.scale(baseScale, isBaseFlipped ? -baseScale : baseScale)
    guard let toRoot = root.inverse else { return base }
    return transform.concatenating(toRoot).concatenating(base)
  }

  /// Beyond so many device pixels nothing is drawn.
  static var farthest: Double { 1e9 }
}

extension Affine {
  /// Whether what the map leads to is finite, near enough and not too large.
  fileprivate var isDrawable: Bool {
    let limit = RenderingContext.farthest
    guard isFinite, abs(tx) < limit, abs(ty) < limit else { return false }
    // No direction is stretched by more than twice the largest of the four.
    return max(abs(a), abs(b), abs(c), abs(d)) < limit / 2 || maximumScale < limit
  }
}

extension Projection {
  /// What a matrix does to the plane where z is 0, seen from the front.
  init(_ matrix: Matrix4) {
    let (x, y, origin) = (matrix.row1, matrix.row2, matrix.row4)
    self.init(
      Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y), wx: x.w, wy: y.w, w0: origin.w)
  }
}
