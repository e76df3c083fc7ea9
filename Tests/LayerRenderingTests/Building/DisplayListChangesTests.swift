import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import LayerTree

/// Lists and pictures for which only the commands of changed layers are rebuilt.
@Suite struct DisplayListChangesTests {
  @Test(arguments: LayerChange.all)
  func `a picture after a change of one layer equals a fresh one`(_ change: LayerChange) {
    let scene = ChangedScene()
    let renderers = [1, 2, 4].map {
      FrameRenderer(width: 24, height: 24, scale: 1, mode: .screen, threads: $0)
    }
    for (index, layer) in scene.layers.enumerated() {
      // A retained picture can't be drawn over.
      let retained = index % 2 == 0 ? renderers.map { $0.image(of: scene.host) } : []
      scene.perform { change.apply(to: layer) }
      let fresh = scene.freshPicture
      for renderer in renderers {
        #expect(renderer.picture(of: scene.host) == fresh, "layer \(index)")
      }
      withExtendedLifetime(retained) {}
      scene.host.advance(to: scene.host.now + 0.05)
      #expect(renderers[0].picture(of: scene.host) == scene.freshPicture, "layer \(index), later")
    }
  }

  @Test func `a hidden layer that was drawn in another tree changes no layer of its new tree`() {
    let (former, scene) = (ChangedScene(), ChangedScene())
    let renderer = FrameRenderer(width: 24, height: 24, scale: 1, mode: .screen)
    for layer in former.layers {
      // Both trees are traversed as often, so that the numbers of their snapshots are equal.
      for tree in [former, scene] { _ = renderer.picture(of: tree.host) }
      former.perform {
        layer.removeFromSuperlayer()
        layer.isHidden = true
      }
      scene.perform { scene.group.addSublayer(layer) }
      for tree in [former, scene] { _ = renderer.picture(of: tree.host) }
      scene.perform { layer.backgroundColor = .white }
      #expect(renderer.picture(of: scene.host) == scene.freshPicture)
    }
  }

  @Test func `changed lists equal fresh ones`() throws {
    var random = SeededGenerator(seed: 611)
    var (changedCount, rebuiltCount) = (0, 0)
    for _ in 0..<12 {
      let scene = ChangedScene()
      let list = ChangedList(of: scene)
      for _ in 0..<25 {
        let change = random.element(of: LayerChange.all)
        scene.perform { change.apply(to: random.element(of: scene.layers)) }
        scene.host.advance(to: scene.host.now + 0.02)
        if list.update() == nil { rebuiltCount += 1 } else { changedCount += 1 }
        list.expectFresh()
      }
    }
    #expect(changedCount > 50 && rebuiltCount > 50)
  }

  @Test func `lists in which trees take the places of other trees equal fresh ones`() {
    var random = SeededGenerator(seed: 612)
    var changedCount = 0
    for _ in 0..<20 {
      let scene = ChangedScene()
      let list = ChangedList(of: scene)
      for _ in 0..<25 {
        scene.perform {
          let superlayer = random.element(of: [scene.group] + (scene.group.sublayers ?? []))
          let layers = superlayer.sublayers ?? []
          let position = Int.random(in: 0...layers.count, using: &random)
          let removedCount = Int.random(in: 0...3, using: &random)
          for layer in layers.dropFirst(position).prefix(removedCount) { layer.removeFromSuperlayer() }
          for _ in 0..<Int.random(in: 0...2, using: &random) {
            superlayer.insertSublayer(randomTree(&random), at: UInt32(position))
          }
        }
        if list.update() != nil { changedCount += 1 }
        list.expectFresh()
      }
    }
    #expect(changedCount > 100)
  }

  /// Returns a layer with up to three sublayers.
  private func randomTree(_ random: inout SeededGenerator) -> CALayer {
    func layer() -> CALayer {
      CALayer(
        random.double(in: 0...10), random.double(in: 0...10), 5, 5,
        random.element(of: [.red, .green, .blue, .black]))
    }
    let root = layer()
    for _ in 0..<Int.random(in: 0...3, using: &random) { root.addSublayer(layer()) }
    return root
  }

  @Test func `only the commands of the changed layer are rebuilt`() throws {
    let scene = ChangedScene()
    let list = ChangedList(of: scene)
    #expect(try list.pieces { scene.leaf.position.x += 1 } == [[1, 1]])
    #expect(try list.pieces { scene.leaf.borderWidth = 1 } == [[1, 2]])
    #expect(try list.pieces { scene.sibling.opacity = 0.5 } == [[1, 1]])
    // The group has a background and three sublayers, of which the leaf has a border.
    #expect(try list.pieces { scene.group.position.x += 1 } == [[5, 5]])
    #expect(try list.pieces { scene.group.opacity = 0 } == [[5, 0]])
    #expect(try list.pieces { scene.group.opacity = 0.5 } == [[0, 1]])
    #expect(try list.pieces { scene.leaf.position.x += 1 } == [[1, 1]])
    #expect(try list.pieces { scene.clipped.position.x += 1 } == [[2, 2]])
    #expect(try list.pieces {} == [])
  }

