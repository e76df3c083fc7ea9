import TestSupport
import Testing

@testable import LayerTree

/// Layers that are added to a tree, removed from it or moved within it while its snapshot is retained.
@Suite struct SnapshotStructureTests {
  @Test func `layers that move change the snapshot as a traversal would`() {
    var random = SeededGenerator(seed: 406)
    var (retainedCount, traversedCount) = (0, 0)
    for _ in 0..<min(400, randomCaseCount / 200) {
      let tree = MovingTree(&random)
      for _ in 0..<30 {
        let revision = tree.host.retainedSnapshot.revision
        tree.change(&random)
        let retained = TreeSnapshot(of: tree.host.root, presentation: true)
        #expect(retained.layers.visibleReadings == tree.host.newTraversal().visibleReadings)
        let isRetained = tree.host.retainedSnapshot.revision == revision
        let depth = retained.countedDepth
        #expect(isRetained ? retained.depth >= depth : retained.depth == depth)
        (retainedCount, traversedCount) = (
          retainedCount + (isRetained ? 1 : 0), traversedCount + (isRetained ? 0 : 1)
        )
      }
    }
    #expect(retainedCount > 100 && traversedCount > 100)
  }

  @Test func `adding, replacing and removing a layer need no traversal`() {
    let hosted = HostedLayer()
    let (first, second, third, hidden) = (CALayer(), CALayer(), CALayer(), CALayer())
    hidden.isHidden = true
    hosted.perform { for layer in [first, second] { $0.addSublayer(layer) } }
    let changes: [(CALayer) -> Void] = [
      { $0.addSublayer(third) }, { $0.replaceSublayer(first, with: CALayer()) },
      { _ in second.removeFromSuperlayer() }, { $0.insertSublayer(second, below: third) },
      { $0.addSublayer(second) }, { _ in third.opacity = 0.5 }, { _ in second.addSublayer(third) },
      { _ in third.opacity = 1 }, { $0.superlayer?.addSublayer(second) },
    ]
    let unseen: [(CALayer) -> Void] = [{ $0.addSublayer(hidden) }, { _ in hidden.removeFromSuperlayer() }]
    _ = TreeSnapshot(of: hosted.host.root, presentation: true)
    let revision = hosted.host.retainedSnapshot.revision
    for (index, change) in changes.enumerated() {
      let stamp = hosted.host.retainedSnapshot.stamp
      hosted.perform {
        CATransaction.setDisableActions(true)
        change($0)
      }
      let after = TreeSnapshot(of: hosted.host.root, presentation: true)
      #expect(after.layers.visibleReadings == hosted.host.newTraversal().visibleReadings, "change \(index)")
      #expect(after.layers[0].stamp > stamp, "change \(index)")
    }
    for change in unseen {
      hosted.perform(change)
      _ = TreeSnapshot(of: hosted.host.root, presentation: true)
    }
    #expect(hosted.host.retainedSnapshot.revision == revision)
  }

  @Test func `many layers that move at once need a traversal`() {
    let limit = RetainedSnapshot.maximumMoveCount
    for count in [limit, limit + 1] {
      let hosted = HostedLayer()
      _ = TreeSnapshot(of: hosted.host.root, presentation: true)
      let revision = hosted.host.retainedSnapshot.revision
      hosted.perform { for _ in 0..<count { $0.addSublayer(CALayer()) } }
      #expect(TreeSnapshot(of: hosted.host.root, presentation: true).layers.count == count + 2)
      #expect((hosted.host.retainedSnapshot.revision == revision) == (count == limit))
    }
  }

  @Test func `a tree that has grown without a traversal records as many changes as a new one`() throws {
    let hosted = HostedLayer()
    _ = TreeSnapshot(of: hosted.host.root, presentation: true)
    let revision = hosted.host.retainedSnapshot.revision
    let layers = (0..<1000).map { _ in CALayer() }
    hosted.perform { layer in
      let group = CALayer()
      for inner in layers { group.addSublayer(inner) }
      layer.addSublayer(group)
    }
    let stamp = TreeSnapshot(of: hosted.host.root, presentation: true).layers[0].stamp
    hosted.perform { _ in
      CATransaction.setDisableActions(true)
      for layer in layers[..<200] { layer.position.x += 1 }
    }
    _ = TreeSnapshot(of: hosted.host.root, presentation: true)
    #expect(hosted.host.retainedSnapshot.revision == revision)
    let changed = try #require(hosted.host.layers(changedAfter: stamp))
    #expect(changed.count == 200)
  }

