import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// The pixels of a batch's sprites.
@Suite struct SpriteBatchTests {
  private static let picture = SpritePicture(
    image: CGImage(bitmap: Bitmap(width: 35, height: 4, pixels: [UInt32](repeating: .max, count: 140))),
    source: Box(x: 0, y: 0, width: 35, height: 4), scale: 1,
    filters: PictureFilters(minification: .linear, magnification: .linear, bias: 0))

  @Test func `sprites touch only pixels within their batch's bounds`() {
    var random = SeededGenerator(seed: 712)
    for turn in 0..<500 {
      let batch = SpriteBatch(
        pictures: [Self.picture],
        sprites: [
          Sprite(
            picture: 0, transform: Self.transform(&random), tint: Color(red: 1, green: 1, blue: 1))
        ])
      var bitmap = Bitmap(width: 40, height: 40)
      bitmap.withCanvas { batch.draw(on: &$0) }
      let strays = bitmap.pixels.indices.filter { index in
        let pixel = PixelRect(x: index % 40, y: index / 40, width: 1, height: 1)
        return bitmap.pixels[index] != 0 && pixel.intersection(batch.bounds).isEmpty
      }
      #expect(strays.isEmpty, "sprite \(turn), in \(batch.bounds)")
    }
  }

  /// A rotated and reduced sprite with its top corner just below the top of a row.
  private static func transform(_ random: inout SeededGenerator) -> Affine {
    let angle = Double.random(in: 0..<2 * .pi, using: &random)
    let scale = Double.random(in: 0.3..<0.6, using: &random)
    var transform = Affine(
      a: scale * cos(angle), b: scale * sin(angle), c: -scale * sin(angle), d: scale * cos(angle), tx: 20,
      ty: 0)
    let top = picture.source.applying(transform).min.y
    transform.ty = 10 - top + Double.random(in: 0..<0.02, using: &random)
    return transform
  }
}