  @Test func `a change in depth rebuilds the list of the whole space`() throws {
    let scene = ChangedScene()
    let cache = CommandCache()
    _ = scene.list(cache)
    let stamp = scene.stamp
    scene.perform { scene.leaf.transform = CATransform3DMakeRotation(1, 0, 1, 0) }
    let layers = try #require(scene.host.layers(changedAfter: stamp))
    #expect(scene.builder(cache).changes(of: layers) == nil)
  }

  @Test func `layers that are added, replaced or removed change only their own commands`() throws {
    let scene = ChangedScene()
    let list = ChangedList(of: scene)
    let layers = (1..<4).map { CALayer(Double($0), 2, 2, 2, .red) }
    #expect(try list.pieces { scene.host.root.addSublayer(layers[0]) } == [[0, 1]])
    let both = try list.pieces { for layer in layers[1...] { scene.host.root.addSublayer(layer) } }
    #expect(both == [[0, 1], [0, 1]])
    #expect(try list.pieces { layers[2].removeFromSuperlayer() } == [[1, 0]])
    #expect(try list.pieces { scene.group.replaceSublayer(scene.sibling, with: layers[2]) } == [[1, 1]])
    #expect(try list.pieces { layers[2].removeFromSuperlayer() } == [[1, 0]])
    #expect(try list.pieces { scene.group.insertSublayer(layers[2], above: scene.leaf) } == [[0, 1]])
  }

  @Test func `a deep tree that is added rebuilds the list`() throws {
    let scene = ChangedScene()
    let cache = CommandCache()
    _ = scene.list(cache)
    let stamp = scene.stamp
    scene.perform {
      var layer = scene.host.root
      for _ in 0...LargeStack.maximumShallowDepth {
        let inner = CALayer(0, 0, 4, 4, .red)
        layer.addSublayer(inner)
        layer = inner
      }
    }
    let layers = try #require(scene.host.layers(changedAfter: stamp))
    #expect(scene.builder(cache).changes(of: layers) == nil)
  }

  @Test func `the list is rebuilt if many layers change the number of their commands`() throws {
    for count in [ListChanges.maximumResizedCount, ListChanges.maximumResizedCount + 1] {
      let scene = ChangedScene()
      let layers = (0..<count).map { CALayer(Double($0), 0, 4, 4, .red) }
      scene.perform { for layer in layers { scene.host.root.addSublayer(layer) } }
      let cache = CommandCache()
      var list = scene.list(cache)
      let stamp = scene.stamp
      scene.perform { for layer in layers { layer.isHidden = true } }
      let changed = try #require(scene.host.layers(changedAfter: stamp))
      let changes = scene.builder(cache).changes(of: changed)
      #expect((changes == nil) == (count > ListChanges.maximumResizedCount))
      guard let changes else { continue }
      var region = DirtyRegion()
      list.apply(changes, to: &region, within: .addressable, sufficientArea: .max)
      #expect(list.list == scene.freshList)
    }
  }
}

/// A hosted tree with a layer in each of several kinds of surroundings.
private final class ChangedScene {
  let host = LayerHost(root: CALayer(0, 0, 24, 24))
  let group = CALayer(1, 1, 12, 12, .blue)
  let leaf = CALayer(1, 1, 4, 4, .red)
  let sibling = CALayer(3, 3, 5, 5, .green)
  let clipped = CALayer(-3, 0, 5, 5, .red)
  private(set) var layers: [CALayer] = []
  private let reader = LayoutReader()

