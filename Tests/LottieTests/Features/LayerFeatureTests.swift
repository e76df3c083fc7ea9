import Testing

@testable import Lottie

/// The places, times, contents and effects of films' layers, one small film for each kind.
@Suite struct LayerFeatureTests {
  @Test(arguments: [
    Instant("position", 0, Instant.bars("rr....")), Instant("position", 10, Instant.bars("..rr..")),
    Instant("position", 20, Instant.bars("....rr")),
    Instant("bent-way", 0, "rr.... rr.... ...... ...... ...... ......"),
    Instant("bent-way", 10, "...... ...... ...... ...... ..rr.. ..rr.."),
    Instant("bent-way", 20, "....rr ....rr ...... ...... ...... ......"),
    Instant("split-position", 0, Instant.band("rr....")),
    Instant("split-position", 20, Instant.band("....rr")),
    Instant("anchor-and-scale", 0, Instant.band("..rr..")),
    Instant("anchor-and-scale", 20, Instant.bars("rrrrrr")),
    Instant("rotation", 0, Instant.band("....rr")),
    Instant("rotation", 10, "...... ...... ...... ...... ..rr.. ..rr.."),
    Instant("rotation", 20, Instant.band("rr....")),
    Instant("skew", 0, "....rr ...rr. ..rr.. .rr... rr.... r....."),
    Instant("opacity", 0, Instant.bars("rrrrrr")), Instant("opacity", 20, Instant.bars("RRRRRR")),
  ])
  func `layers move along lines and bends, scale around their anchors, turn, lean and fade`(
    _ instant: Instant
  )
    throws
  {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("parents", 0, "...... ...... ...... ...rr. ...rr. ......"),
    Instant("parents", 20, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
  ])
  func `layers move and scale with their parents, and don't fade with them`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("overshoot", 0, Instant.bars("rr....")), Instant("overshoot", 10, Instant.bars("....rr")),
    Instant("overshoot", 20, Instant.bars("..rr..")),
    Instant("component-easing", 10, "rrrr.. rrrr.. rrrr.. rrrr.. ...... ......"),
    Instant("hold", 9.9, Instant.bars("rr....")), Instant("hold", 10.1, Instant.bars("....rr")),
    Instant("hold", 39, Instant.bars("....rr")),
  ])
  func `ways overshoot and hold, and all components have the first one's pace`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("compositions", 0, "...... ...... ...... ...rrr ...rrr ...rrr"),
    Instant("start-offset", 5, Instant.bars("......")), Instant("start-offset", 10, Instant.bars("rr....")),
    Instant("start-offset", 20, Instant.bars("....rr")),
    Instant("time-remap", 0, Instant.bars("....rr")), Instant("time-remap", 10, Instant.bars("..rr..")),
    Instant("time-remap", 20, Instant.bars("rr....")),
  ])
  func `compositions are clipped, begin later and run backward`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [Instant("pictures", 0, "rrr... rrr... rrr... ...bbb ...bbb ...bbb")])
  func `pictures are in the file and beside it`(_ instant: Instant) throws { try instant.expect() }

  @Test(arguments: [
    Instant("mask-path", 0, Instant.bars("rr....")), Instant("mask-path", 10, Instant.bars("..rr..")),
    Instant("mask-path", 20, Instant.bars("....rr")),
    Instant("shadows", 0, "rrbb.. rrbb.. ...... ...... rrbb.. rrbb.."),
    Instant("shadows", 20, "rr..bb rr..bb ...... ...... rrbb.. rrbb.."),
    Instant("color-overlay", 0, Instant.bars("rrrrrr")), Instant("color-overlay", 20, Instant.bars("bbbbbb")),
    Instant("color-overlay", 20, Instant.bars("rrrrrr"), []),
    Instant("blend-modes", 0, Instant.bars("ygybrw")),
  ])
  func `masks move, layers cast shadows, are coloured over and blend`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [Instant("expression", 20, Instant.bars("RRRRRR"))])
  func `the values that scripts would replace are shown`(_ instant: Instant) throws { try instant.expect() }
}
