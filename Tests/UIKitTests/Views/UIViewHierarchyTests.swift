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

  @Test func `subviews and their layers have the requested order`() {
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

  @Test func `a layer without a view keeps its order between views`() {
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

  @Test func `views are notified of moves, parents first`() {
    let (window, log) = (UIWindow(frame: .zero), CallLog())
    let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(
      log.entries == [
        "inner will UIView", "inner did UIView", "inner tint", "outer will UIWindow", "outer will window",
        "inner will window",
        "outer did UIWindow", "outer did window", "inner did window", "outer tint", "inner tint",
        "outer will nil", "outer will no window",
        "inner will no window", "outer did nil", "outer did no window", "inner did no window",
      ])
  }

  @Test func `viewWithTag finds views at any depth, in depth-first order`() {
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    root.addSubview(views[2])
    (views[1].tag, views[2].tag) = (7, 7)
    #expect(root.viewWithTag(7) === views[1])
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func `the tint color is inherited unless overridden, and affected views are notified`() {
    let log = CallLog()
    let inner = LoggingView("inner", log)
    root.addSubview(inner)
    log.entries = []
    root.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    root.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(log.entries == ["inner tint", "inner tint"])
  }

  @Test func `a removed view is released with its last reference`() {
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
private final class CallLog {
  var entries: [String] = []
}

@MainActor
private final class LoggingView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ text: String) { log.entries.append("\(name) \(text)") }
  private func name(_ view: UIView?) -> String {
    view is UIWindow ? "UIWindow" : view == nil ? "nil" : "UIView"
  }

  override func willMove(toSuperview newSuperview: UIView?) { record("will \(name(newSuperview))") }
  override func didMoveToSuperview() { record("did \(name(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) {
    record("will \(newWindow == nil ? "no window" : "window")")
  }
  override func didMoveToWindow() { record("did \(window == nil ? "no window" : "window")") }
  override func tintColorDidChange() { record("tint") }
}

extension UIViewHierarchyTests {
  @Test func `a view that moves elsewhere while it's being added stays there`() {
    let (first, second, view) = (UIView(), UIView(), Mover())
    view.onMove = { second.addSubview($0) }
    first.addSubview(view)
    #expect(first.subviews.isEmpty && second.subviews == [view])
    #expect(view.superview === second && view.layer.superlayer === second.layer)
  }

  @Test func `a view that adds its new superview while it's being added doesn't cause a cycle`() {
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

/// Calls a closure the first time it's about to move.
private final class Mover: UIView {
  var onMove: ((UIView) -> Void)?

  override func willMove(toSuperview newSuperview: UIView?) {
    let body = onMove
    onMove = nil
    body?(self)
  }
}
