import CoreGraphics
import QuartzCore

/// The values that a chain's layers had when it began, of all properties that it changes.
struct FirstValues {
  private struct Value {
    weak var layer: CALayer?
    let key: String
    let value: Any?
  }

  private var values: [Value] = []
}

extension FirstValues {
  /// Whole properties: a part of one is restored with the others.
  init(of entries: [ChainEntry], _ states: [EntryState]) {
    var known: Set<Place> = []
    for (entry, state) in zip(entries, states) {
      guard let layer = state.layer else { continue }
      for key in entry.step.setting.changedKeys
      where known.insert(Place(layer: ObjectIdentifier(layer), key: key)).inserted {
        values.append(Value(layer: layer, key: key, value: layer.value(forKey: key)))
      }
    }
  }

  private struct Place: Hashable {
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
    let animated = keyPath?.split(separator: ".").first.map { [String($0)] } ?? []
    return anchor == nil ? animated : ["anchorPoint", "position"] + animated
  }
}
