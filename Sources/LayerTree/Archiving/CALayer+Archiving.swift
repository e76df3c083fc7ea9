import CoreGraphics

// Everything that a layer archives is one dictionary under one key, so that a subclass may use any key of its own. What
// has its default value isn't in it.

extension CALayer {
  /// Reads an object of this class from an archive; nil where the archive doesn't hold one.
  public static func _unarchived(from coder: NSCoder) -> Any? {
    let layer = make()
    return layer.unarchive(from: coder) ? layer : nil
  }

  private static var archiveKey: String { "CALayer" }
  private static var userKeys: String { "userValues" }

  final func archive(into coder: NSCoder) { ArchiveDepth.descend { write(into: coder) } }

  private func write(into coder: NSCoder) {
    var values = archivedProperties
    for key in Self.archivedKeys where shouldArchiveValue(forKey: key) {
      values[key] = archivedValue(forKey: key)
    }
    let own = userValues.filter { shouldArchiveValue(forKey: $0.key) }
    if !own.isEmpty { values[Self.userKeys] = ArchivedValue(own) }
    coder.encode(ArchivedBox(.dictionary(values)), forKey: Self.archiveKey)
  }

  /// Takes over what an archive holds; false where it holds no layer.
  final func unarchive(from coder: NSCoder) -> Bool {
    guard
      case .dictionary(let values)? = coder.decodeObject(of: ArchivedBox.self, forKey: Self.archiveKey)?.value
    else { return false }
    for (key, value) in values { unarchive(value, forKey: key) }
    if let own = values[Self.userKeys]?.value as? [String: Any] { userValues = own }
    return true
  }
}

// MARK: - What the property table knows

extension CALayer {
  /// The properties whose values aren't the defaults.
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
      _ = ownStore.withValues(of: description.owner) {
        description.store(value.value, in: $0)
      }
    } else if Self.archivedKeys.contains(key) {
      unarchiveUnlisted(value, forKey: key)
    }
  }
}

// MARK: - What it doesn't know

extension CALayer {
  private static let archivedKeys = Set(
    TimingValues.keys + [
      "name", "maskedCorners", "autoresizingMask", "constraints", "layoutManager",
      "needsDisplayOnBoundsChange",
      "actions", "style", "mask", "sublayers",
    ])

  /// The value of a key that isn't in the property table; nil where it's the default.
  private func archivedValue(forKey key: String) -> ArchivedValue? {
    switch key {
    case "mask" where ArchiveDepth.hasRoomForLayers: return links.mask.map { .object($0) }
    case "sublayers" where ArchiveDepth.hasRoomForLayers && !links.sublayers.isEmpty:
      return .list(links.sublayers.map { .object($0) })
    case "mask", "sublayers": return nil
    case "actions": return actionTable.flatMap { ArchivedValue($0) }
    case "style": return styleTable.flatMap { ArchivedValue($0) }
    default:
      let value = ArchivedValue(namedValue(forKey: key))
      return value == ArchivedValue(Self.unset.namedValue(forKey: key)) ? nil : value
    }
  }

  /// A layer of which nothing was set.
  private static var unset: CALayer { CALayer() }

  private func unarchiveUnlisted(_ value: ArchivedValue, forKey key: String) {
    switch key {
    case "mask": setMask(value.value as? CALayer)
    case "sublayers":
      for layer in value.value as? [Any] ?? [] {
        if let layer = layer as? CALayer { insert(layer, at: links.sublayers.count) }
      }
    case "actions": actionTable = (value.value as? [String: Any])?.compactMapValues { $0 as? any CAAction }
    case "style": styleTable = value.value as? [String: Any]
    default: setNamedValue(value.value, forKey: key)
    }
  }
}
