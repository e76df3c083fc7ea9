import QuartzCore

/// The constraints with which a stack arranges its views, and the layout guides between them.
@MainActor
struct StackConstraints {
  /// All constraints, which are inactive at first.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that span the gaps between views, or between their centers.
  private(set) var guides: [UILayoutGuide] = []

  /// The constraints whose constants are the preferred lengths of views.
  private var naturalLengths: [(view: UIView, constraint: NSLayoutConstraint)] = []
  private let structure: StackStructure
  private let views: [UIView]
  private let axis: StackAxis
  /// The stack, or the guide of its margins. The stack owns these constraints.
  private unowned let box: AnyObject

  /// Creates the constraints for the present views and properties of a stack.
  init(_ stack: UIStackView) {
    structure = StackStructure(stack)
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    axis = StackAxis(axis: stack.axis)
    box = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    if !views.isEmpty {
      connectToEnds()
      space(stack)
      distribute(stack.distribution)
      for view in views { align(view, stack.alignment) }
    }
    collapse(stack.arrangedSubviews)
    fit()
    resolveAmbiguity(stack.distribution)
  }

  /// Adapts the constants to the views' content. Returns false if a change of the stack requires different
  /// constraints.
  func adapt(to stack: UIStackView) -> Bool {
    guard structure == StackStructure(stack) else { return false }
    for (view, constraint) in naturalLengths { constraint.constant = axis.preferredLength(of: view) ?? 0 }
    return true
  }

  /// Adds a constraint between attributes of two items.
  private mutating func add(
    _ identifier: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation = .equal,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraints.append(constraint)
  }

  /// Adds a constraint that sets a length.
  private mutating func add(
    _ identifier: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, constant: CGFloat,
    priority: UILayoutPriority
  ) {
    add(identifier, item, attribute, nil, .notAnAttribute, constant: constant, priority: priority)
  }
}

// MARK: - Along the axis

extension StackConstraints {
  /// Connects the first and the last view to the ends of the stack.
  ///
  /// The constraint at the end is broken if the views can't shrink enough. In UIKit the constraint is required, and is
  /// broken then.
  private mutating func connectToEnds() {
    add("UISV-canvas-connection", views[0], axis.start, box, axis.start)
    add("UISV-canvas-connection", views[views.count - 1], axis.end, box, axis.end, priority: .almostRequired)
  }

  /// Sets the distances between views: exactly if the views fill the axis, or else at least.
  private mutating func space(_ stack: UIStackView) {
    let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "UISV-spacing", next, isBaselineRelative ? .firstBaseline : axis.start, view,
        isBaselineRelative ? .lastBaseline : axis.end, relation: isExact ? .equal : .greaterThanOrEqual,
        constant: stack.spacing(after: view))
    }
  }

  private mutating func distribute(_ distribution: UIStackView.Distribution) {
    switch distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalizeGaps(from: axis.end, to: axis.start)
    case .equalCentering: equalizeGaps(from: axis.center, to: axis.center)
    }
  }

  private mutating func fillEqually() {
    for view in views.dropFirst() {
      add("UISV-fill-equally", view, axis.length, views[0], axis.length)
    }
  }

  /// Gives the views lengths in proportion to their natural lengths, or equal ones if all of these are 0.
  private mutating func fillProportionally() {
    let lengths = views.map { axis.naturalLength(of: $0) ?? 0 }
    guard let longest = lengths.max(), longest > 0, let reference = lengths.firstIndex(of: longest) else {
      return fillEqually()
    }
    for (index, view) in views.enumerated() where index != reference {
      add(
        "UISV-fill-proportionally", view, axis.length, views[reference], axis.length,
        multiplier: lengths[index] / longest, priority: .almostRequired)
    }
  }

  /// Makes the distances between views, or between their centers, equal as far as possible.
  private mutating func equalizeGaps(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute
  ) {
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      guides.append(guide)
      add("UISV-distributing-edge", guide, axis.start, view, end)
      add("UISV-distributing-edge", guide, axis.end, next, start)
      if guides.count > 1 {
        add("UISV-distributing", guide, axis.length, guides[0], axis.length, priority: .distribution)
      }
    }
  }
}

