import Foundation
import QuartzCore
import Testing

@Suite struct ShadowTests {
  private func box(_ configure: (CALayer) -> Void = { _ in }) -> CALayer {
    let root = CALayer(0, 0, 100, 100, .white)
    let layer = CALayer(20, 20, 60, 60, .green)
    layer.cornerRadius = 10
    layer.shadowRadius = 8
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowColor = .magenta
    configure(layer)
    root.addSublayer(layer)
    return root
  }

  /// SHD-BP-row: the green channel along row 50, x = 4…19, within 1.
  @Test func `the context mode's shadow has Apple's profile`() {
    let expected = [253, 251, 248, 245, 240, 235, 229, 222, 214, 205, 195, 184, 172, 160, 147, 134]
    let drawn = Drawn(inContext: box(), width: 100, height: 100)
    let row = (4...19).map { drawn[$0, 50][1] }
    #expect(zip(row, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(row)")
  }

  /// The alpha of a context's black shadow across a straight edge: 16 pixels, starting inside.
  private func edge(radius: Double, scale: Double) -> [Int] {
    let layer = CALayer(0, 0, 40, 40, .red)
    (layer.shadowRadius, layer.shadowOpacity) = (radius, 1)
    layer.shadowOffset = CGSize(width: 60, height: 0)
    let width = Int(130 * scale)
    let drawn = Drawn(inContext: layer, width: width, height: Int(40 * scale), scale: scale)
    return (-8..<8).map { drawn.alpha(Int(100 * scale) + $0, Int(20 * scale)) }
  }

  /// SHD-LOT-1: within 1.
  @Test func `the context mode's shadow has Apple's alpha across an edge`() {
    let expected = [251, 246, 237, 225, 209, 189, 166, 141, 114, 89, 66, 46, 30, 18, 9, 4]
    let alphas = edge(radius: 2, scale: 2)
    #expect(zip(alphas, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(alphas)")
  }

  /// SHD-KERNEL: within 1.
  @Test(arguments: [(8, 1), (2, 2), (6, 2), (2.5, 3), (1.3, 1.5)])
  func `the context mode's shadow is a sampled Gaussian, cut off at two standard deviations`(
    _ radius: Double, _ scale: Double
  ) {
    let sigma = radius * scale
    let reach = Int(2 * sigma)
    let taps = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = taps.reduce(0, +)
    let expected = (-8..<8).map { pixel -> Double in
      // The part of the kernel around the pixel that is inside the edge.
      let inside = (-reach...reach).filter { pixel + $0 < 0 }
      return 255 * inside.reduce(0) { $0 + taps[$1 + reach] } / sum
    }
    let alphas = edge(radius: radius, scale: scale)
    #expect(zip(alphas, expected).allSatisfy { abs(Double($0) - $1) <= 1 }, "\(alphas), not \(expected)")
  }

  /// SHD-AF: within 1.
  @Test func `the context mode's shadow behind round corners is Apple's`() {
    let layer = CALayer(0, 0, 200, 200, .white)
    (layer.cornerRadius, layer.shadowRadius, layer.shadowOpacity) = (20, 10, 0.5)
    layer.shadowOffset = CGSize(width: 5, height: 5)
    let drawn = Drawn(inContext: layer, width: 600, height: 600, scale: 3)
    for (x, y, alpha) in [(0, 0, 5), (599, 599, 46), (590, 10, 31), (590, 590, 68)] {
      #expect(abs(drawn.alpha(x, y) - alpha) <= 1, "(\(x), \(y)): \(drawn.alpha(x, y)), Apple's \(alpha)")
    }
  }

  @Test func `a layer's sublayers contribute to its shadow`() {
    let root = box { layer in
      layer.backgroundColor = nil
      layer.addSublayer(CALayer(0, 0, 60, 60, .green))
    }
    let drawn = Drawn(inContext: root, width: 100, height: 100)
    let plain = Drawn(inContext: box { $0.cornerRadius = 0 }, width: 100, height: 100)
    #expect((0..<20).allSatisfy { abs(drawn[$0, 50][1] - plain[$0, 50][1]) <= 1 })
  }

