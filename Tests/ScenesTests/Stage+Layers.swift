import Staging

extension Stage {
  /// The layer of a name, at any depth.
  func model(_ name: String) -> CALayer? { layer.tree.first { $0.name == name } }

  /// How it shows.
  func shown(_ name: String) -> CALayer? { model(name)?.presentation() }

  /// What a key path of a layer shows; NaN where there's no such layer.
  func number(_ keyPath: String, of name: String) -> Double { shown(name)?.number(keyPath) ?? .nan }
}

extension CALayer {
  /// The layer and all below it.
  var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }

  /// The number at a key path.
  func number(_ keyPath: String) -> Double {
    switch value(forKeyPath: keyPath) {
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    default: .nan
    }
  }
}
