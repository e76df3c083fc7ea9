import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import LayerTree

/// Behavior 40: layers of a transform layer share its three-dimensional space, and siblings are drawn by depth.
@Suite struct DepthTests {
  private func root(_ sublayers: [CALayer], distance: CGFloat? = nil) -> CALayer {
    let root = CALayer(0, 0, 20, 20)
    if let distance { root.sublayerTransform.m34 = -1 / distance }
    root.sublayers = sublayers
    return root
  }

  private func draw(_ sublayers: [CALayer], distance: CGFloat? = nil) -> Drawn {
    Drawn(onScreen: root(sublayers, distance: distance), width: 20, height: 20)
  }

  private func square(_ color: CGColor, z: CGFloat = 0) -> CALayer {
    let layer = CALayer(5, 5, 10, 10, color)
    layer.transform = CATransform3DMakeTranslation(0, 0, z)
    return layer
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]

  @Test func `the nearer sibling is in front; of equally near ones, the last`() {
    #expect(draw([square(.red, z: 1), square(.blue)])[10, 10] == red)
    #expect(draw([square(.red, z: -1), square(.blue)])[10, 10] == blue)
    #expect(draw([square(.red, z: 1), square(.blue, z: 1)])[10, 10] == blue)
    let ahead = square(.red)
    ahead.zPosition = 1
    #expect(draw([ahead, square(.blue, z: 0.5)])[10, 10] == red)
    #expect(draw([ahead, square(.blue, z: 1.5)])[10, 10] == blue)
  }

  @Test func `a transform layer's sublayers share its superlayer's space`() {
    for z in [-5.0, 5] {
      let group = CATransformLayer()
      group.addSublayer(square(.red, z: z))
      let nested = CATransformLayer()
      nested.transform = CATransform3DMakeTranslation(0, 0, 2)
      nested.addSublayer(square(.green, z: z))
      group.addSublayer(nested)
      let drawn = draw([group, square(.blue)])
      #expect(drawn[10, 10] == (z < 0 ? blue : [0, 255, 0, 255]))
    }
  }

  @Test func `a plain layer's sublayers are flattened into it`() {
    let plane = CALayer(0, 0, 20, 20)
    plane.addSublayer(square(.red, z: 5))
    #expect(draw([plane, square(.blue)])[10, 10] == blue)
  }

  @Test func `the opacity of a transform layer applies to each sublayer`() {
    let group = CATransformLayer()
    group.opacity = 0.5
    group.sublayers = [square(.red, z: 1), square(.red, z: 2)]
    // One red over the other: an alpha of 1 − 0.5².
    let pixel = draw([group])[10, 10]
    #expect(abs(pixel[3] - 191) <= 1 && abs(pixel[0] - 191) <= 1)
  }

  @Test func `intersecting planes each show their nearer half`() {
    let (left, right) = (square(.red), square(.blue))
    left.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    right.transform = CATransform3DMakeRotation(-0.5, 0, 1, 0)
    for sublayers in [[left, right], [right, left]] {
      let drawn = draw(sublayers)
      for y in 6..<14 {
        #expect(drawn[7, y] == red && drawn[9, y] == red)
        #expect(drawn[10, y] == blue && drawn[12, y] == blue)
      }
    }
  }

  /// The line of intersection is a diagonal, which divides pixels into halves.
  @Test func `the line of intersection is antialiased, and opaque`() {
    let (first, second) = (square(.red), square(.blue))
    first.transform = CATransform3DMakeRotation(0.5, 1, 1, 0)
    second.transform = CATransform3DMakeRotation(-0.5, 1, 1, 0)
    let below = CALayer(0, 0, 20, 20, .green)
    below.zPosition = -100
    let drawn = draw([below, first, second])
    for place in 6..<14 {
      let pixel = drawn[place, place]
      #expect(pixel[1] == 0 && pixel[3] == 255 && abs(pixel[0] - 128) <= 2 && abs(pixel[2] - 128) <= 2)
    }
  }

