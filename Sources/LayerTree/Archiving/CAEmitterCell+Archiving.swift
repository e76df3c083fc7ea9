import CoreGraphics

extension CAEmitterCell {
  private static var archiveKey: String { "CAEmitterCell" }
  private static var userKeys: String { "userValues" }

  private static let archivedKeys =
    LayerProperty.allCases.filter { $0.owner == .cell }.map(\.key) + ["name", "style"]
    + [
      "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses",
      "fillMode",
    ]

  final func archive(into coder: NSCoder) { ArchiveDepth.descend { write(into: coder) } }

  private func write(into coder: NSCoder) {
    let unset = CAEmitterCell()
    var values: [String: ArchivedValue] = [:]
    for key in Self.archivedKeys where shouldArchiveValue(forKey: key) {
      let value = ArchivedValue(namedValue(forKey: key))
      if value != ArchivedValue(unset.namedValue(forKey: key)) { values[key] = value }
    }
    let own = userValues.filter { shouldArchiveValue(forKey: $0.key) }
    if !own.isEmpty { values[Self.userKeys] = ArchivedValue(own) }
    coder.encode(ArchivedBox(.dictionary(values)), forKey: Self.archiveKey)
  }

  /// Takes over what an archive holds; false where it holds no cell.
  final func unarchive(from coder: NSCoder) -> Bool {
    guard
      case .dictionary(let values)? = coder.decodeObject(of: ArchivedBox.self, forKey: Self.archiveKey)?.value
    else { return false }
    for key in Self.archivedKeys {
      if let value = values[key] { setNamedValue(value.value, forKey: key) }
    }
    if let own = values[Self.userKeys]?.value as? [String: Any] { userValues = own }
    return true
  }
}
