import Raster

/// The frames that the chunks of an animated PNG describe; in a still PNG, the picture alone.
struct APNGFrames {
  struct Frame {
    let rect: PixelRect
    /// In seconds.
    let duration: Double
    let disposal: APNGChange.Disposal
    let blending: APNGChange.Blending
    /// The offsets of the compressed data in the file.
    fileprivate(set) var parts: [Range<Int>] = []
  }

  private(set) var frames: [Frame] = []
  private(set) var loopCount = 0

  private let size: PictureSize
  private let bytes: BigEndianBytes
  private var sequenceNumber = 0
  private var hasSeenPicture = false

  init(_ structure: PNGStructure, _ bytes: BigEndianBytes) throws(ImageCodingError) {
    (size, self.bytes) = (structure.size, bytes)
    try checkChecksum(structure.chunks[0])
    let pictures = structure.chunks.filter { $0.name == "IDAT" }
    guard let control = structure.chunks.first(where: { $0.name == "acTL" }),
      control.offset < pictures.first?.offset ?? 0
    else {
      for picture in pictures { try checkChecksum(picture) }
      loopCount = 1
      let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      frames = [
        Frame(rect: bounds, duration: 0, disposal: .none, blending: .source, parts: pictures.map(\.contents))
      ]
      return
    }
    let frameCount = try read(control)
    for chunk in structure.chunks { try add(chunk) }
    guard frames.count == frameCount, frameCount > 0 else {
      throw ImageCodingError(
        .corrupt, offset: control.offset,
        "acTL announces \(frameCount) frames, but the file has \(frames.count)")
    }
    guard let empty = frames.firstIndex(where: \.parts.isEmpty) else { return }
    throw ImageCodingError(.corrupt, "frame \(empty) has no data; expected fdAT after its fcTL")
  }

  /// Reads the number of passes, and returns the number of frames.
  private mutating func read(_ control: PNGStructure.Chunk) throws(ImageCodingError) -> Int {
    try check(control, length: 8...8)
    loopCount = bytes.integer(at: control.contents.lowerBound + 4)
    return bytes.integer(at: control.contents.lowerBound)
  }

  private mutating func add(_ chunk: PNGStructure.Chunk) throws(ImageCodingError) {
    switch chunk.name {
    case "fcTL":
      try check(chunk, length: 26...26)
      try checkNumber(chunk)
      frames.append(try frame(chunk))
    case "fdAT":
      try check(chunk, length: 4...Int.max)
      try checkNumber(chunk)
      guard hasSeenPicture, !frames.isEmpty else {
        throw ImageCodingError(.corrupt, offset: chunk.offset, "fdAT precedes the first frame; expected fcTL")
      }
      frames[frames.count - 1].parts.append(chunk.contents.dropFirst(4))
    case "IDAT":
      try checkChecksum(chunk)
      hasSeenPicture = true
      // A picture without a preceding fcTL chunk isn't part of the film.
      if frames.count == 1 { frames[0].parts.append(chunk.contents) }
    default: return
    }
  }

  private func frame(_ chunk: PNGStructure.Chunk) throws(ImageCodingError) -> Frame {
    let start = chunk.contents.lowerBound
    let rect = PixelRect(
      x: bytes.integer(at: start + 12), y: bytes.integer(at: start + 16),
      width: bytes.integer(at: start + 4), height: bytes.integer(at: start + 8))
    let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    guard !rect.isEmpty, rect.intersection(bounds) == rect, hasSeenPicture || rect == bounds else {
      throw ImageCodingError(
        .corrupt, offset: start,
        "a frame of \(rect.width) × \(rect.height) pixels at \(rect.minX), \(rect.minY) in a film of "
          + "\(size.width) × \(size.height)")
    }
    guard let disposal = APNGChange.Disposal(rawValue: bytes[start + 24]),
      let blending = APNGChange.Blending(rawValue: bytes[start + 25])
    else {
      throw ImageCodingError(
        .corrupt, offset: start + 24,
        "disposal \(bytes[start + 24]) and blending \(bytes[start + 25]); expected 0 to 2 and 0 to 1")
    }
    let denominator = bytes.integer(at: start + 22, byteCount: 2)
    let duration =
      Double(bytes.integer(at: start + 20, byteCount: 2)) / Double(denominator == 0 ? 100 : denominator)
    return Frame(rect: rect, duration: duration, disposal: disposal, blending: blending)
  }
}

extension APNGFrames {
  private mutating func checkNumber(_ chunk: PNGStructure.Chunk) throws(ImageCodingError) {
    let number = bytes.integer(at: chunk.contents.lowerBound)
    guard number == sequenceNumber else {
      throw ImageCodingError(
        .corrupt, offset: chunk.offset, "\(chunk.name) has number \(number); expected \(sequenceNumber)")
    }
    sequenceNumber += 1
  }

  /// Checks the length and the checksum of a chunk that libpng ignores.
  private func check(_ chunk: PNGStructure.Chunk, length: ClosedRange<Int>) throws(ImageCodingError) {
    guard length.contains(chunk.length) else {
      throw ImageCodingError(
        .corrupt, offset: chunk.offset,
        "\(chunk.name) has \(chunk.length) bytes; expected \(length.lowerBound)")
    }
    try checkChecksum(chunk)
  }

  /// Checks the chunks that libpng doesn't see, because it receives rewritten chunks with new
  /// checksums.
  private func checkChecksum(_ chunk: PNGStructure.Chunk) throws(ImageCodingError) {
    let checksum = APNGChunks.checksum([UInt8](bytes[(chunk.offset + 4)..<(chunk.offset + 8 + chunk.length)]))
    guard checksum == bytes.integer(at: chunk.end - 4) else {
      throw ImageCodingError(.corrupt, offset: chunk.offset, "\(chunk.name) has a wrong checksum")
    }
  }
}
