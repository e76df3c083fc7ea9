import Raster

/// A film whose palettes depend on all frames. The frames are stored on disk until the film is finished.
struct SpooledFilm: GIFFilm {
  private let options: GIFWriter.Options
  private let crew: Crew
  private let spool: FrameSpool
  private let preparation: Conveyor<Prepared>
  private var colors = FilmColors()
  private var last: Bitmap?
  private var count = 0
  private(set) var isExact = true

  init(crew: Crew, options: GIFWriter.Options) throws(ImageCodingError) {
    self.options = options
    self.crew = crew
    spool = try FrameSpool()
    preparation = Conveyor(crew: crew)
  }

  var isEmpty: Bool { count == 0 }

  private struct Prepared {
    let record: FrameSpool.PackedRecord
    let isOpaque: Bool
  }

  mutating func append(_ bitmap: Bitmap, delay: Int, to output: FilmOutput) throws {
    let (counter, previous, number) = (colors.counter, last, count)
    (last, count) = (bitmap, count + 1)
    try preparation.add {
      let difference = FrameDifference(bitmap, after: previous)
      let record = FrameSpool.Record(rect: difference.rect, pixels: difference.new, delay: delay)
      return Prepared(
        record: try record.packed(), isOpaque: counter.count(difference, ofFrame: number))
    } deliver: {
      try store($0)
    }
  }

  private mutating func store(_ prepared: Prepared) throws {
    colors.addFrame(isOpaque: prepared.isOpaque)
    try spool.append(prepared.record)
  }

  mutating func finish(to output: FilmOutput, _ progress: (Double) throws -> Void) throws {
    try preparation.finish { try store($0) }
    guard let last = last.take() else { return }
    let histogram = colors.histogram(frameCount: count, last: PixelFrame(last))
    let palette = GIFPalette(for: histogram, needsTransparency: !colors.isOpaque)
    isExact = palette.isExact
    if !isExact, options.palette == .automatic, histogram.meanSquaredError(of: palette) > Self.visibleError {
      try replay(width: last.width, height: last.height, to: output, progress)
    } else {
      try write(last, palette, to: output, progress)
    }
    try progress(1)
  }

  /// The mean squared distance of the colors from a single palette above which each frame gets its own
  /// palette.
  ///
  /// It's 4 in each component, a ratio of signal to noise of 42 dB. The login screen has 43 dB with one palette, where
  /// dithering hides the differences, and takes half as many bytes as with a palette for each frame.
  private static let visibleError = 12.0

  private func write(
    _ last: Bitmap, _ palette: GIFPalette, to output: FilmOutput, _ progress: (Double) throws -> Void
  ) throws {
    try output.write(
      GIFBlocks.start(
        width: last.width, height: last.height, palette: palette, loopCount: options.loopCount))
    var writer = SpooledFilmWriter(
      width: last.width, height: last.height, palette: palette, isOpaque: colors.isOpaque, crew: crew,
      options: options, output: output)
    try writer.write(spool, progress)
  }

  /// Writes the frames with a palette each.
  private mutating func replay(
    width: Int, height: Int, to output: FilmOutput, _ progress: (Double) throws -> Void
  ) throws {
    var film = DirectFilm(crew: crew, options: options)
    var frame = PixelFrame(width: width, height: height, filledWith: GIFColor.transparent)
    var writtenCount = 0
    try spool.forEach { packed in
      let record = try FrameSpool.Record(packed)
      frame.replace(record.rect, with: record.pixels) { record.pixels[$0] != GIFColor.unchanged }
      try film.append(frame, delay: record.delay, to: output)
      writtenCount += 1
      try progress(Double(writtenCount) / Double(spool.count + 1))
    }
    try film.finish(to: output) { _ in }
    isExact = film.isExact
  }
}
