import Testing

@testable import Lottie

/// The shapes, paints and lines of films, one small film for each kind.
@Suite struct ShapeFeatureTests {
  @Test(arguments: [
    Instant("path", 0, "rrr... rrr... rrr... ...... bb.... bb...."),
    Instant("path", 10, "rrr... rrr... rrr... ...... ..bb.. ..bb.."),
    Instant("path", 20, "rrr... rrr... rrr... ...... ....bb ....bb"),
    Instant("ellipse", 0, "...... ..rr.. .rrrr. .rrrr. ..rr.. ......"),
    Instant("ellipse", 20, "...... ...... .rrrr. .rrrr. ...... ......"),
    Instant("rectangle", 0, Instant.bars("..rr..")),
    Instant("rectangle", 10, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
    Instant("rectangle", 20, Instant.band("rrrrrr")),
    Instant("star", 0, "...... .rrrr. .rrrr. .rrrr. .rrrr. ......"),
  ])
  func `paths, ellipses, rectangles and stars have their sizes, which change`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [Instant("groups", 0, "...... .RRRR. .RRRR. .RRRR. .RRRR. ......")])
  func `groups turn what is inside before they scale and fade it`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("fill-color", 0, Instant.bars("rrrrrr")), Instant("fill-color", 20, Instant.bars("bbbbbb")),
    Instant("fill-opacity", 0, Instant.bars("rrrrrr")), Instant("fill-opacity", 20, Instant.bars("RRRRRR")),
    Instant("stroke-color", 0, Instant.band("rrrrrr")), Instant("stroke-color", 20, Instant.band("bbbbbb")),
  ])
  func `colours and opacities of fills and lines change`(_ instant: Instant) throws { try instant.expect() }

  @Test(arguments: [
    Instant("stroke", 0, Instant.band("rrrrrr")),
    Instant("stroke", 20, "...... rrrrrr rrrrrr rrrrrr rrrrrr ......"),
    Instant("caps", 0, "..r... ..r... ..rr.. ..rr.. .rrr.. .rrr.."),
    Instant("joins", 0, "rr.rr. rr.rr. ...... .r..r. rr.rr. ......"),
  ])
  func `lines have widths, and ends and corners that are sharp, round or cut`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("trimmed-stroke", 0, Instant.band("rrr...")),
    Instant("trimmed-stroke", 10, Instant.band(".rrr..")),
    Instant("trimmed-stroke", 20, Instant.band("...rrr")),
    Instant("trimmed-stroke", 30, Instant.band("r...rr")),
    Instant("sequential-trim", 0, "rrrrrr rrrrrr ...... ...... ...... ......"),
    Instant("sequential-trim", 10, "rrrrrr rrrrrr ...... ...... rrr... rrr..."),
    Instant("sequential-trim", 20, "rrrrrr rrrrrr ...... ...... rrrrrr rrrrrr"),
  ])
  func `trims show parts of lines, across the seam too, each line's or all together`(_ instant: Instant)
    throws
  {
    try instant.expect()
  }

  // White and black: contexts bring more saturated colours into the gamut of Generic RGB (GRDPX-1).
  @Test(arguments: [
    Instant("gradient", 0, Instant.bars("wwwkkk")), Instant("gradient-opacity", 0, Instant.bars("wwwWWW")),
    Instant("gradient-colors", 0, Instant.bars("wwwkkk")),
    Instant("gradient-colors", 20, Instant.bars("kkkwww")),
    Instant("radial-gradient", 0, "kkkkkk kkkkkk kkwwkk kkwwkk kkkkkk kkkkkk"),
    Instant("radial-highlight", 0, "kkkkkk kkkkkk kkkwwk kkkwwk kkkkkk kkkkkk"),
    Instant("radial-highlight", 0, "kkkkkk kkkkkk kkwwkk kkwwkk kkkkkk kkkkkk", []),
    Instant("gradient-stroke", 0, Instant.band("wwwkkk")),
  ])
  func `gradients run along and around, with colours that change and opacities of their own`(
    _ instant: Instant
  )
    throws
  {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("glyphs", 0, "...... rr..rr rr..rr ...... ...... ......"),
    Instant("text-animator", 0, "...... rrRRrr rrRRrr ...... ...... ......"),
    Instant("text-animator", 20, "...... rr..rr rr..rr ..RR.. ..RR.. ......"),
  ])
  func `texts are the file's glyphs, of which animators move and fade some`(_ instant: Instant) throws {
    try instant.expect()
  }

  @Test(arguments: [
    Instant("text-path", 0, "..rr.. ..rr.. ...... ...... ..rr.. ..rr.."),
    Instant("text-path", 20, "...... ...... ..rr.. ..rr.. ...... ......"),
    Instant("text-path-ways", 0, "gg..gg gg..gg ..yy.. ..yy.. rr..bb rr..bb"),
    Instant("text-path-moving", 0, "..RR.. ..RR.. ...... ...... ...... ......"),
    Instant("text-path-moving", 10, "...... ...... ..RR.. ..RR.. ...... ......"),
    Instant("text-path-moving", 20, "...... ...... ...... ...... ..RR.. ..RR.."),
  ])
  func `texts run along paths, upright and backward too, from margin to margin, and move with them`(
    _ instant: Instant
  ) throws {
    try instant.expect()
  }
}
