import CoreGraphics
import LayerTree
import LayerValues

/// The layers of a stage at an instant, as the page reads them: superlayers first, siblings back to front.
struct LayersDocument: Codable, Hashable {
  let layers: [Layer]
  /// The path of the layer at the point of the question; nil without one.
  let hit: String?
  /// Whether all layers are listed.
  let isComplete: Bool
  /// The times at which the scene showed something else than before, in seconds.
  let differences: [Double]

  struct Layer: Codable, Hashable {
    /// The indices among siblings, joined by dots; empty for the root.
    let path: String
    let label: String
    let className: String
    let isShown: Bool
    /// The corners of the bounds in points of the stage: x and y of each, in the order of an outline.
    let corners: [Double]
    let values: [Value]
    /// The animations that play.
    let animations: [String]
  }

  /// A value of a property as text.
  struct Value: Codable, Hashable {
    let key: String
    let text: String
  }

  init(
    _ layers: some Sequence<InspectedLayer>, hit: LayerPath?, isComplete: Bool, differences: [Double]
  ) {
    self.layers = layers.map(Layer.init)
    self.hit = hit?.text
    (self.isComplete, self.differences) = (isComplete, differences)
  }
}

extension LayersDocument.Layer {
  fileprivate init(_ layer: InspectedLayer) {
    path = layer.path.text
    (label, className) = (layer.label.text, layer.label.className)
    isShown = layer.isShown
    corners = layer.corners.flatMap { [Double($0.x), Double($0.y)] }
    values = layer.values.map { LayersDocument.Value(key: $0.property.key, text: ValueText.text(of: $0)) }
    animations = layer.animations.map(\.text)
  }
}

extension LayerPath {
  /// The indices, joined by dots.
  var text: String { indices.map(String.init).joined(separator: ".") }
}

extension LayerLabel {
  /// The layer's name, else the class of its view, else its own class.
  var text: String { name ?? viewName ?? className }
}

extension AnimationLabel {
  /// The animated properties, and the key if it says more.
  var text: String {
    let paths = keyPaths.isEmpty ? className : keyPaths.joined(separator: ", ")
    guard let key, !keyPaths.contains(key) else { return paths }
    return "\(key): \(paths)"
  }
}
