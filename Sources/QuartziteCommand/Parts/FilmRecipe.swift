import ImageCoding

/// The encoding of a film in the words of the command line, which a part carries to where the parts are joined.
struct FilmRecipe: Hashable {
  let words: [String]

  /// Creates the recipe for options that follow from the command line and the subject.
  init(_ options: FilmOptions, format: OutputFormat, loopCount: Int) {
    let groups: [any OptionGroup] = [options.quality, options.gif, options.video]
    words =
      ["--format=\(format.rawValue)"] + groups.flatMap { $0.options.flatMap(\.words) }
      + (format.allows(.looping) ? ["--loops=\(loopCount)"] : [])
  }

  init(words: [String]) { self.words = words }

  /// Returns the options that the words stand for.
  ///
  /// - Throws: `CommandError` for words that this version doesn't know.
  func options() throws(CommandError) -> FilmOptions {
    let options = FilmOptions(frameRate: "", loopCount: "")
    try ArgumentParser.fill(options, from: words)
    return options
  }
}
