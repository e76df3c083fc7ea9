/// The frames of a film on their way to the output.
protocol GIFFilm {
  var isEmpty: Bool { get }

  mutating func append(_ frame: GIFFrame, delay: Int, to output: GIFOutput) throws
  mutating func finish(to output: GIFOutput, _ progress: (Double) throws -> Void) throws
}

/// A film whose frames have palettes of their own, so that each can be written at once.
struct DirectFilm: GIFFilm {
  private(set) var isEmpty = true
  private var coder: GIFFrameCoder
  private let start: [UInt8]

  init(width: Int, height: Int, options: GIFWriter.Options) {
    coder = GIFFrameCoder(width: width, height: height, filmMap: nil, options: options)
    start = GIFBlocks.start(width: width, height: height, palette: nil, loopCount: options.loopCount)
  }

  mutating func append(_ frame: GIFFrame, delay: Int, to output: GIFOutput) throws {
    if isEmpty { try output.write(start) }
    isEmpty = false
    try output.write(coder.append(frame, delay: delay))
  }

  mutating func finish(to output: GIFOutput, _ progress: (Double) throws -> Void) throws {
    try output.write(coder.finish())
    try progress(1)
  }
}
