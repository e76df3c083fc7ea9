import Testing
import UIKit

/// Layouts whose frames follow by hand, in a root of 200 × 100 points.
@MainActor
struct ConstraintLayoutTests {
  private let root = UIView(frame: CGRect(0, 0, 200, 100))

  /// Activates constraints, lays out and returns the frames of views.
  private func frames(_ views: UIView..., with constraints: [NSLayoutConstraint]) -> [CGRect] {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func `pins to all sides follow the superview's size`() {
    let view = UIView.constrained(in: root)
    #expect(frames(view, with: view.pins(to: root, inset: 10)) == [CGRect(10, 10, 180, 80)])
    root.frame.size = CGSize(width: 300, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 10, 280, 30))
  }

  @Test func `centers, offsets and sizes`() {
    let view = UIView.constrained(in: root)
    let constraints = [
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ]
    #expect(frames(view, with: constraints + view.size(40, 20)) == [CGRect(85, 40, 40, 20)])
  }

  @Test func `multipliers relate sizes, and positions in the superview`() {
    let (a, b) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let constraints =
      a.origin(0, 0, in: root) + [
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 1),
        NSLayoutConstraint(
          item: b, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
          constant: 0),
        b.topAnchor.constraint(equalTo: a.bottomAnchor),
      ] + b.size(10, 10)
    #expect(frames(a, b, with: constraints) == [CGRect(0, 0, 50, 26), CGRect(45, 26, 10, 10)])
  }

  @Test func `a chain of views with equal widths fills a row`() {
    let views = (0..<4).map { _ in UIView.constrained(in: root) }
    var constraints = [
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      root.trailingAnchor.constraint(equalTo: views[3].trailingAnchor, constant: 4),
    ]
    for (view, next) in zip(views, views.dropFirst()) {
      constraints += [
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        next.widthAnchor.constraint(equalTo: view.widthAnchor),
      ]
    }
    for view in views { constraints += [view.heightAnchor.constraint(equalToConstant: 10)] }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [4, 54, 104, 154])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 42, height: 10) })
  }

  @Test func `sides are rounded to pixels of the screen, without gaps`() {
    let views = (0..<3).map { _ in UIView.constrained(in: root) }
    NSLayoutConstraint.activate(
      [
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
        + zip(views, views.dropFirst()).flatMap {
          [
            $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor),
            $1.widthAnchor.constraint(equalTo: $0.widthAnchor),
          ]
        })
    root.layoutIfNeeded()
    // Thirds of 200 points are 133⅓ pixels at a scale of 2.
    #expect(views.map(\.frame.minX) == [0, 66.5, 133.5])
    #expect(views.map(\.frame.width) == [66.5, 67, 66.5])
  }

  @Test func `lower priorities yield to higher ones and to inequalities`() {
    let view = UIView.constrained(in: root)
    let constraints =
      view.origin(0, 0, in: root) + [
        view.widthAnchor.constraint(equalToConstant: 150).priority(500),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        view.heightAnchor.constraint(equalToConstant: 30).priority(300),
        view.heightAnchor.constraint(equalToConstant: 60).priority(301),
      ]
    #expect(frames(view, with: constraints) == [CGRect(0, 0, 120, 60)])
  }

  @Test func `a sidebar is a third of the width, but at least 80 points`() {
    let view = UIView.constrained(in: root)
    let constraints =
      view.origin(0, 0, in: root) + [
        view.heightAnchor.constraint(equalTo: root.heightAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).priority(750),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ]
    #expect(frames(view, with: constraints) == [CGRect(0, 0, 80, 100)])
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 100, 100))
  }

  @Test func `constraints reach across levels of views`() {
    let (outer, other) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let inner = UIView.constrained(in: outer)
    let constraints =
      outer.origin(30, 20, in: root) + outer.size(100, 50) + other.origin(50, 60, in: root) + other.size(7, 9)
      + [
        inner.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
        inner.widthAnchor.constraint(equalTo: other.widthAnchor),
        inner.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      ]
    #expect(frames(inner, with: constraints) == [CGRect(20, 5, 7, 44)])
  }

  @Test func `a frame that was set before gives way to constraints, even to an empty rectangle`() {
    let view = UIView(frame: CGRect(1, 2, 3, 4)).constrained(in: root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    #expect(frames(view, with: view.origin(0, 0, in: root) + view.size(0, 0)) == [.zero])
  }

  @Test func `a view with a given frame acts on others`() {
    let fixed = UIView(frame: CGRect(20, 30, 40, 10))
    root.addSubview(fixed)
    let view = UIView.constrained(in: root)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ]
    #expect(frames(view, with: constraints) == [CGRect(65, 30, 40, 1)])
    fixed.frame = CGRect(0, 0, 10, 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(15, 0, 10, 1))
    #expect(fixed.frame == CGRect(0, 0, 10, 10))
  }

  @Test func `autoresizing inside a constrained view and constraints inside an autoresized one`() {
    let outer = UIView.constrained(in: root)
    NSLayoutConstraint.activate(outer.pins(to: root))
    root.layoutIfNeeded()
    let middle = UIView(frame: CGRect(0, 0, 200, 50))
    middle.autoresizingMask = [.flexibleWidth]
    outer.addSubview(middle)
    let inner = UIView.constrained(in: middle)
    NSLayoutConstraint.activate(inner.pins(to: middle, inset: 5))
    root.layoutIfNeeded()
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(0, 0, 120, 50))
    #expect(inner.frame == CGRect(5, 5, 110, 40))
  }

  @Test func `right to left, leading and trailing sides and their constants are mirrored`() {
    root.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let constraints =
      a.size(30, 10) + b.size(10, 10) + [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
        b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 180).priority(500),
      ]
    #expect(frames(a, b, with: constraints).map(\.minX) == [150, 132])
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame.minX) == [20, 180])
  }

  @Test func `alignment insets move the frame, and not the alignment rectangle`() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let badge = Badge().constrained(in: root)
    let constraints = badge.origin(10, 20, in: root) + badge.size(30, 40)
    #expect(frames(badge, with: constraints) == [CGRect(8, 19, 36, 44)])
    #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(10, 20, 30, 40))
    #expect(badge.frame(forAlignmentRect: CGRect(10, 20, 30, 40)) == badge.frame)
  }

  @Test func `a transform doesn't change the layout`() {
    let view = UIView.constrained(in: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    _ = frames(view, with: view.origin(10, 20, in: root) + view.size(40, 20))
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(view.bounds == CGRect(0, 0, 40, 20))
  }

  @Test func `distances between anchors are lengths`() {
    let (a, b) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let constraints =
      a.origin(10, 0, in: root) + a.size(20, 10) + b.size(50, 10) + [
        b.topAnchor.constraint(equalTo: a.topAnchor),
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
          equalTo: b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor), multiplier: 2),
      ]
    // 120 points remain right of the first view beside the second one: twice as much before it as after it.
    #expect(frames(a, b, with: constraints)[1] == CGRect(110, 0, 50, 10))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a distance from leading to trailing is a length in each direction`(
    _ direction: UISemanticContentAttribute
  ) {
    root.semanticContentAttribute = direction
    let view = UIView.constrained(in: root)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
      view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor).constraint(
        equalTo: root.widthAnchor, multiplier: 0.25, constant: 2),
    ]
    let width = root.bounds.width / 4 + 2
    let x = direction == .forceLeftToRight ? 15 : root.bounds.width - 15 - width
    #expect(frames(view, with: constraints) == [CGRect(x, 0, width, 1)])
  }

  @Test func `layout guides take part without being views`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = UIView.constrained(in: root)
    let constraints =
      view.size(10, 10) + [
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        guide.topAnchor.constraint(equalTo: root.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 30),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    #expect(frames(view, with: constraints) == [CGRect(85, 20, 10, 10)])
    #expect(guide.layoutFrame == CGRect(40, 0, 100, 30))
    #expect(root.layoutGuides == [guide])
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(constraints.filter(\.isActive).count == 2)
  }

  @Test func `system spacings are 8 points between views and 20 at the superview`() {
    let (a, b) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let constraints =
      a.size(10, 10) + b.size(10, 10) + [
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      ]
    #expect(frames(a, b, with: constraints).map(\.origin) == [CGPoint(x: 20, y: 0), CGPoint(x: 46, y: 18)])
  }
}
