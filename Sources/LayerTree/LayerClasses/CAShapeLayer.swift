public import CoreGraphics

/// A layer that fills and strokes a path.
///
/// The path is in the layer's coordinate space and isn't clipped to its bounds. It's drawn above the background and the
/// contents, and below the sublayers.
open class CAShapeLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<ShapeValues>() }

  final var shape: ShapeValues {
    _read { yield unsafeDowncast(store, to: ContentStore<ShapeValues>.self).details }
    _modify { yield &unsafeDowncast(uniqueStore, to: ContentStore<ShapeValues>.self).details }
  }

  /// The path to fill and stroke; assigning a path copies it. Default nil.
  open var path: CGPath? {
    get { shape.path }
    set {
      let path = newValue?.copy()
      change(.path, shape.path !== path) { shape.path = path }
    }
  }

  /// The fill color; nil disables filling. Default opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, shape.fillColor != newValue) { shape.fillColor = newValue } }
  }

  /// The rule that determines the inside of a path that crosses itself. Default nonzero winding.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { changeName(.fillRule, from: shape.fillRule, to: newValue) { shape.fillRule = newValue } }
  }

  /// The stroke color; nil, the default, disables stroking.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, shape.strokeColor != newValue) { shape.strokeColor = newValue } }
  }

  /// The start of the stroke, as a fraction of the path's length, clamped to 0…1 for drawing. Default 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, shape.strokeStart != newValue) { shape.strokeStart = newValue } }
  }

  /// The end of the stroke, as a fraction of the path's length, clamped to 0…1 for drawing. Default 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, shape.strokeEnd != newValue) { shape.strokeEnd = newValue } }
  }

  /// The width of the stroke, in points. Default 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, shape.lineWidth != newValue) { shape.lineWidth = newValue } }
  }

  /// The limit of the length of miter joins, as a multiple of the line width; longer ones are beveled. Default 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, shape.miterLimit != newValue) { shape.miterLimit = newValue } }
  }

  /// The shape of the ends of the stroke. Default butt.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { changeName(.lineCap, from: shape.lineCap, to: newValue) { shape.lineCap = newValue } }
  }

  /// The shape of the stroke's corners. Default miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { changeName(.lineJoin, from: shape.lineJoin, to: newValue) { shape.lineJoin = newValue } }
  }

  /// The offset into the dash pattern at which the stroke begins, in points. Default 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase, shape.lineDashPhase != newValue) { shape.lineDashPhase = newValue } }
  }

  /// The alternating lengths of dashes and gaps, in points; nil, the default, draws a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      change(.lineDashPattern, shape.lineDashPattern != newValue) { shape.lineDashPattern = newValue }
    }
  }
}
