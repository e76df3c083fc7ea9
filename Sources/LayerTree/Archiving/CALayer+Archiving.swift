import CoreGraphics

// A layer archives all its values as one dictionary under one key, so that a subclass can use any other key. The
// dictionary omits default values.

extension CALayer {
  /// Returns a layer of this class from an archive; nil if the archive contains none.
  public static func _unarchived(from coder: NSCoder) -> Any? {
    let layer = make()
    return layer.unarchive(from: coder) ? layer : nil
  }

  private static var archiveKey: String { "CALayer" }
  private static var userValuesKey: String { "userValues" }

  final func archive(into coder: NSCoder) { ArchiveDepth.descend { write(into: coder) } }

  private func write(into coder: NSCoder) {
    var values = archivedProperties
    for key in Self.archivedKeys where shouldArchiveValue(forKey: key) {
      values[key] = archivedValue(forKey: key)
    }
    let archivedUserValues = links.userValues.filter { shouldArchiveValue(forKey: $0.key) }
    if !archivedUserValues.isEmpty { values[Self.userValuesKey] = ArchivedValue(archivedUserValues) }
    coder.encode(ArchivedBox(.dictionary(values)), forKey: Self.archiveKey)
  }

  /// Sets the layer's properties from an archive; returns false if it contains no layer.
  final func unarchive(from coder: NSCoder) -> Bool {
    guard
      case .dictionary(let values)? = coder.decodeObject(of: ArchivedBox.self, forKey: Self.archiveKey)?.value
    else { return false }
    for (key, value) in values { unarchive(value, forKey: key) }
    if let decoded = values[Self.userValuesKey]?.value as? [String: Any] { links.userValues = decoded }
    return true
  }
}

// MARK: - Properties in the property table

extension CALayer {
  /// The values of the properties in the table that differ from their defaults.
  private var archivedProperties: [String: ArchivedValue] {
    let defaults = type(of: self).makeStore()
    var result: [String: ArchivedValue] = [:]
    for property in LayerProperty.allCases where store.owner.includes(property.owner) {
      guard let value = ArchivedValue(store.value(of: property)),
        value != ArchivedValue(defaults.value(of: property)), shouldArchiveValue(forKey: property.key)
      else { continue }
      result[property.key] = value
    }
    return result
  }

  private func unarchive(_ value: ArchivedValue, forKey key: String) {
    if let property = LayerProperty(key: key, of: store.owner) {
      let description = property.description
      _ = uniqueStore.withValues(of: description.owner) {
        description.store(value.value, in: $0)
      }
    } else if Self.archivedKeys.contains(key) {
      unarchiveNamedValue(value, forKey: key)
    }
  }
}

// MARK: - Other properties

extension CALayer {
  private static let archivedKeys = Set(
    TimingValues.keys + [
      "name", "maskedCorners", "autoresizingMask", "constraints", "layoutManager",
      "needsDisplayOnBoundsChange",
      "actions", "style", "mask", "sublayers",
    ])

  /// Returns the value of a key that isn't in the property table; nil if it's the default.
  private func archivedValue(forKey key: String) -> ArchivedValue? {
    switch key {
    case "mask" where ArchiveDepth.allowsSublayers: return links.mask.map { .object($0) }
    case "sublayers" where ArchiveDepth.allowsSublayers:
      return resolvedSublayers.map { .list($0.map { .object($0) }) }
    case "mask", "sublayers": return nil
    case "actions": return links.actions.flatMap { ArchivedValue($0) }
    case "style": return links.style.flatMap { ArchivedValue($0) }
    default:
      let value = ArchivedValue(namedValue(forKey: key))
      return value == ArchivedValue(Self.defaultLayer.namedValue(forKey: key)) ? nil : value
    }
  }

  /// A layer whose properties have their default values.
  private static var defaultLayer: CALayer { CALayer() }

  private func unarchiveNamedValue(_ value: ArchivedValue, forKey key: String) {
    switch key {
    case "mask": setMask(value.value as? CALayer)
    case "sublayers":
      for layer in value.value as? [Any] ?? [] {
        if let layer = layer as? CALayer { insert(layer, at: links.sublayers.count) }
      }
    case "actions": links.actions = (value.value as? [String: Any])?.compactMapValues { $0 as? any CAAction }
    case "style": links.style = value.value as? [String: Any]
    default: setNamedValue(value.value, forKey: key)
    }
  }
}
