public import CoreGraphics

/// A layer that shows a scrollable part of its sublayers; scrolling moves the origin of its bounds.
///
/// Scrolling isn't limited to the extent of the sublayers. They are clipped only if ``CALayer/masksToBounds`` is true.
open class CAScrollLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<ScrollValues>() }

  final var scrolling: ScrollValues {
    _read { yield unsafeDowncast(store, to: ContentStore<ScrollValues>.self).details }
    _modify { yield &unsafeDowncast(uniqueStore, to: ContentStore<ScrollValues>.self).details }
  }

  /// The directions in which the layer scrolls. Default both.
  open var scrollMode: CAScrollLayerScrollMode {
    get { scrolling.scrollMode }
    set {
      changeName(.scrollMode, from: scrolling.scrollMode, to: newValue) { scrolling.scrollMode = newValue }
    }
  }

  /// Scrolls so that a point becomes the origin of the bounds, in the directions that ``scrollMode`` allows.
  open func scroll(to p: CGPoint) {
    let (x, y) = directions
    var origin = bounds.origin
    if x { origin.x = p.x }
    if y { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the shortest distance that makes a rectangle visible, in the directions that ``scrollMode`` allows.
  ///
  /// If the rectangle is larger than the bounds, its part with the smallest x and y becomes visible.
  open func scroll(to r: CGRect) {
    let (visible, target) = (bounds.standardized, r.standardized)
    scroll(
      to: CGPoint(
        x: min(max(visible.minX, target.maxX - visible.width), target.minX),
        y: min(max(visible.minY, target.maxY - visible.height), target.minY)))
  }
}

extension CAScrollLayer {
  /// Whether the layer scrolls along x and along y.
  private var directions: (x: Bool, y: Bool) {
    switch scrollMode {
    case .none: (false, false)
    case .vertically: (false, true)
    case .horizontally: (true, false)
    default: (true, true)
    }
  }
}
