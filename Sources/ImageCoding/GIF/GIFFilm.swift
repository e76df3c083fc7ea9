import Raster

/// An encoder for the frames of a film.
protocol GIFFilm {
  var isEmpty: Bool { get }

  mutating func append(_ bitmap: Bitmap, delay: Int, to output: FilmOutput) throws
  mutating func finish(to output: FilmOutput, _ progress: (Double) throws -> Void) throws
}

/// A film whose frames have palettes of their own, so that each can be written immediately.
struct DirectFilm: GIFFilm {
  private(set) var isEmpty = true
  private var coder: GIFFrameCoder<UInt32>
  private let coding: Conveyor<[UInt8]>
  private let options: GIFWriter.Options

  init(crew: Crew, options: GIFWriter.Options) {
    coder = GIFFrameCoder(transparent: GIFColor.transparent, options: options)
    coding = Conveyor(crew: crew)
    self.options = options
  }

  mutating func append(_ bitmap: Bitmap, delay: Int, to output: FilmOutput) throws {
    if isEmpty {
      try output.write(
        GIFBlocks.start(
          width: bitmap.width, height: bitmap.height, palette: nil, loopCount: options.loopCount))
    }
    isEmpty = false
    try code(coder.append(PixelFrame(bitmap), delay: delay), to: output)
  }

  mutating func finish(to output: FilmOutput, _ progress: (Double) throws -> Void) throws {
    try code(coder.finish(), to: output)
    try coding.finish(deliver: output.write)
    try progress(1)
  }

  private func code(_ change: GIFChange<UInt32>?, to output: FilmOutput) throws {
    guard let change else { return }
    let dither = options.dither
    try coding.add({ change.bytes(dither: dither) }, deliver: output.write)
  }
}
