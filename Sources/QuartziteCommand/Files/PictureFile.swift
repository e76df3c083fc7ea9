import CoreGraphics
import ImageCoding

/// A PNG to be written to a file or to standard output.
struct PictureFile {
  private let destination: Destination
  private let url: URL?

  /// Checks the destination, before anything is rendered for it.
  init(_ destination: Destination) throws(CommandError) {
    self.destination = destination
    url = if case .file(let path) = destination { try OutputFile.url(for: path) } else { nil }
  }

  /// Writes the picture.
  ///
  /// - Parameter times: The times that it shows, in seconds from the subject's beginning.
  func write(_ picture: CGImage, times: [Double], console: Console) throws -> RenderResult {
    let encoder = PNGEncoder()
    if let url {
      try encoder.write(picture, to: url)
    } else {
      try console.output.write(encoder.encode(picture))
    }
    return RenderResult(
      format: .png, files: destination.files, width: picture.width, height: picture.height, times: times)
  }
}
