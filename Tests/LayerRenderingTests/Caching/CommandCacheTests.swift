import CoreGraphics
import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import LayerTree

/// Commands that are cached from one list to the next.
@Suite struct CommandCacheTests {
  private static let visible = PixelRect(x: 0, y: 0, width: 20, height: 20)

  @Test func `lists with cached commands equal new ones`() {
    var random = SeededGenerator(seed: 531)
    for _ in 0..<20 {
      let host = LayerHost(root: Self.layer(&random))
      defer { host.close() }
      let layers = (0..<6).map { _ in Self.layer(&random) }
      host.perform { for layer in layers { host.root.addSublayer(layer) } }
      let renderer = FrameRenderer(width: 20, height: 20, scale: 2, mode: .screen)
      for _ in 0..<20 {
        host.perform { Self.change(layers, of: host.root, &random) }
        host.advance(to: host.now + 0.05)
        let builder = DisplayListBuilder(TreeSnapshot(of: host.root, presentation: true))
        let expected = builder.displayList(
          mode: .screen, transform: .scale(2, 2), baseScale: 2, visible: Self.visible)
        #expect(renderer.displayList(of: host) == expected)
      }
    }
  }

  @Test func `lists with cached commands equal new ones during animations`() {
    var random = SeededGenerator(seed: 532)
    for _ in 0..<30 {
      let host = LayerHost(root: Self.layer(&random))
      defer { host.close() }
      host.perform {
        for _ in 0..<3 { host.root.addSublayer(Self.playingTree(depth: 3, &random)) }
      }
      let mode: RenderMode = Bool.random(using: &random) ? .screen : .context
      let renderer = FrameRenderer(width: 20, height: 20, scale: 2, mode: mode)
      for _ in 0..<12 {
        host.advance(to: host.now + 0.09)
        let cached = renderer.displayList(of: host)
        let builder = DisplayListBuilder(TreeSnapshot(of: host.root, presentation: true))
        let expected = builder.displayList(
          mode: mode, transform: .scale(2, 2), baseScale: 2, visible: Self.visible)
        #expect(cached == expected)
      }
    }
  }

  /// Nested layers, half of which are animated for about a second, some of them after a delay.
  private static func playingTree(depth: Int, _ random: inout SeededGenerator) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 1, y: 2, width: 8, height: 8)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    if Bool.random(using: &random) { layer.strokeColor = .black }
    if Bool.random(using: &random) { layer.strokeEnd = 0.6 }
    // In contexts, dashes also apply to shapes in the layer.
    if Int.random(in: 0..<4, using: &random) == 0 { layer.lineDashPattern = [2, 1] }
    if depth > 0 {
      for _ in 0..<2 { layer.addSublayer(playingTree(depth: depth - 1, &random)) }
      if Int.random(in: 0..<4, using: &random) == 0 { layer.mask = playingTree(depth: 0, &random) }
    }
    guard Bool.random(using: &random) else { return layer }
    let (key, from, to): (String, Any, Any) = random.element(of: [
      ("position.x", 0.0, 9.0), ("opacity", 0.0, 1.0), ("hidden", false, true), ("zPosition", 1.0, -1.0),
      ("fillColor", CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)), ("transform.scale", 0.5, 2.0),
      ("strokeStart", 0.0, 0.9), ("strokeEnd", 0.1, 1.0), ("lineDashPhase", 0.0, 3.0),
      ("path", layer.path as Any, CGPath(rect: CGRect(x: 1, y: 1, width: 5, height: 2), transform: nil)),
    ])
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.beginTime = random.element(of: [0, 0.3])
    (animation.duration, animation.autoreverses) = (0.4, Bool.random(using: &random))
    layer.add(animation, forKey: nil)
    return layer
  }

  @Test func `an unchanged layer reuses its commands, a changed one doesn't`() {
    let host = LayerHost(root: CALayer())
    defer { host.close() }
    let (still, moved) = (CALayer(), CALayer())
    host.perform {
      for layer in [still, moved] {
        (layer.bounds.size, layer.backgroundColor) = (CGSize(width: 4, height: 4), .black)
        layer.cornerRadius = 1
        host.root.addSublayer(layer)
      }
    }
    let renderer = FrameRenderer(width: 8, height: 8, scale: 1, mode: .screen)
    let before = renderer.displayList(of: host).commands
    host.perform {
      CATransaction.setDisableActions(true)
      moved.position.x = 3
    }
    let after = renderer.displayList(of: host).commands
    #expect(before[0].pathAddress == after[0].pathAddress)
    #expect(before[1].pathAddress != after[1].pathAddress && before[1] != after[1])
  }

  @Test func `a trimmed stroke follows a path that is modified in place`() {
    let host = LayerHost(root: CALayer())
    defer { host.close() }
    let (layer, path) = (CAShapeLayer(), CGMutablePath())
    path.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
    host.perform {
      layer.setValue(path, forKey: "path")
      (layer.strokeColor, layer.strokeEnd) = (.black, 0.5)
      host.root.addSublayer(layer)
    }
    let renderer = FrameRenderer(width: 8, height: 8, scale: 1, mode: .screen)
    for x in [6.0, 8.0] {
      _ = renderer.displayList(of: host)
      path.addLine(to: CGPoint(x: x, y: 0))
      host.perform { layer.lineWidth += 1 }
      let builder = DisplayListBuilder(TreeSnapshot(of: host.root, presentation: true))
      let expected = builder.displayList(mode: .screen, transform: .scale(1, 1), baseScale: 1)
      #expect(renderer.displayList(of: host) == expected)
    }
  }

  private static func layer(_ random: inout SeededGenerator) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      x: .random(in: 0..<9, using: &random), y: .random(in: 0..<9, using: &random), width: 5, height: 4)
    layer.backgroundColor = CGColor(gray: .random(in: 0...1, using: &random), alpha: 1)
    layer.borderWidth = .random(in: 0...1, using: &random)
    return layer
  }

  private static func change(_ layers: [CALayer], of root: CALayer, _ random: inout SeededGenerator) {
    let (layer, other) = (random.element(of: layers), random.element(of: layers))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: layer.position.x += 1
    case 1: layer.cornerRadius += 1
    case 2: if layer !== other { layer.addSublayer(other) }
    case 3: root.addSublayer(layer)
    case 4: layer.removeFromSuperlayer()
    case 5: layer.opacity = .random(in: 0...1, using: &random)
    case 6: layer.sublayerTransform = CATransform3DMakeScale(.random(in: 0...2, using: &random), 1, 1)
    case 7: layer.mask = layer === other ? nil : other
    default: CATransaction.setDisableActions(.random(using: &random))
    }
  }
}

extension DrawCommand {
  /// The address of the outline's points.
  fileprivate var pathAddress: UnsafeRawPointer? {
    guard case .shape(let shape) = self else { return nil }
    return shape.outline.path.points.withUnsafeBytes { $0.baseAddress }
  }
}
