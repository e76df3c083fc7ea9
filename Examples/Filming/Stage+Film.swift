public import Foundation
import ImageCoding
public import Staging

extension Stage {
  /// Plays the stage until a time, and writes it as a GIF of 25 frames per second to the current folder.
  public func film(to name: String, until end: TimeInterval) throws {
    let film = try GIFWriter(
      to: URL(fileURLWithPath: name), width: pixelSize.width, height: pixelSize.height)
    for frame in frames(until: end, rate: 25) {
      try film.append(frame.image, duration: frame.duration)
    }
    try film.finish()
  }
}
