/// The place of a layer in its tree: the index among the sublayers of each ancestor, from the root's sublayers down.
package struct LayerPath: Equatable, Sendable {
  /// The indices; empty for the root.
  package private(set) var indices: [Int] = []

  /// The index that stands for a mask.
  package static let maskIndex = -1

  /// Creates the path of a root.
  package init() {}

  /// Creates the path of a layer.
  package init(_ layer: CALayer) {
    var layer = layer
    while let superlayer = layer.links.superlayer {
      indices.append(superlayer.links.sublayers.firstIndex { $0 === layer } ?? Self.maskIndex)
      layer = superlayer
    }
    indices.reverse()
  }

  /// Whether the layer is a mask or a part of one.
  package var isMask: Bool { indices.contains(Self.maskIndex) }

  /// Returns the path of a sublayer.
  package func appending(_ index: Int) -> LayerPath {
    var result = self
    result.indices.append(index)
    return result
  }
}

/// The names by which tools list a layer.
package struct LayerLabel: Equatable, Sendable {
  package let className: String
  /// The layer's name; nil without one.
  package let name: String?
  /// The class of the view that draws the layer; nil without one.
  package let viewName: String?

  package init(_ layer: CALayer) {
    className = "\(type(of: layer))"
    name = layer.name
    viewName = layer.delegate.map { "\(type(of: $0))" }
  }
}
