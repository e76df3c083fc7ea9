import Foundation

/// The lowering of one call of the compiler.
public struct ModuleLowering {
  private let command: CompilerCommand
  private let cache: LoweringCache

  /// Prepares to lower the inputs of a compiler command.
  public init(_ command: CompilerCommand, environment: [String: String]) {
    self.command = command
    cache = LoweringCache(for: command, environment: environment)
  }

  /// The arguments to add to the command, and errors at code that can't be lowered.
  public struct Result: Equatable, Sendable {
    /// Empty if the compiler can read all files as they are.
    public var addedArguments: [String] = []
    public var diagnostics: [LoweringDiagnostic] = []
  }

  /// Lowers the inputs that need it, if the module imports UIKit, QuartzCore or a lowered module.
  ///
  /// Files that can't be read, or aren't UTF-8, are left to the compiler, which reports them.
  public func run() throws(LoweringError) -> Result {
    guard !command.inputs.isEmpty, !command.isFrontendCall, !command.isManifest else { return Result() }
    let sources = command.inputs.map {
      ($0, FileManager.default.contents(atPath: $0).map { [UInt8]($0) } ?? [])
    }
    let files = sources.filter { String(validating: $0.1, as: UTF8.self) != nil }
      .map { ParsedFile(path: $0.0, source: $0.1) }
    let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
    let lowered = imported.subtracting([command.moduleName ?? ""]).sorted().compactMap(cache.index(of:))
    guard !imported.isDisjoint(with: ["UIKit", "QuartzCore"]) || !lowered.isEmpty else { return Result() }
    var module = ModuleIndex()
    for file in files { module.merge(file.index) }
    for index in lowered { module.merge(index) }
    try cache.write(module)
    return try lower(files, in: module)
  }

  private func lower(_ files: [ParsedFile], in module: ModuleIndex) throws(LoweringError) -> Result {
    var result = Result()
    var replacements: [String: String] = [:]
    for file in files {
      let lowered = file.lowered(in: module)
      result.diagnostics += lowered.diagnostics
      guard let source = lowered.source else { continue }
      let original = absolutePath(file.path)
      let path = cache.path(for: original)
      if try cache.write(source, to: path) { invalidateObject(of: file.path) }
      replacements[original] = absolutePath(path)
    }
    guard !replacements.isEmpty, result.diagnostics.isEmpty else { return result }
    let overlay: String
    do {
      overlay = try SourceOverlay(replacements: replacements).text
    } catch {
      throw LoweringError("can't describe the overlay: \(error)")
    }
    try cache.write(overlay, to: cache.overlayPath)
    result.addedArguments = ["-vfsoverlay", cache.overlayPath]
    return result
  }

  /// Makes the driver compile a file whose lowered form depends on another file that changed.
  ///
  /// The driver sees only the dates of the user's files. It compiles a file whose object is missing.
  private func invalidateObject(of source: String) {
    guard let map = command.outputFileMap, let data = FileManager.default.contents(atPath: map),
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data),
      let object = outputs[source]?["object"]
    else { return }
    try? FileManager.default.removeItem(atPath: object)
  }

  private func absolutePath(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }
}
