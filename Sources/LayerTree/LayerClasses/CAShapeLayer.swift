public import CoreGraphics

/// A layer that fills and strokes a path.
///
/// The path lies in the layer's own space and isn't cut off at its bounds. It is drawn above the background and
/// contents, below the sublayers.
open class CAShapeLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<ShapeValues>() }

  final var shape: ShapeValues {
    _read { yield unsafeDowncast(store, to: ContentStore<ShapeValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<ShapeValues>.self).details }
  }

  /// The outline; a copy of what is assigned. Default nil.
  open var path: CGPath? {
    get { shape.path }
    set {
      let path = newValue?.copy()
      change(.path, shape.path !== path) { shape.path = path }
    }
  }

  /// The colour inside the path; nil fills nothing. Default opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, shape.fillColor != newValue) { shape.fillColor = newValue } }
  }

  /// What counts as inside where the path crosses itself. Default non-zero.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { changeName(.fillRule, from: shape.fillRule, to: newValue) { shape.fillRule = newValue } }
  }

  /// The colour of the line along the path; nil, the default, strokes nothing.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, shape.strokeColor != newValue) { shape.strokeColor = newValue } }
  }

  /// Where the stroke begins, as a fraction of the path's length; 0…1 counts. Default 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, shape.strokeStart != newValue) { shape.strokeStart = newValue } }
  }

  /// Where the stroke ends, as a fraction of the path's length; 0…1 counts. Default 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, shape.strokeEnd != newValue) { shape.strokeEnd = newValue } }
  }

  /// The width of the line in points. Default 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, shape.lineWidth != newValue) { shape.lineWidth = newValue } }
  }

  /// How long a pointed corner may be, in line widths, before it's cut off. Default 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, shape.miterLimit != newValue) { shape.miterLimit = newValue } }
  }

  /// How the ends of the line look. Default butt.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { changeName(.lineCap, from: shape.lineCap, to: newValue) { shape.lineCap = newValue } }
  }

  /// How the line turns a corner. Default miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { changeName(.lineJoin, from: shape.lineJoin, to: newValue) { shape.lineJoin = newValue } }
  }

  /// How far into the dash pattern the line begins, in points. Default 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase, shape.lineDashPhase != newValue) { shape.lineDashPhase = newValue } }
  }

  /// The lengths of dashes and gaps by turns, in points; nil, the default, draws a whole line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      change(.lineDashPattern, shape.lineDashPattern != newValue) { shape.lineDashPattern = newValue }
    }
  }
}
