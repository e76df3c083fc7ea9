import CoreGraphics
import MotionCore

/// Animated layers in a hosted tree, for the benchmarks to evaluate frame by frame.
@_spi(Benchmarks)
public final class LayerTreeBenchmark {
  private let host: LayerHost
  private let layers: [CALayer]

  /// Hosts layers and gives each a copy of an animation, begun a little later than the one before.
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

  /// Gives every layer another copy of an animation and commits.
  public func add(_ animation: CAAnimation) {
    host.perform {
      for layer in layers { layer.add(animation, forKey: nil) }
    }
  }

  /// Takes all animations away.
  public func removeAnimations() {
    host.perform {
      for layer in layers { layer.removeAllAnimations() }
    }
  }

  /// Moves time on and evaluates everything that is animated.
  public func evaluate(at time: Double) {
    host.advance(to: time)
    host.evaluate()
  }

  /// The sum of where all layers' origins lie in the root's space, from a snapshot as drawing takes it.
  public func sumOfOrigins() -> Double {
    var sum = 0.0
    let tree = TreeSnapshot(of: host.root, presentation: true)
    for index in tree.layers.indices { sum += tree.transformToSuperlayer(of: index).row4.x }
    return sum
  }

  /// What the animated property of one layer shows.
  public func value(ofLayer index: Int) -> Double {
    layers[index].channels.first.map { host.timeline.value(of: $0.channel) } ?? .nan
  }
}
