import CoreGraphics
import MotionCore

/// A hosted tree of animated layers that benchmarks evaluate frame by frame.
@_spi(Benchmarks)
public final class LayerTreeBenchmark {
  private let host: LayerHost
  private let layers: [CALayer]

  /// Hosts a number of layers and adds a copy of an animation to each, with slightly different begin times.
  public init(layerCount: Int, animation: CAAnimation? = nil) {
    let root = CALayer()
    layers = (0..<layerCount).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }
    host = LayerHost(root: root)
    host.perform {
      for (index, layer) in layers.enumerated() {
        animation?.beginTime = -1e-6 * Double(index + 1)
        if let animation { layer.add(animation, forKey: nil) }
      }
    }
  }

  deinit { host.close() }

  /// Adds another copy of an animation to every layer and commits.
  public func add(_ animation: CAAnimation) {
    host.perform {
      for layer in layers { layer.add(animation, forKey: nil) }
    }
  }

  /// Removes all animations.
  public func removeAnimations() {
    host.perform {
      for layer in layers { layer.removeAllAnimations() }
    }
  }

  /// Advances time and evaluates all animations.
  public func evaluate(at time: Double) {
    host.advance(to: time)
    host.evaluate()
  }

  /// Returns the sum of the x coordinates of all layers' origins in the root's space, from a snapshot as drawing takes
  /// it.
  public func sumOfOrigins() -> Double {
    var sum = 0.0
    let tree = TreeSnapshot(of: host.root, presentation: true)
    for index in tree.layers.indices { sum += tree.transformToSuperlayer(of: index).row4.x }
    return sum
  }

  /// Returns the presentation value of a layer's animated property.
  public func value(ofLayer index: Int) -> Double {
    layers[index].channels.first.map { host.timeline.value(of: $0.channel) } ?? .nan
  }
}
