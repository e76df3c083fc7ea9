import Raster

/// A writer of spooled frames, once the form of the film's pixels is known.
///
/// The crew compresses frames in parallel; only the comparison with the frame before is sequential.
struct APNGSpoolWriter {
  private let format: APNGPixelFormat
  private let compression: PNGEncoder.Compression
  private let loopCount: Int
  private let size: PictureSize
  private let output: FilmOutput
  private var coder: APNGFrameCoder
  private let coding: Conveyor<APNGChange.Encoded>
  private var chunks = APNGChunks()

  init(
    width: Int, height: Int, format: APNGPixelFormat, crew: Crew, options: APNGWriter.Options,
    output: FilmOutput
  ) {
    (self.format, self.output) = (format, output)
    (compression, loopCount) = (options.compression, options.loopCount)
    size = PictureSize(width: width, height: height)
    coder = APNGFrameCoder(width: width, height: height, canClear: format.hasTransparency)
    coding = Conveyor(crew: crew)
  }

  mutating func write(_ spool: FrameSpool, _ progress: (Double) throws -> Void) throws {
    try output.write(APNGChunks.start(size, format, frameCount: spool.count, loopCount: loopCount))
    var count = 0
    try spool.forEach { packed in
      let record = try FrameSpool.Record(packed)
      try code(coder.append(record.rect, record.pixels, delay: FrameDelay(packed: record.delay)))
      count += 1
      try progress(Double(count) / Double(spool.count + 1))
    }
    try code(coder.finish())
    try coding.finish { try deliver($0) }
    try output.write(APNGChunks.chunk("IEND", []))
  }

  private mutating func code(_ change: APNGChange?) throws {
    guard let change else { return }
    let (format, compression) = (format, compression)
    try coding.add({ try change.encoded(format, compression) }, deliver: { try deliver($0) })
  }

  private mutating func deliver(_ frame: APNGChange.Encoded) throws {
    try output.write(chunks.control(of: frame))
    try chunks.data(of: frame, output.write)
  }
}
