import CDynamicInit
public import CoreGraphics
import Reflection

extension CAEmitterCell {
  /// Reads an object of this class from an archive; nil where the archive doesn't hold one.
  public static func _unarchived(from coder: NSCoder) -> Any? {
    let cell = make()
    return cell.unarchive(from: coder) ? cell : nil
  }

  /// Returns a new cell of this class, created by its `init()`.
  private static func make() -> CAEmitterCell {
    unsafeDowncast(initializer.make(self), to: CAEmitterCell.self)
  }

  private static let initializer = DynamicInitializer(
    quartzite_cell_init(), of: CAEmitterCell.self, probe: Probe.self, verify: { $0.make(Probe.self) })

  private final class Probe: CAEmitterCell {}

  private static var archiveKey: String { "CAEmitterCell" }
  private static var userKeys: String { "userValues" }

  private static let archivedKeys =
    LayerProperty.allCases.filter { $0.owner == .cell }.map(\.key) + ["name", "style"] + TimingValues.keys

  package final func archive(into coder: NSCoder) { ArchiveDepth.descend { write(into: coder) } }

  private func write(into coder: NSCoder) {
    let unset = CAEmitterCell()
    var values: [String: ArchivedValue] = [:]
    for key in Self.archivedKeys where shouldArchiveValue(forKey: key) {
      let value = ArchivedValue(namedValue(forKey: key))
      if value != ArchivedValue(unset.namedValue(forKey: key)) { values[key] = value }
    }
    let archivedUserValues = userValues.filter { shouldArchiveValue(forKey: $0.key) }
    if !archivedUserValues.isEmpty { values[Self.userKeys] = ArchivedValue(archivedUserValues) }
    coder.encode(ArchivedBox(.dictionary(values)), forKey: Self.archiveKey)
  }

  /// Sets the archived values; returns false if the archive doesn't contain a cell.
  package final func unarchive(from coder: NSCoder) -> Bool {
    guard
      case .dictionary(let values)? = coder.decodeObject(of: ArchivedBox.self, forKey: Self.archiveKey)?.value
    else { return false }
    for key in Self.archivedKeys {
      if let value = values[key] { setNamedValue(value.value, forKey: key) }
    }
    if let archivedUserValues = values[Self.userKeys]?.value as? [String: Any] {
      userValues = archivedUserValues
    }
    return true
  }
}
