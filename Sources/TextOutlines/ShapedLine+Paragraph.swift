#if OptionalLibraries
  import Raster

  extension TextShaper.State {
    /// Shapes a text on one line.
    mutating func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
      guard ShapedLine.isValid(size: size) else { return ShapedLine() }
      // Separators of paragraphs are invisible here.
      let units = ShapingText(Array(text.utf16)).units
      let span = ShapingSpan(range: 0..<units.count, font: font, size: size)
      let paragraph = shape(TextParagraph(units: units, spans: [span]))
      var line = ShapedLine()
      line.notices = paragraph.notices
      let metrics = paragraph.metrics[0]
      (line.ascent, line.descent, line.leading) = (metrics.ascent, metrics.descent, metrics.leading)
      let offsets = UTF8Offsets(Array(text.utf16))
      var outlines: [GlyphName: Int] = [:]
      for index in VisualOrder.order(ofLevels: paragraph.runs.map(\.level)) {
        append(paragraph.runs[index], to: &line, &outlines, offsets)
      }
      return line
    }

    private mutating func append(
      _ run: GlyphRun, to line: inout ShapedLine, _ outlines: inout [GlyphName: Int], _ offsets: UTF8Offsets
    ) {
      // The pen position is an integer in font units, so that the sum is exact within a run.
      var pen = 0
      for glyph in run.glyphs {
        let name = GlyphName(face: run.face, glyph: glyph.glyph)
        let outline = outlines[name] ?? line.outlines.count
        if outlines[name] == nil {
          outlines[name] = outline
          let path = picture(of: name).outline.applying(.scale(run.scale, run.scale))
          line.outlines.append(GlyphOutline(face: run.face, glyph: Int(glyph.glyph), path: path))
        }
        let x = line.width + Double(pen + Int(glyph.offsetX)) * run.scale
        line.glyphs.append(
          ShapedGlyph(
            outline: outline, position: Point(x, Double(-glyph.offsetY) * run.scale),
            advance: Double(glyph.advance) * run.scale, cluster: offsets[Int(glyph.cluster)]))
        pen += Int(glyph.advance)
      }
      line.width += Double(pen) * run.scale
    }
  }

  extension GlyphPicture {
    /// The shape without colors; empty for a bitmap.
    fileprivate var outline: Path {
      switch self {
      case .outline(let path): path
      case .layers(let layers): layers.reduce(into: Path()) { $0.append($1.outline) }
      case .bitmap: Path()
      }
    }
  }

  extension GlyphLayer {
    fileprivate var outline: Path {
      switch self {
      case .fill(let path, _, _): path
      case .group(let layers, _, let clip): clip ?? layers.reduce(into: Path()) { $0.append($1.outline) }
      }
    }
  }

  /// The offsets of UTF-16 code units in a text's UTF-8.
  struct UTF8Offsets {
    private let offsets: [Int]

    init(_ units: [UInt16]) {
      var offsets: [Int] = []
      offsets.reserveCapacity(units.count + 1)
      var offset = 0
      Scalars.forEach(in: units) { scalar, range in
        for _ in range { offsets.append(offset) }
        offset += UTF8.width(Unicode.Scalar(scalar) ?? "\u{FFFD}")
      }
      self.offsets = offsets + [offset]
    }

    subscript(unit: Int) -> Int { offsets[unit] }
  }
#endif
