import CoreGraphics
import MotionCore

// MARK: - Keys

extension CALayer {
  final func namedValue(forKey key: String) -> Any? {
    if let property = LayerProperty(key: key, of: store.owner) { return store.value(of: property) }
    return Self.properties.value(forKey: key, of: self) ?? customValue(forKey: key)
  }

  final func setNamedValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty(key: key, of: store.owner) {
      set(property, to: value)
    } else if !Self.properties.setValue(value, forKey: key, of: self) {
      setCustomValue(value, forKey: key)
    }
  }

  /// The properties that ``LayerProperty`` doesn't contain.
  private static let properties = KeyedProperties(
    KeyedProperty<CALayer>.timing + [
      .init("frame", at: \.frame), .init("mask", object: \.mask), .init("sublayers", object: \.sublayers),
      .init("superlayer", value: { $0.superlayer }, set: reportReadOnly),
      .init("delegate", object: \.delegate), .init("name", object: \.name),
      .init("actions", object: \.actions), .init("style", object: \.style),
      .init("maskedCorners", at: \.maskedCorners),
      .init("needsDisplayOnBoundsChange", at: \.needsDisplayOnBoundsChange),
      .init("autoresizingMask", at: \.autoresizingMask), .init("layoutManager", object: \.layoutManager),
      .init("constraints", object: \.constraints),
      .init("visibleRect", value: { $0.visibleRect }, set: reportReadOnly),
    ])

  @Sendable
  private static func reportReadOnly(_ layer: CALayer, _ value: Any?, _ key: String) {
    CoreAnimationDiagnostics.report("'\(key)' is read-only")
  }

  /// Sets a property to an untyped value as its setter does, including actions.
  private func set(_ property: LayerProperty, to value: Any?) {
    let description = property.description
    let value = property == .bounds ? Coerced.rect(value)?.withPositiveSize ?? value : value
    change(property, true) {
      let isAccepted = uniqueStore.withValues(of: description.owner) { description.store(value, in: $0) }
      if isAccepted == false { Coerced.reportWrongType(of: value, for: property.key) }
    }
  }

  final class func defaultNamedValue(forKey key: String) -> Any? {
    let store = makeStore()
    return LayerProperty(key: key, of: store.owner).flatMap(store.value)
  }
}

// MARK: - Key paths

extension CALayer {
  final func pathValue(_ keyPath: String) -> Any? {
    let found = KeyPathTarget(keyPath: keyPath, of: store.owner)
    if let found, found.property.owner == .filter { return filterValue(at: found) }
    guard let target = found, target.path.isEmpty else {
      if let (container, rest) = followed(keyPath) { return container.value(forKeyPath: rest) }
      let (key, rest) = keyPath.splitAtFirstDot
      guard let rest else { return value(forKey: key) }
      return container(forKey: key)?.value(forKeyPath: rest) ?? links.userValues[keyPath]
    }
    return target.part == .whole
      ? value(forKey: keyPath) : target.value(in: store.numbers(of: target.property))
  }

  final func setPathValue(_ value: Any?, _ keyPath: String) {
    let found = KeyPathTarget(keyPath: keyPath, of: store.owner)
    if let found, found.property.owner == .filter { return setFilterValue(value, at: found) }
    guard let target = found, target.path.isEmpty else {
      if let (container, rest) = followed(keyPath, passing: { ($0 as? CALayer)?.changeWithoutAction {} }) {
        return container.setValue(value, forKeyPath: rest)
      }
      let (key, rest) = keyPath.splitAtFirstDot
      if let rest, let container = container(forKey: key) {
        changeWithoutAction { container.setValue(value, forKeyPath: rest) }
      } else {
        setValue(value, forKey: keyPath)
      }
      return
    }
    guard target.part != .whole else {
      setValue(value, forKey: keyPath)
      return
    }
    guard let numbers = target.numbers(from: value) else {
      return Coerced.reportWrongType(of: value, for: keyPath)
    }
    setValue(
      target.value(replacing: store.numbers(of: target.property), by: numbers), forKey: target.property.key)
  }

  /// Returns the object in which the rest of a key path continues after a key.
  package final func container(forKey key: String) -> (any KeyValueContainer)? {
    switch value(forKey: key) {
    case let cells as [CAEmitterCell]: NamedCells(cells)
    case let value: value as? any KeyValueContainer
    }
  }
}
