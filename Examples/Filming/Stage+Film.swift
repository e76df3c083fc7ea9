public import Foundation
import ImageCoding
public import Staging

extension Stage {
  /// Plays the stage on to a time and writes what it shows as a GIF in the current folder, 25 pictures a second.
  public func film(to name: String, until end: TimeInterval) throws {
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    let film = try GIFWriter(to: URL(fileURLWithPath: name), width: width, height: height)
    for frame in frames(until: end, rate: 25) {
      try film.append(frame.image, duration: frame.duration)
    }
    try film.finish()
  }
}
