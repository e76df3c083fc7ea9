import Foundation
import QuartzCore
import Testing

@testable import LottiePlayer

/// Path modifiers, effects and times of layers, with pictures that follow from the format's definitions.
@Suite struct FeatureTests {
  typealias Frame = ExpectedFrame

  @Test(arguments: [
    Frame("merge-modes", 0, "rr.... rrr..r .rr.rr ...rr. .r.r.r ....rr"),
    Frame("merge-modes", 0, "rr.rr. rrrrrr .rr.rr rr.rr. rrrrrr .rr.rr", []),
    Frame("merge-moving", 0, "...... ...... ..rrrr ..rrrr ...... ......"),
    Frame("merge-moving", 10, "...... ...... rr..rr rr..rr ...... ......"),
    Frame("merge-moving", 5, "...... ...... r..rrr r..rrr ...... ......"),
    Frame("merge-moving", 20, "...... ...... rrrr.. rrrr.. ...... ......"),
    Frame("merge-groups", 0, "rr.... rrr... .rr... ...rr. ...rrr ....rr"),
  ])
  func `merge modifiers replace the paths before them by one`(_ expected: Frame)
    throws
  {
    try expected.check()
  }

  @Test(arguments: [
    Frame("trimmed-fill", 0, ".....r ....rr ...rrr ..rrrr .rrrrr rrrrrr"),
    Frame("trimmed-fill", 20, "rrrrr. rrrr.. rrr... rr.... r..... ......"),
    Frame("trimmed-fill", 30, "rrrrrr .rrrrr ..rrrr ...rrr ....rr .....r"),
    Frame("trimmed-fill", 30, Frame.bars("rrrrrr"), []),
    Frame("trimmed-in-sequence", 0, "rrr... rrr... rrr... ...... ...... ......"),
    Frame("trimmed-in-sequence", 20, "rrr... rrr... rrr... ...rrr ...rrr ...rrr"),
  ])
  func `trims cut fills by the length of their outlines, also across the seam`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("luma-mattes", 0, "rrRR.. rrRR.. rrRR.. ..RRrr ..RRrr ..RRrr"),
    Frame("mattes", 0, "rrrbbb rrrbbb rrrbbb ...bbb ...bbb ...bbb"),
  ])
  func `mattes use alpha or luminance, and may have mattes and masks of their own`(
    _ expected: Frame
  ) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("effects", 0, "wwwRRR wwwRRR wwwRRR yyy... ggg... yyy..."),
    Frame("effects", 20, "yyyBBB yyyBBB yyyBBB yyy... gggggg yyy..."),
    Frame("effects", 20, "wwwggg wwwggg wwwggg yyyyyy yyyyyy yyyyyy", []),
    Frame("tint-colors", 0, Frame.bars("rrggww")), Frame("tint-colors", 20, Frame.bars("bbrryy")),
    Frame("tint-colors", 20, Frame.bars("wwkkww"), []),
    Frame("effects", 20, "yyyBBB yyyBBB yyyBBB yyy... gggggg yyy...", .standard, in: [.screen]),
    Frame("effects", 20, "wwwggg wwwggg wwwggg yyy... gggggg yyy...", .standard, in: [.context]),
  ])
  func `tints, fills and mask strokes change layers, and in contexts if enabled`(
    _ expected: Frame
  ) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("masks", 0, "rr.... r...r. ...... rr...R r.r..R .rrRRR"),
    Frame("mask-expansion", 0, "bbbbbb bbbbbb bbrrbb bbrrbb bbbbbb bbbbbb"),
    Frame("mask-expansion", 20, "bbbbbb brrrrb brrrrb brrrrb brrrrb bbbbbb"),
    Frame("masked-composition", 0, "...... rrr... rrr... rrr... rrr... rrr..."),
  ])
  func `masks add, subtract, invert and expand`(_ expected: Frame) throws { try expected.check() }

  @Test(arguments: [
    Frame("blending", 0, Frame.bars("ggwwbb")),
    Frame("even-odd", 0, "rrrrrr rrrrrr rr..rr rr..rr rrrrrr rrrrrr"),
  ])
  func `layers, groups and fills blend, and fill rules apply`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("space", 0, Frame.bars(".rrrr."), in: [.screen]),
    Frame("space", 20, Frame.bars("..rr.."), in: [.screen]),
    Frame("orientation", 10, "...... ...... ...... ..rr.. ..rr.. ......"),
  ])
  func `layers rotate in space with their parents, and orient along their paths`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("mixed-keyframes", 5, Frame.bars("rrrrrr")),
    Frame("mixed-keyframes", 10.5, Frame.bars("??????")),
    Frame("mixed-keyframes", 25, Frame.bars("RRRRRR")),
    // A value that holds alone has no effect (E4).
    Frame("mixed-keyframes", 25, Frame.bars("rrrrrr"), .standard),
    Frame("mixed-keyframes", 30, Frame.bars("rrrrrr")),
    Frame("stretch", 10, Frame.bars("..rr..")), Frame("stretch", 20, Frame.bars("....rr")),
    Frame("negative-stretch", 0, Frame.bars("....rr")),
    Frame("negative-stretch", 10, Frame.bars("rr....")),
    Frame("remapped-in-remapped", 0, Frame.bars("....rr")),
    Frame("remapped-in-remapped", 10, Frame.bars("..rr..")),
    Frame("remapped-in-remapped", 20, Frame.bars("rr....")),
  ])
  func `time holds, stretches, runs backward and is remapped in remapped compositions`(_ expected: Frame)
    throws
  {
    try expected.check()
  }

  @Test(arguments: [
    Frame("repeater", 5, Frame.bars("r.....")), Frame("repeater", 10, Frame.bars("r.R...")),
    Frame("repeater", 20, Frame.bars("..r.R.")),
    Frame("repeater-in-group", 0, "...... r.r.r. ...... ...... r.r.r. ......"),
  ])
  func `repeaters copy, fade and offset their items, also in groups`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("polystar", 0, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
    Frame("rounded-corners", 0, "rr?gg? rrrggg rr?gg? bbb... bbb... bbb..."),
    Frame("rounded-corners", 20, "rr?gg? rrrggg rr?gg? bb?... bbb... bb?..."),
    Frame("dashes", 0, "...... ...... r.r.r. r.r.r. ...... ......"),
    Frame("dashes", 20, "...... ...... .r.r.r .r.r.r ...... ......"),
    Frame("dash-lengths", 0, "...... ...... r.r.r. r.r.r. ...... ......"),
    Frame("dash-lengths", 20, "...... ...... rr.rr. rr.rr. ...... ......"),
    Frame("dashed-together", 0, "gggggg gggggg b.b.b. b.b.b. r..r.. r..r.."),
    Frame("dashed-together", 20, "gggggg gggggg bb.bb. bb.bb. r..r.. r..r.."),
  ])
  func `polygons, rounded corners, and dashes with animated offsets and lengths`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("hidden", 4, Frame.bars("g.....")), Frame("hidden", 5, Frame.bars("g.rr..")),
    Frame("hidden", 9.9, Frame.bars("g.rr..")), Frame("hidden", 10, Frame.bars("g.....")),
    Frame("hidden", 40, Frame.bars("g.....")),
  ])
  func `hidden, ended and later layers aren't visible`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test func `letters are blurred like layers`() throws {
    let animation = try LottieAnimation.feature("blurred-letters")
    for mode in [RenderMode.screen, .context] {
      #expect(ColorGrid(animation, frame: 0, mode, .all).rows[2] == "rrrrrr")
      // In the letter's middle, 10 points from its sides, the blurred opacity is below 1.
      #expect(ColorGrid(animation, frame: 20, mode, .all).rows[2] == "rr??rr")
      #expect(ColorGrid(animation, frame: 20, mode, []).rows[2] == "rrrrrr")
    }
  }

  @Test func `a blur's deviation is three tenths of its blurriness, also in contexts`() throws {
    let animation = try LottieAnimation.feature("blur")
    for mode in [RenderMode.screen, .context] {
      #expect(ColorGrid(animation, frame: 0, mode, .all) == ColorGrid(Frame.bars("..rr..")))
      // The standard deviation is 6: 13.5 points from the bar its opacity is a hundredth, 16.5 points away 0.
      #expect(ColorGrid(animation, frame: 20, mode, .all).rows[2] == "?????.")
    }
  }
}
