import Foundation
import QuartzCore
import Testing

@testable import Lottie

/// Every feature of films that Apple's pictures don't show, by what can be said of its pictures without drawing them.
@Suite struct FeatureTests {
  struct Instant: Sendable, CustomTestStringConvertible {
    let film: String
    let frame: Double
    let grid: String
    var features: LottieFeatures = .all
    var modes: [RenderMode] = [.screen, .context]

    init(
      _ film: String, _ frame: Double, _ grid: String, _ features: LottieFeatures = .all,
      in modes: [RenderMode] = [.screen, .context]
    ) {
      (self.film, self.frame, self.features, self.modes) = (film, frame, features, modes)
      self.grid = grid
    }

    var testDescription: String { "\(film) at \(frame)" }
  }

  private func expect(_ instant: Instant) throws {
    let animation = try LottieAnimation.feature(instant.film)
    for mode in instant.modes {
      let drawn = FilmGrid(animation, frame: instant.frame, mode, instant.features)
      #expect(drawn == FilmGrid(instant.grid), "\(instant.film) at \(instant.frame), \(mode)")
    }
  }

  static func bars(_ row: String) -> String { Array(repeating: row, count: 6).joined(separator: " ") }

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
    try expect(instant)
  }

  @Test(arguments: [
    Instant("trimmed-fill", 0, ".....r ....rr ...rrr ..rrrr .rrrrr rrrrrr"),
    Instant("trimmed-fill", 20, "rrrrr. rrrr.. rrr... rr.... r..... ......"),
    Instant("trimmed-fill", 30, "rrrrrr .rrrrr ..rrrr ...rrr ....rr .....r"),
    Instant("trimmed-fill", 30, bars("rrrrrr"), []),
    Instant("trimmed-in-sequence", 0, "rrr... rrr... rrr... ...... ...... ......"),
    Instant("trimmed-in-sequence", 20, "rrr... rrr... rrr... ...rrr ...rrr ...rrr"),
  ])
  func `trims cut fills by the length of their outlines, across the seam too`(_ instant: Instant) throws {
    try expect(instant)
  }

  @Test(arguments: [
    Instant("luma-mattes", 0, "rrRR.. rrRR.. rrRR.. ..RRrr ..RRrr ..RRrr"),
    Instant("mattes", 0, "rrrbbb rrrbbb rrrbbb ...bbb ...bbb ...bbb"),
  ])
  func `mattes show by alpha or brightness, named ones with mattes and masks of their own`(
    _ instant: Instant
  ) throws {
    try expect(instant)
  }

  @Test(arguments: [
    Instant("effects", 0, "wwwRRR wwwRRR wwwRRR yyy... ggg... yyy..."),
    Instant("effects", 20, "yyyBBB yyyBBB yyyBBB yyy... gggggg yyy..."),
    Instant("effects", 20, "wwwggg wwwggg wwwggg yyyyyy yyyyyy yyyyyy", []),
  ])
  func `tints, fills and lines along masks change layers`(_ instant: Instant) throws {
    try expect(instant)
  }

  @Test(arguments: [
    Instant("masks", 0, "rr.... r...r. ...... rr...R r.r..R .rrRRR"),
    Instant("mask-expansion", 0, "bbbbbb bbbbbb bbrrbb bbrrbb bbbbbb bbbbbb"),
    Instant("mask-expansion", 20, "bbbbbb brrrrb brrrrb brrrrb brrrrb bbbbbb"),
    Instant("masked-composition", 0, "...... rrr... rrr... rrr... rrr... rrr..."),
  ])
  func `masks add, cut, invert and expand`(_ instant: Instant) throws { try expect(instant) }

  @Test(arguments: [
    Instant("blending", 0, bars("ggwwbb")),
    Instant("even-odd", 0, "rrrrrr rrrrrr rr..rr rr..rr rrrrrr rrrrrr"),
  ])
  func `layers, groups and fills blend, and turns count by the rule`(_ instant: Instant) throws {
    try expect(instant)
  }

  @Test(arguments: [
    Instant("space", 0, bars(".rrrr."), in: [.screen]), Instant("space", 20, bars("..rr.."), in: [.screen]),
    Instant("orientation", 10, "...... ...... ...... ..rr.. ..rr.. ......"),
  ])
  func `layers turn in space with their parents, and along their ways`(_ instant: Instant) throws {
    try expect(instant)
  }

  @Test(arguments: [
    Instant("mixed-keyframes", 5, bars("rrrrrr")), Instant("mixed-keyframes", 10.5, bars("??????")),
    Instant("mixed-keyframes", 25, bars("RRRRRR")), Instant("mixed-keyframes", 30, bars("rrrrrr")),
    Instant("stretch", 10, bars("..rr..")), Instant("stretch", 20, bars("....rr")),
    Instant("negative-stretch", 0, bars("....rr")), Instant("negative-stretch", 10, bars("rr....")),
    Instant("remapped-in-remapped", 0, bars("....rr")), Instant("remapped-in-remapped", 10, bars("..rr..")),
    Instant("remapped-in-remapped", 20, bars("rr....")),
  ])
  func `time holds, slows, runs backward and is remapped within what is remapped`(_ instant: Instant) throws {
    try expect(instant)
  }

  @Test(arguments: [
    Instant("repeater", 5, bars("r.....")), Instant("repeater", 10, bars("r.R...")),
    Instant("repeater", 20, bars("..r.R.")),
    Instant("repeater-in-group", 0, "...... r.r.r. ...... ...... r.r.r. ......"),
  ])
  func `repeaters copy, fade and begin later, in groups too`(_ instant: Instant) throws {
    try expect(instant)
  }

  @Test(arguments: [
    Instant("polystar", 0, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
    Instant("rounded-corners", 0, "rr?gg? rrrggg rr?gg? bbb... bbb... bbb..."),
    Instant("rounded-corners", 20, "rr?gg? rrrggg rr?gg? bb?... bbb... bb?..."),
    Instant("dashes", 0, "...... ...... r.r.r. r.r.r. ...... ......"),
    Instant("dashes", 20, "...... ...... .r.r.r .r.r.r ...... ......"),
  ])
  func `polygons, round corners and dashes`(_ instant: Instant) throws { try expect(instant) }

  @Test(arguments: [
    Instant("hidden", 4, bars("g.....")), Instant("hidden", 5, bars("g.rr..")),
    Instant("hidden", 9.9, bars("g.rr..")), Instant("hidden", 10, bars("g.....")),
    Instant("hidden", 40, bars("g.....")),
  ])
  func `what is hidden, over or beyond the end isn't shown`(_ instant: Instant) throws { try expect(instant) }

  @Test func `blurs are three tenths of their blurriness wide, in contexts too`() throws {
    let animation = try LottieAnimation.feature("blur")
    for mode in [RenderMode.screen, .context] {
      #expect(FilmGrid(animation, frame: 0, mode, .all) == FilmGrid(Self.bars("..rr..")))
      // The standard deviation is 6: 13.5 points from the bar there is a hundredth of it, 16.5 points away nothing.
      #expect(FilmGrid(animation, frame: 20, mode, .all).rows[2] == "?????.")
    }
  }
}
