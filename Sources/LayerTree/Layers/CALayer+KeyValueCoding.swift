import CoreGraphics
import MotionCore

// MARK: - Keys

extension CALayer {
  final func namedValue(forKey key: String) -> Any? {
    if let property = LayerProperty(key: key, of: store.owner) { return store.value(of: property) }
    switch key {
    case "frame": return frame
    case "mask": return mask
    case "sublayers": return sublayers
    case "superlayer": return superlayer
    case "delegate": return delegate
    case "name": return name
    case "actions": return actions
    case "style": return style
    case "maskedCorners": return maskedCorners.rawValue
    case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
    case "autoresizingMask": return autoresizingMask.rawValue
    case "layoutManager": return layoutManager
    case "constraints": return constraints
    case "visibleRect": return visibleRect
    default: return timingValue(forKey: key) ?? customValue(forKey: key)
    }
  }

  final func setNamedValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty(key: key, of: store.owner) {
      set(property, to: value)
      return
    }
    switch key {
    case "frame": frame = Coerced.rect(value) ?? Coerced.keeping(frame, not: value, for: key)
    case "mask": mask = Coerced.optional(value, else: mask, for: key)
    case "sublayers": sublayers = Coerced.optional(value, else: sublayers, for: key)
    case "delegate": delegate = Coerced.optional(value, else: delegate, for: key)
    case "name": name = Coerced.optional(value, else: name, for: key)
    case "actions": actions = Coerced.optional(value, else: actions, for: key)
    case "style": style = Coerced.optional(value, else: style, for: key)
    case "maskedCorners":
      let corners = Coerced.double(value).flatMap(UInt.init(exactly:))
      maskedCorners =
        corners.map(CACornerMask.init(rawValue:)) ?? Coerced.keeping(maskedCorners, not: value, for: key)
    case "needsDisplayOnBoundsChange":
      needsDisplayOnBoundsChange =
        Coerced.bool(value) ?? Coerced.keeping(needsDisplayOnBoundsChange, not: value, for: key)
    case "autoresizingMask":
      let mask = Coerced.double(value).flatMap(UInt32.init(exactly:))
      autoresizingMask =
        mask.map(CAAutoresizingMask.init(rawValue:))
        ?? Coerced.keeping(autoresizingMask, not: value, for: key)
    case "layoutManager": layoutManager = Coerced.optional(value, else: layoutManager, for: key)
    case "constraints": constraints = Coerced.optional(value, else: constraints, for: key)
    case "visibleRect", "superlayer": CoreAnimationDiagnostics.report("'\(key)' can't be set")
    default:
      if !setTimingValue(value, forKey: key) { setCustomValue(value, forKey: key) }
    }
  }

  /// Sets a property from `Any` as its setter would, actions included.
  private func set(_ property: LayerProperty, to value: Any?) {
    let description = property.description
    change(property, true) {
      let isTaken = ownStore.withValues(of: description.owner) { description.store(value, in: $0) }
      if isTaken == false { Coerced.reportWrongType(of: value, for: property.key) }
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
      return container(forKey: key)?.value(forKeyPath: rest) ?? userValues[keyPath]
    }
    return target.part == .whole
      ? value(forKey: keyPath) : target.value(in: store.numbers(of: target.property))
  }

  final func setPathValue(_ value: Any?, _ keyPath: String) {
    let found = KeyPathTarget(keyPath: keyPath, of: store.owner)
    if let found, found.property.owner == .filter { return setFilterValue(value, at: found) }
    guard let target = found, target.path.isEmpty else {
      if let (container, rest) = followed(keyPath, passing: { ($0 as? CALayer)?.changeUnnamed {} }) {
        return container.setValue(value, forKeyPath: rest)
      }
      let (key, rest) = keyPath.splitAtFirstDot
      if let rest, let container = container(forKey: key) {
        changeUnnamed { container.setValue(value, forKeyPath: rest) }
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

  /// What a key path goes on into after a key.
  package final func container(forKey key: String) -> (any KeyValueContainer)? {
    switch value(forKey: key) {
    case let cells as [CAEmitterCell]: NamedCells(cells)
    case let value: value as? any KeyValueContainer
    }
  }
}
