import Foundation
import ImageCoding
import QuartzCore
import Raster
import Staging
import TestSupport
import Testing

@testable import LottiePlayer

/// A provider of images of one color, or of none.
private final class ColorImages: AnimationImageProvider {
  var color: UInt32?
  var gravity = CALayerContentsGravity.resize
  private(set) var requestedAssets: [ImageAsset] = []

  init(_ color: UInt32?) { self.color = color }

  func imageForAsset(asset: ImageAsset) -> CGImage? {
    requestedAssets.append(asset)
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

  /// An animation with one image in its whole frame and in the slot "face", by default of a separate file.
  static func json(source: String = "face.png", slots: String = "{}") -> String {
    SampleJSON.animation(
      layers: [#"{"ty":2,"nm":"Face","refId":"p","ip":0,"op":60,"ks":{}}"#],
      more:
        #""slots":\#(slots),"assets":[{"id":"p","w":100,"h":100,"u":"images/","p":"\#(source)","sid":"face"}]"#
    )
  }

  private func pixel(_ layer: LottieAnimationLayer) -> UInt32 { layer.pixel(50, 50) }

  @Test func `a provider's image replaces the animation's own and is requested once per build`() throws {
    let provider = ColorImages(0x0000FF)
    let animation = try LottieAnimation(text: Self.json(source: Self.url(0xFF0000)))
    #expect(pixel(LottieAnimationLayer(animation)) == 0xFF00_00FF)
    #expect(pixel(LottieAnimationLayer(animation: animation, imageProvider: provider)) == 0xFFFF_0000)
    #expect(
      provider.requestedAssets == [
        ImageAsset(id: "p", name: "", directory: "images/", width: 100, height: 100)
      ])
    provider.color = nil
    #expect(pixel(LottieAnimationLayer(animation: animation, imageProvider: provider)) == 0xFF00_00FF)
  }

  @Test func `a layer created without providers isn't built twice`() throws {
    let animation = try LottieAnimation(text: Self.json(source: Self.url(0xFF0000)))
    #expect(!LottieAnimationLayer(animation: animation).needsBuilding)
    #expect(LottieAnimationLayer(animation: animation, imageProvider: ColorImages(0x0000FF)).needsBuilding)
  }

  @Test func `a display update requests images again`() throws {
    let player = try Player(Self.json())
    player.perform { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    // An implicit animation changes the frame.
    player.stage.advance(to: 1)
    let provider = ColorImages(0x00FF00)
    func visiblePixel() -> UInt32 { player.stage.picture().bitmap.pixels[100 * 50 + 50] }
    #expect(visiblePixel() == 0 && player.layer.unsupportedFeatures.count == 1)
    player.perform { $0.imageProvider = provider }
    #expect(visiblePixel() == 0xFF00_FF00)
    #expect(player.layer.unsupportedFeatures.isEmpty)
    provider.color = 0x0000FF
    player.perform { $0.forceDisplayUpdate() }
    #expect(visiblePixel() == 0xFFFF_0000)
    #expect(provider.requestedAssets.count == 2)
  }

  @Test func `a folder provides images by name, with or without the directory`() throws {
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

  /// A square image in an asset of 100 × 50 points, tested at its left side, in its middle and below it.
  @Test(arguments: [
    (CALayerContentsGravity.resize, [true, true, false]), (.resizeAspect, [false, true, false]),
    (.resizeAspectFill, [true, true, false]), (.bottomLeft, [false, false, false]),
  ])
  func `a provider's gravity fits its images; the animation's own are stretched`(
    _ row: (gravity: CALayerContentsGravity, isVisible: [Bool])
  ) throws {
    let provider = ColorImages(0x0000FF)
    provider.gravity = row.gravity
    let text = Self.json(source: try Self.url(0xFF0000)).replacingOccurrences(
      of: #""h":100,"u""#, with: #""h":50,"u""#)
    let animation = try LottieAnimation(text: text)
    func isVisible(_ color: UInt32) -> [Bool] {
      let layer = LottieAnimationLayer(animation: animation, imageProvider: provider)
      return [(10, 25), (50, 25), (50, 60)].map { layer.pixel($0.0, $0.1) == color }
    }
    #expect(isVisible(0xFFFF_0000) == row.isVisible)
    provider.color = nil
    #expect(isVisible(0xFF00_00FF) == [true, true, false])
  }

  @Test func `a folder's images have the gravity that the provider was created with`() {
    let asset = ImageAsset(id: "p", name: "p", directory: "", width: 1, height: 1)
    #expect(FilepathImageProvider(filepath: "x").contentsGravity(for: asset) == .resize)
    let provider = FilepathImageProvider(filepath: "x", contentsGravity: .center)
    #expect(provider.contentsGravity(for: asset) == .center)
    let bundle = BundleImageProvider(bundle: .module, searchPath: nil, contentsGravity: .center)
    #expect(bundle.contentsGravity(for: asset) == .center)
  }

  // MARK: - Slots

  @Test func `an image in a slot is the file's own or a theme's`() throws {
    let slots = #"{"face":{"p":{"w":100,"h":100,"u":"","p":"\#(try Self.url(0x00FF00))"}}}"#
    let text = Self.json(slots: slots)
    #expect(pixel(LottieAnimationLayer(try LottieAnimation(text: text))) == 0xFF00_FF00)
    let rule = #"{"id":"face","type":"Image","value":{"url":"\#(try Self.url(0x0000FF))"}}"#
    let archive = try DotLottieFile(
      data: zipped(["a/x.json": text, "t/blue.json": #"{"rules":[\#(rule)]}"#]))
    #expect(pixel(LottieAnimationLayer(try archive.animation(theme: "blue"))) == 0xFFFF_0000)
    #expect(try archive.animation().contents(unsupported: []).slots == ["face"])
  }
}
