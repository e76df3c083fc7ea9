import TestSupport
import Testing

@testable import Raster

/// A gradient with a fade looks like the gradient seen through another one's alpha.
@Suite struct GradientFadeTests {
  static let bounds = PixelRect(x: 0, y: 0, width: 300, height: 12)

  static let modes: [BlendMode] = [.normal, .normal, .multiply, .destinationOut, .sourceIn]

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a fade acts like a mask of its alpha`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (colors, fade) = Self.gradients(&random)
    let path = random.path(in: Box(x: -6, y: -6, width: 312, height: 24), elementCount: 5)
    let opacity = Bool.random(using: &random) ? 1 : random.double(in: 0...1)
    let mode = try #require(Self.modes.randomElement(using: &random))
    let ground = random.paint(in: Self.bounds.box)
    let clip =
      Bool.random(using: &random)
      ? nil : Mask(filling: random.path(in: Self.bounds.box, elementCount: 4), within: Self.bounds)
    let alpha = Mask(alphaOf: Self.picture { $0.fill(path, paint: .gradient(fade)) })
    func drawn(_ draw: (inout Canvas) -> Void) -> Bitmap {
      Self.picture {
        $0.fill(Path(rect: Self.bounds.box), paint: ground)
        $0.clipMask = clip
        draw(&$0)
      }
    }
    let masked = drawn { $0.fill(alpha, paint: .gradient(colors), opacity: opacity, blendMode: mode) }
    let faded = try #require(colors.faded(by: fade))
    let direct = drawn { $0.fill(path, paint: .gradient(faded), opacity: opacity, blendMode: mode) }
    // Pixels that aren't covered stay unchanged in some modes only.
    guard mode.keepsBackdropUnderTransparency else {
      let isCovered = alpha.coverage.map { $0 > 0 }
      #expect(
        zip(isCovered, zip(direct.pixels, masked.pixels)).allSatisfy { !$0 || $1.0 == $1.1 }, "seed \(seed)")
      return
    }
    #expect(direct == masked, "seed \(seed)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a mask that covers everything changes no pixel of a gradient`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (colors, fade) = Self.gradients(&random)
    let faded = try #require(colors.faded(by: fade))
    let path = random.path(in: Box(x: -6, y: -6, width: 312, height: 24), elementCount: 5)
    let opacity = Bool.random(using: &random) ? 1 : random.double(in: 0...1)
    let ground = random.paint(in: Self.bounds.box)
    for gradient in [colors, faded] {
      let pictures = [nil, Mask(filling: Path(rect: Self.bounds.box), within: Self.bounds)].map { mask in
        Self.picture {
          $0.fill(Path(rect: Self.bounds.box), paint: ground)
          $0.clipMask = mask
          $0.fill(path, paint: .gradient(gradient), opacity: opacity)
          $0.fill(
            Mask(filling: path, within: Self.bounds), x: 7, y: 1, paint: .gradient(gradient), opacity: opacity
          )
        }
      }
      #expect(pictures[0] == pictures[1], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `colors and alphas that are fetched together are those of both gradients`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (colors, fade) = Self.gradients(&random)
    let x = Int.random(in: -9...9, using: &random)
    let (y, count) = (Int.random(in: 0...11, using: &random), Int.random(in: 1...40, using: &random))
    var (pixels, alphas) = ([UInt32](repeating: 0, count: count), [UInt8](repeating: 0, count: count))
    var (expectedPixels, fades) = (pixels, pixels)
    colors.withSampler { colors in
      fade.withSampler { fade in
        guard
          colors.pointee.fetchRadial(x: x, y: y, count: count, into: &pixels, alphasOf: fade, into: &alphas)
        else { return }
        colors.pointee.fetch(x: x, y: y, count: count, into: &expectedPixels)
        fade.pointee.fetch(x: x, y: y, count: count, into: &fades)
      }
    }
    #expect(pixels == expectedPixels, "seed \(seed)")
    #expect(alphas == fades.map(Pixel.alpha), "seed \(seed)")
  }

  @Test func `gradients with different geometries don't fade each other`() throws {
    var random = SeededGenerator(seed: 60)
    let (colors, fade) = Self.gradients(&random)
    var moved = fade
    moved.transform.tx += 1
    #expect(colors.faded(by: moved) == nil)
    let faded = try #require(colors.faded(by: fade))
    #expect(faded.fade == fade.ramp)
    #expect(faded.faded(by: fade) == nil)
  }

  @Test func `an opaque gradient doesn't fade another one`() {
    var random = SeededGenerator(seed: 61)
    let (colors, fade) = Self.gradients(&random)
    let opaque = Gradient(
      Ramp(stops: [.init(location: 0, color: .black)]), fade.geometry, transform: fade.transform)
    #expect(colors.faded(by: opaque) == colors)
  }

  /// Returns a gradient of colors, mostly opaque, and one of alphas with the same geometry.
  private static func gradients(_ random: inout SeededGenerator) -> (Gradient, Gradient) {
    let isOpaque = random.double(in: 0...1) < 0.7
    func color(_ least: Double) -> Color {
      Color(
        red: random.double(in: 0...1), green: random.double(in: 0...1), blue: random.double(in: 0...1),
        alpha: random.double(in: least...1))
    }
    let colors = Ramp(stops: [
      .init(location: 0, color: color(isOpaque ? 1 : 0)), .init(location: 1, color: color(isOpaque ? 1 : 0)),
    ])
    let alphas = Ramp(stops: [
      .init(location: 0.2, color: color(0)), .init(location: 0.5, color: color(1)),
      .init(location: 1, color: color(0)),
    ])
    let (first, last) = (random.point(in: bounds.box), random.point(in: bounds.box))
    let geometry: Gradient.Geometry =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .axial(from: first, to: last)
      case 1: .axial(from: first, to: Point(first.x, last.y))
      case 2: .radial(center: first, radii: last)
      case 3: .focal(center: first, radii: last, focus: Point(0.3, 0.4))
      default: .conic(center: first, start: last)
      }
    let transform = Bool.random(using: &random) ? Affine.identity : random.affine()
    return (
      Gradient(colors, geometry, transform: transform), Gradient(alphas, geometry, transform: transform)
    )
  }

  private static func picture(_ draw: (inout Canvas) -> Void) -> Bitmap {
    var bitmap = Bitmap(width: bounds.width, height: bounds.height)
    bitmap.withCanvas { draw(&$0) }
    return bitmap
  }
}
