import CoreGraphics
@testable import LayerValues
import Raster
import Testing

@Suite struct ContentsFadeTests {
  private static func image(_ pixel: UInt32, width: Int = 1) -> CGImage {
    var bitmap = Bitmap(width: width, height: 1)
    for x in 0..<width { bitmap[x, 0] = pixel }
    return CGImage(bitmap: bitmap)
  }

  @Test func `the nearer image of a fade changes halfway`() {
    let (a, b) = (Self.image(0xFF00_0000), Self.image(.max))
    for (share, nearer) in [(0, a), (0.25, a), (0.5.nextDown, a), (0.5, b), (1, b)] {
      #expect(ContentsFade(from: a, to: b, share: share).nearer === nearer)
    }
    #expect(ContentsFade(from: nil, to: b, share: 0.25).nearer == nil)
  }

  @Test func `images of one size are mixed, and of images with different sizes the nearer one shows`() throws
  {
    let (a, b, wide) = (Self.image(0xFF00_0000), Self.image(.max), Self.image(.max, width: 2))
    let mixed = try #require(ContentsFade(from: a, to: b, share: 0.25).mixture).bitmap
    #expect(
      mixed.width == 1 && mixed.height == 1 && mixed[0, 0] >> 24 == 0xFF
        && abs(Int(mixed[0, 0] & 0xFF) - 64) <= 1)
    #expect(ContentsFade(from: a, to: wide, share: 0.25).mixture === a)
    #expect(ContentsFade(from: a, to: wide, share: 0.75).mixture === wide)
    #expect(ContentsFade(from: nil, to: nil, share: 0.5).mixture == nil)
    for (from, to) in [(b, nil), (nil, b)] as [(CGImage?, CGImage?)] {
      let faded = try #require(ContentsFade(from: from, to: to, share: from == nil ? 0.25 : 0.75).mixture)
        .bitmap
      #expect(abs(Int(faded[0, 0] >> 24) - 64) <= 1)
    }
  }

  @Test func `a position of a sequence is between two of its images`() throws {
    let images = [Self.image(1), Self.image(2), Self.image(3)]
    let sequence = try #require(ImageSequence(images))
    func index(_ entry: ImageSequence.Entry) -> Int? {
      if case .image(let image) = entry { images.firstIndex { $0 === image } } else { nil }
    }
    for (steps, before, after, share) in [
      (-1, 0, 1, 0), (0, 0, 1, 0), (0.25, 0, 1, 0.25), (1, 1, 2, 0), (1.75, 1, 2, 0.75), (2, 2, 2, 0),
      (5, 2, 2, 0),
      (Double.nan, 0, 1, 0),
    ] as [(Double, Int, Int, Double)] {
      let position = sequence.position(at: steps)
      #expect(
        index(position.before) == before && index(position.after) == after && position.share == share,
        "\(steps)")
    }
    #expect(
      ImageSequence([nil, NSNull()]) == nil && ImageSequence([images[0], 3]) == nil
        && ImageSequence([]) == nil)
  }

  @Test func `showing a position of a sequence sets the contents and the fade`() throws {
    let images = [Self.image(1), Self.image(2)]
    let sequence = try #require(ImageSequence([images[0], nil, NSNull()]))
    var values = CommonValues()
    values.contents = images[1]
    values.showContents(at: sequence.position(at: 0))
    #expect(values.contents as? CGImage === images[0] && values.contentsFade == nil && !values.hasRare)
    values.contents = images[1]
    values.showContents(at: sequence.position(at: 0.75))
    #expect(values.contents as? CGImage === images[1])
    let fade = try #require(values.contentsFade)
    #expect(fade.from === images[0] && fade.to === images[1] && fade.share == 0.75)
    values.contents = images[0]
    #expect(values.contentsFade == nil)
    values.contents = images[1]
    values.showContents(at: sequence.position(at: 1.75))
    #expect(values.contents == nil)
  }

  @Test func `rare values are copied on write, and clearing filters doesn't create them`() {
    var values = CommonValues()
    values.setFilters(\.filters, nil)
    #expect(!values.hasRare && values.rare.rasterizationScale == 1)
    values.setFilters(\.filters, [FilterValues(type: "xor")])
    #expect(values.hasRare && values.rare.filters?.count == 1)
    var copy = values
    copy.rare.rasterizationScale = 2
    #expect(
      values.rare.rasterizationScale == 1 && copy.rare.rasterizationScale == 2
        && copy.rare.filters?.count == 1)
    copy.setFilters(\.filters, nil)
    #expect(copy.rare.filters == nil && values.rare.filters?.count == 1)
  }
}
