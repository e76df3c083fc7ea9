import QuartzCore
import Requirements

// MARK: - Superview and subviews

extension UIView {
  /// The view that contains this view.
  public var superview: UIView? { links.superview }

  /// The views that this view contains, from back to front.
  public var subviews: [UIView] { links.subviews }

  /// The window that contains the view; a window's own is the window itself.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Returns whether the view is another view or one of its direct or indirect subviews.
  public func isDescendant(of view: UIView) -> Bool {
    // Fast path: a view that is being added usually has no subviews.
    if view.subviews.isEmpty { return self === view }
    return sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view with a tag: this view or the first match among its subviews, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// A number that identifies the view. Default 0.
  public var tag: Int {
    get { traits.tag }
    set { traits.tag = newValue }
  }
}

// MARK: - Changing the hierarchy

extension UIView {
  /// Adds a view in front of the other subviews, after removing it from its current superview.
  public func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Inserts a subview at an index, which is clamped to the valid range.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a subview right in front of another one; in front of all if the other isn't a subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Inserts a subview right behind another one; in front of all if the other isn't a subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Moves a subview to the front. A view that isn't a subview is ignored.
  public func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: .front) } }

  /// Moves a subview to the back. A view that isn't a subview is ignored.
  public func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: .index(0)) } }

  /// Exchanges two subviews. Invalid indexes are ignored.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else {
      return
    }
    let (back, front) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insert(front, at: .index(min(index1, index2)))
    insert(back, at: .index(max(index1, index2)))
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { forEachInHierarchy { $0.notifyWillMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    resignFirstResponderInside(isForced: true)
    // The callbacks can have moved the view already.
    guard links.superview === superview else { return }
    superview.links.subviews.removeAll { $0 === self }
    links.superview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    if oldWindow != nil { forEachInHierarchy { $0.notifyDidMoveToWindow() } }
    superview.setNeedsLayout()
  }

  /// A position among a view's subviews.
  private enum Position {
    case front, index(Int), above(UIView), below(UIView)
  }

  private func insert(_ view: UIView, at position: Position) {
    require(!isDescendant(of: view), "a view can't be added to itself or to one of its subviews")
    if view.superview === self { return reorder(view, to: position) }
    let (oldWindow, newWindow) = (view.window, window)
    view.detachForMove()
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.forEachInHierarchy { $0.notifyWillMove(toWindow: newWindow) } }
    if let newWindow { view.forEachInHierarchy { $0.inheritContentScale(from: newWindow) } }
    // The callbacks can have inserted the view elsewhere already.
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

  /// Removes the view from its superview before it's inserted into another one.
  private func detachForMove() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    guard links.superview === superview else { return }
    superview.links.subviews.removeAll { $0 === self }
    links.superview = nil
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
  }

  /// Inserts the view and its layer among their siblings. Layers that belong to no view keep their order.
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

  /// Calls `body` with this view and all views below it, parents first.
  func forEachInHierarchy(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews.reversed()
    }
  }
}
