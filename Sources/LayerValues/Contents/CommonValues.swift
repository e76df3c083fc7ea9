package import CoreGraphics

/// The values of the properties that every layer has: either the model's or, with animations applied, the
/// presentation's.
///
/// Only those that most layers set are stored in place. The others are in a box, which copies share until a value changes.
package struct CommonValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var cornerRadius: CGFloat = 0
  package var backgroundColor: CGColor?
  /// The storage of the extended values; nil if none was ever set.
  package internal(set) var extendedBox: ExtendedBox?
  // The small values come last, so that the store's own members fit into the rest of their word.
  package var opacity: Float = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false
  package var isOpaque = false
  package var allowsGroupOpacity = true

  package init() {}
}

// MARK: - Extended values

extension CommonValues {
  /// The values that a plain layer leaves at their defaults.
  package var extended: ExtendedValues {
    // This isn't `_read`; see ``rare``.
    get { (extendedBox ?? .standard).values }
    _modify {
      if !isKnownUniquelyReferenced(&extendedBox) { extendedBox = ExtendedBox(extended) }
      yield &extendedBox.unsafelyUnwrapped.values
    }
  }

  /// Replaces all values by those of another layer or instant, and reuses the memory of the extended values.
  package mutating func update(from other: CommonValues) {
    guard isKnownUniquelyReferenced(&extendedBox), let box = extendedBox else { return self = other }
    let values = other.extended
    self = other
    box.values = values
    extendedBox = box
  }
}

// MARK: - Rare values

extension CommonValues {
  /// The storage of the rarely set values; nil if none was ever set.
  package var rareBox: RareBox? { extendedBox?.values.rareBox }

  /// The values that few layers set.
  package var rare: RareValues {
    // This isn't `_read`, because an accessor that yields from either of two storages lets the caller read
    // released values (Swift 6.3).
    get { rareBox?.values ?? RareValues.standard }
    _modify {
      let box = extended.uniqueRareBox()
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
}

extension ExtendedValues {
  fileprivate mutating func uniqueRareBox() -> RareBox {
    if isKnownUniquelyReferenced(&rareBox), let rareBox { return rareBox }
    let box = RareBox(rareBox?.values ?? .standard)
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
