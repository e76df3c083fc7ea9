import Testing

@testable import LottiePlayer

/// Transforms, times, contents and effects of layers, with a small animation for each feature.
@Suite struct LayerFeatureTests {
  typealias Frame = ExpectedFrame

  @Test(arguments: [
    Frame("position", 0, Frame.bars("rr....")), Frame("position", 10, Frame.bars("..rr..")),
    Frame("position", 20, Frame.bars("....rr")),
    Frame("curved-position", 0, "rr.... rr.... ...... ...... ...... ......"),
    Frame("curved-position", 10, "...... ...... ...... ...... ..rr.. ..rr.."),
    Frame("curved-position", 20, "....rr ....rr ...... ...... ...... ......"),
    Frame("split-position", 0, Frame.band("rr....")),
    Frame("split-position", 20, Frame.band("....rr")),
    Frame("anchor-and-scale", 0, Frame.band("..rr..")),
    Frame("anchor-and-scale", 20, Frame.bars("rrrrrr")),
    Frame("rotation", 0, Frame.band("....rr")),
    Frame("rotation", 10, "...... ...... ...... ...... ..rr.. ..rr.."),
    Frame("rotation", 20, Frame.band("rr....")),
    Frame("skew", 0, "....rr ...rr. ..rr.. .rr... rr.... r....."),
    Frame("opacity", 0, Frame.bars("rrrrrr")), Frame("opacity", 20, Frame.bars("RRRRRR")),
  ])
  func `layers move along lines and curves, scale about their anchors, rotate, skew and fade`(
    _ expected: Frame
  )
    throws
  {
    try expected.check()
  }

  @Test(arguments: [
    Frame("parents", 0, "...... ...... ...... ...rr. ...rr. ......"),
    Frame("parents", 20, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
  ])
  func `layers move and scale with their parents, and don't fade with them`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("overshoot", 0, Frame.bars("rr....")), Frame("overshoot", 10, Frame.bars("....rr")),
    Frame("overshoot", 20, Frame.bars("..rr..")),
    Frame("component-easing", 10, "rrrr.. rrrr.. rrrr.. rrrr.. ...... ......"),
    Frame(
      "component-easing", 10, "rrrr.. rrrr.. ...... ...... ...... ......", [.standard, .componentEasing]),
    Frame("hold", 9.9, Frame.bars("rr....")), Frame("hold", 10.1, Frame.bars("rr....")),
    // Of held positions, the last never shows (E5).
    Frame("hold", 39, Frame.bars("rr....")),
    // A value that holds alone has no effect (E4).
    Frame("lone-hold", 5, Frame.bars("..rr..")), Frame("lone-hold", 15, Frame.bars("rr...."), .standard),
    Frame("lone-hold", 15, Frame.bars("....rr")),
    Frame("lone-hold", 30, Frame.bars("....rr")),
  ])
  func `keyframes overshoot and hold, and all components ease by the first one's curve`(_ expected: Frame)
    throws
  {
    try expected.check()
  }

  @Test(arguments: [
    Frame("compositions", 0, "...... ...... ...... ...rrr ...rrr ...rrr"),
    Frame("start-offset", 5, Frame.bars("......")), Frame("start-offset", 10, Frame.bars("rr....")),
    Frame("start-offset", 20, Frame.bars("....rr")),
    Frame("time-remap", 0, Frame.bars("....rr")), Frame("time-remap", 10, Frame.bars("..rr..")),
    Frame("time-remap", 20, Frame.bars("rr....")),
  ])
  func `compositions are clipped, start later and run backward`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [Frame("images", 0, "rrr... rrr... rrr... ...bbb ...bbb ...bbb")])
  func `images are in the file and beside it`(_ expected: Frame) throws { try expected.check() }

  @Test(arguments: [
    Frame("mask-path", 0, Frame.bars("rr....")), Frame("mask-path", 10, Frame.bars("..rr..")),
    Frame("mask-path", 20, Frame.bars("....rr")),
    Frame("shadows", 0, "rrbb.. rrbb.. bb.... bb.... rr.... rr...."),
    Frame("shadows", 20, "rr..bb rr..bb bb.... bb.... rr.... rr...."),
    Frame("color-overlay", 0, Frame.bars("rrrrrr")), Frame("color-overlay", 20, Frame.bars("bbbbbb")),
    Frame("color-overlay", 20, Frame.bars("rrrrrr"), []),
    Frame("blend-modes", 0, Frame.bars("ygybrw")),
  ])
  func `masks move; layers have shadows and color overlays, and blend`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [Frame("expression", 20, Frame.bars("RRRRRR"))])
  func `expressions leave the stored values`(_ expected: Frame) throws { try expected.check() }
}
