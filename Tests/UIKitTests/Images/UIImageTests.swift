import TestSupport
import Testing
import UIKit

struct UIImageTests {
  @Test(arguments: [
    (UIImage.Orientation.up, ["rg", "bw", "k."]), (.down, [".k", "wb", "gr"]), (.left, ["gw.", "rbk"]),
    (.right, ["kbr", ".wg"]), (.upMirrored, ["gr", "wb", ".k"]), (.downMirrored, ["k.", "bw", "rg"]),
    (.leftMirrored, ["rbk", "gw."]), (.rightMirrored, [".wg", "kbr"]),
  ])
  func `images are drawn according to their orientation`(
    orientation: UIImage.Orientation, expected: [String]
  ) {
    let image = UIImage.of("rg", "bw", "k.", orientation: orientation)
    #expect(image.size == CGSize(width: expected[0].count, height: expected.count))
    let drawn = UIImage.drawn(expected[0].count, expected.count) { image.draw(at: .zero) }
    #expect(drawn.letters == expected)
    #expect(image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation() == image)
    let flipped = UIImage.drawn(expected[0].count, expected.count) {
      image.withHorizontallyFlippedOrientation().draw(at: .zero)
    }
    #expect(flipped.letters == expected.map { String($0.reversed()) })
  }

  @Test func `the size is in points`() {
    let image = UIImage.of("rg", "bw", "k.", "kk", scale: 2)
    #expect(image.size == CGSize(width: 1, height: 2))
    #expect(UIImage(cgImage: image.cgImage!, scale: -1, orientation: .up).scale == 1)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test func `a template is drawn in the fill color, a tinted image in its tint color`() {
    let image = UIImage.of("rg", "k.")
    let template = UIImage.drawn(2, 2) {
      UIColor.blue.setFill()
      image.withRenderingMode(.alwaysTemplate).draw(at: .zero)
    }
    #expect(template.letters == ["bb", "b."])
    let tinted = UIImage.drawn(2, 2) { image.withTintColor(.green).draw(at: .zero) }
    #expect(tinted.letters == ["gg", "g."])
    let plain = UIImage.drawn(2, 2) { image.withRenderingMode(.alwaysOriginal).draw(at: .zero) }
    #expect(plain.letters == ["rg", "k."])
  }

  @Test func `opacity and blend mode apply to a single drawing`() {
    let image = UIImage.of("r")
    let drawn = UIImage.drawn(3, 1) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
      image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .clear, alpha: 1)
      image.draw(in: CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0)
      image.draw(in: CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(drawn.letters == [".br"])
  }

  @Test func `caps keep their size, and the parts between are tiled or stretched`() {
    let image = UIImage.of("rgbw")
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    func drawn(_ image: UIImage, _ width: CGFloat) -> [String] {
      UIImage.drawn(8, 1) { image.draw(in: CGRect(x: 0, y: 0, width: width, height: 1)) }.letters
    }
    #expect(drawn(image.resizableImage(withCapInsets: insets), 8) == ["rgbgbgbw"])
    #expect(drawn(image.resizableImage(withCapInsets: insets), 7) == ["rgbgbgw."])
    #expect(drawn(image.resizableImage(withCapInsets: insets), 2) == ["rw......"])
    let hard = UIImage.of("rggw").resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(drawn(hard, 8) == ["rggggggw"])
    #expect(hard.capInsets == insets && hard.resizingMode == .stretch)
  }

  @Test func `the caps of a rotated image are those of the upright one`() {
    let image = UIImage.of("r", "g", "w", orientation: .left)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let drawn = UIImage.drawn(5, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1)) }
    #expect(drawn.letters == ["rgggw"])
  }

  @Test func `a pattern color tiles an image from the top-left corner`() {
    let color = UIColor(patternImage: .of("rg", "bw"))
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
    let drawn = UIImage.drawn(5, 3) {
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 3))
    }
    #expect(drawn.letters == ["rgrgr", "bwbwb", "rgrgr"])
    let pattern = UIImage.drawn(4, 3) {
      UIImage.of("rg", "bw").drawAsPattern(in: CGRect(x: 1, y: 0, width: 2, height: 3))
    }
    #expect(pattern.letters == [".gr.", ".wb.", ".gr."])
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  @Test func `an animated image has images and a duration`() throws {
    let images = [UIImage.of("r"), UIImage.of("g"), UIImage.of("b")]
    let image = try #require(UIImage.animatedImage(with: images, duration: 0))
    #expect(image.images == images && image.duration == 0.1 && image.size == CGSize(width: 1, height: 1))
    #expect(UIImage.drawn(1, 1) { image.draw(at: .zero) }.letters == ["r"])
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `an image survives encoding and decoding, upright`() throws {
    let image = UIImage.of("rg", "bw", "k.", orientation: .right)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.letters == ["kbr", ".wg"])
    #expect(UIImage(data: data, scale: 3)?.scale == 3)
    try withFolder { folder in
      let file = folder.appending(path: "picture@2x.png")
      try data.write(to: file)
      #expect(UIImage(contentsOfFile: file.path)?.scale == 2)
      #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    }
  }

  @Test func `a JPEG has approximately the image's colors, whatever its quality`() throws {
    let image = UIImage.of("rg", "bw", "k.", orientation: .right)
    let data = try #require(image.jpegData(compressionQuality: 1))
    #expect(UIImage(data: data)?.size == CGSize(width: 3, height: 2))
    let white = try #require(UIImage.of(".").jpegData(compressionQuality: .nan))
    #expect(UIImage(data: white)?.letters == ["w"])
    for quality in [-1, 0, 2, CGFloat.infinity] {
      #expect(image.jpegData(compressionQuality: quality) != nil)
    }
  }

  @Test func `failures to read or write return nil and are reported`() {
    let reports = CoreAnimationDiagnostics.reports {
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }
    #expect(reports.count == 1)
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test func `the file that fits the display best is used`() throws {
    let bundleFolder = FileManager.default.temporaryDirectory
    #expect(Bundle(path: bundleFolder.path)?.resourcePath != nil)
    try withFolder { folder in
      let bundle = try #require(Bundle(path: folder.path))
      for (name, scale) in [("a.png", 1), ("a@3x.png", 3), ("b@2x.png", 2)] {
        let side = String(repeating: "r", count: scale)
        try UIImage.of(side).pngData()?.write(to: folder.appending(path: name))
      }
      func scale(_ name: String, _ display: CGFloat) -> CGFloat? {
        UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: display))?.scale
      }
      #expect(
        [scale("a", 1), scale("a", 2), scale("a.png", 3), scale("b", 1), scale("b", 3)] == [1, 3, 3, 2, 2])
      #expect(scale("c", 1) == nil)
    }
  }
}
