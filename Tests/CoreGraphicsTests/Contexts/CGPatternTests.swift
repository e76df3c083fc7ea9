import CoreGraphics
import Testing

@Suite struct CGPatternTests {
  /// A cell of 2 × 2 points whose lower-left quarter is painted, in red if the pattern is colored.
  static func pattern(
    colored: Bool = true, matrix: CGAffineTransform = .identity, step: CGFloat = 2,
    tiling: CGPatternTiling = .noDistortion, draw: CGPatternDrawPatternCallback? = nil
  ) throws -> CGPattern {
    let drawCorner: CGPatternDrawPatternCallback = { _, context in
      if colored { context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)) }
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw ?? drawCorner, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: matrix, xStep: step, yStep: step,
        tiling: tiling, isColored: colored, callbacks: &callbacks))
  }

  static func color(_ pattern: CGPattern, _ components: [CGFloat] = [1]) throws -> CGColor {
    let base = components.count > 1 ? CGColorSpaceCreateDeviceRGB() : nil
    let space = try #require(CGColorSpace(patternBaseSpace: base))
    return try #require(CGColor(patternSpace: space, pattern: pattern, components: components))
  }

  @Test func `cells are repeated from the origin`() throws {
    let scene = try PixelScene(5, 4)
    scene.context.setFillColor(try Self.color(Self.pattern()))
    scene.context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    #expect(scene.picture == [".....", "#.#.#", ".....", "#.#.#"])
    #expect(scene.pixel(2, 1) == [255, 0, 0, 255])
  }

  @Test func `cells follow the pattern's matrix and the phase, not the current matrix`() throws {
    let scene = try PixelScene(6, 3)
    scene.context.translateBy(x: 1, y: 0)
    scene.context.scaleBy(x: 5, y: 5)
    scene.context.setFillColor(
      try Self.color(Self.pattern(matrix: CGAffineTransform(translationX: 1, y: 0), step: 3)))
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.picture == ["......", "......", ".#..#."])
    scene.context.clear(.infinite)
    scene.context.setPatternPhase(CGSize(width: 1, height: 2))
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.picture == ["..#..#", "......", "......"])
  }

  @Test func `a matrix scales cells, which are aligned to whole pixels`() throws {
    let scene = try PixelScene(8, 2)
    let pattern = try Self.pattern(matrix: CGAffineTransform(scaleX: 1.3, y: 1), tiling: .constantSpacing)
    scene.context.setFillColor(try Self.color(pattern))
    scene.context.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
    // Cells start at 0, 2.6, 5.2 and 7.8, and are drawn from 0 to 3, 3 to 5 and 5 to 8. Half of each is painted.
    #expect(scene.alphas[1].map { $0 > 64 } == [true, true, false, true, false, true, true, false])
  }

  @Test func `an uncolored pattern is painted with a color in the base space`() throws {
    let scene = try PixelScene(2, 2)
    scene.context.setFillColor(try Self.color(Self.pattern(colored: false), [0, 0.2, 1, 0.4]))
    scene.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(scene.picture == ["..", "+."])
    #expect(scene.pixel(0, 1) == [0, 20, 102, 102])
  }

  @Test func `alpha applies to the cells of a colored pattern`() throws {
    let scene = try PixelScene(1, 1)
    scene.context.setAlpha(0.5)
    scene.context.setFillColor(try Self.color(Self.pattern(), [0.4]))
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.pixel(0, 0) == [51, 0, 0, 51])
  }

  @Test func `lines stroked with a pattern cast the pattern's shadow`() throws {
    let scene = try PixelScene(6, 4)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    scene.context.setStrokeColorSpace(space)
    scene.context.setStrokePattern(try Self.pattern(), colorComponents: [1])
    scene.context.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .black)
    scene.context.strokeLineSegments(between: [CGPoint(x: 1, y: 0.5), CGPoint(x: 6, y: 0.5)])
    #expect(scene.picture == ["......", "..#.#.", "......", "..#.#."])
    #expect(scene.pixel(2, 1) == [0, 0, 0, 255])
  }

  @Test func `a pattern color describes its pattern and color space`() throws {
    let pattern = try Self.pattern()
    let color = try Self.color(pattern, [0.5])
    #expect(color.pattern === pattern)
    #expect((color.alpha, color.numberOfComponents) == (0.5, 1))
    #expect(color.colorSpace?.model == .pattern)
    #expect(color.copy(alpha: 1)?.pattern === pattern)
    #expect(color != (try Self.color(Self.pattern(), [0.5])))
    #expect(CGColor.black.pattern == nil)
    let stencils = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(stencils.numberOfComponents == 3 && stencils.baseColorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(patternBaseSpace: stencils) == nil)
    #expect(CGColor(colorSpace: stencils, components: [0, 0, 0, 1]) == nil)
    #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(CGColor(patternSpace: plain, pattern: try Self.pattern(colored: false), components: [1]) == nil)
  }

  @Test func `setting a color space and components sets a color`() throws {
    let scene = try PixelScene(1, 1)
    scene.context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
    scene.context.fill(.infinite)
    #expect(scene.pixel(0, 0) == [0, 0, 0, 255])
    scene.context.setFillColor([0.2, 1])
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.pixel(0, 0) == [51, 51, 51, 255])
  }

  @Test(arguments: [0, .nan, .infinity, -1, 1e-9, 1e300] as [CGFloat])
  func `unreasonable steps and sizes are harmless`(_ value: CGFloat) throws {
    let scene = try PixelScene(4, 4)
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    for (bounds, matrix, step) in [
      (unit, .identity, value), (CGRect(x: 0, y: value, width: 1, height: value), .identity, 1),
      (unit, CGAffineTransform(scaleX: value, y: 1), 1), (unit, CGAffineTransform(rotationAngle: 1), value),
    ] as [(CGRect, CGAffineTransform, CGFloat)] {
      let pattern = CGPattern(
        info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: .constantSpacing,
        isColored: true, callbacks: &callbacks)
      guard let pattern else { continue }
      scene.context.setFillColor(try Self.color(pattern))
      scene.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(scene.paintedCount == 0)
  }

  @Test func `a pattern that is painted with itself doesn't recurse endlessly`() throws {
    let scene = try PixelScene(2, 2)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    final class Holder { var pattern: CGPattern? }
    let holder = Holder()
    holder.pattern = try Self.pattern { _, context in
      guard let pattern = holder.pattern else { return }
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    scene.context.setFillColor(try Self.color(#require(holder.pattern)))
    scene.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(scene.paintedCount == 0)
    holder.pattern = nil
  }

  @Test func `a pattern's info is released with it`() throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }) { _ in counter.count += 1 }
    var pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    #expect(CFGetTypeID(pattern) == CGPattern.typeID)
    #expect(counter.count == 0)
    pattern = nil
    #expect(counter.count == 1)
  }
}
