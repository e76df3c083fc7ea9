import CoreGraphics
import Foundation
import MotionCore
import TestSupport
import Testing

@testable import LayerTree

/// The snapshot that a host retains from one instant to the next.
@Suite struct RetainedSnapshotTests {
  @Test func `the retained snapshot equals a snapshot from a new traversal`() throws {
    var random = SeededGenerator(seed: 404)
    for _ in 0..<min(2000, randomCaseCount / 200) {
      let trees = RandomTree(&random)
      for _ in 0..<12 {
        if Bool.random(using: &random) { trees.change(&random) }
        trees.host.advance(to: trees.host.now + random.element(of: [0, 1.0 / 60, 0.25]))
        let retained = TreeSnapshot(of: trees.host.root, presentation: true)
        #expect(retained.layers.visibleReadings == trees.host.newTraversal().visibleReadings)
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `several threads take the same snapshots as one`(seed: UInt64) {
    let crew = LayerCrew(threadCount: 3, leastLayerCount: 0)
    var (random, otherRandom) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    let (tree, other) = (RandomTree(&random), RandomTree(&otherRandom))
    for step in 0..<16 {
      if step % 3 == 0 {
        tree.change(&random)
        other.change(&otherRandom)
      }
      for host in [tree.host, other.host] { host.advance(to: host.now + 0.05) }
      let one = TreeSnapshot(of: tree.host.root, presentation: true)
      let shared = TreeSnapshot(of: other.host.root, presentation: true, crew: crew)
      #expect(shared.layers.visibleReadings == one.layers.visibleReadings, "step \(step)")
      #expect(shared.layers.map(\.stamp) == one.layers.map(\.stamp), "step \(step)")
      let stamp = one.layers[0].stamp - 1
      #expect(
        other.host.layers(changedAfter: stamp) == tree.host.layers(changedAfter: stamp), "step \(step)")
    }
  }

  @Test(arguments: 2...4, [0.0, 0.3])
  func `several threads write the numbers of many layers as one does`(threads: Int, beginTime: Double) {
    let hosts = (0..<2).map { _ in Self.wideTree(beginTime: beginTime) }
    defer { for host in hosts { host.close() } }
    var retained: [TreeSnapshot] = []
    for step in 0..<8 {
      let snapshots = zip(hosts, [1, threads]).map { host, threads in
        host.advance(to: 0.1 * Double(step))
        let crew = LayerCrew(threadCount: threads, leastLayerCount: 0)
        return TreeSnapshot(of: host.root, presentation: true, crew: crew)
      }
      #expect(snapshots[1].layers.visibleReadings == snapshots[0].layers.visibleReadings)
      #expect(snapshots[1].layers.map(\.stamp) == snapshots[0].layers.map(\.stamp))
      let changes = hosts.map { host in (0..<step).map { host.layers(changedAfter: $0) } }
      #expect(changes[1] == changes[0])
      // The next snapshots can't write to layers that a retained one shares.
      retained = step % 3 == 0 ? snapshots : []
    }
    withExtendedLifetime(retained) {}
  }

  /// A tree of 480 layers, most of which have up to two animations, also if their superlayers have some.
  private static func wideTree(beginTime: Double) -> LayerHost {
    var random = SeededGenerator(seed: 406)
    let host = LayerHost(root: CALayer())
    host.perform {
      var superlayer = host.root
      for index in 0..<480 {
        let layer = CALayer()
        for keyPath in ["position", "cornerRadius"] where Int.random(in: 0..<4, using: &random) > 0 {
          let animation = RandomTree.animation(keyPath)
          // Some animations haven't begun, and some have ended.
          animation.beginTime = random.element(of: [0, beginTime])
          layer.add(animation, forKey: nil)
        }
        superlayer.addSublayer(layer)
        if index % 5 == 0 { superlayer = index % 3 == 0 ? host.root : layer }
      }
    }
    return host
  }

  @Test func `a snapshot stays the same when the tree's animations and layers change`() {
    var random = SeededGenerator(seed: 405)
    for _ in 0..<50 {
      let trees = RandomTree(&random)
      let snapshot = TreeSnapshot(of: trees.host.root, presentation: true)
      let before = snapshot.layers.map(\.reading)
      for _ in 0..<6 {
        trees.host.advance(to: trees.host.now + 0.1)
        _ = TreeSnapshot(of: trees.host.root, presentation: true)
        trees.change(&random)
        for layer in trees.layers { layer.position.x += 1 }
      }
      #expect(snapshot.layers.map(\.reading) == before)
    }
  }

  @Test(arguments: ["hidden", "instanceCount", "instanceDelay", "zPosition"])
  func `animations that determine which layers are drawn cause a new traversal`(_ keyPath: String) {
    let layer = CAReplicatorLayer()
    let (inner, other) = (CALayer(), CALayer())
    inner.add(RandomTree.animation("position.x"), forKey: nil)
    for sublayer in [inner, other] { layer.addSublayer(sublayer) }
    layer.instanceCount = 2
    let hosted = HostedLayer(layer)
    let values: [Double] = keyPath == "hidden" ? [1, 0, 1, 0] : [0, 2, 1, 3]
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    (animation.values, animation.duration, animation.calculationMode) = (values, 0.8, .discrete)
    (keyPath.hasPrefix("instance") ? layer : inner).add(animation, forKey: nil)
    for step in 0..<8 {
      hosted.host.advance(to: 0.05 + 0.1 * Double(step))
      let retained = TreeSnapshot(of: hosted.host.root, presentation: true)
      #expect(retained.layers.visibleReadings == hosted.host.newTraversal().visibleReadings)
    }
  }

  @Test(arguments: ["opacity", "hidden", "contents", "cornerRadius", "sublayerTransform.scale"])
  func `a change of a layer without animations needs no traversal`(_ keyPath: String) {
    let layer = CALayer()
    let (inner, animated) = (CALayer(), CALayer())
    for sublayer in [inner, animated] { layer.addSublayer(sublayer) }
    let hosted = HostedLayer(layer)
    hosted.perform { _ in animated.add(RandomTree.animation("position.x"), forKey: nil) }
    let before = TreeSnapshot(of: hosted.host.root, presentation: true)
    let revision = hosted.host.retainedSnapshot.revision
    for value in keyPath == "hidden" ? [1, 0] : [0.25, 0.5] {
      hosted.host.advance(to: hosted.host.now + 0.1)
      hosted.perform { _ in
        CATransaction.setDisableActions(true)
        inner.setValue(value, forKeyPath: keyPath)
      }
      let after = TreeSnapshot(of: hosted.host.root, presentation: true)
      #expect(after.layers.visibleReadings == hosted.host.newTraversal().visibleReadings)
      #expect(after.layers[0].stamp > before.layers[0].stamp)
    }
    #expect(hosted.host.retainedSnapshot.revision == revision)
  }

  @Test func `changes that affect the list of layers need a traversal`() {
    let layer = CALayer()
    let (replicator, inner, animated) = (CAReplicatorLayer(), CALayer(), CALayer())
    replicator.addSublayer(inner)
    for sublayer in [replicator, animated] { layer.addSublayer(sublayer) }
    let hosted = HostedLayer(layer)
    hosted.perform { _ in animated.add(RandomTree.animation("position.x"), forKey: nil) }
    let changes: [() -> Void] = [
      { replicator.instanceCount = 4 }, { inner.isHidden = true }, { inner.isHidden = false },
      { animated.zPosition = -1 }, { animated.position.y = 3 }, { replicator.zPosition = 1 },
      { animated.removeAllAnimations() }, { layer.addSublayer(CALayer()) }, { layer.mask = CALayer() },
      { replicator.speed = 2 },
    ]
    for (index, change) in changes.enumerated() {
      _ = TreeSnapshot(of: hosted.host.root, presentation: true)
      let revision = hosted.host.retainedSnapshot.revision
      hosted.perform { _ in
        CATransaction.setDisableActions(true)
        change()
      }
      let after = TreeSnapshot(of: hosted.host.root, presentation: true)
      #expect(after.layers.visibleReadings == hosted.host.newTraversal().visibleReadings)
      #expect(hosted.host.retainedSnapshot.revision != revision, "change \(index)")
    }
  }

  @Test func `layers that appear one after another need only two traversals`() {
    let hosted = HostedLayer()
    hosted.perform { layer in
      for index in 0..<8 {
        let inner = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "hidden")
        let keyTimes = [0, Double(index) / 8, Double(index + 1) / 8, 1]
        (animation.values, animation.keyTimes) = ([1, 0, 1], keyTimes.map { NSNumber(value: $0) })
        (animation.duration, animation.calculationMode) = (0.8, .discrete)
        inner.add(animation, forKey: nil)
        let moved = CALayer()
        let motion = RandomTree.animation("position.x")
        (motion.beginTime, motion.duration) = (0, 2)
        moved.add(motion, forKey: nil)
        inner.addSublayer(moved)
        layer.addSublayer(inner)
      }
    }
    var revisions: Set<Int> = []
    for step in 0..<8 {
      hosted.host.advance(to: 0.05 + 0.1 * Double(step))
      let layers = TreeSnapshot(of: hosted.host.root, presentation: true).layers
      let shown = layers.indices.dropFirst().filter { layers[$0].parent == 0 && !layers[$0].values.isHidden }
      #expect(shown.count == 1)
      revisions.insert(hosted.host.retainedSnapshot.revision)
    }
    #expect(revisions.count == 2)
  }

  @Test func `removed layers are released`() {
    let hosted = HostedLayer()
    weak var sublayer: CALayer?
    hosted.perform { layer in
      let inner = CALayer()
      inner.add(RandomTree.animation("backgroundColor"), forKey: nil)
      layer.addSublayer(inner)
      sublayer = inner
    }
    for time in [0.1, 0.2] {
      hosted.host.advance(to: time)
      _ = TreeSnapshot(of: hosted.host.root, presentation: true)
    }
    #expect(sublayer != nil)
    hosted.perform { $0.sublayers = nil }
    #expect(sublayer == nil)
  }
}

/// A hosted tree of a few layers of several classes with animations.
final class RandomTree {
  let host: LayerHost
  let layers: [CALayer]

