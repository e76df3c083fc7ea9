import Foundation
import ImageCoding
import QuartzCore
import Raster
import Staging
import TestSupport
import Testing

@testable import Lottie

/// One colour for every picture that it's asked for, or none.
private final class ColorImages: AnimationImageProvider {
  var color: UInt32?
  var gravity = CALayerContentsGravity.resize
  private(set) var asked: [ImageAsset] = []

  init(_ color: UInt32?) { self.color = color }

  func imageForAsset(asset: ImageAsset) -> CGImage? {
    asked.append(asset)
    return color.map { ImageProviderTests.image($0) }
  }

  func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity { gravity }
}

@Suite struct ImageProviderTests {
  static func image(_ color: UInt32) -> CGImage {
    let context = CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
      space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    let parts = [16, 8, 0].map { CGFloat(color >> $0 & 255) / 255 }
    context.setFillColor(CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return context.makeImage()!
  }

  static func png(_ color: UInt32) throws -> Data { try PNGEncoder().encode(image(color)) }

  static func url(_ color: UInt32) throws -> String {
    "data:image/png;base64," + (try png(color)).base64EncodedString()
  }

  /// A picture that fills the film, in the slot "face", of a file beside it unless the source is given.
  static func film(source: String = "face.png", slots: String = "{}") -> String {
    FilmText.film(
      layers: [#"{"ty":2,"nm":"Face","refId":"p","ip":0,"op":60,"ks":{}}"#],
      more:
        #""slots":\#(slots),"assets":[{"id":"p","w":100,"h":100,"u":"images/","p":"\#(source)","sid":"face"}]"#
    )
  }

  private func pixel(_ layer: LottieAnimationLayer) -> UInt32 { layer.pixel(50, 50) }

  @Test func `a provider's picture goes before the film's own, and is asked for once a build`() throws {
    let provider = ColorImages(0x0000FF)
    let animation = try LottieAnimation(text: Self.film(source: Self.url(0xFF0000)))
    #expect(pixel(LottieAnimationLayer(animation)) == 0xFF00_00FF)
    #expect(pixel(LottieAnimationLayer(animation: animation, imageProvider: provider)) == 0xFFFF_0000)
    #expect(
      provider.asked == [ImageAsset(id: "p", name: "", directory: "images/", width: 100, height: 100)])
    provider.color = nil
    #expect(pixel(LottieAnimationLayer(animation: animation, imageProvider: provider)) == 0xFF00_00FF)
  }

  @Test func `a provider is asked anew when it's told so, while the film shows`() throws {
    let film = try PlayedFilm(Self.film())
    film.perform { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    // The frame changes by an implicit animation.
    film.stage.advance(to: 1)
    let provider = ColorImages(0x00FF00)
    func shown() -> UInt32 { film.stage.picture().bitmap.pixels[100 * 50 + 50] }
    #expect(shown() == 0 && film.layer.unsupportedFeatures.count == 1)
    film.perform { $0.imageProvider = provider }
    #expect(shown() == 0xFF00_FF00)
    #expect(film.layer.unsupportedFeatures.isEmpty)
    provider.color = 0x0000FF
    film.perform { $0.forceDisplayUpdate() }
    #expect(shown() == 0xFFFF_0000)
    #expect(provider.asked.count == 2)
  }

  @Test func `a folder gives pictures by name, with the film's folder or without, and no others`() throws {
    try withFolder { folder throws in
      let provider = FilepathImageProvider(filepath: folder)
      func asset(_ directory: String, _ name: String) -> ImageAsset {
        ImageAsset(id: "p", name: name, directory: directory, width: 1, height: 1)
      }
      try Self.png(0xFF0000).write(to: folder.appendingPathComponent("face.png"))
      #expect(provider.imageForAsset(asset: asset("images/", "face.png"))?.width == 2)
      for name in ["../face.png", "/face.png", "none.png", ""] {
        #expect(provider.imageForAsset(asset: asset("", name)) == nil, "\(name)")
      }
    }
  }

  /// A square picture in a place twice as wide as high: seen at its left side, in its middle and below it.
  @Test(arguments: [
    (CALayerContentsGravity.resize, [true, true, false]), (.resizeAspect, [false, true, false]),
    (.resizeAspectFill, [true, true, false]), (.bottomLeft, [false, false, false]),
  ])
  func `a provider says how its pictures are fitted, the film's own are stretched`(
    _ row: (gravity: CALayerContentsGravity, isSeen: [Bool])
  ) throws {
    let provider = ColorImages(0x0000FF)
    provider.gravity = row.gravity
    let text = Self.film(source: try Self.url(0xFF0000)).replacingOccurrences(
      of: #""h":100,"u""#, with: #""h":50,"u""#)
    let animation = try LottieAnimation(text: text)
    func seen(_ color: UInt32) -> [Bool] {
      let layer = LottieAnimationLayer(animation: animation, imageProvider: provider)
      return [(10, 25), (50, 25), (50, 60)].map { layer.pixel($0.0, $0.1) == color }
    }
    #expect(seen(0xFFFF_0000) == row.isSeen)
    provider.color = nil
    #expect(seen(0xFF00_00FF) == [true, true, false])
  }

  @Test func `a folder's pictures are fitted as it's created with`() {
    let asset = ImageAsset(id: "p", name: "p", directory: "", width: 1, height: 1)
    #expect(FilepathImageProvider(filepath: "x").contentsGravity(for: asset) == .resize)
    let provider = FilepathImageProvider(filepath: "x", contentsGravity: .center)
    #expect(provider.contentsGravity(for: asset) == .center)
    let bundle = BundleImageProvider(bundle: .module, searchPath: nil, contentsGravity: .center)
    #expect(bundle.contentsGravity(for: asset) == .center)
  }

  // MARK: - Slots

  @Test func `a picture in a slot is the file's own, or a theme's`() throws {
    let slots = #"{"face":{"p":{"w":100,"h":100,"u":"","p":"\#(try Self.url(0x00FF00))"}}}"#
    let text = Self.film(slots: slots)
    #expect(pixel(LottieAnimationLayer(try LottieAnimation(text: text))) == 0xFF00_FF00)
    let rule = #"{"id":"face","type":"Image","value":{"url":"\#(try Self.url(0x0000FF))"}}"#
    let archive = try DotLottieFile(
      data: zipped(["a/x.json": text, "t/blue.json": #"{"rules":[\#(rule)]}"#]))
    #expect(pixel(LottieAnimationLayer(try archive.animation(theme: "blue"))) == 0xFFFF_0000)
    #expect(try archive.animation().contents(unsupported: []).slots == ["face"])
  }
}
