package import CoreGraphics

/// The values that a shape layer adds to those of every layer.
package struct ShapeValues {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [NSNumber]?

  package init() {}
}

/// The values that a gradient layer adds to those of every layer.
package struct GradientValues {
  package var colors: [Any]?
  package var locations: [NSNumber]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
  /// The position of a radial gradient's first color, relative to its center, in radii.
  package var focus = CGPoint.zero

  package init() {}
}

/// The values that a text layer adds to those of every layer.
package struct TextValues {
  package var string: Any?
  package var font: CFTypeRef? = Self.helvetica
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = .white
  package var alignmentMode = CATextLayerAlignmentMode.natural
  package var truncationMode = CATextLayerTruncationMode.none
  package var isWrapped = false
  package var allowsFontSubpixelQuantization = false

  package init() {}

  // An `NSString` is immutable.
  nonisolated(unsafe) private static let helvetica = "Helvetica" as NSString
}

/// The values that a scroll layer adds to those of every layer.
package struct ScrollValues {
  package var scrollMode = CAScrollLayerScrollMode.both

  package init() {}
}

/// The values that a tiled layer adds to those of every layer.
package struct TiledValues {
  package var tileSize = CGSize(width: 256, height: 256)
  package var levelsOfDetail = 1
  package var levelsOfDetailBias = 0
  /// Whether the layer was asked to display, so that it shows tiles.
  package var isDisplayed = false
  /// The media time at which a presentation with its own tiles was displayed.
  package var displayTime: Double?

  package init() {}
}

/// The values that a transform layer adds to those of every layer: none.
package struct TransformValues {
  package init() {}
}

/// The values that a replicator layer adds to those of every layer.
package struct ReplicatorValues {
  package var instanceCount = 1
  package var instanceDelay: CFTimeInterval = 0
  package var instanceTransform = CATransform3DIdentity
  package var instanceColor: CGColor? = .white
  package var preservesDepth = false
  package var instanceRedOffset: Float = 0
  package var instanceGreenOffset: Float = 0
  package var instanceBlueOffset: Float = 0
  package var instanceAlphaOffset: Float = 0

  package init() {}
}

/// The values that an emitter layer adds to those of every layer.
package struct EmitterValues {
  package var emitterCells: [CAEmitterCell]?
  package var emitterPosition = CGPoint.zero
  package var emitterZPosition: CGFloat = 0
  package var emitterSize = CGSize.zero
  package var emitterDepth: CGFloat = 0
  package var emitterShape = CAEmitterLayerEmitterShape.point
  package var emitterMode = CAEmitterLayerEmitterMode.volume
  package var renderMode = CAEmitterLayerRenderMode.unordered
  package var preservesDepth = false
  package var seed: UInt32 = 0
  package var birthRate: Float = 1
  /// The history of the birth rates of the layer and its cells.
  package var rates = EmissionRates()
  /// The history of the emitter's position and size.
  package var geometryHistory = EmitterGeometryHistory()
  package var lifetime: Float = 1
  package var velocity: Float = 1
  package var scale: Float = 1
  package var spin: Float = 1

  package init() {}
}

/// The values of an emitter cell.
package struct EmitterCellValues {
  package var isEnabled = true
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var minificationFilter = CALayerContentsFilter.linear.rawValue
  package var minificationFilterBias: Float = 0
  package var magnificationFilter = CALayerContentsFilter.linear.rawValue
  package var birthRate: Float = 0
  package var lifetime: Float = 0
  package var lifetimeRange: Float = 0
  package var emissionLatitude: CGFloat = 0
  package var emissionLongitude: CGFloat = 0
  package var emissionRange: CGFloat = 0
  package var velocity: CGFloat = 0
  package var velocityRange: CGFloat = 0
  package var xAcceleration: CGFloat = 0
  package var yAcceleration: CGFloat = 0
  package var zAcceleration: CGFloat = 0
  package var scale: CGFloat = 1
  package var scaleRange: CGFloat = 0
  package var scaleSpeed: CGFloat = 0
  package var spin: CGFloat = 0
  package var spinRange: CGFloat = 0
  package var color: CGColor? = .white
  package var redRange: Float = 0
  package var greenRange: Float = 0
  package var blueRange: Float = 0
  package var alphaRange: Float = 0
  package var redSpeed: Float = 0
  package var greenSpeed: Float = 0
  package var blueSpeed: Float = 0
  package var alphaSpeed: Float = 0
  package var emitterCells: [CAEmitterCell]?
}

// MARK: - Owners

extension CommonValues: PropertyOwner {
  package static var owner: LayerProperty.Owner { .layer }
}

extension ExtendedValues: PropertyOwner {
  package static var owner: LayerProperty.Owner { .extended }
}

extension RareValues: PropertyOwner {
  package static var owner: LayerProperty.Owner { .rare }
}

extension EmitterCellValues: PropertyOwner {
  package static var owner: LayerProperty.Owner { .cell }
}

/// The values that a class of layers adds to those of every layer.
package protocol ContentValues: PropertyOwner {
  init()
  var content: LayerContent { get }
}

extension ShapeValues: ContentValues {
  package static var owner: LayerProperty.Owner { .shape }
  package var content: LayerContent { .shape(self) }
}

extension GradientValues: ContentValues {
  package static var owner: LayerProperty.Owner { .gradient }
  package var content: LayerContent { .gradient(self) }
}

extension TextValues: ContentValues {
  package static var owner: LayerProperty.Owner { .text }
  package var content: LayerContent { .text(self) }
}

extension ScrollValues: ContentValues {
  package static var owner: LayerProperty.Owner { .scroll }
  package var content: LayerContent { .none }
}

extension TiledValues: ContentValues {
  package static var owner: LayerProperty.Owner { .tiled }
  package var content: LayerContent { .tiled(self) }
}

extension TransformValues: ContentValues {
  package static var owner: LayerProperty.Owner { .transform }
  package var content: LayerContent { .transform }
}

extension ReplicatorValues: ContentValues {
  package static var owner: LayerProperty.Owner { .replicator }
  package var content: LayerContent { .replicator(self) }
}

extension EmitterValues: ContentValues {
  package static var owner: LayerProperty.Owner { .emitter }
  package var content: LayerContent { .emitter(self, cells: []) }
}
