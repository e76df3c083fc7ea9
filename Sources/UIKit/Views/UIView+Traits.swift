import QuartzCore

extension UIView {
  /// The nearest overridden interface style of the view and its superviews; unspecified without one.
  var inheritedInterfaceStyle: UIUserInterfaceStyle {
    var view: UIView? = self
    while let current = view {
      let style = current.traits.overrideUserInterfaceStyle
      if style != .unspecified { return style }
      view = current.links.superview
    }
    return .unspecified
  }

  var effectiveTraits: UITraitCollection { .current(with: inheritedInterfaceStyle) }

  /// Changes the view's own interface style, or that of its superviews.
  func changeInterfaceStyle(_ change: () -> Void) {
    let oldStyle = inheritedInterfaceStyle
    change()
    interfaceStyleMayHaveChanged(from: oldStyle)
  }

  /// Updates colors and calls ``traitCollectionDidChange(_:)``, on this view and on those below that inherit its interface
  /// style, if that style changes the traits.
  func interfaceStyleMayHaveChanged(from oldStyle: UIUserInterfaceStyle) {
    let newStyle = inheritedInterfaceStyle
    guard newStyle != oldStyle else { return }
    let previous = UITraitCollection.current(with: oldStyle)
    guard previous != .current(with: newStyle) else { return }
    var pending = [self]
    while let view = pending.popLast() {
      view.resolveColors()
      view.controller?.traitCollectionDidChange(previous)
      view.traitCollectionDidChange(previous)
      pending += view.links.subviews.reversed().filter {
        $0.traits.overrideUserInterfaceStyle == .unspecified
      }
    }
  }

  private func resolveColors() {
    if traits.backgroundColor != nil, layerShowsBackgroundColor { backgroundColor = traits.backgroundColor }
    setNeedsDisplay()
  }

  func setMask(_ mask: UIView?) {
    guard mask !== links.mask else { return }
    mask?.removeFromSuperview()
    links.mask = mask
    layer.mask = mask?.layer
  }
}

extension UITraitCollection {
  /// Returns the current traits with an interface style, unless that is unspecified.
  fileprivate static func current(with style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified else { return .current }
    return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
  }
}
