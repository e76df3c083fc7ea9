public import QuartzCore

/// The place of a badge or the like, relative to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The sides at which the anchor lies; none for the center.
  open private(set) var edges: NSDirectionalRectEdge
  /// The distance from there: in points, or as fractions of the badge's size.
  open private(set) var offset: CGPoint
  /// Whether the offset is in points.
  open private(set) var isAbsoluteOffset: Bool
  /// Whether the offset is in fractions of the badge's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }

  /// Creates an anchor at sides or in the center.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor with an offset in fractions of the badge's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the anchor itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The anchor's place in a rectangle, without the offset, where content is read from left to right.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func points(for size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A badge or the like, which is attached to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind with which the data source is asked for the view.
  open private(set) var elementKind: String
  /// The place in the item or the group.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The place in the badge that lies on the container's anchor; nil for the same place as in the container.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The z position. Default 1, in front of items.
  open var zIndex = 1

  /// Creates a badge at a place of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a badge of which a place lies on a place of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the badge of a container.
  func frame(on container: CGRect) -> CGRect {
    let size = layoutSize.points(in: container.size)
    let place = containerAnchor.point(in: container)
    let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
    let (outer, inner) = (containerAnchor.points(for: size), itemAnchor?.points(for: size) ?? .zero)
    let origin = CGPoint(x: place.x - own.x + outer.x + inner.x, y: place.y - own.y + outer.y + inner.y)
    return CGRect(origin: origin, size: size)
  }
}

/// A side or a corner of a rectangle, relative to the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// The center.
  case none = 0
  /// The top side.
  case top
  /// The corner at the top, where lines of text begin.
  case topLeading
  /// The side at which lines of text begin.
  case leading
  /// The corner at the bottom, where lines of text begin.
  case bottomLeading
  /// The bottom side.
  case bottom
  /// The corner at the bottom, where lines of text end.
  case bottomTrailing
  /// The side at which lines of text end.
  case trailing
  /// The corner at the top, where lines of text end.
  case topTrailing

  /// The sides at which the place lies.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A header, a footer or the like of a section or of a whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or the corner at which it lies.
  open private(set) var alignment: NSRectAlignment
  /// The distance from there in points.
  open private(set) var offset: CGPoint
  /// Whether the section grows by it, so that it doesn't cover items. Default true.
  open var extendsBoundary = true
  /// Whether it stays at the edge while its section is visible. Default false.
  open var pinToVisibleBounds = false

  /// Creates a header, a footer or the like.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header, a footer or the like that is moved by a distance.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

/// A background of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which a class is registered in the layout.
  open private(set) var elementKind: String
  /// The z position. Default -1, behind items.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Creates a background that fills the section inside the background's ``NSCollectionLayoutItem/contentInsets``.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
