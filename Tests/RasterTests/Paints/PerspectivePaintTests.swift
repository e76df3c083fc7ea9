import TestSupport
import Testing

@testable import Raster

@Suite struct PerspectivePaintTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `an image in perspective is interpolated at the plane's point`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bitmap = ImageSamplerTests.bitmap(seed: seed, width: 9, height: 7)
    let perspective = random.projection()
    guard let inverse = perspective.inverse, abs(perspective.determinant) > 0.3 else { return }
    var paint = ImagePaint(bitmap, transform: .identity)
    paint.perspective = perspective
    let drawn = ImageSamplerTests.draw(paint)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        guard let place = inverse.image(of: Point(Double(x) + 0.5, Double(y) + 0.5)) else { continue }
        let exact = ImageSamplerTests.reference(bitmap, bitmap.bounds, place)
        for (value, component) in zip(PixelTests.components(drawn[x, y]), exact) {
          // 3.1 as without perspective, and 1/64 of a pixel along both axes.
          #expect(abs(Double(value) - component) <= 3.1 + 8, "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test func `an affine projection draws the same as a transform`() {
    let bitmap = ImageSamplerTests.bitmap(seed: 4, width: 9, height: 7)
    let transform = Affine(a: 1.23, b: 0.51, c: -0.27, d: 1.49, tx: 3.1, ty: 1.2)
    for filter in [ImagePaint.Filter.nearest, .linear, .averaged] {
      let flat = ImageSamplerTests.draw(ImagePaint(bitmap, transform: transform, filter: filter))
      var paint = ImagePaint(bitmap, transform: .identity, filter: filter)
      paint.perspective = Projection(transform)
      let drawn = ImageSamplerTests.draw(paint)
      #expect(Self.distance(flat, drawn) <= 2, "\(filter)")
    }
  }

  @Test func `an image whose corner isn't at the origin is drawn at its position`() {
    let bitmap = ImageSamplerTests.bitmap(seed: 5, width: 9, height: 7)
    var moved = ImagePaint(bitmap, x: 5, y: 2, transform: .identity)
    var shifted = ImagePaint(bitmap, transform: .translation(5, 2))
    moved.perspective = Projection(.identity, wx: 0.03)
    shifted.perspective = moved.perspective
    #expect(Self.distance(ImageSamplerTests.draw(moved), ImageSamplerTests.draw(shifted)) <= 2)
  }

  /// Returns the largest difference of a component: two where the last digit of a coordinate determines its
  /// weight.
  private static func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { most, pixels in
      zip(PixelTests.components(pixels.0), PixelTests.components(pixels.1)).reduce(most) {
        max($0, abs($1.0 - $1.1))
      }
    }
  }

  /// Compares with positions computed by division, each in its own entry of the ramp or a neighboring one.
  /// Returns the direction of a point seen from (0, −0.5), in turns.
  private static func turns(_ point: Point) -> Double {
    let way = point - Point(0, -0.5)
    return Arctangent.turns(x: SIMD4(repeating: way.x), y: SIMD4(repeating: way.y))[0]
  }

  @Test func `gradients run along a plane in perspective`() {
    let ramp = Ramp(stops: [
      Ramp.Stop(location: 0, color: Color(red: 0, green: 0, blue: 0, alpha: 1)),
      Ramp.Stop(location: 1, color: Color(red: 1, green: 1, blue: 1, alpha: 1)),
    ])
    let perspective = Projection(.scale(20, 20), wx: 0.8, wy: 0.1)
    let inverse = perspective.inverse!
    let geometries: [(Gradient.Geometry, (Point) -> Double)] = [
      (.axial(from: Point(0, 0), to: Point(1, 0)), { $0.x }),
      (
        .radial(center: Point(0.5, 0.25), radii: Point(0.5, 1)),
        {
          (($0 - Point(0.5, 0.25)) / Point(0.5, 1)).length
        }
      ),
      (.conic(center: Point(0, -0.5), start: Point(1, -0.5)), Self.turns),
    ]
    for (geometry, location) in geometries {
      var gradient = Gradient(ramp, geometry)
      gradient.perspective = perspective
      var drawn = Bitmap(width: 20, height: 16)
      drawn.withCanvas { $0.fill(Path(rect: $0.bounds.box), paint: .gradient(gradient)) }
      for y in 0..<16 {
        for x in 0..<20 {
          guard let place = inverse.image(of: Point(Double(x) + 0.5, Double(y) + 0.5)) else { continue }
          let exact = min(max(location(place), 0), 1) * 255
          let value = Double(PixelTests.components(drawn[x, y])[0])
          #expect(abs(value - exact) <= 2, "\(geometry) at \(x), \(y)")
        }
      }
    }
  }
}
