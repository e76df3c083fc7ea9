import CoreGraphics

/// The size of a picture in pixels, read from its file before memory for the pixels is allocated.
struct PictureSize: Hashable {
  let width: Int
  let height: Int

  var count: Int { width * height }

  func check(limit: Int) throws(ImageCodingError) {
    guard count <= limit else {
      throw ImageCodingError(.tooLarge, "\(width) × \(height) pixels; the limit is \(limit)")
    }
  }
}

extension PictureSize {
  init(_ image: CGImage) { self.init(width: image.width, height: image.height) }

  /// Throws unless a frame has the size of its film.
  func check(equals filmWidth: Int, _ filmHeight: Int) throws(ImageCodingError) {
    guard (width, height) == (filmWidth, filmHeight) else {
      throw ImageCodingError(
        .invalidArgument, "a frame of \(width) × \(height) pixels; expected \(filmWidth) × \(filmHeight)")
    }
  }
}
