import LayerRendering
import Foundation
import QuartzCore
import Raster
import Testing

/// Pictures of text with characters of one pixel.
@Suite struct TextLayerTests {
  private func picture(
    _ string: String, _ width: Int, _ height: Int, _ configure: (CATextLayer) -> Void = { _ in }
  ) -> [String] {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    (layer.string, layer.fontSize, layer.foregroundColor) = (string, 1, .black)
    configure(layer)
    let list = DisplayListBuilder(TreeSnapshot(of: layer, presentation: false), text: BlockShaper())
      .displayList(mode: .screen, transform: .identity, baseScale: 1)
    let bitmap = FrameRenderer(width: width + 2, height: height, scale: 1, mode: .screen).draw(list)
    return (0..<height).map { y in
      String((0..<width).map { x in BlockShaper.character(ofAlpha: Int(bitmap[x, y] >> 24)) })
    }
  }

  private func wrapped(_ string: String, _ width: Int, _ height: Int) -> [String] {
    picture(string, width, height) { $0.isWrapped = true }
  }

  @Test func `lines end only at line breaks, unless they are wrapped`() {
    #expect(picture("ab\nc", 4, 2) == ["ab  ", "c   "])
    #expect(picture("ab c ab", 4, 2) == ["ab c", "    "])
  }

  @Test func `wrapped lines end at spaces, which are omitted`() {
    #expect(wrapped("ab c ab", 4, 3) == ["ab c", "ab  ", "    "])
    #expect(wrapped("ab   c", 3, 2) == ["ab ", "c  "])
    #expect(wrapped("a b\nc", 9, 2) == ["a b      ", "c        "])
    #expect(wrapped("a\n\nb", 3, 3) == ["a  ", "   ", "b  "])
  }

  @Test func `a word that is too long is broken at any character`() {
    #expect(wrapped("a bbbbbc", 3, 3) == ["a  ", "bbb", "bbc"])
    #expect(wrapped(String(repeating: "c", count: 2000), 3, 3) == ["ccc", "ccc", "ccc"])
  }

  @Test func `lines are aligned`() {
    for (mode, expected) in [
      (CATextLayerAlignmentMode.left, "a   "), (.right, "   a"), (.natural, "a   "), (.justified, "a   "),
    ] {
      #expect(picture("a", 4, 1) { $0.alignmentMode = mode } == [expected])
    }
    #expect(picture("ab", 4, 1) { $0.alignmentMode = .center } == [" ab "])
  }

  @Test func `justified lines reach both sides, except the last line of a paragraph`() {
    let justified = picture("a b c\nb a c abc a", 7, 3) {
      ($0.isWrapped, $0.alignmentMode) = (true, .justified)
    }
    #expect(justified == ["a b c  ", "b  a  c", "abc a  "])
  }

  @Test func `an ellipsis replaces omitted characters`() {
    for (mode, expected) in [
      (CATextLayerTruncationMode.none, "aabbc"), (.end, "aabb…"), (.start, "…bbcc"), (.middle, "aa…cc"),
      (CATextLayerTruncationMode(rawValue: "nobody"), "aabbc"),
    ] {
      #expect(picture("aabbcc", 5, 1) { $0.truncationMode = mode } == [expected], "\(mode.rawValue)")
      #expect(picture("aabbc", 5, 1) { $0.truncationMode = mode } == ["aabbc"], "\(mode.rawValue)")
    }
    #expect(picture("ab", 1, 1) { $0.truncationMode = .end } == ["…"])
  }

  @Test func `the last wrapped line that fits is truncated`() {
    let cut = picture("ab c ab c", 4, 2) { ($0.isWrapped, $0.truncationMode) = (true, .end) }
    #expect(cut == ["ab c", "ab c"])
    let short = picture("ab c ab c a", 4, 2) { ($0.isWrapped, $0.truncationMode) = (true, .end) }
    #expect(short == ["ab c", "ab …"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0, 1e300])
  func `odd boxes and sizes draw nothing, but a line without room is truncated`(_ odd: CGFloat) {
    func text(_ change: (CATextLayer) -> Void) -> [String] {
      picture("ab c ab c a", 4, 2) {
        ($0.isWrapped, $0.truncationMode, $0.alignmentMode) = (true, .middle, .justified)
        change($0)
      }
    }
    let nothing = ["    ", "    "]
    #expect(text { $0.bounds.size.width = odd } == (odd == 0 ? ["…   ", "    "] : nothing))
    #expect(text { $0.bounds.size.height = odd } == (odd == 0 ? ["a…a ", "    "] : nothing))
    #expect(text { $0.fontSize = odd } == nothing)
  }
}
