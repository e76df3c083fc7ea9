import CoreGraphics

extension CAAnimation {
  /// Reads an object of this class from an archive; nil where the archive doesn't hold one.
  public static func _unarchived(from coder: NSCoder) -> Any? {
    let animation = make()
    return animation.unarchive(from: coder) ? animation : nil
  }

  private static var archiveKey: String { "CAAnimation" }
  private static var userKeys: String { "userValues" }

  final func archive(into coder: NSCoder) { ArchiveDepth.descend { write(into: coder) } }

  private func write(into coder: NSCoder) {
    var values: [String: ArchivedValue] = [:]
    for key in Self.archivedKeys where shouldArchiveValue(forKey: key) {
      if let value = value(forKey: key) { values[key] = ArchivedValue(value) }
    }
    let own = userValues.filter { shouldArchiveValue(forKey: $0.key) }
    if !own.isEmpty { values[Self.userKeys] = ArchivedValue(own) }
    coder.encode(ArchivedBox(.dictionary(values)), forKey: Self.archiveKey)
  }

  /// Takes over what an archive holds; false where it holds no valid animation.
  final func unarchive(from coder: NSCoder) -> Bool {
    guard
      case .dictionary(let values)? = coder.decodeObject(of: ArchivedBox.self, forKey: Self.archiveKey)?.value
    else { return false }
    for key in Self.archivedKeys {
      guard let value = values[key]?.value else { continue }
      setValue(value, forKey: key)
    }
    if let own = values[Self.userKeys]?.value as? [String: Any] { userValues = own }
    return true
  }

  /// The keys of all that animations of any class hold, the delegate left out; a class that knows one of them not has
  /// no value for it, or the user's own.
  private static let archivedKeys =
    TimingValues.keys + [
      "timingFunction", "removedOnCompletion", "preferredFrameRateRange", "keyPath", "additive", "cumulative",
      "valueFunction", "fromValue", "toValue", "byValue", "mass", "stiffness", "damping", "initialVelocity",
      "allowsOverdamping", "values", "path", "keyTimes", "timingFunctions", "calculationMode", "rotationMode",
      "tensionValues", "continuityValues", "biasValues", "animations", "type", "subtype", "startProgress",
      "endProgress",
    ]
}
