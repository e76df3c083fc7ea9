package import CoreGraphics

/// The values of the properties that every layer has: either the model's or, with animations applied, the
/// presentation's.
package struct CommonValues {
  // MARK: Geometry

  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var isHidden = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false

  // MARK: Contents

  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var isOpaque = false

  // MARK: Appearance

  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var opacity: Float = 1
  package var allowsGroupOpacity = true

  // MARK: Shadow

  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  /// The storage of the rarely set values; nil while all of them have their defaults.
  package private(set) var rareBox: RareBox?

  package init() {}
}

extension CommonValues {
  /// The values that few layers set.
  package var rare: RareValues {
    // This isn't `_read`, because an accessor that yields from either of two storages lets the caller read
    // released values (Swift 6.3).
    get { rareBox?.values ?? RareValues.standard }
    _modify {
      let box = uniqueRareBox()
      yield &box.values
    }
  }

  /// Sets filters. Setting nil on a layer that never had filters allocates nothing.
  package mutating func setFilters<Filters>(_ key: WritableKeyPath<RareValues, Filters?>, _ filters: Filters?)
  {
    if filters != nil || hasRare { rare[keyPath: key] = filters }
  }

  /// Whether any value of ``rare`` was ever set.
  package var hasRare: Bool { rareBox != nil }

  private mutating func uniqueRareBox() -> RareBox {
    if isKnownUniquelyReferenced(&rareBox), let rareBox { return rareBox }
    let box = RareBox(rare)
    rareBox = box
    return box
  }

}

/// The storage of rarely set values. Each can be read without copying the others.
package final class RareBox {
  @exclusivity(unchecked) package fileprivate(set) var values: RareValues

  fileprivate init(_ values: RareValues) { self.values = values }
}

/// The values of properties that every layer has and few layers set, stored out of line to keep layers small.
package struct RareValues: Sendable {
  package static let standard = RareValues()

  package var sublayerTransform = CATransform3DIdentity

  // MARK: Contents

  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsFormat = CALayerContentsFormat.RGBA8Uint
  package var contentsHeadroom: CGFloat = 0
  /// The crossfade that an animation shows instead of the contents.
  package var contentsFade: ContentsFade?
  package var minificationFilter = CALayerContentsFilter.linear
  package var minificationFilterBias: Float = 0
  package var magnificationFilter = CALayerContentsFilter.linear

  // MARK: Edges

  package var cornerCurve = CALayerCornerCurve.circular
  package var allowsEdgeAntialiasing = true
  package var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  // MARK: Drawing

  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var drawsAsynchronously = false
  package var wantsExtendedDynamicRangeContent = false
  package var preferredDynamicRange = CADynamicRange.automatic
  package var toneMapMode = CAToneMapMode.automatic

  // MARK: Filters

  package var filters: [FilterValues]?
  package var backgroundFilters: [FilterValues]?
  package var compositingFilter: FilterValues?
}

/// The contents that only some classes of layers have.
package enum LayerContent {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)
  case text(TextValues)
  case tiled(TiledValues)
  /// A transform layer: its sublayers share one three-dimensional space.
  case transform
  /// A replicator layer: copies of its sublayers.
  indirect case replicator(ReplicatorValues)
  indirect case emitter(EmitterValues, cells: [EmitterCellSnapshot])
}