  static let keys = [
    "opacity", "position", "position.x", "bounds.size", "transform.rotation.z", "cornerRadius",
    "shadowOffset",
    "backgroundColor", "hidden", "zPosition", "sublayerTransform.scale", "maskedCorners", "strokeEnd", "path",
    "fillColor", "endPoint", "colors", "fontSize", "instanceTransform", "contents",
  ]

  init(_ random: inout SeededGenerator) {
    host = LayerHost(root: CALayer())
    // With emitters or delays, no snapshot is retained.
    let emits = Int.random(in: 0..<4, using: &random) == 0
    let delays = Int.random(in: 0..<4, using: &random) == 0
    layers = (0..<8).map { index in
      switch index {
      case 0, 1: CAShapeLayer()
      case 2: CAGradientLayer()
      case 3: CATextLayer()
      case 4: CAReplicatorLayer()
      case 5: emits ? CAEmitterLayer() : CALayer()
      default: CALayer()
      }
    }
    (layers[4] as? CAReplicatorLayer)?.instanceCount = 3
    (layers[4] as? CAReplicatorLayer)?.instanceDelay = delays ? 0.1 : 0
    host.perform {
      for layer in layers { host.root.addSublayer(layer) }
      for layer in layers where Bool.random(using: &random) {
        layer.add(Self.animation(random.element(of: Self.keys)), forKey: nil)
      }
    }
  }

