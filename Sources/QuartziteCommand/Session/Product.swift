/// A file, or a sequence of files, to make from a subject.
protocol Product {
  func make(in session: RenderSession) throws -> RenderResult
}

/// The files of a product and their properties.
struct RenderResult: Equatable {
  let format: OutputFormat
  /// The names of the files as the user wrote them, in order; empty for standard output.
  let files: [String]
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  /// The time that each picture shows, in seconds from the subject's beginning.
  let times: [Double]
  /// The frames per second of a film; nil for a picture.
  var frameRate: Double?
  /// The end of a film, in seconds from the subject's beginning; nil for a picture.
  var end: Double?
  /// The properties of the frames that the format couldn't keep, a line each.
  var notices: [String] = []
}
