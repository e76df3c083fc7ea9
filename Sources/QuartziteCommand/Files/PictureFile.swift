import CoreGraphics
import ImageCoding

/// A PNG on its way to a file or to standard output.
struct PictureFile {
  private let destination: Destination
  private let url: URL?

  /// Checks the destination, before anything is drawn for it.
  init(_ destination: Destination) throws(CommandError) {
    self.destination = destination
    url = if case .file(let path) = destination { try OutputFile.url(for: path) } else { nil }
  }

  /// Writes the picture; what it shows is told by `times`.
  func write(_ picture: CGImage, times: [Double], console: Console) throws -> Made {
    let encoder = PNGEncoder()
    if let url {
      try encoder.write(picture, to: url)
    } else {
      try console.output.write(encoder.encode(picture))
    }
    return Made(
      format: .png, files: destination.files, width: picture.width, height: picture.height, times: times)
  }
}
