import Staging
import Testing
import UIKit

@MainActor
struct UIViewHierarchyTests {
  private let root = UIView()
  private let views = (0..<3).map { _ in UIView() }

  private var order: [Int] { root.subviews.map { view in views.firstIndex { $0 === view }! } }

  private func expectLayersInOrder() {
    #expect(
      root.subviews.map { ObjectIdentifier($0.layer) }
        == (root.layer.sublayers ?? []).map { ObjectIdentifier($0) })
  }

  @Test func `subviews lie in the order asked for, and their layers with them`() {
    for view in views { root.addSubview(view) }
    #expect(order == [0, 1, 2])
    root.bringSubviewToFront(views[0])
    #expect(order == [1, 2, 0])
    root.sendSubviewToBack(views[2])
    #expect(order == [2, 1, 0])
    root.insertSubview(views[0], belowSubview: views[1])
    #expect(order == [2, 0, 1])
    root.insertSubview(views[2], aboveSubview: views[0])
    #expect(order == [0, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [1, 2, 0])
    root.insertSubview(views[0], at: -3)
    #expect(order == [0, 1, 2])
    expectLayersInOrder()
    views[1].removeFromSuperview()
    #expect(order == [0, 2])
    expectLayersInOrder()
  }

  @Test func `a layer of no view keeps its place between views`() {
    let balloon = CALayer()
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.layer.insertSublayer(balloon, below: views[1].layer)
    root.insertSubview(views[2], aboveSubview: views[0])
    #expect(root.layer.sublayers!.firstIndex { $0 === balloon } == 1)
  }

  @Test func `a view that moves to another superview leaves the first`() {
    let other = UIView()
    root.addSubview(views[0])
    other.addSubview(views[0])
    #expect(root.subviews.isEmpty && root.layer.sublayers == nil)
    #expect(views[0].superview === other)
    #expect(views[0].isDescendant(of: other) && !views[0].isDescendant(of: root))
  }

  @Test func `views are told of moves, outermost first`() {
    let (window, journal) = (UIWindow(frame: .zero), Journal())
    let (outer, inner) = (NotingView("outer", journal), NotingView("inner", journal))
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(
      journal.entries == [
        "inner will UIView", "inner did UIView", "inner tint", "outer will UIWindow", "outer will window",
        "inner will window",
        "outer did UIWindow", "outer did window", "inner did window", "outer tint", "inner tint",
        "outer will nil", "outer will no window",
        "inner will no window", "outer did nil", "outer did no window", "inner did no window",
      ])
  }

  @Test func `tags find views at any depth, the first on the way down`() {
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    root.addSubview(views[2])
    (views[1].tag, views[2].tag) = (7, 7)
    #expect(root.viewWithTag(7) === views[1])
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func `tint comes from above until a view has its own, and those concerned are told`() {
    let journal = Journal()
    let inner = NotingView("inner", journal)
    root.addSubview(inner)
    journal.entries = []
    root.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    root.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(journal.entries == ["inner tint", "inner tint"])
  }

  @Test func `a view is gone with the last reference to it`() {
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      root.addSubview(view)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}

@MainActor
private final class Journal {
  var entries: [String] = []
}

@MainActor
private final class NotingView: UIView {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { journal.entries.append("\(name) \(text)") }
  private func name(_ view: UIView?) -> String {
    view is UIWindow ? "UIWindow" : view == nil ? "nil" : "UIView"
  }

  override func willMove(toSuperview newSuperview: UIView?) { note("will \(name(newSuperview))") }
  override func didMoveToSuperview() { note("did \(name(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("will \(newWindow == nil ? "no window" : "window")")
  }
  override func didMoveToWindow() { note("did \(window == nil ? "no window" : "window")") }
  override func tintColorDidChange() { note("tint") }
}

extension UIViewHierarchyTests {
  @Test func `a view that joins another one while it's being added stays there`() {
    let (first, second, view) = (UIView(), UIView(), Mover())
    view.onMove = { second.addSubview($0) }
    first.addSubview(view)
    #expect(first.subviews.isEmpty && second.subviews == [view])
    #expect(view.superview === second && view.layer.superlayer === second.layer)
  }

  @Test func `no cycle arises from what a view does while it's being added`() {
    let (outer, view) = (UIView(), Mover())
    view.onMove = { $0.addSubview(outer) }
    outer.addSubview(view)
    #expect(outer.superview === view && view.superview == nil && outer.subviews.isEmpty)
  }

  @Test func `a deep hierarchy is searched and tinted without recursion`() {
    var views = [UIView()]
    for _ in 0..<2000 {
      let view = UIView()
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    views[2000].tag = 7
    #expect(views[0].viewWithTag(7) === views[2000])
    views[0].tintColor = .systemRed
    #expect(views[2000].tintColor == .systemRed)
  }
}

/// Does something the first time that it's about to move.
private final class Mover: UIView {
  var onMove: ((UIView) -> Void)?

  override func willMove(toSuperview newSuperview: UIView?) {
    let body = onMove
    onMove = nil
    body?(self)
  }
}
