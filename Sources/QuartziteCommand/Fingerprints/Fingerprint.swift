import Foundation

/// A hash of everything that determines the bytes of a product: the contents of its input files, and the options.
///
/// It doesn't depend on the names of files and the number of threads. It includes the version of the program, since
/// another version may draw differently.
struct Fingerprint: Hashable {
  /// 64 hexadecimal digits.
  let text: String

  /// Creates the fingerprint of the product of a command and a plan.
  ///
  /// - Throws: `CommandError` if a file with sound or an image can't be read again.
  init(of command: RenderCommand, _ plan: StagePlan) throws(CommandError) {
    var hash = SHA256()
    hash.update(text: Release.version)
    let format = OutputFormat(extensionOf: command.output)?.rawValue ?? ""
    hash.update(text: format)
    for option in command.options where option.isPresent && !Self.excludedOptions.contains(option.name) {
      for word in option.words { hash.update(text: word) }
    }
    switch plan.subject {
    case .scene(let subject):
      hash.update(text: subject.name)
      hash.update(text: Self.programHash)
    case .lottie(let subject): for data in subject.contents { hash.update(text: SHA256.hash(data)) }
    }
    let files = command.subject.values.images.map(\.text) + [command.film.video.audio].compactMap(\.self)
    for file in files {
      guard let content = SHA256.hash(ofFile: URL(fileURLWithPath: file)) else {
        throw .failure("\(file) can't be read")
      }
      hash.update(text: content)
    }
    text = hash.finish()
  }

  /// The hash of the program, whose scenes may differ from those of an earlier build; empty for this package's.
  private static let programHash =
    ProgramDescription.current.isQuartzite
    ? "" : SHA256.hash(ofFile: URL(fileURLWithPath: "/proc/self/exe")) ?? ""

  /// The options that don't affect the bytes, or whose files are hashed by contents instead of names.
  private static let excludedOptions: Set = ["output", "threads", "quiet", "json", "part", "image", "audio"]
}