  @Test func `a translucent plane has no seam where an intersecting plane isn't visible`() {
    let (plane, cut) = (
      CALayer(0, 0, 20, 10, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)), square(.blue)
    )
    cut.frame = CGRect(x: 5, y: 8, width: 10, height: 10)
    cut.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let drawn = draw([plane, cut])
    for x in 0..<20 { for y in 0..<7 { #expect(drawn[x, y] == drawn[0, 0], "\(x), \(y)") } }
    #expect(drawn[8, 9] != drawn[12, 9])
  }

  /// A bar that passes the center with its far end at the back, rotated by thirds of a turn.
  private func bar(_ third: Int, _ color: CGColor) -> CALayer {
    let bar = CALayer(2, 4, 16, 4, color)
    bar.anchorPoint = CGPoint(x: 0.5, y: 1.5)
    bar.position = CGPoint(x: 10, y: 10)
    let turn = CATransform3DMakeRotation(CGFloat(third) * 2 * .pi / 3, 0, 0, 1)
    bar.transform = CATransform3DRotate(turn, 0.3, 0, 1, 0)
    return bar
  }

  /// Three bars, each over the next one's end, for which no order of whole bars is correct.
  @Test func `planes that overlap in a cycle are correct at every pixel`() {
    let drawn = draw([bar(0, .red), bar(1, .green), bar(2, .blue)])
    let list = DisplayListBuilder(
      TreeSnapshot(of: root([bar(0, .red), bar(1, .green), bar(2, .blue)]), presentation: false)
    ).displayList(mode: .screen, transform: .identity, baseScale: 1)
    #expect(list.commands.count == 1)
    // The order in the tree doesn't matter, except where edges meet.
    let other = draw([bar(1, .green), bar(2, .blue), bar(0, .red)])
    #expect(drawn.bitmap.differingCount(other.bitmap) < 12 && drawn.paintedCount > 100)
    // Each bar is in front once and behind once, so the same amount of each is visible.
    let areas = (0..<3).map { color in
      drawn.bitmap.pixels.reduce(0) { $0 + Double($1.components[color]) / 255 }
    }
    for area in areas { #expect(abs(area - areas[0]) < 2, "\(areas)") }
  }

  @Test func `faces that share an edge aren't merged per pixel`() {
    let list = DisplayListBuilder(TreeSnapshot(of: PerspectiveScene.cube.root, presentation: false))
      .displayList(mode: .screen, transform: .identity, baseScale: 1)
    #expect(list.commands.count == 6)
    for command in list.commands { if case .crossing = command { Issue.record("\(command)") } }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the order in the tree doesn't matter if depths differ`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let colors: [CGColor] = [.red, .green, .blue, .magenta, .cyan, .yellow]
    let layers = colors.map { color in
      let layer = square(color)
      layer.transform = CATransform3DTranslate(
        CATransform3DMakeRotation(random.double(in: -3...3), random.double(in: -1...1), 1, 0), 0, 0,
        random.double(in: -5...5))
      return layer
    }
    let drawn = draw(layers, distance: 30).bitmap
    let shuffled = draw(layers.shuffled(using: &random), distance: 30).bitmap
    // In pixels where edges meet, the order is visible.
    #expect(drawn.differingCount(shuffled, by: 2) < 20, "seed \(seed)")
  }

  @Test func `many planes are ordered in bounded time`() {
    var random = SeededGenerator(seed: 1)
    let layers = (0..<400).map { _ in
      let layer = square(.red)
      layer.transform = CATransform3DMakeRotation(random.double(in: -3...3), random.double(in: -1...1), 1, 0)
      return layer
    }
    #expect(draw(layers)[10, 10] == red)
    #expect(draw(Array(layers.prefix(100)))[10, 10] == red)
  }
}

// MARK: - Replicators

extension DepthTests {
  private func replicator(preservesDepth: Bool) -> CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    (replicator.instanceCount, replicator.preservesDepth) = (3, preservesDepth)
    replicator.instanceTransform = CATransform3DMakeTranslation(2, 0, -8)
    replicator.addSublayer(square(.red))
    return replicator
  }

  @Test func `copies in depth look like layers of a transform layer`() {
    let group = CATransformLayer()
    group.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    for copy in 0..<3 {
      let layer = square(.red)
      layer.transform = CATransform3DMakeTranslation(2 * CGFloat(copy), 0, -8 * CGFloat(copy))
      group.addSublayer(layer)
    }
    let between = square(.blue, z: -12)
    let copies = draw([replicator(preservesDepth: true), between], distance: 30).bitmap
    #expect(copies == draw([group, between], distance: 30).bitmap)
  }

  @Test func `copies that don't preserve depth are flat, but sorted by depth`() {
    let flat = replicator(preservesDepth: false)
    flat.instanceBlueOffset = 0.5
    flat.instanceColor = .red
    flat.sublayers?[0].backgroundColor = .magenta
    let drawn = draw([flat], distance: 30)
    // Without perspective from outside, each copy is as large as the first one, which is the nearest.
    #expect(drawn.paintedCount == 140 && drawn[14, 10] == red)
    #expect(drawn[16, 10] == [255, 0, 128, 255] && drawn[18, 10] == [255, 0, 255, 255])
  }

  @Test func `a replicator that preserves depth draws only its sublayers`() {
    let layer = replicator(preservesDepth: true)
    (layer.backgroundColor, layer.borderWidth, layer.masksToBounds) = (.green, 2, true)
    #expect(draw([layer]).paintedCount == 140)
  }
}
