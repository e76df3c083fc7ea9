public import QuartzCore

/// Items that move as one rigid body.
///
/// The group's bounds are the rectangle around all items when the group is created. The animator moves the group, and the
/// group moves its items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  public let items: [any UIDynamicItem]
  /// The positions of the items in the group.
  let places: [Place]
  private let size: CGSize
  private var position: CGPoint
  private var turn = CGAffineTransform.identity

  /// The position of an item relative to the group's center.
  struct Place {
    let offset: CGPoint
    let transform: CGAffineTransform
  }

  /// Creates a group.
  public init(items: [any UIDynamicItem]) {
    let frame = items.reduce(CGRect.null) { $0.union($1.frameOfItem) }.finite
    let center = CGPoint(x: frame.midX, y: frame.midY)
    self.items = items
    (position, size) = (center, frame.size)
    places = items.map { item in
      Place(
        offset: CGPoint(x: item.center.x - center.x, y: item.center.y - center.y), transform: item.transform)
    }
    super.init()
  }

  /// The rectangle around the items, with its origin at zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The center. Setting it moves the items.
  open var center: CGPoint {
    get { position }
    set {
      position = newValue
      placeItems()
    }
  }

  /// The rotation since the creation of the group. Setting it turns the items about the center.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      placeItems()
    }
  }

  private func placeItems() {
    for (item, place) in zip(items, places) {
      let offset = place.offset.applying(turn)
      item.center = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
      let transform = place.transform.concatenating(turn)
      if item.transform != transform { item.transform = transform }
    }
  }
}

extension UIDynamicItem {
  /// The rectangle around the rotated bounds, with values that aren't finite replaced by 0.
  var frameOfItem: CGRect {
    let size = bounds.finite.size
    let rectangle = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform)
    return rectangle.offsetBy(dx: center.x, dy: center.y).finite
  }
}
