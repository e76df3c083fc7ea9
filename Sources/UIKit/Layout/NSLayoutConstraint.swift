public import QuartzCore
import Requirements

/// A linear relation between attributes of views and layout guides.
///
/// ```
/// first item.first attribute   ==, <= or >=   multiplier × second item.second attribute + constant
/// ```
///
/// A constraint takes effect while it's active. It's then held by the nearest common ancestor of its views, so these must
/// be in the same tree. Constraints of a tree are solved together before its layout.
///
/// ```swift
/// title.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
///   title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
/// ])
/// ```
///
/// If required constraints contradict each other, the one that was added last is ignored, as long as the contradiction
/// lasts. This is reported once, through `CoreAnimationDiagnostics`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The first term; it has no item until the constraint is set up.
  private(set) var first = LayoutTerm(nil, .notAnAttribute)
  /// The second term; nil for a comparison with the constant.
  private(set) var second: LayoutTerm?
  /// The view that holds the active constraint.
  weak var holder: (any LayoutElement)?
  /// The nearest common ancestor of the items while the constraint is active.
  weak var ancestor: (any LayoutElement)?
  /// Whether the constraint was reported for contradicting others.
  var wasReported = false

  /// The relation between the attributes.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute. Default 1.
  open private(set) var multiplier: CGFloat = 1

  /// The number that is added to the second attribute, in points. Default 0.
  ///
  /// Changing it is much cheaper than replacing the constraint. Where content is read from right to left, it moves
  /// leading and trailing sides to the left.
  ///
  /// - Precondition: It's finite.
  open var constant: CGFloat = 0 {
    didSet {
      requireFinite(constant, "constant")
      if constant != oldValue { holder?.layoutEngine?.constantChanged(of: self) }
    }
  }

  /// The strength of the constraint. Default ``UILayoutPriority/required``.
  ///
  /// - Precondition: It's at most 1000. While the constraint is active, it can't change between required and not
  ///   required.
  open var priority = UILayoutPriority.required {
    willSet {
      require(
        newValue <= .required,
        "the priority of a constraint is at most 1000, not \(newValue.rawValue): \(text)")
    }
    didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
  }

  /// A name in reports about constraints that contradict each other. Default nil.
  open var identifier: String?

  /// Whether archives of the view contain the constraint. It's stored and not used. Default false.
  open var shouldBeArchived = false

  /// Whether the constraint takes effect. Default false.
  ///
  /// - Precondition: The views of an active constraint have a common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Creates a constraint that relates nothing. Use another initializer.
  public override init() { super.init() }

  /// Creates an inactive constraint between attributes of views or layout guides.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: Its attribute.
  ///   - relation: The relation between the attributes.
  ///   - view2: The view or the layout guide to compare with; nil for a comparison with the constant.
  ///   - attr2: Its attribute; not an attribute for a comparison with the constant.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant, in points.
  /// - Precondition: The attributes are two lengths, or two positions along the same axis. Only a length is compared with
  ///   a constant. Leading and trailing sides aren't related to left and right ones.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    guard let element = view1 as? any LayoutElement else {
      failRequirement("a constraint relates views and layout guides, not a \(type(of: view1))")
    }
    setUp(LayoutTerm(element, attr1), relation, view2.map { secondTerm($0, attr2) }, multiplier, c)
  }

  /// Sets the parts of a new constraint.
  final func setUp(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    let isConstant = second?.attribute == .notAnAttribute || multiplier == 0
    (self.first, self.relation, self.second) = (first, relation, isConstant ? nil : second)
    self.multiplier = multiplier
    requireFinite(multiplier, "multiplier")
    requireValidPair()
    self.constant = constant
  }

  // MARK: Items

  /// The first view or layout guide; nil after it was released.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The second view or layout guide; nil without one.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the second item; not an attribute without one.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor of the first attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the second attribute; nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  // MARK: Several constraints

  /// Activates constraints.
  ///
  /// - Precondition: The views of each constraint have a common ancestor.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns inactive constraints that a visual format describes.
  ///
  /// ```
  /// H:|-[cancel]-(>=20)-[save(==cancel)]-|       a row between the margins of the superview, with equal widths
  /// V:[title]-8-[text(<=200@750)]                a column with a spacing of 8 points
  /// ```
  ///
  /// A line `|` is the superview, brackets contain a view, and a lone hyphen is the standard spacing: 8 points between
  /// views, and the margin at the superview. Parentheses contain relations, separated by commas, to a number, a metric
  /// or, for a size, another view; `@` precedes a priority.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The alignment across the axis, and the direction.
  ///   - metrics: The numbers for the names in the format.
  ///   - views: The views for the names in the format.
  /// - Precondition: The format is valid, its names are in the dictionaries, and views next to `|` have a superview.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatBuilder(format, options: opts, metrics: metrics ?? [:], views: views).constraints()
  }

  open nonisolated override var description: String { withViews(()) { text } }
}
