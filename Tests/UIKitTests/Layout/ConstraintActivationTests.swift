import LayerValues
import Testing
import UIKit

/// The life of constraints: activation, changes of the hierarchy, contradictions and mistakes.
@MainActor
struct ConstraintActivationTests {
  private let root = UIView(frame: CGRect(0, 0, 200, 100))

  @Test func `the nearest common ancestor holds an active constraint`() {
    let outer = UIView.constrained(in: root)
    let (a, b) = (UIView.constrained(in: outer), UIView.constrained(in: outer))
    let siblings = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    let parent = a.topAnchor.constraint(equalTo: outer.topAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 5)
    #expect(!siblings.isActive)
    NSLayoutConstraint.activate([siblings, parent, own])
    #expect(outer.constraints == [siblings, parent])
    #expect(a.constraints == [own])
    root.addConstraint(siblings)
    #expect(root.constraints == [siblings] && outer.constraints == [parent])
    outer.removeConstraint(siblings)
    #expect(siblings.isActive)
    root.removeConstraints([siblings])
    NSLayoutConstraint.deactivate([parent, own])
    #expect(!siblings.isActive && !parent.isActive && !own.isActive)
  }

  @Test func `a constraint knows its parts`() {
    let view = UIView.constrained(in: root)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .height,
      multiplier: 2, constant: 3)
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.firstAnchor.item === view && constraint.secondAnchor?.item === root)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.priority == .required && constraint.identifier == nil && !constraint.shouldBeArchived)
    #expect("\(constraint)" == "<UIView.width >= 2.0 * UIView.height + 3.0>")
    let constant = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 3)
    #expect(constant.secondItem == nil && constant.secondAttribute == .notAnAttribute)
  }

  @Test func `changed constants and priorities take effect at the next layout`() {
    let view = UIView.constrained(in: root)
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 10).priority(500),
      view.widthAnchor.constraint(equalToConstant: 50).priority(400)
    )
    NSLayoutConstraint.activate(view.origin(0, 0, in: root) + [narrow, wide])
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    narrow.constant = 20
    #expect(view.frame.width == 10)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    wide.priority = UILayoutPriority(600)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  // MARK: Hierarchy

  @Test func `removing a view deactivates constraints to other views, and keeps those inside it`() {
    let (outer, other) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let inner = UIView.constrained(in: outer)
    let inside = inner.pins(to: outer, inset: 5)
    let outside = outer.origin(10, 10, in: root) + [outer.widthAnchor.constraint(equalTo: other.widthAnchor)]
    let own = outer.size(60, 40)
    NSLayoutConstraint.activate(inside + outside + own)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(5, 5, 50, 30))
    outer.removeFromSuperview()
    #expect((inside + own).allSatisfy { $0.isActive })
    #expect(!outside.contains { $0.isActive })

    let newRoot = UIView(frame: CGRect(0, 0, 10, 10))
    newRoot.addSubview(outer)
    NSLayoutConstraint.deactivate(own)
    NSLayoutConstraint.activate(outer.pins(to: newRoot))
    newRoot.layoutIfNeeded()
    #expect(outer.frame == CGRect(0, 0, 10, 10))
    #expect(inner.frame == CGRect(5, 5, 0, 0))
  }

  @Test func `a tree that was laid out by itself can be inserted into another one`() {
    let card = UIView(frame: CGRect(0, 0, 50, 50))
    let inner = UIView.constrained(in: card)
    NSLayoutConstraint.activate(inner.pins(to: card, inset: 10))
    card.layoutIfNeeded()
    #expect(inner.frame == CGRect(10, 10, 30, 30))
    card.constrained(in: root)
    NSLayoutConstraint.activate(card.pins(to: root))
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(0, 0, 200, 100))
    #expect(inner.frame == CGRect(10, 10, 180, 80))
  }

  @Test func `moving a view within a tree deactivates its constraints to others`() {
    let (a, b) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let view = UIView.constrained(in: a)
    let pins = view.pins(to: a)
    let size = view.size(5, 6)
    NSLayoutConstraint.activate(pins + size)
    b.addSubview(view)
    #expect(!pins.contains { $0.isActive } && size.allSatisfy { $0.isActive })
    NSLayoutConstraint.activate(view.origin(1, 2, in: b))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(1, 2, 5, 6))
  }

  @Test func `released views and constraints leave nothing behind`() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    do {
      let (child, area) = (UIView.constrained(in: root), UILayoutGuide())
      root.addLayoutGuide(area)
      let top = child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      NSLayoutConstraint.activate(
        child.size(5, 5) + [top, area.topAnchor.constraint(equalTo: child.topAnchor)])
      root.layoutIfNeeded()
      (view, constraint, guide) = (child, top, area)
      child.removeFromSuperview()
      root.removeLayoutGuide(area)
      root.layoutIfNeeded()
    }
    #expect(view == nil)
    #expect(constraint == nil)
    #expect(guide == nil)
  }

  @Test func `a tree is released with its constraints`() {
    weak var tree: UIView?
    do {
      let view = UIView(frame: CGRect(0, 0, 10, 10))
      let child = UIView.constrained(in: view)
      NSLayoutConstraint.activate(child.pins(to: view.layoutMarginsGuide.owningView ?? view))
      view.layoutIfNeeded()
      tree = view
    }
    #expect(tree == nil)
  }

  @Test func `a view outlives the tree whose constraints it had`() {
    let view = UIView()
    let inner = UIView.constrained(in: view)
    do {
      let tree = UIView(frame: CGRect(0, 0, 50, 50))
      view.constrained(in: tree)
      NSLayoutConstraint.activate(inner.pins(to: view, inset: 2) + view.pins(to: tree))
      tree.layoutIfNeeded()
    }
    #expect(view.superview == nil && view.constraints.count == 4)
    root.addSubview(view)
    NSLayoutConstraint.activate(view.pins(to: root))
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(2, 2, 196, 96))
  }

  @Test func `a view that outlives its tree lays out its own constraints`() {
    let view = UIView()
    let inner = UIView.constrained(in: view)
    do {
      let tree = UIView(frame: CGRect(0, 0, 50, 50))
      tree.addSubview(view)
      NSLayoutConstraint.activate(inner.pins(to: view, inset: 2))
    }
    view.frame = CGRect(0, 0, 30, 20)
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(2, 2, 26, 16))
    inner.removeFromSuperview()
    #expect(view.constraints.isEmpty)
  }

  @Test func `an outer view keeps its baseline when the view that had it leaves`() {
    let texts = ["one", "two", "three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let column = UIStackView(arrangedSubviews: [texts[1], texts[2]])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts[0], column])
    row.alignment = .firstBaseline
    row.constrained(in: root)
    NSLayoutConstraint.activate(row.origin(0, 0, in: root))
    root.layoutIfNeeded()
    texts[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(texts[2].frame.minY == 0 && column.frame.minY == texts[0].frame.minY)
    texts[2].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(column.frame.height == 0)
  }

  @Test func `constraints that are activated and deactivated before a layout leave nothing behind`() {
    let constraint = UIView.constrained(in: root).widthAnchor.constraint(equalToConstant: 1)
    for _ in 0..<3 {
      constraint.isActive = true
      constraint.isActive = false
    }
    weak var released: NSLayoutConstraint?
    do {
      let other = root.widthAnchor.constraint(equalToConstant: 1)
      (other.isActive, released) = (true, other)
      other.isActive = false
    }
    #expect(released == nil)
  }

  @Test func `random trees and constraints never crash, and satisfy what is required`() {
    var generator = SystemSeed(state: 20_261_123)
    for _ in 0..<20 {
      var views = [root]
      for _ in 0..<12 {
        let parent = views[Int(generator.next() % UInt64(views.count))]
        let view = UIView.constrained(in: parent)
        let size = CGFloat(generator.next() % 50)
        NSLayoutConstraint.activate(
          view.origin(CGFloat(generator.next() % 9), 1, in: parent) + view.size(size, size))
        views.append(view)
        if generator.next() % 4 == 0 { views.remove(at: 1).removeFromSuperview() }
      }
      views = views.filter { $0.isDescendant(of: root) }
      root.layoutIfNeeded()
      for view in views.dropFirst() {
        #expect(view.frame.minY == 1)
        #expect(view.frame.width == view.constraints.first { $0.firstAttribute == .width }?.constant)
      }
      for view in root.subviews { view.removeFromSuperview() }
    }
    #expect(root.constraints.isEmpty)
  }

  @Test func `extreme numbers and content that invalidates itself end in a finite layout`() {
    final class Restless: UIView {
      override var intrinsicContentSize: CGSize {
        invalidateIntrinsicContentSize()
        return CGSize(width: 30, height: CGFloat.infinity)
      }
    }
    let (restless, large) = (Restless().constrained(in: root), UIView.constrained(in: root))
    NSLayoutConstraint.activate(
      restless.origin(0, 0, in: root) + large.origin(-1e300, 1e300, in: root) + [
        large.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
        large.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1e-9, constant: -5),
      ])
    root.layoutIfNeeded()
    #expect(restless.frame.width == 30)
    for length in [restless.frame.height, large.frame.minX, large.frame.minY, large.frame.width] {
      #expect(length.isFinite)
    }
    restless.removeFromSuperview()
  }

  // MARK: Contradictions

  @Test func `the last of contradictory constraints is ignored and reported once`() throws {
    let view = UIView.constrained(in: root)
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
    )
    (first.identifier, second.identifier) = ("narrow", "wide")
    let reports = CoreAnimationDiagnostics.reports {
      NSLayoutConstraint.activate(view.origin(0, 0, in: root) + [first, second])
      root.layoutIfNeeded()
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.contains("<'wide': UIView.width == 20.0> is ignored"))
    #expect(report.contains("<'narrow': UIView.width == 10.0>"))
    #expect(view.frame.width == 10 && second.isActive)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func `replacing a constraint before the next layout is no contradiction`() {
    let view = UIView.constrained(in: root)
    let (old, new) = (
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
    )
    NSLayoutConstraint.activate(view.origin(0, 0, in: root) + [old])
    root.layoutIfNeeded()
    let reports = CoreAnimationDiagnostics.reports {
      new.isActive = true
      old.isActive = false
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(view.frame.width == 20)
  }

  @Test func `a window that becomes too small, and a changed constant, break constraints and not frames`() {
    let view = UIView.constrained(in: root)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    NSLayoutConstraint.activate(view.pins(to: root) + [least])
    root.layoutIfNeeded()
    let reports = CoreAnimationDiagnostics.reports {
      root.frame.size.width = 100
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(root.frame.width == 100 && view.frame.width == 100)
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(view.frame.width == 160)
    _ = CoreAnimationDiagnostics.reports {
      least.constant = 500
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 160)
  }

  @Test func `a view that keeps its frame ignores constraints for it`() {
    let view = UIView(frame: CGRect(1, 2, 3, 4))
    root.addSubview(view)
    let reports = CoreAnimationDiagnostics.reports {
      NSLayoutConstraint.activate(view.size(50, 50))
      root.layoutIfNeeded()
    }
    #expect(reports.count == 2)
    #expect(view.frame == CGRect(1, 2, 3, 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 50))
  }

  // MARK: Mistakes

  @Test func `views without a common ancestor can't be constrained`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let (a, b) = (UIView(), UIView())
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("unable to activate <UIView.leading == UIView.leading>"))
    #expect(message.contains("no common ancestor"))
    await #expect(processExitsWith: .failure) { @MainActor in
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.addConstraint(view.topAnchor.constraint(equalTo: root.topAnchor))
    }
  }

  @Test func `attributes that can't be related are refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
        constant: 0)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
        constant: 0)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: "view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
  }

  @Test func `a priority above 1000 is refused`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = .required + 1
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("at most 1000, not 1001"))
  }

  @Test func `an active constraint can't become required`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.priority = .defaultHigh
      constraint.isActive = true
      constraint.priority = .required
    }
  }
}

/// A sequence of numbers that is the same in every run.
private struct SystemSeed {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
