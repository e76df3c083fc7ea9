import Testing

@testable import LottiePlayer

/// Shapes, fills, strokes and texts, with a small animation for each feature.
@Suite struct ShapeFeatureTests {
  typealias Frame = ExpectedFrame

  @Test(arguments: [
    Frame("path", 0, "rrr... rrr... rrr... ...... bb.... bb...."),
    Frame("path", 10, "rrr... rrr... rrr... ...... ..bb.. ..bb.."),
    Frame("path", 20, "rrr... rrr... rrr... ...... ....bb ....bb"),
    Frame("ellipse", 0, "...... ..rr.. .rrrr. .rrrr. ..rr.. ......"),
    Frame("ellipse", 20, "...... ...... .rrrr. .rrrr. ...... ......"),
    Frame("rectangle", 0, Frame.bars("..rr..")),
    Frame("rectangle", 10, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
    Frame("rectangle", 20, Frame.band("rrrrrr")),
    Frame("star", 0, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
  ])
  func `paths, ellipses, rectangles and stars have animated sizes`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [Frame("groups", 0, "...... .RRRR. .RRRR. .RRRR. .RRRR. ......")])
  func `groups rotate, scale and fade their items`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("fill-color", 0, Frame.bars("rrrrrr")), Frame("fill-color", 20, Frame.bars("bbbbbb")),
    Frame("fill-opacity", 0, Frame.bars("rrrrrr")), Frame("fill-opacity", 20, Frame.bars("RRRRRR")),
    Frame("stroke-color", 0, Frame.band("rrrrrr")), Frame("stroke-color", 20, Frame.band("bbbbbb")),
  ])
  func `colors and opacities of fills and strokes are animated`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("stroke", 0, Frame.band("rrrrrr")),
    Frame("stroke", 20, "...... rrrrrr rrrrrr rrrrrr rrrrrr ......"),
    Frame("caps", 0, "..r... ..r... ..rr.. ..rr.. .rrr.. .rrr.."),
    Frame("joins", 0, "rr.rr. rr.rr. ...... .r..r. rr.rr. ......"),
  ])
  func `strokes have widths, caps and joins`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("trimmed-stroke", 0, Frame.band("rrr...")),
    Frame("trimmed-stroke", 10, Frame.band(".rrr..")),
    Frame("trimmed-stroke", 20, Frame.band("...rrr")),
    Frame("trimmed-stroke", 30, Frame.band("r...rr")),
    Frame("sequential-trim", 0, "rrrrrr rrrrrr ...... ...... ...... ......"),
    Frame("sequential-trim", 10, "rrrrrr rrrrrr ...... ...... rrr... rrr..."),
    Frame("sequential-trim", 20, "rrrrrr rrrrrr ...... ...... rrrrrr rrrrrr"),
  ])
  func `trims show parts of strokes, also across the seam, separately or sequentially`(_ expected: Frame)
    throws
  {
    try expected.check()
  }

  // White and black, because contexts convert more saturated colors to the gamut of Generic RGB (GRDPX-1).
  @Test(arguments: [
    Frame("gradient", 0, Frame.bars("wwwkkk")), Frame("gradient-opacity", 0, Frame.bars("wwwWWW")),
    Frame("gradient-colors", 0, Frame.bars("wwwkkk")),
    Frame("gradient-colors", 20, Frame.bars("kkkwww")),
    Frame("radial-gradient", 0, "kkkkkk kkkkkk kkwwkk kkwwkk kkkkkk kkkkkk"),
    Frame("radial-highlight", 0, "kkkkkk kkkkkk kkkwwk kkkwwk kkkkkk kkkkkk"),
    Frame("radial-highlight", 0, "kkkkkk kkkkkk kkwwkk kkwwkk kkkkkk kkkkkk", []),
    Frame("gradient-stroke", 0, Frame.band("wwwkkk")),
  ])
  func `linear and radial gradients have animated colors and opacities`(
    _ expected: Frame
  )
    throws
  {
    try expected.check()
  }

  @Test(arguments: [
    Frame("glyphs", 0, "...... rr..rr rr..rr ...... ...... ......"),
    Frame("text-animator", 0, "...... rrRRrr rrRRrr ...... ...... ......"),
    Frame("text-animator", 20, "...... rr..rr rr..rr ..RR.. ..RR.. ......"),
  ])
  func `texts use the file's glyphs, which animators move and fade`(_ expected: Frame) throws {
    try expected.check()
  }

  @Test(arguments: [
    Frame("text-path", 0, "..rr.. ..rr.. ...... ...... ..rr.. ..rr.."),
    Frame("text-path", 20, "...... ...... ..rr.. ..rr.. ...... ......"),
    Frame("text-path-options", 0, "gg..gg gg..gg ..yy.. ..yy.. rr..bb rr..bb"),
    Frame("text-path-moving", 0, "..RR.. ..RR.. ...... ...... ...... ......"),
    Frame("text-path-moving", 10, "...... ...... ..RR.. ..RR.. ...... ......"),
    Frame("text-path-moving", 20, "...... ...... ...... ...... ..RR.. ..RR.."),
  ])
  func `texts follow paths: upright, reversed, between margins, and animated`(
    _ expected: Frame
  ) throws {
    try expected.check()
  }
}
