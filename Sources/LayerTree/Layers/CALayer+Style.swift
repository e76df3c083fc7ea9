import CoreGraphics

extension CALayer {
  /// Replaces the style, applying its values, or the defaults, to the properties that were never set explicitly.
  final func setStyle(_ style: [AnyHashable: Any]?) {
    let old = links.style
    links.style = style
    // A style doesn't apply to the bounds.
    for property in LayerProperty.allCases
    where property != .bounds && store.owner.includes(property.owner)
      && !explicitProperties.contains(property)
    {
      let value = style?.styleValue(forKey: property.key)
      guard value != nil || old?.styleValue(forKey: property.key) != nil else { continue }
      let description = property.description
      changeWithoutAction {
        let isAccepted = uniqueStore.withValues(of: description.owner) {
          description.store(value ?? Self.defaultNamedValue(forKey: property.key), in: $0)
        }
        if isAccepted == false { Coerced.reportWrongType(of: value, for: property.key) }
      }
    }
  }
}

extension [AnyHashable: Any] {
  /// Returns the value of a key in a style, or else in its nested style, and so on.
  func styleValue(forKey key: String) -> Any? { firstInStyles { $0[key] } }

  /// Returns the action for an event in a style, or else in its nested style, and so on.
  func styleAction(forKey event: String) -> (any CAAction)? {
    firstInStyles { ($0["actions"] as? [String: any CAAction])?[event] }
  }

  private func firstInStyles<Result>(_ find: ([AnyHashable: Any]) -> Result?) -> Result? {
    var style: [AnyHashable: Any]? = self
    while let current = style {
      if let value = find(current) { return value }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }
}
