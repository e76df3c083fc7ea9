public import QuartzCore

/// The frame and the look that a layout gives a view of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The path of the item; for headers and footers, item 0 of the section.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The center in the content.
  open var center = CGPoint.zero
  /// The size.
  open var size = CGSize.zero
  /// The transform. Default identity.
  open var transform3D = CATransform3DIdentity
  /// The opacity. Default 1.
  open var alpha: CGFloat = 1
  /// The z position; higher ones are in front. Default 0.
  open var zIndex = 0
  /// Whether the view is hidden. Default false.
  open var isHidden = false
  /// The kind of view.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of header, footer or decoration; nil for items.
  open internal(set) var representedElementKind: String?

  /// Whether the displayed view determines the width, and whether the height, in layouts with estimated sizes.
  var (fitsWidth, fitsHeight) = (true, true)
  /// The section that scrolls on its own and contains the item; nil for places that only the collection scrolls.
  var scroller: ScrolledSection?
  /// The look of a row in a list.
  var listRow: ListRow?

  /// The frame in the collection's content, moved by the scrolling of the item's section.
  var displayedFrame: CGRect {
    scroller.map { frame.offsetBy(dx: -$0.offset.x, dy: -$0.offset.y) } ?? frame
  }

  /// Creates attributes of an item 0. Layouts use the other initializers.
  public override init() {}

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header, a footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// The frame in the content without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }

  /// The bounds, whose origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class. Subclasses with properties of their own override it and ``NSObject/isEqual(_:)``.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeCopy()
    (copy.indexPath, copy.center, copy.size) = (indexPath, center, size)
    (copy.transform3D, copy.alpha, copy.zIndex, copy.isHidden) = (transform3D, alpha, zIndex, isHidden)
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (copy.fitsWidth, copy.fitsHeight, copy.scroller, copy.listRow) = (
      fitsWidth, fitsHeight, scroller, listRow
    )
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return withViews(other) { other in
      indexPath == other.indexPath && center == other.center && size == other.size
        && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
        && zIndex == other.zIndex
        && isHidden == other.isHidden && representedElementKind == other.representedElementKind
        && scroller == other.scroller && listRow == other.listRow
    }
  }

  open override var hash: Int { withViews(()) { indexPath.hashValue } }
}
