import Raster

/// Writes the frames that waited for the film's palette.
///
/// Three things happen to each: its colours become indices, it's compared with the frames around it, its image is
/// compressed. The crew does the first and the last; only the second needs frame after frame.
struct SpooledFilmEnding {
  private let output: GIFOutput
  private let palette: GIFPalette
  private var frame: GIFFrame<UInt8>
  private var coder: GIFFrameCoder<UInt8>
  private let maps: Loan<ColorMap>
  private let mapping: Conveyor<Mapped>
  private let coding: Conveyor<[UInt8]>

  init(
    width: Int, height: Int, palette: GIFPalette, isOpaque: Bool, crew: Crew, options: GIFWriter.Options,
    output: GIFOutput
  ) {
    self.output = output
    self.palette = palette
    frame = GIFFrame(width: width, height: height, filledWith: 0)
    coder = GIFFrameCoder(transparent: isOpaque ? nil : palette.transparentIndex, options: options)
    let dither = options.dither
    maps = Loan { ColorMap(palette, dither: dither) }
    mapping = Conveyor(crew: crew)
    coding = Conveyor(crew: crew)
  }

  private struct Mapped {
    let record: FrameSpool.Record
    let indices: [UInt8]

    init(_ packed: FrameSpool.PackedRecord, _ maps: Loan<ColorMap>) throws {
      let record = try FrameSpool.Record(packed)
      self.record = record
      indices = maps.borrow { $0.indices(of: record.pixels, in: record.rect) }
    }
  }

  mutating func write(_ spool: FrameSpool, _ progress: (Double) throws -> Void) throws {
    var written = 0
    func place(_ mapped: Mapped) throws {
      try self.place(mapped)
      written += 1
      try progress(Double(written) / Double(spool.count + 1))
    }
    let maps = maps
    try spool.forEach { packed in
      try mapping.add({ try Mapped(packed, maps) }, deliver: place)
    }
    try mapping.finish(deliver: place)
    try code(coder.finish())
    try coding.finish(deliver: output.write)
  }

  /// Makes the record's frame of the one before.
  private mutating func place(_ mapped: Mapped) throws {
    frame.replace(mapped.record.rect, with: mapped.indices) { mapped.record.pixels[$0] != GIFColor.unchanged }
    try code(coder.append(frame, delay: mapped.record.delay))
  }

  private func code(_ change: GIFChange<UInt8>?) throws {
    guard let change else { return }
    let palette = palette
    try coding.add({ change.bytes(palette: palette) }, deliver: output.write)
  }
}
