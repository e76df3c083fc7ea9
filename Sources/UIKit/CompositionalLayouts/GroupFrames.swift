import QuartzCore

/// The frames in a group of a compositional layout, where content is read from left to right.
struct GroupFrames {
  /// An item of the collection.
  struct Item {
    var frame: CGRect
    var zIndex = 0
    /// Whether the displayed cell determines the width and the height.
    var fitsWidth = false
    var fitsHeight = false
  }

  /// A badge or the like.
  struct Badge {
    let kind: String
    var frame: CGRect
    let zIndex: Int
    /// The item in the group to which it belongs.
    let item: Int
  }

  var size = CGSize.zero
  var items: [Item] = []
  var badges: [Badge] = []

  /// Adds the frames of a part of the group.
  mutating func add(_ part: GroupFrames, at origin: CGPoint) {
    let first = items.count
    items += part.items.map { item in
      var item = item
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      return item
    }
    badges += part.badges.map {
      Badge(
        kind: $0.kind, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: $0.zIndex,
        item: first + $0.item)
    }
  }
}