  init() {
    reader.frame = CGRect(x: 2, y: 14, width: 6, height: 6)
    host.perform {
      CATransaction.setDisableActions(true)
      add([leaf, sibling, CALayer(0, 6, 3, 3, .black)], to: group)
      layers.append(group)
      host.root.addSublayer(group)
      let clip = CALayer(14, 0, 8, 8, .magenta)
      (clip.masksToBounds, clip.cornerRadius) = (true, 3)
      add([clipped], to: clip)
      let masked = CALayer(14, 10, 8, 8, .green)
      masked.mask = CALayer(1, 1, 5, 5, .black)
      add([CALayer(2, 2, 4, 4, .red)], to: masked)
      let tilted = CALayer(2, 14, 8, 8, .green)
      tilted.sublayerTransform.m34 = -1 / 40
      tilted.sublayerTransform = CATransform3DRotate(tilted.sublayerTransform, 0.5, 0, 1, 0)
      add([CALayer(1, 1, 4, 4, .red)], to: tilted)
      let space = CATransformLayer()
      add([CALayer(12, 14, 4, 4, .blue), CALayer(14, 15, 4, 4, .red)], to: space)
      let copied = CAReplicatorLayer()
      (copied.instanceCount, copied.instanceTransform) = (2, CATransform3DMakeTranslation(3, 3, 0))
      add([CALayer(8, 8, 3, 3, .magenta)], to: copied)
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 1, y: 20, width: 6, height: 3), transform: nil)
      (shape.strokeColor, shape.lineWidth) = (.black, 1)
      add([clip, masked, tilted, space, copied, shape, reader], to: host.root)
    }
  }

  deinit { host.close() }

  private func add(_ sublayers: [CALayer], to layer: CALayer) {
    for sublayer in sublayers { layer.addSublayer(sublayer) }
    layers += sublayers
  }

  func perform(_ change: () -> Void) {
    host.perform {
      CATransaction.setDisableActions(true)
      change()
    }
  }

  // MARK: Lists

  var stamp: Int { TreeSnapshot(of: host.root, presentation: true).layers[0].stamp }

  func builder(_ cache: CommandCache) -> DisplayListBuilder {
    DisplayListBuilder(TreeSnapshot(of: host.root, presentation: true), text: nil, tiles: nil, cache: cache)
  }

  func list(_ cache: CommandCache) -> BoundedList {
    BoundedList(builder(cache).list, isDeep: false, after: nil)
  }

  /// The list of a snapshot that no earlier snapshot influences.
  var freshList: DisplayList {
    var builder = TreeSnapshotBuilder(host: host)
    builder.append(host.root, store: nil, time: host.now)
    return DisplayListBuilder(TreeSnapshot(layers: builder.layers, depth: builder.depth)).list
  }

  var freshPicture: Bitmap { FrameRenderer(width: 24, height: 24, scale: 1, mode: .screen).draw(freshList) }
}

/// A display list of a scene whose commands are replaced after each change, or rebuilt if that isn't possible.
private final class ChangedList {
  private let scene: ChangedScene
  private let cache = CommandCache()
  private var list: BoundedList
  private var stamp: Int

  init(of scene: ChangedScene) {
    self.scene = scene
    (list, stamp) = (scene.list(cache), scene.stamp)
  }

  /// Updates the list to the scene, and returns what was replaced; nil if the list was rebuilt.
  func update() -> ListChanges? {
    defer { stamp = scene.stamp }
    // The builder takes a snapshot, after which the changes are known.
    let builder = scene.builder(cache)
    guard let changes = scene.host.layers(changedAfter: stamp).flatMap(builder.changes) else {
      list = scene.list(cache)
      return nil
    }
    var region = DirtyRegion()
    list.apply(changes, to: &region, within: .addressable, sufficientArea: .max)
    return changes
  }

  /// Makes a change, and returns the numbers of the replaced commands and of those that replace them, for each piece.
  func pieces(_ change: () -> Void) throws -> [[Int]] {
    scene.perform(change)
    let changes = try #require(update())
    expectFresh()
    return changes.pieces.map { [$0.range.count, $0.newCount] }
  }

  func expectFresh(sourceLocation: SourceLocation = #_sourceLocation) {
    let fresh = BoundedList(scene.freshList, isDeep: false, after: nil)
    #expect(list.list == fresh.list, sourceLocation: sourceLocation)
    #expect(list.bounds.count == fresh.bounds.count, sourceLocation: sourceLocation)
    #expect(
      (0..<list.bounds.count).allSatisfy { list.bounds[$0] == fresh.bounds[$0] },
      sourceLocation: sourceLocation)
    #expect(list.mixesBackdrop == fresh.mixesBackdrop, sourceLocation: sourceLocation)
    #expect(list.hasOnlyFills == fresh.hasOnlyFills, sourceLocation: sourceLocation)
  }
}

extension DisplayListBuilder {
  fileprivate var list: DisplayList { displayList(mode: .screen, transform: .identity, baseScale: 1) }
}

/// A layer whose layout changes a sublayer, and whose display changes a sibling.
private final class LayoutReader: CALayer {
  override func layoutSublayers() {
    superlayer?.sublayers?.first?.position.x += 0.5
    if sublayers == nil { addSublayer(CALayer(0, 0, 2, 2, .black)) }
  }

