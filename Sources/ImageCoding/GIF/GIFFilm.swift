import Raster

/// An encoder for the frames of a film.
protocol GIFFilm {
  var isEmpty: Bool { get }
  /// Whether every color that was written equals the color in the frames.
  var isExact: Bool { get }

  mutating func append(_ bitmap: Bitmap, delay: Int, to output: FilmOutput) throws
  mutating func finish(to output: FilmOutput, _ progress: (Double) throws -> Void) throws
}

/// A film whose frames have local palettes, so that each can be written immediately.
struct DirectFilm: GIFFilm {
  private(set) var isEmpty = true
  private(set) var isExact = true
  private var coder: GIFFrameCoder<UInt32>
  private let coding: Conveyor<GIFChange<UInt32>.Encoded>
  private let options: GIFWriter.Options

  init(crew: Crew, options: GIFWriter.Options) {
    coder = GIFFrameCoder(transparent: GIFColor.transparent, options: options)
    coding = Conveyor(crew: crew)
    self.options = options
  }

  mutating func append(_ bitmap: Bitmap, delay: Int, to output: FilmOutput) throws {
    try append(PixelFrame(bitmap), delay: delay, to: output)
  }

  mutating func append(_ frame: PixelFrame<UInt32>, delay: Int, to output: FilmOutput) throws {
    if isEmpty {
      try output.write(
        GIFBlocks.start(
          width: frame.width, height: frame.height, palette: nil, loopCount: options.loopCount))
    }
    isEmpty = false
    try code(coder.append(frame, delay: delay), to: output)
  }

  mutating func finish(to output: FilmOutput, _ progress: (Double) throws -> Void) throws {
    try code(coder.finish(), to: output)
    try coding.finish { try deliver($0, to: output) }
    try progress(1)
  }

  private mutating func code(_ change: GIFChange<UInt32>?, to output: FilmOutput) throws {
    guard let change else { return }
    let dither = options.dither
    try coding.add({ change.encoded(dither: dither) }, deliver: { try deliver($0, to: output) })
  }

  private mutating func deliver(_ image: GIFChange<UInt32>.Encoded, to output: FilmOutput) throws {
    isExact = isExact && image.isExact
    try output.write(image.bytes)
  }
}
