public import CoreGraphics

/// A layer that shows a part of what lies in it: scrolling moves the origin of the bounds.
///
/// Nothing keeps it from scrolling beyond its sublayers, and only ``CALayer/masksToBounds`` cuts them off.
open class CAScrollLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<ScrollValues>() }

  final var scrolling: ScrollValues {
    _read { yield unsafeDowncast(store, to: ContentStore<ScrollValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<ScrollValues>.self).details }
  }

  /// The directions that it scrolls in. Default both.
  open var scrollMode: CAScrollLayerScrollMode {
    get { scrolling.scrollMode }
    set {
      changeName(.scrollMode, from: scrolling.scrollMode, to: newValue) { scrolling.scrollMode = newValue }
    }
  }

  /// Scrolls so that a point lies at the origin of the bounds, as far as ``scrollMode`` allows.
  open func scroll(to p: CGPoint) {
    let (x, y) = directions
    var origin = bounds.origin
    if x { origin.x = p.x }
    if y { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls no further than needed to show a rectangle, as far as ``scrollMode`` allows; of one that is larger than
  /// the bounds, the part of smallest x and y.
  open func scroll(to r: CGRect) {
    let (shown, wanted) = (bounds.standardized, r.standardized)
    scroll(
      to: CGPoint(
        x: min(max(shown.minX, wanted.maxX - shown.width), wanted.minX),
        y: min(max(shown.minY, wanted.maxY - shown.height), wanted.minY)))
  }
}

extension CAScrollLayer {
  /// Whether it scrolls along x, and along y.
  private var directions: (x: Bool, y: Bool) {
    switch scrollMode {
    case .none: (false, false)
    case .vertically: (false, true)
    case .horizontally: (true, false)
    default: (true, true)
    }
  }
}
