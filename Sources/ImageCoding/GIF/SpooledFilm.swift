import Raster

/// A film with one palette, which depends on all frames, so that they are kept on disk until the film is finished.
struct SpooledFilm: GIFFilm {
  private let options: GIFWriter.Options
  private let crew: Crew
  private let spool: FrameSpool
  private let preparation: Conveyor<Prepared>
  private var colors = FilmColors()
  private var last: Bitmap?
  private var count = 0

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
    let palette = colors.palette(frameCount: count, last: PixelFrame(last))
    try output.write(
      GIFBlocks.start(
        width: last.width, height: last.height, palette: palette, loopCount: options.loopCount))
    var writer = SpooledFilmWriter(
      width: last.width, height: last.height, palette: palette, isOpaque: colors.isOpaque, crew: crew,
      options: options, output: output)
    try writer.write(spool, progress)
    try progress(1)
  }
}
