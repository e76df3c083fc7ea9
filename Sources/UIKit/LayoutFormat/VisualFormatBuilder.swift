import QuartzCore
import Requirements

/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  private let source: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ source: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) {
    self.source = source
    format = VisualFormatParser.parse(source)
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  /// Returns the sizes of views, the gaps between them and their alignment.
  func constraints() -> [NSLayoutConstraint] {
    sizeConstraints + format.gaps.indices.flatMap(gapConstraints) + alignmentConstraints
  }

  // MARK: Sizes

  private var sizeConstraints: [NSLayoutConstraint] {
    format.nodes.flatMap { node -> [NSLayoutConstraint] in
      guard case .view(let name, let predicates) = node else { return [] }
      let length = LayoutTerm(element(name), format.axis == .horizontal ? .width : .height)
      return predicates.map { sizeConstraint(length, $0) }
    }
  }

  private func sizeConstraint(
    _ length: LayoutTerm, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    guard Double(predicate.operand) == nil, metrics[predicate.operand] == nil else {
      return constraint(length, predicate, nil, constant: number(predicate.operand))
    }
    return constraint(
      length, predicate, LayoutTerm(element(predicate.operand), length.attribute), constant: 0)
  }

  private func constraint(
    _ first: LayoutTerm, _ predicate: VisualFormat.Predicate, _ second: LayoutTerm?, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint.between(first, predicate.relation, second, constant: constant)
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
    return constraint
  }

  // MARK: Gaps

  private func gapConstraints(_ index: Int) -> [NSLayoutConstraint] {
    let (before, after) = (format.nodes[index], format.nodes[index + 1])
    let isAtMargin = format.gaps[index] == .standard && (before == .superview || after == .superview)
    let start = term(before, isStart: false, neighbor: after, isAtMargin: isAtMargin)
    let end = term(after, isStart: true, neighbor: before, isAtMargin: isAtMargin)
    // Positions decrease in a row from right to left.
    let (lower, upper) = isReversed ? (end, start) : (start, end)
    return predicates(of: format.gaps[index], isAtMargin: isAtMargin).map {
      constraint(upper, $0, lower, constant: number($0.operand))
    }
  }

  private func predicates(of gap: VisualFormat.Gap, isAtMargin: Bool) -> [VisualFormat.Predicate] {
    switch gap {
    case .flush: [VisualFormat.Predicate(operand: "0")]
    case .standard:
      [VisualFormat.Predicate(operand: isAtMargin ? "0" : "\(NSLayoutConstraint.standardSpacing)")]
    case .predicates(let predicates): predicates
    }
  }

  /// Returns the side of a node that faces its neighbor.
  ///
  /// - Parameter isStart: Whether it's the side at which the format enters the node.
  private func term(
    _ node: VisualFormat.Node, isStart: Bool, neighbor: VisualFormat.Node, isAtMargin: Bool
  ) -> LayoutTerm {
    switch (node, neighbor) {
    case (.superview, .view(let name, _)):
      // The format begins at the superview's start and ends at its end.
      let side = side(isStart: !isStart)
      return LayoutTerm(superview(of: name), isAtMargin ? side.margin : side)
    case (.view(let name, _), .view) where usesBaselines:
      return LayoutTerm(element(name), isStart ? .firstBaseline : .lastBaseline)
    case (.view(let name, _), _): return LayoutTerm(element(name), side(isStart: isStart))
    case (.superview, .superview): fail("it needs a view")
    }
  }

  private func side(isStart: Bool) -> NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return isStart ? .top : .bottom }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return isStart ? .left : .right
    case .directionRightToLeft: return isStart ? .right : .left
    default: return isStart ? .leading : .trailing
    }
  }

  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var usesBaselines: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  // MARK: Alignment

  private var alignmentConstraints: [NSLayoutConstraint] {
    let elements = format.nodes.compactMap { node -> (any LayoutElement)? in
      guard case .view(let name, _) = node else { return nil }
      return element(name)
    }
    return options.alignedAttributes.flatMap { attribute -> [NSLayoutConstraint] in
      require(
        attribute.axis != format.axis,
        "the visual format '\(source)' can't align \(attribute) along its own axis")
      return zip(elements, elements.dropFirst()).map {
        NSLayoutConstraint.between(LayoutTerm($0, attribute), .equal, LayoutTerm($1, attribute))
      }
    }
  }

  // MARK: Names

  private func element(_ name: String) -> any LayoutElement {
    guard let value = views[name] else { fail("there is no view or metric '\(name)'") }
    guard let element = value as? any LayoutElement else { fail("'\(name)' isn't a view or a layout guide") }
    return element
  }

  private func superview(of name: String) -> any LayoutElement {
    guard let parent = element(name).layoutParent else { fail("the view '\(name)' has no superview") }
    return parent
  }

  private func number(_ word: String) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as NSNumber: return CGFloat(number.doubleValue)
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    default: fail("there is no metric '\(word)'")
    }
  }

  private func fail(_ problem: String) -> Never {
    failRequirement("unable to interpret the visual format '\(source)': \(problem)")
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin of a side.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }
}
