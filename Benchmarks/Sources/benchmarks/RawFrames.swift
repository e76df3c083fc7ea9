import CoreGraphics
import Foundation
import ImageCoding
import Staging

/// The frames of a clip as opaque RGBA pixels in a file.
struct RawFrames {
  let url: URL
  let width: Int
  let height: Int
  /// In frames per second.
  let rate: Int
}

extension RawFrames {
  /// Draws a clip.
  init(_ clip: TestClip, rate: Int, to url: URL) throws {
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    defer { try? handle.close() }
    let stage = clip.makeStage()
    for frame in stage.frames(until: TestClip.duration, rate: Double(rate)) {
      try handle.write(contentsOf: frame.image.pixelBytes)
    }
    let size = stage.pixelSize
    self.init(url: url, width: size.width, height: size.height, rate: rate)
  }

  /// Calls `body` with each frame, of which one is in memory at a time.
  func forEach(_ body: (CGImage) throws -> Void) throws {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    let byteCount = width * height * 4
    while let data = try handle.read(upToCount: byteCount), data.count == byteCount {
      guard let image = CGImage(width: width, height: height, pixelBytes: data) else { return }
      try body(image)
    }
  }

  /// Writes each frame as a PNG beside the file, and returns the files and their durations.
  func pictures() throws -> [(url: URL, milliseconds: Int)] {
    var pictures: [(url: URL, milliseconds: Int)] = []
    try forEach { frame in
      let picture = url.deletingLastPathComponent().appendingPathComponent("\(pictures.count).png")
      try PNGEncoder(compression: .fast).write(frame, to: picture)
      pictures.append((picture, milliseconds(ofFrame: pictures.count)))
    }
    return pictures
  }

  private func milliseconds(ofFrame number: Int) -> Int {
    func time(_ number: Int) -> Int { Int((Double(number) * 1000 / Double(rate)).rounded()) }
    return time(number + 1) - time(number)
  }
}

extension CGImage {
  /// Four bytes per pixel: red, green, blue, and alpha.
  var pixelBytes: Data { dataProvider?.data.map { Data(referencing: $0) } ?? Data() }

  /// Creates an image of opaque pixels.
  fileprivate convenience init?(width: Int, height: Int, pixelBytes: Data) {
    guard let provider = CGDataProvider(data: pixelBytes as NSData) else { return nil }
    self.init(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
      decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }
}
