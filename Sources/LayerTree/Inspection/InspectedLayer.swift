import CoreGraphics
package import LayerValues
import MotionCore

/// A layer as tools show it: its place in the tree, and the values that it shows at an instant.
package struct InspectedLayer {
  /// The layer's place in its tree.
  package let path: LayerPath
  package let label: LayerLabel
  /// The bounds, the position, and all values that differ from the defaults of the layer's class, in the order of the
  /// property table.
  package let values: [Value]
  /// The corners of the bounds in the root's coordinates: at the origin, then along x first.
  package let corners: [CGPoint]
  /// Whether the layer and all its ancestors are visible.
  package let isShown: Bool
  /// Whether the layer draws more than its sublayers.
  package let hasContent: Bool
  /// The animations that play, in the order in which they were added.
  package let animations: [AnimationLabel]
  /// The index of the nearest ancestor that clips the layer, in the array of all layers; nil if there is none.
  fileprivate let clip: Int?

  /// The value of a property.
  package struct Value {
    package let property: LayerProperty
    /// The numbers of the value; empty if it has none.
    package let numbers: [Double]
    /// The value itself.
    package let value: Any?
  }
}

extension CALayer {
  /// Returns the layer and its descendants as they are shown now: superlayers first, siblings back to front.
  ///
  /// A mask precedes the sublayers. No presentation layers are created.
  ///
  /// - Parameter limit: The largest number of layers; others are left out.
  package final func inspectedLayers(limit: Int) -> [InspectedLayer] {
    hostOfTree?.completeLayers()
    var inspection = LayerInspection(limit: limit)
    inspection.append(self, in: LayerInspection.Surroundings())
    return inspection.layers
  }
}

extension [InspectedLayer] {
  /// Returns the path of the frontmost visible layer at a point of the root's coordinates; nil if there is none.
  ///
  /// A layer that draws something precedes those that only contain others. The shapes of masks and of contents don't
  /// matter.
  package func frontmost(at point: CGPoint) -> LayerPath? {
    let hits = filter {
      $0.isShown && !$0.path.isMask && $0.corners.surround(point) && !isClipped($0, at: point)
    }
    return (hits.last(where: \.hasContent) ?? hits.last)?.path
  }

  /// Whether an ancestor that clips a layer leaves out a point.
  private func isClipped(_ layer: InspectedLayer, at point: CGPoint) -> Bool {
    var clip = layer.clip
    while let index = clip {
      guard self[index].corners.surround(point) else { return true }
      clip = self[index].clip
    }
    return false
  }
}

// MARK: - Traversal

/// A traversal of a tree that collects its layers.
private struct LayerInspection {
  let limit: Int
  private(set) var layers: [InspectedLayer] = []

  init(limit: Int) { self.limit = limit }

  /// The place at which a layer is.
  struct Surroundings {
    var path = LayerPath()
    /// The transform from the superlayer's sublayers to the root's superspace.
    var transform = Matrix4.identity
    var isShown = true
    var clip: Int?
  }

  mutating func append(_ layer: CALayer, in surroundings: Surroundings) {
    guard layers.count < limit, surroundings.path.indices.count < CALayer.maximumDepth else { return }
    let store = layer.shownStore
    let transform = store.values.transformToSuperlayer * surroundings.transform
    var inner = surroundings
    inner.isShown = surroundings.isShown && !store.values.isHidden && store.values.opacity > 0
    let index = layers.count
    layers.append(
      InspectedLayer(
        path: surroundings.path, label: LayerLabel(layer), values: store.valuesToInspect(of: layer),
        corners: store.values.bounds.standardized.corners.map { transform.apply($0) }, isShown: inner.isShown,
        hasContent: store.owner != .layer || !store.drawsOnlySublayers,
        animations: layer.attached.map(AnimationLabel.init),
        clip: surroundings.clip))
    if store.values.masksToBounds { inner.clip = index }
    if let mask = layer.links.mask {
      inner.transform = transform
      inner.path = surroundings.path.appending(LayerPath.maskIndex)
      append(mask, in: inner)
    }
    let plane = store.sharesDepth ? Matrix4.identity : Self.projection
    inner.transform = store.values.transformOfSublayers * plane * transform
    for (index, sublayer) in layer.links.sublayers.enumerated().sorted(by: Self.isBehind) {
      inner.path = surroundings.path.appending(index)
      append(sublayer, in: inner)
    }
  }

  /// The projection onto a layer's plane.
  private static let projection = Matrix4(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 0, 0), SIMD4(0, 0, 0, 1))

  private static func isBehind(
    _ a: (offset: Int, element: CALayer), _ b: (offset: Int, element: CALayer)
  ) -> Bool {
    let (depthA, depthB) = (a.element.values.zPosition, b.element.values.zPosition)
    return depthA != depthB ? depthA < depthB : a.offset < b.offset
  }
}

extension LayerStore {
  /// Returns the values that a tool shows for a layer.
  fileprivate final func valuesToInspect(of layer: CALayer) -> [InspectedLayer.Value] {
    let defaults = type(of: layer).makeStore()
    return LayerProperty.allCases.compactMap { property in
      guard owner.includes(property.owner) else { return nil }
      let value = InspectedLayer.Value(property, in: self)
      let isBasic = property == .bounds || property == .position
      return isBasic || value.differs(from: InspectedLayer.Value(property, in: defaults)) ? value : nil
    }
  }
}

extension InspectedLayer.Value {
  fileprivate init(_ property: LayerProperty, in store: LayerStore) {
    self.init(property: property, numbers: store.numbers(of: property), value: store.value(of: property))
  }

  fileprivate func differs(from other: Self) -> Bool {
    if numbers != other.numbers || (value == nil) != (other.value == nil) { return true }
    return property.kind == .name && value as? String != other.value as? String
  }
}

extension CGRect {
  /// The corners in the order in which an outline connects them.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension [CGPoint] {
  /// Whether the convex polygon of these corners contains a point. Points on its edges count.
  fileprivate func surround(_ point: CGPoint) -> Bool {
    let sides = indices.map { index in
      let (a, b) = (self[index], self[(index + 1) % count])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 >= 0 } && sides.contains { $0 > 0 }
      || sides.allSatisfy { $0 <= 0 } && sides.contains { $0 < 0 }
  }
}
