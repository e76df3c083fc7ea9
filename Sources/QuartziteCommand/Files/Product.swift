/// Something to make from a scene.
protocol Product {
  func make(in studio: Studio) throws -> Made
}

/// What was made.
struct Made: Equatable {
  let format: OutputFormat
  /// Their names as they were asked for, in order; none on standard output.
  let files: [String]
  /// In pixels.
  let width: Int
  let height: Int
  /// When in the scene each picture shows.
  let times: [Double]
  /// Pictures a second, for films.
  var rate: Double?
  /// When in the scene a film ends.
  var end: Double?
}
