public import QuartzCore

/// An attribute of a view or a layout guide, from which constraints are made.
///
/// The type of an anchor prevents constraints between different axes. Anchors come from properties such as
/// ``UIView/leadingAnchor``.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  convenience init(_ item: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutTerm(item, attribute))
  }

  /// The name of the anchor's attribute.
  open var name: String { "\(term.attribute)" }
  /// The view or layout guide; nil after it was released.
  open var item: AnyObject? { term.item }

  /// Returns an inactive constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, 0)
  }

  /// Returns an inactive constraint that makes this anchor at least another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 0)
  }

  /// Returns an inactive constraint that makes this anchor at most another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 0)
  }

  /// Returns an inactive constraint that makes this anchor equal to another one plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, c) }

  /// Returns an inactive constraint that makes this anchor at least another one plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, c) }

  /// Returns an inactive constraint that makes this anchor at most another one plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, c) }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
  ) -> NSLayoutConstraint { .between(term, relation, anchor.term, constant: constant) }
}

extension NSLayoutConstraint {
  /// Returns an inactive constraint between two terms, or between a term and a constant.
  static func between(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.setUp(first, relation, second, multiplier, constant)
    return constraint
  }
}
