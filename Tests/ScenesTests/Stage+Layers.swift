import Staging

extension Stage {
  /// Returns the layer of a name, at any depth.
  func model(_ name: String) -> CALayer? { layer.tree.first { $0.name == name } }

  /// Returns the presentation layer of the layer with a name.
  func presentationLayer(_ name: String) -> CALayer? { model(name)?.presentation() }

  /// Returns the presented value of a layer's key path; NaN if there's no such layer.
  func number(_ keyPath: String, of name: String) -> Double {
    presentationLayer(name)?.number(keyPath) ?? .nan
  }
}

extension CALayer {
  /// The layer and all its descendants.
  var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }

  /// Returns the number at a key path.
  func number(_ keyPath: String) -> Double {
    switch value(forKeyPath: keyPath) {
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    default: .nan
    }
  }
}
