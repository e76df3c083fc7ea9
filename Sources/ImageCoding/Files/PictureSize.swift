/// How many pixels a picture has, as its file states before any memory is spent on them.
struct PictureSize: Hashable {
  let width: Int
  let height: Int

  var count: Int { width * height }

  func check(limit: Int) throws(ImageCodingError) {
    guard count <= limit else {
      throw ImageCodingError(.tooLarge, "\(width) × \(height) pixels; at most \(limit) are accepted")
    }
  }
}
