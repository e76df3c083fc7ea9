import Foundation

/// `quartzite new`: a package with a scene, a test of its motion, and a README.
struct NewCommand: Command {
  @Argument(
    "name", help: "the name of the package and its program, such as card; a folder of that name is created")
  var name: String
  @Option(
    "path", .folder, otherwise: "the Swift SDK, which 'make sdk-install' installs",
    help: "the folder of Quartzite's sources, from which the package then builds with 'swift run'")
  var sources: String?

  func validate() throws(CommandError) { _ = try PackageName(name) }

  func run(on console: Console) throws {
    let package = ScenePackage(name: try PackageName(name), sources: try sourceFolder())
    try package.write(to: URL(fileURLWithPath: name))
    try console.output.write(
      """
      \(name)/ contains a scene in Sources/\(name)/\(package.name.scene).swift and a test of its motion. Next:
        cd \(name)
        \(package.command) run \(name) render -o \(name).gif

      """)
  }

  /// Returns the absolute path of the sources; nil for the Swift SDK.
  private func sourceFolder() throws(CommandError) -> URL? {
    guard let sources else { return nil }
    let url = URL(fileURLWithPath: sources).standardizedFileURL
    let manifest = url.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains("name: \"Quartzite\"")
    else {
      throw .failure("--path \(sources): no Package.swift of Quartzite; expected the folder of its sources")
    }
    return url
  }
}

extension NewCommand {
  static let configuration = CommandConfiguration(
    name: "new",
    summary: "create a package with a scene of your own",
    examples: [
      Example(line: "quartzite new card", result: "a package that builds with 'quartzite swift run card'"),
      Example(
        line: "quartzite new card --path ../quartzite", result: "a package that builds with 'swift run card'"),
    ],
    notes: [
      "The program of the package lists, renders, and plays its scenes, with the options that this program has for "
        + "its own. 'quartzite swift test' tests the motion at exact times.",
      "The folder appears when it is complete. An existing file or folder isn't changed.",
    ])
}

/// The name of a package, from which those of its module and its scene follow.
struct PackageName: Hashable {
  /// The name of the folder, the package, and the program: `my-card`.
  let text: String

  /// Checks a name.
  ///
  /// - Throws: `CommandError` for a name that isn't one of a folder and a module.
  init(_ text: String) throws(CommandError) {
    let isWellFormed = text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*/) != nil
    guard isWellFormed, text.count <= 64 else {
      throw .badArguments(
        "'\(text)' can't be the name of a package; expected letters, digits, and single hyphens, such as my-card"
      )
    }
    guard !Self.reserved.contains(text.lowercased()) else {
      throw .badArguments("'\(text)' is the name of a Swift module or keyword; expected another one")
    }
    self.text = text
  }

  /// The name of the module: `my_card`.
  var module: String { text.replacingOccurrences(of: "-", with: "_") }

  /// The name of the scene's type: `MyCardScene`.
  var scene: String {
    let words = text.split { "-_".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.joined() + "Scene"
  }

  /// Names, in lowercase, that modules of a package can't have.
  private static let reserved: Set = [
    "swift", "foundation", "dispatch", "testing", "glibc", "quartzcore", "coregraphics", "uikit", "staging",
    "layertree",
    "layerrendering", "layervalues", "quartzite", "scenes", "sceneprograms", "scenepreview",
    "quartzitecommand", "lottie",
    "raster",
    "motioncore", "test", "class", "struct", "enum", "func", "let", "var", "import", "init", "self",
    "extension", "protocol",
    "in", "is", "as", "if", "else", "for", "while", "do", "try", "catch", "throw", "return", "switch", "case",
    "default",
    "break", "continue", "where", "guard", "defer", "repeat", "static", "public", "private", "internal",
    "operator", "super",
    "true", "false", "nil", "any", "throws", "rethrows", "subscript", "typealias", "inout", "fileprivate",
    "deinit",
  ]
}
