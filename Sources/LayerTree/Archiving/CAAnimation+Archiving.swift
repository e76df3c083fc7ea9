import CoreGraphics

extension CAAnimation {
  /// Returns an animation of this class from an archive; nil if the archive contains none.
  public static func _unarchived(from coder: NSCoder) -> Any? {
    let animation = make()
    return animation.unarchive(from: coder) ? animation : nil
  }

  private static var archiveKey: String { "CAAnimation" }
  private static var userValuesKey: String { "userValues" }

  final func archive(into coder: NSCoder) { ArchiveDepth.descend { write(into: coder) } }

  private func write(into coder: NSCoder) {
    var values: [String: ArchivedValue] = [:]
    for key in Self.archivedKeys where shouldArchiveValue(forKey: key) {
      if let value = value(forKey: key) { values[key] = ArchivedValue(value) }
    }
    let archivedUserValues = details.userValues.filter { shouldArchiveValue(forKey: $0.key) }
    if !archivedUserValues.isEmpty { values[Self.userValuesKey] = ArchivedValue(archivedUserValues) }
    coder.encode(ArchivedBox(.dictionary(values)), forKey: Self.archiveKey)
  }

  /// Sets the animation's properties from an archive; returns false if it contains no valid animation.
  final func unarchive(from coder: NSCoder) -> Bool {
    guard
      case .dictionary(let values)? = coder.decodeObject(of: ArchivedBox.self, forKey: Self.archiveKey)?.value
    else { return false }
    for key in Self.archivedKeys {
      guard let value = values[key]?.value else { continue }
      setValue(value, forKey: key)
    }
    if let decoded = values[Self.userValuesKey]?.value as? [String: Any] { details.userValues = decoded }
    return true
  }

  /// The keys of the properties of all animation classes except for the delegate.
  ///
  /// If a class doesn't have one of these properties, the key has no value, or one that was set as a custom key.
  private static let archivedKeys =
    TimingValues.keys + [
      "timingFunction", "removedOnCompletion", "preferredFrameRateRange", "keyPath", "additive", "cumulative",
      "valueFunction", "fromValue", "toValue", "byValue", "mass", "stiffness", "damping", "initialVelocity",
      "allowsOverdamping", "values", "path", "keyTimes", "timingFunctions", "calculationMode", "rotationMode",
      "tensionValues", "continuityValues", "biasValues", "animations", "type", "subtype", "startProgress",
      "endProgress",
    ]
}