  @Test func `a snapshot stays the same when layers move`() {
    var random = SeededGenerator(seed: 407)
    for _ in 0..<20 {
      let tree = MovingTree(&random)
      let snapshot = TreeSnapshot(of: tree.host.root, presentation: true)
      let before = snapshot.layers.visibleReadings
      for _ in 0..<8 {
        tree.change(&random)
        _ = TreeSnapshot(of: tree.host.root, presentation: true)
      }
      #expect(snapshot.layers.visibleReadings == before)
    }
  }

  @Test func `the snapshot doesn't grow while layers come and go`() {
    let hosted = HostedLayer()
    var largest = 0
    for index in 0..<500 {
      hosted.perform { layer in
        layer.sublayers?.first?.removeFromSuperlayer()
        for _ in 0..<(index < 2 ? 2 : 1) { layer.addSublayer(CALayer()) }
      }
      largest = max(largest, TreeSnapshot(of: hosted.host.root, presentation: true).layers.count)
    }
    #expect(largest < 80)
  }

  @Test func `the values of a removed layer are released`() {
    let hosted = HostedLayer()
    weak var contents: MovingTree.Contents?
    hosted.perform { layer in
      let (outer, inner) = (CALayer(), CALayer())
      let object = MovingTree.Contents()
      (inner.contents, contents) = (object, object)
      outer.addSublayer(inner)
      layer.addSublayer(outer)
    }
    _ = TreeSnapshot(of: hosted.host.root, presentation: true)
    #expect(contents != nil)
    hosted.perform { $0.sublayers = nil }
    #expect(contents == nil)
  }
}

/// A hosted tree of layers that differ in their positions, and few of which are animated.
private final class MovingTree {
  /// An object that layers show.
  final class Contents {}

  let host = LayerHost(root: CALayer())
  private var layers: [CALayer] = []

  init(_ random: inout SeededGenerator) {
    let hasReplicator = Int.random(in: 0..<4, using: &random) == 0
    layers = (0..<12).map { index in
      let layer = hasReplicator && index == 3 ? CAReplicatorLayer() : CALayer()
      layer.position.x = Double(index)
      return layer
    }
    host.perform {
      for layer in layers { random.element(of: [host.root] + layers).addSublayer(layer) }
      if Bool.random(using: &random) { layers[5].add(RandomTree.animation("position.y"), forKey: nil) }
    }
    _ = TreeSnapshot(of: host.root, presentation: true)
  }

  deinit { host.close() }

  /// Makes some random changes in one transaction.
  func change(_ random: inout SeededGenerator) {
    host.perform {
      CATransaction.setDisableActions(true)
      for _ in 0..<Int.random(in: 1...3, using: &random) { changeOnce(&random) }
    }
  }

  private func changeOnce(_ random: inout SeededGenerator) {
    let superlayers = layers + Array(repeating: host.root, count: 8)
    let (layer, other) = (random.element(of: layers), random.element(of: superlayers))
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: other.addSublayer(layer)
    case 4, 5: other.insertSublayer(layer, at: UInt32.random(in: 0..<4, using: &random))
    case 6, 7: layer.removeFromSuperlayer()
    case 8...10: replace(layer, &random)
    case 11: other.mask = layer
    case 12: layer.isHidden.toggle()
    case 13: layer.zPosition = random.element(of: [0, 0, 1])
    default: layer.position.y += 1
    }
  }

  /// Replaces a layer by a new one with a sublayer.
  private func replace(_ layer: CALayer, _ random: inout SeededGenerator) {
    guard let index = layers.firstIndex(where: { $0 === layer }), let superlayer = layer.superlayer else {
      return
    }
    let new = CALayer()
    new.position.x = random.double(in: 20...30)
    if Bool.random(using: &random) { new.addSublayer(CALayer()) }
    superlayer.replaceSublayer(layer, with: new)
    layers[index] = new
  }
}

extension TreeSnapshot {
  /// The number of levels below the root, counted.
  fileprivate var countedDepth: Int {
    var depths: [Int] = []
    for layer in layers { depths.append(layer.parent < 0 ? 0 : depths[Int(layer.parent)] + 1) }
    return depths.max() ?? 0
  }
}
