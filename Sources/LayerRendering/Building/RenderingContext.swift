import LayerTree
import MotionCore
import Raster

/// The state in which a layer's commands are built: its transform and the values inherited from enclosing layers.
///
/// A context is copied for every layer, so it holds no references.
struct RenderingContext {
  let mode: RenderMode
  /// The number of device pixels per point of the root's space, by which the context mode scales shadows.
  let baseScale: Double
  /// Whether the transform to the device reverses the direction of y.
  private let isBaseFlipped: Bool
  /// The mapping from the root's space to device pixels.
  private var root: Affine
  /// The mapping from the layer's own space to device pixels.
  var transform: Affine
  /// The device pixels that are visible; nil if unknown.
  var visible: Box?
  /// The number of pixels of `transform` per device pixel along a side; other than 1 within rasterized layers.
  private(set) var fineness = 1.0
  /// Whether the transform's target plane is itself seen from behind.
  var isSeenFromBehind = false
  /// The change of x′, y′ and w of a point's image under the transform, per point of depth; see ``Projection``.
  var depthAxis = SIMD3<Double>.zero
  /// Whether the commands become parts of a picture, whose rounding can depend on all of them, rather than being drawn
  /// directly.
  var isInPicture = false
  /// Whether the commands are drawn in a plane that is then projected.
  var isInProjection = false
  /// The product of the opacities of enclosing layers that apply to each layer separately.
  var opacity = 1.0
  /// The enclosing shape layer whose dashes apply.
  var dashSource: DashSource?

  /// Creates the context of the root's own space.
  init(mode: RenderMode, root: Affine, baseScale: Double, visible: Box?) {
    self.mode = mode
    self.baseScale = baseScale
    self.root = root
    isBaseFlipped = root.d < 0
    transform = root
    self.visible = visible
  }

  /// A shape layer whose dashes apply to the shapes in its sublayers.
  struct DashSource {
    /// The layer's index in the tree.
    let layer: Int
    /// The layer's change stamp in the tree; 0 if the tree doesn't count changes.
    let stamp: Int
  }

  /// Whether a layer's commands become a part of the display list as they are.
  var isInList: Bool { !isInPicture && !isInProjection }

  /// Whether the front of the layer's plane is visible; true for a plane seen edge-on.
  var showsFront: Bool { isSeenFromBehind ? transform.determinant <= 0 : transform.determinant >= 0 }

  /// The context of a space in this one's plane, or nil if its transform isn't finite, or is too large or too far
  /// away to be drawn.
  func inside(_ transformToContext: Affine) -> RenderingContext? {
    var result = self
    result.transform = transformToContext.concatenating(transform)
    return result.transform.isDrawable ? result : nil
  }

  /// The context of the same space in a separate picture.
  ///
  /// - Parameters:
  ///   - scale: The picture's number of pixels per point.
  ///   - reach: The distance, in the picture's pixels, of invisible pixels that are sampled for visible ones.
  func rasterized(scale: Double, reach: Int) -> RenderingContext {
    var result = self
    result.fineness *= scale / abs(transform.determinant).squareRoot()
    result.transform = .scale(scale, scale)
    result.root = result.transform
    result.depthAxis = .zero
    result.isInPicture = true
    let toPicture = transform.inverse?.concatenating(result.transform)
    result.visible = toPicture.flatMap { visible?.applying($0).insetBy(-Double(reach)) }
    return result
  }

  /// The context of a layer's content, if this is the context of the layer's space.
  ///
  /// The visible area is reduced to the layer's bounds if the layer clips. It's enlarged by pixels whose shadow may
  /// be visible and by the reach of filters.
  func inside(_ store: LayerStore, _ shadow: ShadowStyle?, reach: Int) -> RenderingContext {
    var result = inPicture
    if let box = visible, let shadow {
      let source = Box(min: box.min - shadow.offset, max: box.max - shadow.offset)
      result.visible = box.union(source.insetBy(-Double(shadow.kernel.reach + 1)))
    }
    if reach > 0 { result.visible = result.visible?.insetBy(-Double(reach)) }
    if store.masksToBounds {
      let outline = Box(store.bounds.standardized).applying(transform)
      let bounds = PixelRect(covering: outline, within: .addressable).box
      result.visible = result.visible?.intersection(bounds) ?? bounds
    }
    return result
  }

  /// Whether layers are drawn the same in both contexts.
  func isEquivalent(to other: RenderingContext) -> Bool {
    transform == other.transform && visible == other.visible && opacity == other.opacity
      && root == other.root && mode == other.mode && baseScale == other.baseScale
      && isBaseFlipped == other.isBaseFlipped && fineness == other.fineness
      && isSeenFromBehind == other.isSeenFromBehind && depthAxis == other.depthAxis
      && isInPicture == other.isInPicture && isInProjection == other.isInProjection
      && hasSameDashes(as: other)
  }

  private func hasSameDashes(as other: RenderingContext) -> Bool {
    guard let ownSource = dashSource, let otherSource = other.dashSource else {
      return dashSource == nil && other.dashSource == nil
    }
    return ownSource.stamp != 0 && ownSource.layer == otherSource.layer
      && ownSource.stamp == otherSource.stamp
  }

  /// The transform that the context mode applies to a layer's shadow.
  ///
  /// It includes the transforms between the layer and the root and the base scale, but not the transforms that a
  /// program applied to the Core Graphics context.
  var shadowTransform: Affine {
    let base = Affine.scale(baseScale, isBaseFlipped ? -baseScale : baseScale)
    guard let toRoot = root.inverse else { return base }
    return transform.concatenating(toRoot).concatenating(base)
  }

  /// The largest coordinate that is drawn, in device pixels.
  static var coordinateLimit: Double { 1e9 }
}

extension Affine {
  /// Whether the map is finite and its translation and scale are small enough to be drawn.
  var isDrawable: Bool {
    let limit = RenderingContext.coordinateLimit
    guard isFinite, abs(tx) < limit, abs(ty) < limit else { return false }
    // No direction is stretched by more than twice the largest of the four coefficients.
    return max(abs(a), abs(b), abs(c), abs(d)) < limit / 2 || maximumScale < limit
  }
}

extension Projection {
  /// Creates the projection that a matrix applies to the plane z = 0, seen from the front.
  init(_ matrix: Matrix4) {
    let (x, y, origin) = (matrix.row1, matrix.row2, matrix.row4)
    self.init(
      Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y), wx: x.w, wy: y.w, w0: origin.w)
  }
}