  @Test func `a layer that draws nothing, and one that masks to its bounds, cast no shadow`() {
    let nothing = Drawn(onScreen: box { $0.backgroundColor = nil }, width: 100, height: 100)
    #expect(nothing[15, 50] == [255, 255, 255, 255])
    let cut = Drawn(onScreen: box { $0.masksToBounds = true }, width: 100, height: 100)
    #expect(cut[15, 50] == [255, 255, 255, 255])
  }

  @Test func `a shadow's offset is in the layer's space, and it fades with the layer`() {
    let down = Drawn(onScreen: box { $0.shadowOffset = CGSize(width: 0, height: 8) }, width: 100, height: 100)
    #expect(down[50, 85][1] < down[50, 15][1])
    let context = Drawn(
      inContext: box { $0.shadowOffset = CGSize(width: 0, height: 8) }, width: 100, height: 100)
    #expect(context[50, 85][1] < context[50, 15][1])
    let faded = Drawn(onScreen: box { $0.opacity = 0.5 }, width: 100, height: 100)
    // The shadow doesn't show through the layer's center: half green over white.
    #expect(faded[50, 50] == [127, 255, 127, 255])
  }

  @Test(arguments: [false, true])
  func `opacity applies to a shadow once, for any kind of caster`(_ isGroup: Bool) {
    for (hasContent, hasPath) in [(false, false), (true, false), (false, true)] {
      let layer = CALayer(0, 0, 20, 20, .green)
      (layer.shadowRadius, layer.shadowOpacity, layer.shadowColor) = (2, 1, .red)
      layer.shadowOffset = CGSize(width: 20, height: 0)
      (layer.opacity, layer.allowsGroupOpacity) = (0.5, isGroup)
      if hasContent { layer.addSublayer(CALayer(0, 0, 1, 1, .blue)) }
      if hasPath { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
      #expect(Drawn(onScreen: layer, width: 40, height: 20)[30, 10] == [128, 0, 0, 128])
    }
  }

  @Test func `a shadow path replaces the silhouette only on the screen`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 10), transform: nil)
    let root = box { $0.shadowPath = path }
    #expect(Drawn(onScreen: root, width: 100, height: 100)[15, 70] == [255, 255, 255, 255])
    #expect(Drawn(inContext: root, width: 100, height: 100)[15, 70] != [255, 255, 255, 255])
  }

  @Test func `on the screen, a shadow scales with its layer`() {
    let root = box { $0.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
    let drawn = Drawn(onScreen: root, width: 100, height: 100)
    #expect(drawn[33, 50][1] < 200 && drawn[20, 50] == [255, 255, 255, 255])
  }

  /// Wide blurs work on reduced images, which extend farther than the blur itself.
  @Test(arguments: [17.0, 40])
  func `bands aren't visible in shadows of any width, nor of layers far larger than the picture`(
    _ radius: Double
  ) {
    for content in [false, true] {
      let root = CALayer(0, 0, 12, 20, .white)
      let layer = CALayer(-1000, -1010, 1004, 1017.5, .green)
      layer.shadowRadius = radius
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 3, height: 5)
      if content { layer.addSublayer(CALayer(999, 1012, 14, 9, .blue)) }
      root.addSublayer(layer)
      let whole = Drawn(onScreen: root, width: 12, height: 20).bitmap
      for threads in [3, 20] {
        #expect(Drawn(onScreen: root, width: 12, height: 20, threads: threads).bitmap == whole)
      }
    }
  }

  @Test func `bands aren't visible in shapes, groups and their shadows`() {
    let root = box { layer in
      let sublayer = CALayer(-10, 10, 30, 30, .blue)
      sublayer.opacity = 0.7
      sublayer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      layer.addSublayer(sublayer)
      layer.opacity = 0.8
    }
    let whole = Drawn(onScreen: root, width: 100, height: 100).bitmap
    for threads in [2, 3, 7, 200] {
      #expect(Drawn(onScreen: root, width: 100, height: 100, threads: threads).bitmap == whole)
    }
  }

  @Test func `a shadow with a very large offset doesn't allocate the pixels in between`() {
    let layer = CALayer(-2e7, -2e7, 4e7, 4e7, .blue)
    layer.addSublayer(CALayer(0, 0, 4e7, 4e7, .red))
    (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: 1e7, height: 1e7))
    let root = CALayer(0, 0, 8, 8)
    root.addSublayer(layer)
    #expect(Drawn(onScreen: root, width: 8, height: 8)[4, 4] == [255, 0, 0, 255])
  }
}
