public import QuartzCore

/// A rectangle that takes part in layout like a view, without a view's cost.
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
/// ```
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The view that the guide was added to.
  open internal(set) weak var owningView: UIView?
  /// A name for debugging. Default an empty string.
  open var identifier = ""

  /// Creates a guide without a view.
  public override init() { super.init() }

  /// Creates a guide from an archive, with its identifier.
  public required init?(coder: NSCoder) {
    super.init()
    identifier = coder.decodeObject(of: NSString.self, forKey: "UIViewLayoutGuideIdentifier") as String? ?? ""
  }

  /// Encodes the identifier.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "UIViewLayoutGuideIdentifier")
  }

  /// The rectangle in the owning view's coordinates, as of its last layout; zero before.
  open var layoutFrame: CGRect { solvedLayoutFrame }

  // MARK: Anchors

  /// The anchor of the leading side.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the trailing side.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the top side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the bottom side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  // MARK: Layout element

  /// The source of the guide's rectangle.
  var basis: LayoutBasis { .variables }

  /// Whether the guide's sides follow from frames of views.
  var insetsDependOnFrame: Bool { false }

  /// Returns the guide's sides along an axis.
  func span(along axis: NSLayoutConstraint.Axis) -> AxisSpan { .whole }
}
