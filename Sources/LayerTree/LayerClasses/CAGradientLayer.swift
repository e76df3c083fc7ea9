public import CoreGraphics

/// A layer that shows a gradient over its background and below its contents.
///
/// The gradient is drawn in the unit square, which is stretched to the bounds: from one corner of a layer to the
/// opposite one, the other two corners have the colour of the middle, whatever the layer's shape.
open class CAGradientLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<GradientValues>() }

  final var gradient: GradientValues {
    _read { yield unsafeDowncast(store, to: ContentStore<GradientValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<GradientValues>.self).details }
  }

  /// The colours (`CGColor`) along the gradient; with fewer than two nothing is drawn. Default nil.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change(.colors, differs(newValue)) { gradient.colors = newValue } }
  }

  private func differs(_ colors: [Any]?) -> Bool {
    guard let colors = colors as? [CGColor], let old = gradient.colors as? [CGColor] else { return true }
    return colors != old
  }

  /// Where each colour stands, 0…1 and never decreasing; nil, the default, spreads them evenly.
  ///
  /// Where there are more or fewer than colours nothing is drawn. Two equal ones make a hard edge.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change(.locations, gradient.locations != newValue) { gradient.locations = newValue } }
  }

  /// Where the first colour stands, in the unit square of the bounds. Default (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, gradient.startPoint != newValue) { gradient.startPoint = newValue } }
  }

  /// Where the last colour stands, in the unit square of the bounds. Default (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, gradient.endPoint != newValue) { gradient.endPoint = newValue } }
  }

  /// The shape of the gradient. Default axial.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { changeName(.type, from: gradient.type, to: newValue) { gradient.type = newValue } }
  }

  /// Where the first colour of a radial gradient stands, from its centre, in its radii; what isn't nearer than 1 counts as
  /// the centre. Default zero. Core Animation has no such gradients.
  package final var focus: CGPoint {
    get { gradient.focus }
    set { changeUnnamed { gradient.focus = newValue } }
  }
}
