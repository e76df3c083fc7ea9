import Foundation
import LayerRendering
import QuartzCore
import Raster
import Testing

/// Attributed texts with characters drawn as blocks as wide as the font size.
@Suite struct AttributedTextTests {
  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  private func font(_ size: CGFloat) -> TextFont { TextFont(name: "Helvetica", size: size) }

  private func drawn(
    _ text: Any, _ width: Int, _ height: Int, _ configure: (CATextLayer) -> Void = { _ in }
  ) -> (list: DisplayList, picture: Drawn) {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = text
    configure(layer)
    let list = DisplayListBuilder(TreeSnapshot(of: layer, presentation: false), text: BlockShaper())
      .displayList(mode: .screen, transform: .identity, baseScale: 1)
    let renderer = FrameRenderer(width: width, height: height, scale: 1, mode: .screen)
    return (list, Drawn(bitmap: renderer.draw(list)))
  }

  @Test func `each range has its color`() {
    let (_, picture) = drawn(
      text(
        ("c", [.font: font(4), .foregroundColor: CGColor.red]), ("c", [.font: font(4)]),
        ("c", [.font: font(4), .foregroundColor: CGColor.blue])), 12, 4)
    #expect(picture[1, 2] == [255, 0, 0, 255] && picture[5, 2] == [0, 0, 0, 255])
    #expect(picture[9, 2] == [0, 0, 255, 255])
  }

  @Test func `each range has its size, on a common baseline`() {
    let (_, picture) = drawn(text(("c", [.font: font(4)]), ("c", [.font: font(8)])), 12, 8)
    #expect((0..<8).map { picture.alpha(1, $0) } == [0, 0, 0, 0, 0, 255, 255, 255])
    #expect((0..<8).map { picture.alpha(6, $0) } == [0, 0, 255, 255, 255, 255, 255, 255])
  }

  @Test
  func `the layer's own font and color are ignored, and the defaults are Helvetica of 12 points and black`() {
    let plain = text(("c", [:]))
    let (_, picture) = drawn(plain, 12, 12) { ($0.fontSize, $0.foregroundColor) = (3, .red) }
    #expect(picture[11, 11] == [0, 0, 0, 255])
  }

  @Test func `a line is below the largest character of the previous one`() {
    let (_, picture) = drawn(text(("a", [.font: font(2)]), ("a\na", [.font: font(8)])), 12, 16)
    #expect((0..<16).filter { picture.alpha(4, $0) > 0 } == [6, 7, 14, 15])
  }

  @Test func `kern is added to each character's width`() {
    let (_, picture) = drawn(text(("cc", [.font: font(4), .kern: 2])), 12, 4)
    #expect((0..<12).map { picture.alpha($0, 3) > 0 ? 1 : 0 } == [1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0])
  }

  @Test func `a baseline offset raises characters and increases the line's height`() {
    let (_, picture) = drawn(
      text(("c", [.font: font(4)]), ("c", [.font: font(4), .baselineOffset: 2])), 8, 8)
    #expect(
      (0..<8).map { picture.alpha(1, $0) > 0 } == [false, false, false, true, true, true, false, false])
    #expect(
      (0..<8).map { picture.alpha(5, $0) > 0 } == [false, true, true, true, false, false, false, false])
  }

  @Test func `lines are wrapped, truncated and aligned across ranges`() {
    let mixed = text(("ab ", [.font: font(2)]), ("cc", [.font: font(4), .foregroundColor: CGColor.red]))
    let (_, wrapped) = drawn(mixed, 10, 8) { $0.isWrapped = true }
    #expect(wrapped[1, 5] == [255, 0, 0, 255] && wrapped.alpha(9, 5) == 0)
    let (_, cut) = drawn(mixed, 12, 8) { $0.truncationMode = .end }
    #expect(
      cut[9, 3] == [255, 0, 0, 255] && cut.alpha(11, 3) == 0, "the ellipsis is red, as what is left out")
    let (_, right) = drawn(mixed, 20, 8) { $0.alignmentMode = .right }
    #expect(right[19, 3] == [255, 0, 0, 255] && right.alpha(5, 3) == 0)
  }

  /// Plain text is one command, and equal styles share one.
  @Test func `there is one command per style`() {
    #expect(drawn("abc", 9, 9) { $0.fontSize = 3 }.list.commands.count == 1)
    let parts = text(("a", [.kern: 0]), ("b", [:]), ("c", [.foregroundColor: CGColor.red]), ("a", [:]))
    #expect(drawn(parts, 60, 12).list.commands.count == 2)
  }

  @Test func `attributes of wrong types and invalid numbers are ignored`() {
    for odd in [Double.nan, .infinity, -3, 1e300] {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font(odd), .kern: odd, .baselineOffset: odd, .foregroundColor: "red",
      ]
      _ = drawn(text(("abc", attributes), ("c", [.font: 7, .kern: "wide"])), 8, 8)
    }
    #expect(drawn(text(), 8, 8).list.commands.isEmpty)
  }
}
