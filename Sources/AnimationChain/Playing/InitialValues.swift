import CoreGraphics
import QuartzCore

/// The initial values of all properties that a chain changes.
struct InitialValues {
  private struct Value {
    weak var layer: CALayer?
    let key: String
    let value: Any?
  }

  private var values: [Value] = []
}

extension InitialValues {
  /// Stores whole properties: the components of a property are restored together.
  init(of entries: [ChainEntry], _ states: [EntryState]) {
    var stored: Set<Property> = []
    for (entry, state) in zip(entries, states) {
      guard let layer = state.layer else { continue }
      for key in entry.stage.setting.changedKeys
      where stored.insert(Property(layer: ObjectIdentifier(layer), key: key)).inserted {
        values.append(Value(layer: layer, key: key, value: layer.value(forKey: key)))
      }
    }
  }

  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  func restore() {
    for value in values { value.layer?.setValue(value.value, forKey: value.key) }
  }
}

extension ChainSetting {
  /// The properties that the animation changes.
  fileprivate var changedKeys: [String] {
    let keyPath = (animation as? CAPropertyAnimation)?.keyPath
    let animatedKeys = keyPath?.split(separator: ".").first.map { [String($0)] } ?? []
    return anchor == nil ? animatedKeys : ["anchorPoint", "position"] + animatedKeys
  }
}
