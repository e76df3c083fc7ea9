import CoreGraphics

extension CALayer {
  /// Takes another style: its values, or without one the defaults, hold for all properties that were never set.
  final func setStyle(_ style: [AnyHashable: Any]?) {
    let old = styleTable
    styleTable = style
    // The extent is never a matter of style.
    for property in LayerProperty.allCases
    where property != .bounds && store.owner.includes(property.owner)
      && !explicitProperties.contains(property)
    {
      let value = style?.styleValue(forKey: property.key)
      guard value != nil || old?.styleValue(forKey: property.key) != nil else { continue }
      let description = property.description
      changeUnnamed {
        let isTaken = ownStore.withValues(of: description.owner) {
          description.store(value ?? Self.defaultNamedValue(forKey: property.key), in: $0)
        }
        if isTaken == false { Coerced.reportWrongType(of: value, for: property.key) }
      }
    }
  }
}

extension [AnyHashable: Any] {
  /// The value of a key in a style, or else in the style inside it, and so on.
  func styleValue(forKey key: String) -> Any? { firstInStyles { $0[key] } }

  /// The action for an event in a style, or else in the style inside it, and so on.
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
