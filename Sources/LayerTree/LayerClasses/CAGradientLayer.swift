public import CoreGraphics

/// A layer that shows a gradient over its background and below its contents.
///
/// The gradient is drawn in the unit square, which is scaled to the bounds. So if it runs from one corner of a layer to
/// the opposite one, the other two corners have the color of the middle, regardless of the layer's aspect ratio.
open class CAGradientLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<GradientValues>() }

  final var gradient: GradientValues {
    _read { yield unsafeDowncast(store, to: ContentStore<GradientValues>.self).details }
    _modify { yield &unsafeDowncast(uniqueStore, to: ContentStore<GradientValues>.self).details }
  }

  /// The colors of the gradient stops, as `CGColor` objects. Default nil.
  ///
  /// With fewer than two colors nothing is drawn.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change(.colors, differs(newValue)) { gradient.colors = newValue } }
  }

  private func differs(_ colors: [Any]?) -> Bool {
    guard let colors = colors as? [CGColor], let old = gradient.colors as? [CGColor] else { return true }
    return colors != old
  }

  /// The locations of the gradient stops, 0…1 and never decreasing; nil, the default, spaces them evenly.
  ///
  /// Two equal locations make a hard edge. If the numbers of locations and colors differ, nothing is drawn.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change(.locations, gradient.locations != newValue) { gradient.locations = newValue } }
  }

  /// The position of the first color, in the unit square of the bounds. Default (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, gradient.startPoint != newValue) { gradient.startPoint = newValue } }
  }

  /// The position of the last color, in the unit square of the bounds. Default (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, gradient.endPoint != newValue) { gradient.endPoint = newValue } }
  }

  /// The shape of the gradient. Default axial.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { changeName(.type, from: gradient.type, to: newValue) { gradient.type = newValue } }
  }

  /// The offset of a radial gradient's first color from its center, in units of its radii. Default zero.
  ///
  /// An offset whose length isn't below 1 counts as zero. Core Animation's gradients have no such focus.
  package final var focus: CGPoint {
    get { gradient.focus }
    set { changeWithoutAction { gradient.focus = newValue } }
  }
}
