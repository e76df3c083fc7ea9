/// A conversion of frames to the bytes that ffmpeg reads, with the last column and row repeated for alignment.
struct FramePacker {
  private let width: Int
  private let height: Int
  /// The size of the frames in bytes form, in pixels.
  let paddedSize: PictureSize
  /// The straight pixels of the last frame, red in the lowest byte, which comes first.
  private(set) var bytes: [UInt32]

  init(width: Int, height: Int, alignment: (width: Int, height: Int)) {
    (self.width, self.height) = (width, height)
    paddedSize = PictureSize(
      width: (width + alignment.width - 1) / alignment.width * alignment.width,
      height: (height + alignment.height - 1) / alignment.height * alignment.height)
    bytes = [UInt32](repeating: 0, count: paddedSize.count)
  }

  /// Packs premultiplied pixels.
  ///
  /// - Parameter keepsAlpha: Whether to make straight pixels; otherwise, transparent ones are on black.
  mutating func pack(_ pixels: [UInt32], keepsAlpha: Bool) {
    let (width, height, padded) = (width, height, paddedSize)
    pixels.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target in
        for y in 0..<padded.height {
          let row = min(y, height - 1) * width
          let start = y * padded.width
          for x in 0..<padded.width {
            let pixel = source[row + min(x, width - 1)]
            target[start + x] = (keepsAlpha ? StraightAlpha.divide(pixel) : pixel | 0xFF00_0000).littleEndian
          }
        }
      }
    }
  }
}
