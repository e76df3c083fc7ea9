import CoreGraphics
import Raster

/// The frames of an animated PNG, each of which libpng decodes as a separate picture.
struct APNGSource: FilmSource {
  let size: PictureSize
  let loopCount: Int
  var frameCount: Int { frames.count }

  private let stills: APNGStills
  private let frames: [APNGFrames.Frame]
  private var index = 0
  private var canvas: PixelFrame<UInt32>

  init(_ data: Data, pixelLimit: Int) throws(ImageCodingError) {
    let structure = try PNGStructure(data)
    size = structure.size
    try size.check(limit: pixelLimit)
    let bytes = BigEndianBytes(data)
    let film = try APNGFrames(structure, bytes)
    (frames, loopCount) = (film.frames, film.loopCount)
    stills = APNGStills(structure, bytes)
    canvas = PixelFrame(width: size.width, height: size.height, filledWith: 0)
  }

  mutating func next() throws(ImageCodingError) -> FilmFrame? {
    guard index < frames.count else { return nil }
    let frame = frames[index]
    let pixels = try stills.pixels(of: frame)
    // The first frame has no previous canvas; the specification requires clearing instead.
    let disposal = index == 0 && frame.disposal == .previous ? .background : frame.disposal
    let previous = disposal == .previous ? canvas : nil
    draw(pixels, of: frame)
    let image = CGImage(bitmap: Bitmap(width: size.width, height: size.height, pixels: canvas.pixels))
    if let previous { canvas = previous }
    if disposal == .background { canvas.fill(frame.rect, with: 0) }
    index += 1
    return FilmFrame(image: image, duration: frame.duration)
  }

  private mutating func draw(_ pixels: [UInt32], of frame: APNGFrames.Frame) {
    guard frame.blending == .over else {
      return canvas.replace(frame.rect, with: pixels) { _ in true }
    }
    let below = canvas.pixels(in: frame.rect)
    canvas.replace(frame.rect, with: zip(pixels, below).map(Self.blend)) { pixels[$0] != 0 }
  }

  /// Returns a premultiplied pixel over another, with each component rounded to nearest.
  private static func blend(_ above: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 - above >> 24
    if rest == 0 { return above }
    return [UInt32(0), 8, 16, 24].reduce(0) { result, shift in
      let component = (above >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255
      return result | min(255, component) << shift
    }
  }
}

/// A builder of still pictures, which adds the shared chunks that precede the pixels.
private struct APNGStills {
  private let bytes: BigEndianBytes
  /// The contents of IHDR after the size.
  private let headerRest: [UInt8]
  /// The chunks between IHDR and the first pixels that change the meaning of pixels.
  private let sharedChunks: Data

  init(_ structure: PNGStructure, _ bytes: BigEndianBytes) {
    self.bytes = bytes
    headerRest = [UInt8](bytes[structure.chunks[0].contents].dropFirst(8))
    let shared = structure.chunks.dropFirst().prefix { $0.name != "IDAT" && $0.name != "IEND" }
    sharedChunks = shared.filter { Self.sharedNames.contains($0.name) }
      .reduce(into: Data()) { $0 += bytes[$1.offset..<$1.end] }
  }

  private static let sharedNames: Set = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"]

  /// Returns the premultiplied pixels of a frame's rectangle.
  func pixels(of frame: APNGFrames.Frame) throws(ImageCodingError) -> [UInt32] {
    let size = [frame.rect.width, frame.rect.height].flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    var data = Data(PNGStructure.signature + APNGChunks.chunk("IHDR", size + headerRest))
    data += sharedChunks
    for part in frame.parts { data += APNGChunks.chunk("IDAT", [UInt8](bytes[part])) }
    data += APNGChunks.chunk("IEND", [])
    return try PNGDecoder.premultipliedPixels(data, count: frame.rect.width * frame.rect.height)
  }
}
