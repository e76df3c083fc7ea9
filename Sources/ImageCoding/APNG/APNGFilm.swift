import Raster

/// The frames of an animated PNG, stored on disk until its pixel format is known.
struct APNGFilm {
  private let width: Int
  private let height: Int
  private let options: APNGWriter.Options
  private let crew: Crew
  private let spool: FrameSpool
  private let preparation: Conveyor<Prepared>
  private var clock = FractionClock()
  private var census = ColorCensus()
  private var pending: Pending?

  /// A frame whose duration isn't known yet, because equal frames may follow.
  private struct Pending {
    let bitmap: Bitmap
    let predecessor: Bitmap?
    var duration: Double
  }

  private struct Prepared {
    let record: FrameSpool.PackedRecord
    let census: ColorCensus
  }

  init(width: Int, height: Int, options: APNGWriter.Options) throws(ImageCodingError) {
    (self.width, self.height, self.options) = (width, height, options)
    crew = Crew(threads: options.threads, pixelCount: width * height)
    spool = try FrameSpool()
    preparation = Conveyor(crew: crew)
  }

  mutating func append(_ bitmap: Bitmap, duration: Double) throws {
    guard let last = pending else {
      pending = Pending(bitmap: bitmap, predecessor: nil, duration: duration)
      return
    }
    let sum = last.duration + duration
    if sum <= Double(FrameDelay.maximum), last.bitmap.pixels.hasSameBytes(as: bitmap.pixels) {
      pending?.duration = sum
      return
    }
    try prepare(last)
    pending = Pending(bitmap: bitmap, predecessor: last.bitmap, duration: duration)
  }

  private mutating func prepare(_ frame: Pending) throws {
    let (delay, bitmap, predecessor) = (clock.delay(for: frame.duration), frame.bitmap, frame.predecessor)
    try preparation.add {
      let change = StraightChange(bitmap, after: predecessor)
      let record = FrameSpool.Record(rect: change.rect, pixels: change.pixels, delay: delay.packed)
      return Prepared(record: try record.packed(), census: change.census)
    } deliver: {
      try store($0)
    }
  }

  private mutating func store(_ prepared: Prepared) throws {
    census.add(prepared.census)
    try spool.append(prepared.record)
  }

  mutating func finish(to output: FilmOutput, _ progress: (Double) throws -> Void) throws {
    guard let last = pending.take() else {
      throw ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")
    }
    try prepare(last)
    try preparation.finish { try store($0) }
    var writer = APNGSpoolWriter(
      width: width, height: height, format: APNGPixelFormat(for: census, frameCount: spool.count), crew: crew,
      options: options, output: output)
    try writer.write(spool, progress)
    try progress(1)
  }
}
