import Foundation
import ImageCoding
import Testing
import UIKit

/// Reads asset catalogs from folders that each test writes.
struct AssetCatalogTests {
  /// A bundle in a temporary folder.
  private final class TemporaryBundle {
    let bundle: Bundle
    private let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      bundle = try #require(Bundle(path: url.path))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ data: Data, _ path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }
  }

  /// A PNG file of one color with a side in pixels.
  private func square(_ side: Int, _ color: UIColor) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    return try #require(
      renderer.image {
        color.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }.pngData())
  }

  private func traits(_ scale: CGFloat, _ style: UIUserInterfaceStyle = .light) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
    ])
  }

  @Test func `an image set gives the version for the scale and the interface style`() throws {
    let temporary = try TemporaryBundle()
    let set = "Assets.xcassets/Icons/logo.imageset/"
    try temporary.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "logo.png"},
        {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "watch", "scale": "2x", "filename": "missing.png"}],
       "info": {"author": "xcode", "version": 1},
       "properties": {"template-rendering-intent": "template"}}
      """, set + "Contents.json")
    try temporary.write(square(4, .red), set + "logo.png")
    try temporary.write(square(8, .green), set + "logo@2x.png")
    try temporary.write(square(8, .blue), set + "dark@2x.png")
    func image(_ traits: UITraitCollection) throws -> UIImage {
      try #require(UIImage(named: "logo", in: temporary.bundle, compatibleWith: traits))
    }
    let (one, two, three) = (try image(traits(1)), try image(traits(2)), try image(traits(3)))
    #expect([one, two, three].map(\.scale) == [1, 2, 2])
    #expect([one, two, three].allSatisfy { $0.size == CGSize(width: 4, height: 4) })
    #expect(one.cgImage?.pixel(x: 1, y: 1) == [255, 0, 0, 255])
    #expect(two.cgImage?.pixel(x: 1, y: 1) == [0, 255, 0, 255])
    #expect(try image(traits(2, .dark)).cgImage?.pixel(x: 1, y: 1) == [0, 0, 255, 255])
    #expect(two.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "other", in: temporary.bundle, compatibleWith: nil) == nil)
  }

  @Test func `an image file beside the catalogs is found too`() throws {
    let temporary = try TemporaryBundle()
    try temporary.write(square(6, .red), "mark@2x.png")
    let image = try #require(UIImage(named: "mark", in: temporary.bundle, compatibleWith: traits(2)))
    #expect(image.size == CGSize(width: 3, height: 3))
  }

  @Test func `a color set gives a color that adapts to the interface style`() throws {
    let temporary = try TemporaryBundle()
    try temporary.write(
      #"{"properties": {"provides-namespace": true}}"#, "Deep/Colors.xcassets/brand/Contents.json")
    try temporary.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "0.5"}}}]}
      """, "Deep/Colors.xcassets/brand/accent.colorset/Contents.json")
    let color = try #require(UIColor(named: "brand/accent", in: temporary.bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.25, alpha: 1))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0.5, alpha: 0.5))
    #expect(UIColor(named: "accent", in: temporary.bundle, compatibleWith: nil) == nil)
  }

  @Test func `a data set gives its file`() throws {
    let temporary = try TemporaryBundle()
    try temporary.write(
      #"{"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}]}"#,
      "Assets.xcassets/animation.dataset/Contents.json")
    try temporary.write("[1]", "Assets.xcassets/animation.dataset/a.json")
    let asset = try #require(NSDataAsset(name: "animation", bundle: temporary.bundle))
    #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
    #expect(asset.name == "animation" && NSDataAsset(name: "none", bundle: temporary.bundle) == nil)
  }

  @Test(arguments: [
    "", "{", "{}", #"{"images": 3}"#, #"{"images": [{"filename": "none.png", "scale": "x"}]}"#,
  ])
  func `a damaged set gives nothing`(contents: String) throws {
    let temporary = try TemporaryBundle()
    for name in ["a.imageset", "a.colorset", "a.dataset"] {
      try temporary.write(contents, "Assets.xcassets/\(name)/Contents.json")
    }
    #expect(UIImage(named: "a", in: temporary.bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "a", in: temporary.bundle, compatibleWith: nil) == nil)
    #expect(NSDataAsset(name: "a", bundle: temporary.bundle) == nil)
  }

  @Test func `nibs and storyboards stop the program when they are loaded`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Bundle.main.loadNibNamed("Card", owner: nil) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
    }
  }
}