  override func display() { superlayer?.sublayers?.first?.cornerRadius += 1 }
}

/// A kind of change of a layer.
struct LayerChange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (CALayer) -> Void

  func apply(to layer: CALayer) { apply(layer) }

  static let all: [LayerChange] =
    appearances + structures + [
      LayerChange("an animation is added") { $0.add(animation(), forKey: "motion") },
      LayerChange("an animation is added and removed") {
        $0.add(animation(), forKey: "motion")
        CATransaction.flush()
        $0.removeAllAnimations()
      },
      LayerChange("an implicit animation begins") { layer in
        CATransaction.setDisableActions(false)
        layer.opacity = 0.3
      },
      LayerChange("an action changes the superlayer") { layer in
        CATransaction.setDisableActions(false)
        layer.actions = ["position": SuperlayerAction()]
        layer.position.x += 1
      },
      LayerChange("it's laid out") { $0.setNeedsLayout() },
      LayerChange("it's displayed") { $0.setNeedsDisplay() },
    ]

  private static let appearances: [LayerChange] = [
    LayerChange("it moves") { $0.position.x += 1.5 },
    LayerChange("its color changes") { $0.backgroundColor = .black },
    LayerChange("it loses its color") { $0.backgroundColor = nil },
    LayerChange("it gets a border") { $0.borderWidth = 1 },
    LayerChange("it fades") { $0.opacity = 0.5 },
    LayerChange("it disappears") { $0.opacity = 0 },
    LayerChange("it's hidden or shown") { $0.isHidden.toggle() },
    LayerChange("it rotates") { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) },
    LayerChange("it turns in depth") { $0.transform = CATransform3DMakeRotation(0.7, 0, 1, 0) },
    LayerChange("it turns back") { $0.transform = CATransform3DIdentity },
    LayerChange("it moves forward") { $0.zPosition += 1 },
    LayerChange("its sublayers scale") { $0.sublayerTransform = CATransform3DMakeScale(0.5, 1, 1) },
    LayerChange("it clips") { $0.masksToBounds.toggle() },
    LayerChange("it casts a shadow") { ($0.shadowOpacity, $0.shadowRadius) = (0.7, 1) },
    LayerChange("it leaves the picture") { $0.position.x += 100 },
    LayerChange("its backdrop is blurred") {
      let blur = CAFilter(type: "gaussianBlur")
      blur.setValue(2, forKey: "inputRadius")
      $0.backgroundFilters = [blur]
    },
  ]

  private static let structures: [LayerChange] = [
    LayerChange("it gets a sublayer") { $0.addSublayer(CALayer(1, 0, 3, 3, .red)) },
    LayerChange("it loses its sublayers") { $0.sublayers = nil },
    LayerChange("it's removed") { $0.removeFromSuperlayer() },
    LayerChange("it moves behind its siblings") { $0.superlayer?.insertSublayer($0, at: 0) },
    LayerChange("it moves in front of its siblings") { $0.superlayer?.addSublayer($0) },
    LayerChange("it's replaced") { $0.superlayer?.replaceSublayer($0, with: CALayer(2, 1, 5, 4, .magenta)) },
    LayerChange("it's replaced by two layers") { layer in
      for _ in 0..<2 { layer.superlayer?.insertSublayer(CALayer(1, 2, 5, 4, .blue), above: layer) }
      layer.removeFromSuperlayer()
    },
    LayerChange("layers are added to its superlayer") { layer in
      for x in 0..<3 { layer.superlayer?.addSublayer(CALayer(Double(x), 2, 3, 3, .red)) }
    },
    LayerChange("it moves into a layer in front of its siblings") { layer in
      let group = CALayer(1, 0, 6, 6, .green)
      layer.superlayer?.addSublayer(group)
      group.addSublayer(layer)
    },
    LayerChange("a space with depth is added in front of it") { layer in
      let (space, inner) = (CATransformLayer(), CALayer(1, 1, 6, 6, .blue))
      inner.transform = CATransform3DMakeTranslation(0, 0, -10)
      space.addSublayer(inner)
      layer.superlayer?.addSublayer(space)
    },
    LayerChange("it gets a mask") { $0.mask = CALayer(1, 1, 3, 3, .black) },
    LayerChange("it loses its mask") { $0.mask = nil },
  ]

  private init(_ description: String, _ apply: @escaping @Sendable (CALayer) -> Void) {
    (testDescription, self.apply) = (description, apply)
  }

  private static func animation() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.byValue, animation.duration) = (4.0, 0.2)
    return animation
  }
}

/// An action that changes the layer's superlayer.
private final class SuperlayerAction: CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.superlayer?.borderWidth += 1
  }
}
