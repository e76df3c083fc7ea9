import QuartzCore

extension UIView {
  /// The traits that the view, its superviews and their controllers override; nil without any.
  var inheritedOverrides: TraitValues? {
    var values: TraitValues?
    forEachOverride { overrides in
      values = values?.completed(with: overrides.values) ?? overrides.values
      return true
    }
    return values
  }

  /// Calls a closure with the overridden traits of the view, its superviews and their controllers, from the view upward, until it
  /// returns false.
  private func forEachOverride(_ body: (UITraitCollection) -> Bool) {
    var view: UIView? = self
    while let current = view {
      if let own = current.traits.overrides, !body(own) { return }
      if let own = current.links.controller?.relations.overrides, !body(own) { return }
      view = current.links.superview
    }
  }

  /// Returns the overridden traits of the view in a superview with overridden traits.
  private func overrides(inheriting inherited: TraitValues?) -> TraitValues? {
    var values = inherited
    if let own = links.controller?.relations.overrides {
      values = own.values.completed(with: values ?? .unspecified)
    }
    if let own = traits.overrides { values = own.values.completed(with: values ?? .unspecified) }
    return values
  }

  var effectiveTraits: UITraitCollection { .current(with: inheritedOverrides) }

  /// The layout direction of the traits.
  var inheritedDirection: UIUserInterfaceLayoutDirection {
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    forEachOverride { overrides in
      direction = overrides.layoutDirection
      return direction == .unspecified
    }
    if direction == .unspecified { direction = UITraitCollection.current.layoutDirection }
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Changes the traits that the view or its controller overrides.
  func changeTraits(_ change: () -> Void) {
    let old = inheritedOverrides
    change()
    traitsMayHaveChanged(from: old)
  }

  /// Updates colors and layouts and notifies observers, on this view and on those below whose traits change.
  ///
  /// - Parameter old: The former overridden traits.
  func traitsMayHaveChanged(from old: TraitValues?) {
    let new = inheritedOverrides
    guard new != old else { return }
    var pending = [(view: self, old: old, new: new)]
    while let (view, old, new) = pending.popLast() {
      let (previous, current) = (UITraitCollection.current(with: old), UITraitCollection.current(with: new))
      guard previous != current else { continue }
      view.traitsDidChange(from: previous, to: current)
      pending += view.links.subviews.reversed().map {
        ($0, $0.overrides(inheriting: old), $0.overrides(inheriting: new))
      }
    }
  }

  private func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    if current.hasDifferentColorAppearance(comparedTo: previous) { resolveColors() }
    if previous.layoutDirection != current.layoutDirection {
      layoutEngine?.reinstallAll()
      setNeedsLayout()
      setNeedsDisplay()
    }
    if let controller {
      controller.traitCollectionDidChange(previous)
      controller.relations.traitObservers.call(controller, from: previous, to: current)
    }
    traitCollectionDidChange(previous)
    traits.traitObservers.call(self, from: previous, to: current)
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
  /// Returns the current traits with overridden ones.
  fileprivate static func current(with overrides: TraitValues?) -> UITraitCollection {
    guard let overrides else { return .current }
    return UITraitCollection(overrides.completed(with: UITraitCollection.current.values))
  }
}
