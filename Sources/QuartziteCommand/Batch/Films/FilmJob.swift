/// A row of a table of films: one film or picture to render.
struct FilmJob: Hashable, Sendable {
  /// The table and the line, for messages: `jobs.tsv:12`.
  let position: String
  /// A scene, or a Lottie file as a path in the input folder.
  let film: String
  /// The name of the file to write, in the output folder.
  let output: String
  /// The options of `quartzite render` with their values; an empty list for a flag.
  let options: [Choice]

  /// An option and its value; nil for a flag.
  struct Choice: Hashable, Sendable {
    let name: String
    let value: String?
  }
}

extension FilmJob {
  /// The longest accepted table, in bytes.
  static let maximumTableByteCount = 256 << 20

  /// Reads the films of a table.
  ///
  /// - Returns: The films; nil if it's a table of pictures.
  /// - Throws: `CommandError` for an invalid table.
  static func jobs(in text: String, path: String) throws(CommandError) -> [FilmJob]? {
    let start = text.first { !$0.isWhitespace }
    let jobs =
      start == "{" ? try FilmJobLines(text, path: path).jobs() : try FilmJobTable(text, path: path)?.jobs()
    guard let jobs else { return nil }
    var positions: [String: String] = [:]
    for job in jobs {
      if let former = positions.updateValue(job.position, forKey: job.output) {
        throw .failure("\(job.position): output '\(job.output)' is also that of \(former)")
      }
    }
    return jobs
  }

  /// Creates a job of named values.
  ///
  /// - Throws: `CommandError` for a missing or invalid name of a film or a file, or an unknown option.
  init(position: String, fields: [(name: String, value: String)]) throws(CommandError) {
    var film: String?
    var output: String?
    var options: [Choice] = []
    for (name, value) in fields where !value.isEmpty {
      switch name {
      case "film": film = value
      case "output": output = value
      default: if let choice = try Self.choice(name, value, position) { options.append(choice) }
      }
    }
    guard let film, film != InputFile.standardInput else {
      throw .failure("\(position): no film; expected a scene or a Lottie file")
    }
    guard let output, Self.isFileName(output) else {
      throw .failure("\(position): output '\(output ?? "")': expected a file name without a folder")
    }
    self.init(position: position, film: film, output: output, options: options)
  }

  private static func isFileName(_ name: String) -> Bool {
    !name.contains("/") && !name.hasPrefix(".") && !name.hasPrefix(BatchFolder.filePrefix)
  }

  /// Returns the option of a column; nil for a flag that isn't set.
  private static func choice(
    _ name: String, _ value: String, _ position: String
  ) throws(CommandError) -> Choice? {
    for prefix in ["set", "image"] where name.hasPrefix("\(prefix):") {
      return Choice(name: prefix, value: "\(name.dropFirst(prefix.count + 1))=\(value)")
    }
    guard let option = columns.first(where: { $0.name == name }) else {
      let names = columns.map(\.name) + ["film", "output"]
      let advice = NearestName.find(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw .failure(
        "\(position): unknown column '\(name)'; expected film, output, set:NAME, image:NAME, or an option of "
          + "'quartzite render' without its dashes\(advice)")
    }
    guard option.values == nil else { return Choice(name: name, value: value) }
    switch value {
    case "true", "yes", "1": return Choice(name: name, value: nil)
    case "false", "no", "0": return nil
    default: throw .failure("\(position): \(name) '\(value)': expected true or false")
    }
  }

  /// The options of `quartzite render` that a row can have.
  private static var columns: [any AnyOption] {
    let excluded: Set = ["output", "threads", "part", "quiet", "json", "set", "image"]
    return RenderCommand().options.filter { !excluded.contains($0.name) }
  }
}
