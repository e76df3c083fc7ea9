import QuartzCore
import Raster
import Synchronization
import TestSupport
import Testing

@testable import LayerRendering
@testable import LayerTree

/// Display lists that several threads build.
@Suite struct SharedBuildingTests {
  /// A tree of many layers, most of them in one layer, with layers that move, come and go.
  private final class Scene {
    let host = LayerHost(root: CALayer())
    private var random: SeededGenerator
    private let content = CALayer()

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      host.perform {
        CATransaction.setDisableActions(true)
        content.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        host.root.backgroundColor = CGColor(gray: 1, alpha: 1)
        host.root.borderWidth = 1
        for layer in [square(), content, square()] { host.root.addSublayer(layer) }
        if Bool.random(using: &random) { content.opacity = 0.5 }
        for _ in 0..<40 { content.addSublayer(tree(levels: 2)) }
      }
    }

    deinit { host.close() }

    private func square() -> CALayer {
      let layer = Int.random(in: 0..<4, using: &random) == 0 ? CAShapeLayer() : CALayer()
      layer.frame = CGRect(
        x: .random(in: -9..<30, using: &random), y: .random(in: -9..<30, using: &random), width: 6, height: 4)
      layer.backgroundColor = CGColor(gray: .random(in: 0...1, using: &random), alpha: 0.7)
      if let shape = layer as? CAShapeLayer {
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        (shape.strokeColor, shape.strokeEnd) = (.black, 0.6)
      }
      return layer
    }

    private func tree(levels: Int) -> CALayer {
      let layer = square()
      if levels > 0 {
        for _ in 0..<Int.random(in: 0...2, using: &random) { layer.addSublayer(tree(levels: levels - 1)) }
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: layer.masksToBounds = true
      case 1: layer.opacity = 0.4
      case 2: layer.sublayerTransform = CATransform3DMakeScale(1.5, 1, 1)
      case 3: layer.mask = square()
      case 4: layer.shadowOpacity = 0.5
      default: animate(layer)
      }
      return layer
    }