// MARK: - Across the axis

extension StackConstraints {
  private mutating func align(_ view: UIView, _ alignment: UIStackView.Alignment) {
    let across = axis.across
    let baseline: NSLayoutConstraint.Attribute? =
      switch alignment {
      case .firstBaseline where axis.axis == .horizontal: .firstBaseline
      case .lastBaseline where axis.axis == .horizontal: .lastBaseline
      default: nil
      }
    let startsAtStart = alignment == .fill || alignment == .leading
    let endsAtEnd = alignment == .fill || alignment == .trailing
    add(
      "UISV-alignment", view, across.start, box, across.start,
      relation: startsAtStart ? .equal : .greaterThanOrEqual)
    add("UISV-alignment", view, across.end, box, across.end, relation: endsAtEnd ? .equal : .lessThanOrEqual)
    if alignment == .center { add("UISV-alignment", view, across.center, box, across.center) }
    if let baseline {
      if view !== views[0] { add("UISV-alignment", view, baseline, views[0], baseline) }
      add("UISV-spanning-fit", view, across.start, box, across.start, priority: .canvasFit)
    }
    if alignment != .fill {
      add("UISV-spanning-fit", view, across.length, box, across.length, priority: .preference)
    }
  }
}

// MARK: - Other views, and choices that UIKit leaves open

extension StackConstraints {
  /// Places each hidden view, with the length 0, at the end of the preceding visible one.
  private mutating func collapse(_ arrangedViews: [UIView]) {
    var previous: UIView?
    for view in arrangedViews {
      if view.isHidden {
        add("UISV-hiding", view, axis.start, previous ?? box, previous == nil ? axis.start : axis.end)
        add("UISV-hiding", view, axis.length, constant: 0, priority: .almostRequired)
        add("UISV-hiding", view, axis.across.start, box, axis.across.start)
      } else {
        previous = view
      }
    }
  }

  /// Makes the stack as small as its views and other constraints allow.
  private mutating func fit() {
    for axis in [axis, axis.across] {
      add("UISV-canvas-fit", box, axis.length, constant: 0, priority: .canvasFit)
    }
  }

  /// Determines which views are resized if priorities allow a choice.
  ///
  /// Views without a natural length share a surplus equally. The other views keep their natural lengths in the order
  /// of the stack, so that the last one is resized first. In UIKit, the choice depends on the order in an undocumented
  /// way.
  private mutating func resolveAmbiguity(_ distribution: UIStackView.Distribution) {
    var flexible: UIView?
    for (index, view) in views.enumerated() {
      let length = axis.preferredLength(of: view)
      if length == nil, distribution == .fill {
        if let flexible {
          add(
            "UISV-ambiguity-suppression", view, axis.length, flexible, axis.length, priority: .suppression(0))
        }
        flexible = view
      } else {
        add(
          "UISV-ambiguity-suppression", view, axis.length, constant: length ?? 0,
          priority: .suppression(index + 1))
        naturalLengths.append((view, constraints[constraints.count - 1]))
      }
    }
  }
}

extension UILayoutPriority {
  /// The priority (estimated) of a constraint that only required ones can break.
  fileprivate static let almostRequired = UILayoutPriority(999)
  /// The estimated priority of equal distances between views.
  fileprivate static let distribution = UILayoutPriority(149)
  /// The estimated priority at which a stack shrinks to its content, just below a fitting size's priority.
  fileprivate static let canvasFit = UILayoutPriority(49)
  /// The priority at which views without a natural size fill the stack.
  fileprivate static let preference = UILayoutPriority(2)

  /// Returns a low priority, which decreases with an index.
  fileprivate static func suppression(_ index: Int) -> UILayoutPriority {
    UILayoutPriority(max(25 - 0.1 * Float(index), 3))
  }
}
