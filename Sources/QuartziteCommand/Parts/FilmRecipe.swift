import ImageCoding

/// The encoding options of a film as command-line words, which are stored in each part for joining.
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

  /// Parses the words as options.
  ///
  /// - Throws: `CommandError` for words that this version doesn't know.
  func options() throws(CommandError) -> FilmOptions {
    let options = FilmOptions(frameRate: "", loopCount: "")
    try ArgumentParser.fill(options, from: words)
    return options
  }
}