    private func animate(_ layer: CALayer) {
      let animation = CABasicAnimation(keyPath: random.element(of: ["position.x", "opacity", "hidden"]))
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.5)
      animation.beginTime = random.element(of: [0, 0.2])
      layer.add(animation, forKey: nil)
    }

    /// Changes layers, and advances the time.
    func change() {
      host.perform {
        CATransaction.setDisableActions(true)
        let layers = content.sublayers ?? []
        let layer = random.element(of: layers)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: layer.removeFromSuperlayer()
        case 1: content.insertSublayer(tree(levels: 1), at: UInt32(layers.count / 3))
        case 2: layer.position.x += 3
        case 3: content.position.y += 1
        case 4: for layer in layers { layer.position.x += 1 }
        case 5: layer.backgroundColor = nil
        case 6: layer.zPosition = 1
        default: break
        }
      }
      host.advance(to: host.now + 0.03)
    }
  }

  private func renderer(threads: Int) -> FrameRenderer {
    let renderer = FrameRenderer(width: 24, height: 24, scale: 1, mode: .screen, threads: threads)
    renderer.leastSharedLayerCount = 8
    return renderer
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `pictures of several threads equal those of one`(seed: UInt64) {
    let scene = Scene(seed: seed)
    let (one, others) = (renderer(threads: 1), [2, 3].map { renderer(threads: $0) })
    var retained: [CGImage] = []
    for step in 0..<24 {
      let expected = one.picture(of: scene.host)
      let images = others.map { $0.image(of: scene.host) }
      for image in images { #expect(image.bitmap == expected, "step \(step)") }
      retained = step % 3 == 0 ? images : []
      scene.change()
    }
    withExtendedLifetime(retained) {}
  }

  @Test(arguments: 12..<18 as Range<UInt64>)
  func `lists of several threads equal those of one`(seed: UInt64) {
    let scene = Scene(seed: seed)
    let others = [2, 3].map { renderer(threads: $0) }
    for step in 0..<16 {
      let expected = DisplayListBuilder(TreeSnapshot(of: scene.host.root, presentation: true)).displayList(
        mode: .screen, transform: .identity, baseScale: 1,
        visible: PixelRect(x: 0, y: 0, width: 24, height: 24))
      for other in others { #expect(other.displayList(of: scene.host) == expected, "step \(step)") }
      scene.change()
    }
  }

  @Test(arguments: [false, true])
  func `a large tree is drawn by several threads as by one`(hasDepth: Bool) throws {
    let host = LayerHost(root: CALayer())
    defer { host.close() }
    host.perform {
      for index in 0..<33_000 {
        let layer = CALayer()
        layer.frame = CGRect(x: index % 23, y: index / 23 % 24, width: 3, height: 3)
        layer.backgroundColor = CGColor(gray: CGFloat(index % 7) / 7, alpha: 0.5)
        host.root.addSublayer(layer)
      }
      if hasDepth { host.root.sublayers?[20_000].transform = CATransform3DMakeRotation(0.3, 0, 1, 0) }
    }
    let renderers = [1, 2].map { renderer(threads: $0) }
    for step in 0..<2 {
      host.perform {
        CATransaction.setDisableActions(true)
        for layer in host.root.sublayers ?? [] where !hasDepth { layer.position.x += CGFloat(step) }
      }
      let pictures = renderers.map { $0.picture(of: host) }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test(arguments: [2, 3])
  func `single layers are replaced in a list that several threads built`(threads: Int) {
    let host = LayerHost(root: CALayer())
    defer { host.close() }
    let content = CALayer()
    func perform(_ change: () -> Void) {
      host.perform {
        CATransaction.setDisableActions(true)
        change()
      }
    }
    perform {
      content.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
      host.root.addSublayer(content)
      for index in 0..<60 {
        let layer = CALayer()
        layer.frame = CGRect(x: index % 8 * 3, y: index / 8 * 3, width: 2, height: 2)
        layer.backgroundColor = index % 5 == 0 ? nil : CGColor(gray: 0.5, alpha: 1)
        content.addSublayer(layer)
      }
    }
    let renderer = renderer(threads: threads)
    var random = SeededGenerator(seed: UInt64(threads))
    for _ in 0..<40 {
      perform {
        let layers = content.sublayers ?? []
        // All commands move, some come and go, and then single layers change.
        if Int.random(in: 0..<4, using: &random) == 0 { content.position.x += 0.25 }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let layer = random.element(of: layers)
          layer.backgroundColor = Bool.random(using: &random) ? nil : CGColor(gray: 0.2, alpha: 1)
        }
      }
      let tree = TreeSnapshot(of: host.root, presentation: true)
      let list = DisplayListBuilder(tree).displayList(mode: .screen, transform: .identity, baseScale: 1)
      let fresh = FrameRenderer(width: 24, height: 24, scale: 1, mode: .screen).draw(list)
      #expect(renderer.picture(of: host) == fresh)
    }
  }

  @Test(arguments: 1...4, 0...40)
  func `a crew performs each part of its work once`(threads: Int, count: Int) {
    let counts = (0..<count).map { _ in AtomicCount() }
    let crew = LayerCrew(threadCount: threads, leastLayerCount: 1)
    crew.share(count, { _ in }) { part, _ in counts[part].add() }
    #expect(counts.allSatisfy { $0.value == 1 })
  }

  /// A number that threads can increase.
  private final class AtomicCount: Sendable {
    private let number = Atomic(0)
    var value: Int { number.load(ordering: .relaxed) }
    func add() { number.add(1, ordering: .relaxed) }
  }

  @Test func `a tree with tiles is marked with and without uncommitted changes`() {
    let host = LayerHost(root: CALayer())
    defer { host.close() }
    let (tiled, group) = (CATiledLayer(), CALayer())
    host.perform {
      group.addSublayer(tiled)
      host.root.addSublayer(group)
    }
    func isMarked() -> Bool {
      let tree = TreeSnapshot(of: host.root, presentation: true)
      return tree.layers.allSatisfy(\.containsTiledLayer)
    }
    #expect(isMarked())
    host.perform {
      group.position.x += 1
      #expect(isMarked())
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `parts contain all sublayers, none of them divided`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = CALayer()
    var layers = [root]
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let layer = CALayer()
      if Int.random(in: 0..<8, using: &random) == 0 { layer.mask = CALayer() }
      random.element(of: Bool.random(using: &random) ? [root] : layers).addSublayer(layer)
      layers.append(layer)
    }
    let tree = TreeSnapshot(of: root, presentation: false)
    let parts = tree.parts(ofSublayersOf: 0, atMost: .random(in: 1...9, using: &random))
    #expect(parts.first?.lowerBound == 1 && parts.last?.upperBound == tree.layers.count)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(parts.allSatisfy { !$0.isEmpty && tree.superlayer(of: $0.lowerBound) == 0 })
  }
}