  deinit { host.close() }

  static func animation(_ keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = ends(of: keyPath)
    animation.duration = 0.7
    return animation
  }

  private static func ends(of keyPath: String) -> (Any, Any) {
    switch keyPath {
    case "position", "endPoint": (CGPoint.zero, CGPoint(x: 3, y: 4))
    case "bounds": (CGRect.zero, CGRect(x: 1, y: 2, width: 3, height: 4))
    case "bounds.size", "shadowOffset": (CGSize.zero, CGSize(width: 3, height: 4))
    case "backgroundColor", "fillColor": (CGColor.black, CGColor.white)
    case "colors": ([CGColor.black], [CGColor.white])
    case "path": (CGPath(rect: .zero, transform: nil), CGPath(rect: .infinite, transform: nil))
    case "transform", "instanceTransform": (CATransform3DIdentity, CATransform3DMakeScale(2, 2, 2))
    case "hidden": (false, true)
    case "contents": ("a", "b")
    default: (1.5, 3.5)
    }
  }

  /// Makes a random change of the kind that programs make.
  func change(_ random: inout SeededGenerator) {
    let (layer, other) = (random.element(of: layers), random.element(of: layers))
    let choice = Int.random(in: 0..<10, using: &random)
    let keyPath = random.element(of: Self.keys)
    host.perform {
      switch choice {
      case 0: layer.add(Self.animation(keyPath), forKey: keyPath)
      case 1: layer.removeAllAnimations()
      case 2: layer.opacity *= 0.9
      case 3: if layer !== other { layer.addSublayer(other) }
      case 4: layer.removeFromSuperlayer()
      case 5: layer.mask = layer === other ? nil : other
      case 6: layer.speed = layer.speed == 1 ? 0.5 : 1
      case 7: changeWithoutAction(layer, &random)
      default: host.root.addSublayer(layer)
      }
    }
  }
}

extension RandomTree {
  private func changeWithoutAction(_ layer: CALayer, _ random: inout SeededGenerator) {
    CATransaction.setDisableActions(true)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: layer.isHidden.toggle()
    case 1: layer.zPosition = .random(in: 0...2, using: &random)
    default: layer.position.x += 1
    }
  }
}

