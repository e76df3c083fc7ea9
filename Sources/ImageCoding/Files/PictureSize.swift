/// The size of a picture in pixels, read from its file before memory is allocated for them.
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
