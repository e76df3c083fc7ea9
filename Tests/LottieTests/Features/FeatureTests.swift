import Foundation
import QuartzCore
import Testing

@testable import Lottie

/// What makes paths of paths, layers of layers and time of time, by what can be said of its pictures without drawing them.
@Suite struct FeatureTests {
  @Test(arguments: [
    Instant("merge-modes", 0, "rr.... rrr..r .rr.rr ...rr. .r.r.r ....rr"),
    Instant("merge-modes", 0, "rr.rr. rrrrrr .rr.rr rr.rr. rrrrrr .rr.rr", []),
    Instant("merge-moving", 0, "...... ...... ..rrrr ..rrrr ...... ......"),
    Instant("merge-moving", 10, "...... ...... rr..rr rr..rr ...... ......"),
    Instant("merge-moving", 5, "...... ...... r..rrr r..rrr ...... ......"),
    Instant("merge-moving", 20, "...... ...... rrrr.. rrrr.. ...... ......"),
    Instant("merge-groups", 0, "rr.... rrr... .rr... ...rr. ...rrr ....rr"),
  ])
  func `merges make one path of those before them, and nothing else of them is drawn`(_ instant: Instant)
    throws
  {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("trimmed-fill", 0, ".....r ....rr ...rrr ..rrrr .rrrrr rrrrrr"),
    Instant("trimmed-fill", 20, "rrrrr. rrrr.. rrr... rr.... r..... ......"),
    Instant("trimmed-fill", 30, "rrrrrr .rrrrr ..rrrr ...rrr ....rr .....r"),
    Instant("trimmed-fill", 30, Instant.bars("rrrrrr"), []),
    Instant("trimmed-in-sequence", 0, "rrr... rrr... rrr... ...... ...... ......"),
    Instant("trimmed-in-sequence", 20, "rrr... rrr... rrr... ...rrr ...rrr ...rrr"),
  ])
  func `trims cut fills by the length of their outlines, across the seam too`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("luma-mattes", 0, "rrRR.. rrRR.. rrRR.. ..RRrr ..RRrr ..RRrr"),
    Instant("mattes", 0, "rrrbbb rrrbbb rrrbbb ...bbb ...bbb ...bbb"),
  ])
  func `mattes show by alpha or brightness, named ones with mattes and masks of their own`(
    _ instant: Instant
  ) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("effects", 0, "wwwRRR wwwRRR wwwRRR yyy... ggg... yyy..."),
    Instant("effects", 20, "yyyBBB yyyBBB yyyBBB yyy... gggggg yyy..."),
    Instant("effects", 20, "wwwggg wwwggg wwwggg yyyyyy yyyyyy yyyyyy", []),
    Instant("tint-colors", 0, Instant.bars("rrggww")), Instant("tint-colors", 20, Instant.bars("bbrryy")),
    Instant("tint-colors", 20, Instant.bars("wwkkww"), []),
    Instant("effects", 20, "yyyBBB yyyBBB yyyBBB yyy... gggggg yyy...", .standard, in: [.screen]),
    Instant("effects", 20, "wwwggg wwwggg wwwggg yyy... gggggg yyy...", .standard, in: [.context]),
  ])
  func `tints, fills and lines along masks change layers, in contexts where that is asked for`(
    _ instant: Instant
  ) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("masks", 0, "rr.... r...r. ...... rr...R r.r..R .rrRRR"),
    Instant("mask-expansion", 0, "bbbbbb bbbbbb bbrrbb bbrrbb bbbbbb bbbbbb"),
    Instant("mask-expansion", 20, "bbbbbb brrrrb brrrrb brrrrb brrrrb bbbbbb"),
    Instant("masked-composition", 0, "...... rrr... rrr... rrr... rrr... rrr..."),
  ])
  func `masks add, cut, invert and expand`(_ instant: Instant) throws { try instant.expect() }

  @Test(arguments: [
    Instant("blending", 0, Instant.bars("ggwwbb")),
    Instant("even-odd", 0, "rrrrrr rrrrrr rr..rr rr..rr rrrrrr rrrrrr"),
  ])
  func `layers, groups and fills blend, and turns count by the rule`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("space", 0, Instant.bars(".rrrr."), in: [.screen]),
    Instant("space", 20, Instant.bars("..rr.."), in: [.screen]),
    Instant("orientation", 10, "...... ...... ...... ..rr.. ..rr.. ......"),
  ])
  func `layers turn in space with their parents, and along their ways`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("mixed-keyframes", 5, Instant.bars("rrrrrr")),
    Instant("mixed-keyframes", 10.5, Instant.bars("??????")),
    Instant("mixed-keyframes", 25, Instant.bars("RRRRRR")),
    Instant("mixed-keyframes", 30, Instant.bars("rrrrrr")),
    Instant("stretch", 10, Instant.bars("..rr..")), Instant("stretch", 20, Instant.bars("....rr")),
    Instant("negative-stretch", 0, Instant.bars("....rr")),
    Instant("negative-stretch", 10, Instant.bars("rr....")),
    Instant("remapped-in-remapped", 0, Instant.bars("....rr")),
    Instant("remapped-in-remapped", 10, Instant.bars("..rr..")),
    Instant("remapped-in-remapped", 20, Instant.bars("rr....")),
  ])
  func `time holds, slows, runs backward and is remapped within what is remapped`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("repeater", 5, Instant.bars("r.....")), Instant("repeater", 10, Instant.bars("r.R...")),
    Instant("repeater", 20, Instant.bars("..r.R.")),
    Instant("repeater-in-group", 0, "...... r.r.r. ...... ...... r.r.r. ......"),
  ])
  func `repeaters copy, fade and begin later, in groups too`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("polystar", 0, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
    Instant("rounded-corners", 0, "rr?gg? rrrggg rr?gg? bbb... bbb... bbb..."),
    Instant("rounded-corners", 20, "rr?gg? rrrggg rr?gg? bb?... bbb... bb?..."),
    Instant("dashes", 0, "...... ...... r.r.r. r.r.r. ...... ......"),
    Instant("dashes", 20, "...... ...... .r.r.r .r.r.r ...... ......"),
    Instant("dash-lengths", 0, "...... ...... r.r.r. r.r.r. ...... ......"),
    Instant("dash-lengths", 20, "...... ...... rr.rr. rr.rr. ...... ......"),
    Instant("dashed-together", 0, "gggggg gggggg b.b.b. b.b.b. r..r.. r..r.."),
    Instant("dashed-together", 20, "gggggg gggggg bb.bb. bb.bb. r..r.. r..r.."),
  ])
  func `polygons, round corners, and dashes that move and grow`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("hidden", 4, Instant.bars("g.....")), Instant("hidden", 5, Instant.bars("g.rr..")),
    Instant("hidden", 9.9, Instant.bars("g.rr..")), Instant("hidden", 10, Instant.bars("g.....")),
    Instant("hidden", 40, Instant.bars("g.....")),
  ])
  func `what is hidden, over or beyond the end isn't shown`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test func `letters are blurred as layers are`() throws {
    let animation = try LottieAnimation.feature("blurred-letters")
    for mode in [RenderMode.screen, .context] {
      #expect(FilmGrid(animation, frame: 0, mode, .all).rows[2] == "rrrrrr")
      // The letter's middle, 10 points from its sides, keeps less than all.
      #expect(FilmGrid(animation, frame: 20, mode, .all).rows[2] == "rr??rr")
      #expect(FilmGrid(animation, frame: 20, mode, []).rows[2] == "rrrrrr")
    }
  }

  @Test func `blurs are three tenths of their blurriness wide, in contexts too`() throws {
    let animation = try LottieAnimation.feature("blur")
    for mode in [RenderMode.screen, .context] {
      #expect(FilmGrid(animation, frame: 0, mode, .all) == FilmGrid(Instant.bars("..rr..")))
      // The standard deviation is 6: 13.5 points from the bar there is a hundredth of it, 16.5 points away nothing.
      #expect(FilmGrid(animation, frame: 20, mode, .all).rows[2] == "?????.")
    }
  }
}