extension LayerHost {
  /// Returns the layers of a snapshot that no earlier one influences.
  func newTraversal() -> [LayerSnapshot] {
    evaluate()
    var builder = TreeSnapshotBuilder(host: self)
    builder.append(root, store: nil, time: now)
    return builder.layers
  }
}

extension [LayerSnapshot] {
  /// The readings of the visible layers, with indices as if hidden layers were omitted.
  var visibleReadings: [[[Double]]] {
    var isVisible = Array<Bool>(repeating: true, count: count)
    let tree = self
    for layer in indices {
      var sublayer = Int(tree[layer].endOfMask)
      while sublayer < Int(tree[layer].end) {
        let layerSnapshot = tree[sublayer]
        if layerSnapshot.store.values.isHidden, layerSnapshot.transition == nil {
          for index in sublayer..<Int(layerSnapshot.end) { isVisible[index] = false }
        }
        sublayer = Int(layerSnapshot.end)
      }
    }
    let visibleIndices = isVisible.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) }
    return zip(tree, isVisible).filter(\.1).map { $0.0.reading { Double(visibleIndices[$0]) } }
  }
}

extension LayerSnapshot {
  fileprivate var reading: [[Double]] { reading { Double($0) } }

  /// All numbers of the presentation values, and the mapped indices of the layer's snapshots.
  fileprivate func reading(_ mapIndex: (Int) -> Double) -> [[Double]] {
    let structure = [mapIndex(Int(endOfMask)), mapIndex(Int(end)), transition.map(\.progress) ?? -1]
    return [structure] + copies.map { [mapIndex($0.lowerBound), mapIndex($0.upperBound)] }
      + LayerProperty.allCases.filter { store.owner.includes($0.owner) }.map { property in
        guard property.kind.numberCount == 0 else { return store.numbers(of: property) }
        return [Double(String(describing: store.value(of: property)).hashValue)]
      }
  }
}
