import QuartzCore
import Requirements

// MARK: - Superview and subviews

extension UIView {
  var enclosingWindow: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  func isInside(_ view: UIView) -> Bool {
    // Fast path: a view that is being added usually has no subviews.
    if view.subviews.isEmpty { return self === view }
    return sequence(first: self, next: \.superview).contains { $0 === view }
  }

  func firstView(withTag tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.links.subviews.reversed()
    }
    return nil
  }
}

// MARK: - Changing the hierarchy

extension UIView {
  func exchange(at index1: Int, withSubviewAt index2: Int) {
    let indices = links.subviews.indices
    guard indices.contains(index1), indices.contains(index2), index1 != index2 else {
      return
    }
    let (back, front) = (links.subviews[min(index1, index2)], links.subviews[max(index1, index2)])
    insert(front, at: .index(min(index1, index2)))
    insert(back, at: .index(max(index1, index2)))
  }

  func leaveSuperview() {
    guard let superview = links.superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { forEachInHierarchy { $0.notifyWillMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    resignFirstResponderInside(isForced: true)
    // The callbacks can have moved the view already.
    guard links.superview === superview else { return }
    superview.releaseLayout(of: self)
    superview.links.subviews.removeAll { $0 === self }
    links.superview = nil
    layer.removeFromSuperlayer()
    safeAreaMayHaveChanged()
    didMoveToSuperview()
    if oldWindow != nil { forEachInHierarchy { $0.notifyDidMoveToWindow() } }
    superview.setNeedsLayout()
  }

  /// A position among a view's subviews.
  enum Position {
    case front, index(Int), above(UIView), below(UIView)
  }

  func insert(_ view: UIView, at position: Position) {
    require(!isDescendant(of: view), "a view can't be added to itself or to one of its subviews")
    if view.links.superview === self { return reorder(view, to: position) }
    let (oldWindow, newWindow) = (view.window, window)
    let oldTraits = view.inheritedOverrides
    view.detachForMove()
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.forEachInHierarchy { $0.notifyWillMove(toWindow: newWindow) } }
    if let newWindow { view.forEachInHierarchy { $0.inheritContentScale(from: newWindow) } }
    // The callbacks can have inserted the view elsewhere already.
    guard view.links.superview == nil, !isDescendant(of: view) else { return }
    attach(view, at: position)
    view.links.superview = self
    adoptLayout(of: view)
    view.safeAreaMayHaveChanged()
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.forEachInHierarchy { $0.notifyDidMoveToWindow() } }
    if view.traits.tintColor == nil { view.notifyTintColorChange() }
    view.traitsMayHaveChanged(from: oldTraits)
    setNeedsLayout()
  }

  private func reorder(_ view: UIView, to position: Position) {
    links.subviews.removeAll { $0 === view }
    attach(view, at: position)
    setNeedsLayout()
  }

  /// Removes the view from its superview before it's inserted into another one.
  private func detachForMove() {
    guard let superview = links.superview else { return }
    superview.willRemoveSubview(self)
    guard links.superview === superview else { return }
    superview.releaseLayout(of: self)
    superview.links.subviews.removeAll { $0 === self }
    links.superview = nil
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
  }

  /// Inserts the view and its layer among their siblings. Layers that belong to no view keep their order.
  private func attach(_ view: UIView, at position: Position) {
    let index = index(of: position)
    let siblings = links.subviews
    if index < siblings.count {
      layer.insertSublayer(view.layer, below: siblings[index].layer)
    } else if let frontmost = siblings.last, case .above = position {
      layer.insertSublayer(view.layer, above: frontmost.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    links.subviews.insert(view, at: index)
  }

  private func index(of position: Position) -> Int {
    switch position {
    case .front: links.subviews.count
    case .index(let index): min(max(index, 0), links.subviews.count)
    case .above(let sibling):
      links.subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? links.subviews.count
    case .below(let sibling): links.subviews.firstIndex { $0 === sibling } ?? links.subviews.count
    }
  }

  /// Calls `body` with this view and all views below it, parents first.
  func forEachInHierarchy(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending += view.links.subviews.reversed()
    }
  }
}
