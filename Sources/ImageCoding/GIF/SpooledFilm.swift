import Raster

/// A film with one palette, which is known when all frames are: until then they wait on disk.
struct SpooledFilm: GIFFilm {
  private let options: GIFWriter.Options
  private let spool: FrameSpool
  private var histogram = ColorHistogram()
  private var isOpaque = true
  private var last: GIFFrame

  init(width: Int, height: Int, options: GIFWriter.Options) throws(ImageCodingError) {
    self.options = options
    spool = try FrameSpool()
    last = GIFFrame(width: width, height: height)
  }

  var isEmpty: Bool { spool.count == 0 }

  /// Every pixel of every frame counts toward the palette, however long it shows.
  mutating func append(_ frame: GIFFrame, delay: Int, to output: GIFOutput) throws {
    histogram.add(frame.pixels)
    isOpaque = isOpaque && frame.isOpaque
    let rect = frame.changes(from: last)
    try spool.append(FrameSpool.Record(rect: rect, pixels: frame.pixels(in: rect), delay: delay))
    last = frame
  }

  mutating func finish(to output: GIFOutput, _ progress: (Double) throws -> Void) throws {
    let palette = GIFPalette(for: histogram, needsTransparency: !isOpaque)
    var map = ColorMap(palette, dither: options.dither)
    // The frames hold the palette's colours already when the coder sees them.
    let plainMap = ColorMap(palette, dither: .none)
    var coder = GIFFrameCoder(width: last.width, height: last.height, filmMap: plainMap, options: options)
    var frame = GIFFrame(width: last.width, height: last.height)
    try output.write(
      GIFBlocks.start(
        width: frame.width, height: frame.height, palette: palette, loopCount: options.loopCount))
    var written = 0
    try spool.forEach { record in
      frame.replace(record.rect, with: map.mapped(record.pixels, in: record.rect))
      try output.write(coder.append(frame, delay: record.delay))
      written += 1
      try progress(Double(written) / Double(spool.count + 1))
    }
    try output.write(coder.finish())
    try progress(1)
  }
}

extension ColorMap {
  /// The pixels of a rectangle in the palette's colours.
  fileprivate mutating func mapped(_ pixels: [UInt32], in rect: PixelRect) -> [UInt32] {
    let colors = palette.colors
    return indices(of: pixels, in: rect).enumerated().map { place, index in
      pixels[place] == GIFFrame.transparent ? GIFFrame.transparent : colors[Int(index)]
    }
  }
}
