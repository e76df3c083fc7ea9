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
    /// Empty if the compiler can read all files unchanged.
    public var addedArguments: [String] = []
    /// In the order of the files.
    public var diagnostics: [LoweringDiagnostic] = []
  }

  /// Lowers the inputs that need it, if the module imports UIKit, QuartzCore or a lowered module.
  ///
  /// Files that can't be read, or aren't UTF-8, are left to the compiler, which reports them.
  public func run() throws(LoweringError) -> Result {
    guard !command.inputs.isEmpty, !command.isFrontendCall, !command.isManifest else { return Result() }
    let inputs = command.inputs.compactMap { path in
      FileManager.default.contents(atPath: path).map { InputFile(path: path, contents: $0) }
    }
    let lowered = cache.loweredModules
    let words = (["UIKit", "QuartzCore"] + lowered.keys).map { Data($0.utf8) }
    guard inputs.contains(where: { input in words.contains { input.contents.range(of: $0) != nil } }) else {
      return Result()
    }
    var files = read(inputs)
    let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.record.imports) }
      .subtracting([command.moduleName ?? ""])
    let indexes = imported.sorted().compactMap { lowered[$0] }.compactMap(cache.index(at:))
    guard !imported.isDisjoint(with: ["UIKit", "QuartzCore"]) || !indexes.isEmpty else { return Result() }
    var module = ModuleIndex()
    for file in files { module.merge(file.record.index) }
    for index in indexes { module.merge(imported: index) }
    module.resolveDelegates(command.delegateMethods)
    module.resolveOverriding()
    let moduleHash = try cache.write(module)
    let result = try lower(&files, in: module, hash: moduleHash)
    try cache.write(Dictionary(files.map { ($0.input.path, $0.record) }) { first, _ in first })
    return result
  }
}

// MARK: - Reading files

private struct InputFile: Sendable {
  let path: String
  let contents: Data
}

/// A source file, parsed only if it changed since the last build.
private struct ModuleFile: Sendable {
  let input: InputFile
  var parsed: ParsedFile?
  var record: FileRecord

  /// Parses the file unless the record is up to date.
  init?(_ input: InputFile, record: FileRecord?) {
    self.input = input
    let hash = LoweringCache.hash(of: input.contents)
    if let record, record.hash == hash {
      self.record = record
      return
    }
    guard String(validating: input.contents, as: UTF8.self) != nil else { return nil }
    let file = ParsedFile(path: input.path, source: [UInt8](input.contents))
    parsed = file
    self.record = FileRecord(hash: hash, imports: file.importedModules.sorted(), index: file.index)
  }

  func lowered(in module: ModuleIndex) -> LoweredFile {
    (parsed ?? ParsedFile(path: input.path, source: [UInt8](input.contents))).lowered(in: module)
  }
}

extension ModuleLowering {
  /// Parses the files that changed, on all processors.
  private func read(_ inputs: [InputFile]) -> [ModuleFile] {
    let records = cache.records
    return concurrently(inputs) { ModuleFile($0, record: records[$0.path]) }.compactMap(\.self)
  }
}

/// Returns the results of a function for all elements, computed on all processors.
private func concurrently<Element: Sendable, Value: Sendable>(
  _ elements: [Element], _ function: @Sendable (Element) -> Value
) -> [Value] {
  [Value](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each call initializes a different element.
    nonisolated(unsafe) let start = buffer.baseAddress
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      (start! + index).initialize(to: function(elements[index]))
    }
    count = elements.count
  }
}

// MARK: - Lowering files

extension ModuleLowering {
  private func lower(
    _ files: inout [ModuleFile], in module: ModuleIndex, hash: String
  ) throws(LoweringError) -> Result {
    var result = Result()
    var replacements: [String: String] = [:]
    for index in files.indices {
      let original = absolutePath(files[index].input.path)
      let path = cache.path(for: original)
      let record = files[index].record
      if record.moduleHash != hash || record.isLowered != FileManager.default.fileExists(atPath: path) {
        let lowered = files[index].lowered(in: module)
        try save(lowered, of: files[index].input.path, to: path)
        result.diagnostics += lowered.diagnostics
        files[index].record.isLowered = lowered.source != nil
        files[index].record.moduleHash = lowered.diagnostics.isEmpty ? hash : nil
      }
      if files[index].record.isLowered { replacements[original] = absolutePath(path) }
    }
    guard !replacements.isEmpty, result.diagnostics.isEmpty else { return result }
    guard let overlay = try? SourceOverlay(replacements: replacements).text else {
      throw LoweringError("\(cache.overlayPath): can't encode the list of lowered files")
    }
    try cache.write(overlay, to: cache.overlayPath)
    result.addedArguments = ["-vfsoverlay", cache.overlayPath]
    return result
  }

  private func save(_ lowered: LoweredFile, of source: String, to path: String) throws(LoweringError) {
    let isChanged: Bool
    if let text = lowered.source {
      isChanged = try cache.write(text, to: path)
    } else {
      isChanged = cache.remove(path)
    }
    if isChanged { invalidateObject(of: source) }
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
