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

  /// Returns the option that a field stands for; nil for a flag that isn't set.
  private static func choice(
    _ name: String, _ value: String, _ position: String
  ) throws(CommandError) -> Choice? {
    if let option = assignedOption(of: name) {
      return Choice(name: option, value: "\(name.dropFirst(option.count + 1))=\(value)")
    }
    try checkField(name, position: position)
    guard flagNames.contains(name) else { return Choice(name: name, value: value) }
    switch value {
    case "true", "yes", "1": return Choice(name: name, value: nil)
    case "false", "no", "0": return nil
    default: throw .failure("\(position): \(name) '\(value)': expected true or false")
    }
  }

  /// Throws unless rows can have a field of a name.
  static func checkField(_ name: String, position: String) throws(CommandError) {
    let names = ["film", "output"] + optionNames
    guard assignedOption(of: name) == nil, !names.contains(name) else { return }
    let advice = NearestName.find(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw .failure(
      "\(position): unknown column '\(name)'; expected film, output, set:NAME, image:NAME, or an option of "
        + "'quartzite render' without its dashes\(advice)")
  }

  /// Returns the option of a field like `set:Title.text`; nil for another field.
  private static func assignedOption(of name: String) -> String? {
    ["set", "image"].first { name.hasPrefix("\($0):") }
  }

  /// The names of the options of `quartzite render` that a row can have.
  private static let optionNames = names { _ in true }

  /// The names of those that are flags.
  private static let flagNames = names { $0.values == nil }

  private static func names(where isIncluded: (any AnyOption) -> Bool) -> [String] {
    let excluded: Set = ["output", "threads", "part", "quiet", "json", "set", "image"]
    return RenderCommand().options.filter { !excluded.contains($0.name) && isIncluded($0) }.map(\.name)
  }
}
