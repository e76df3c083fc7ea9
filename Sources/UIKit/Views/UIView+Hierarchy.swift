import QuartzCore
import Requirements

// MARK: - Superview and subviews

extension UIView {
  /// The view that this one lies in.
  public var superview: UIView? { links.superview }

  /// The views in this one, back to front.
  public var subviews: [UIView] { links.subviews }

  /// The window that the view lies in; a window's is itself.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Returns whether the view lies in another one, at any depth, or is that one.
  public func isDescendant(of view: UIView) -> Bool {
    // Most often a view without subviews is asked about, as it's being added.
    if view.subviews.isEmpty { return self === view }
    return sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view with a tag: this one, or the first below it that has it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// A number to find the view by. Default 0.
  public var tag: Int {
    get { traits.tag }
    set { traits.tag = newValue }
  }
}

// MARK: - Changing the hierarchy

extension UIView {
  /// Adds a view in front of the others; it leaves the superview that it has.
  public func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Adds a view among the others; an index beyond them is the front.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Adds a view right in front of a subview; in front of all where that is none.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Adds a view right behind a subview; in front of all where that is none.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Moves a subview to the front; another view is left where it is.
  public func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: .front) } }

  /// Moves a subview to the back; another view is left where it is.
  public func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: .index(0)) } }

  /// Exchanges two subviews; indexes that don't exist change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else {
      return
    }
    let (back, front) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insert(front, at: .index(min(index1, index2)))
    insert(back, at: .index(max(index1, index2)))
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { forEachInHierarchy { $0.notifyWillMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    resignFirstResponderInside(isForced: true)
    // Whoever was told may have moved the view already.
    guard links.superview === superview else { return }
    superview.links.subviews.removeAll { $0 === self }
    links.superview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    if oldWindow != nil { forEachInHierarchy { $0.notifyDidMoveToWindow() } }
    superview.setNeedsLayout()
  }

  /// Where among its siblings a view goes.
  private enum Position {
    case front, index(Int), above(UIView), below(UIView)
  }

  private func insert(_ view: UIView, at position: Position) {
    require(!isDescendant(of: view), "a view can't lie in itself or in one of its subviews")
    if view.superview === self { return reorder(view, to: position) }
    let (oldWindow, newWindow) = (view.window, window)
    view.detachForMove()
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.forEachInHierarchy { $0.notifyWillMove(toWindow: newWindow) } }
    if let newWindow { view.forEachInHierarchy { $0.inheritContentScale(from: newWindow) } }
    // Whoever was told may have put the view elsewhere already.
    guard view.superview == nil, !isDescendant(of: view) else { return }
    attach(view, at: position)
    view.links.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.forEachInHierarchy { $0.notifyDidMoveToWindow() } }
    if view.traits.tintColor == nil { view.notifyTintColorChange() }
    setNeedsLayout()
  }

  private func reorder(_ view: UIView, to position: Position) {
    links.subviews.removeAll { $0 === view }
    attach(view, at: position)
    setNeedsLayout()
  }

  /// Leaves the superview on the way to another one.
  private func detachForMove() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    guard links.superview === superview else { return }
    superview.links.subviews.removeAll { $0 === self }
    links.superview = nil
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
  }

  /// Puts view and layer among their siblings; layers that belong to no view keep their places.
  private func attach(_ view: UIView, at position: Position) {
    let index = index(of: position)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else if let frontmost = subviews.last, case .above = position {
      layer.insertSublayer(view.layer, above: frontmost.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    links.subviews.insert(view, at: index)
  }

  private func index(of position: Position) -> Int {
    switch position {
    case .front: subviews.count
    case .index(let index): min(max(index, 0), subviews.count)
    case .above(let sibling): subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    case .below(let sibling): subviews.firstIndex { $0 === sibling } ?? subviews.count
    }
  }

  /// Calls `body` with this view and all below it, outermost first.
  func forEachInHierarchy(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews.reversed()
    }
  }
}
