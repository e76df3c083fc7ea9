import Raster

/// A writer of spooled frames, once the film's palette is known.
///
/// Each frame is mapped to indices, compared with its neighbors, and compressed. The crew does the first and the last
/// in parallel; only the comparison is sequential.
struct SpooledFilmWriter {
  private let output: FilmOutput
  private let palette: GIFPalette
  private var frame: PixelFrame<UInt8>
  private var coder: GIFFrameCoder<UInt8>
  private let maps: Pool<ColorMap>
  private let mapping: Conveyor<Mapped>
  private let coding: Conveyor<[UInt8]>

  init(
    width: Int, height: Int, palette: GIFPalette, isOpaque: Bool, crew: Crew, options: GIFWriter.Options,
    output: FilmOutput
  ) {
    self.output = output
    self.palette = palette
    frame = PixelFrame(width: width, height: height, filledWith: 0)
    coder = GIFFrameCoder(transparent: isOpaque ? nil : palette.transparentIndex, options: options)
    let dither = options.dither
    maps = Pool { ColorMap(palette, dither: dither) }
    mapping = Conveyor(crew: crew)
    coding = Conveyor(crew: crew)
  }

  private struct Mapped {
    let record: FrameSpool.Record
    let indices: [UInt8]

    init(_ packed: FrameSpool.PackedRecord, _ maps: Pool<ColorMap>) throws {
      let record = try FrameSpool.Record(packed)
      self.record = record
      indices = maps.borrow { $0.indices(of: record.pixels, in: record.rect) }
    }
  }

  mutating func write(_ spool: FrameSpool, _ progress: (Double) throws -> Void) throws {
    var writtenCount = 0
    func deliver(_ mapped: Mapped) throws {
      try apply(mapped)
      writtenCount += 1
      try progress(Double(writtenCount) / Double(spool.count + 1))
    }
    let maps = maps
    try spool.forEach { packed in
      try mapping.add({ try Mapped(packed, maps) }, deliver: deliver)
    }
    try mapping.finish(deliver: deliver)
    try code(coder.finish())
    try coding.finish(deliver: output.write)
  }

  /// Applies the changes of a record to the frame, and encodes the result.
  private mutating func apply(_ mapped: Mapped) throws {
    frame.replace(mapped.record.rect, with: mapped.indices) { mapped.record.pixels[$0] != GIFColor.unchanged }
    try code(coder.append(frame, delay: mapped.record.delay))
  }

  private func code(_ change: GIFChange<UInt8>?) throws {
    guard let change else { return }
    let palette = palette
    try coding.add({ change.bytes(palette: palette) }, deliver: output.write)
  }
}
