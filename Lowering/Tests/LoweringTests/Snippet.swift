import Lowering
import Testing

/// A piece of source, and the same after lowering, with runs of spaces as one.
struct Snippet: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String

  init(_ before: String, _ after: String) {
    self.before = before
    self.after = after
  }

  /// A piece that stays as it is.
  init(_ unchanged: String) { self.init(unchanged, unchanged) }

  var testDescription: String { before }
}

/// Snippets about one kind of syntax, each of which replaces `<#>` in a frame of code.
struct Topic: Sendable, CustomTestStringConvertible {
  let name: String
  let frame: String
  /// The frame after lowering.
  let loweredFrame: String
  let snippets: [Snippet]

  init(_ name: String, frame: String, loweredFrame: String? = nil, snippets: [Snippet]) {
    self.name = name
    self.frame = frame
    self.loweredFrame = loweredFrame ?? frame
    self.snippets = snippets
  }

  /// The frame's source with a snippet in it.
  func source(_ snippet: Snippet) -> String { frame.replacing("<#>", with: snippet.before) }

  /// The expected result.
  func expected(_ snippet: Snippet) -> String { loweredFrame.replacing("<#>", with: snippet.after) }

  var testDescription: String { name }

  static let all = [
    attributes, declarations, selectors, keyPaths, layerProperties, conditions, imports, protocols,
    conformances,
    optionalCalls, delegateReferences, extensionOverrides, observedProperties, keyedProperties,
    observedKeyPaths, observers,
    delegateMethods, delegatesOfLayers,
  ]
}

/// The optional methods of the stand-ins for frameworks.
private let frameworkMethods = DelegateMethod.methods(in: [
  ParsedFile(path: "QuartzCore.swift", source: [UInt8](Stubs.layers.utf8)),
  ParsedFile(path: "UIKit.swift", source: [UInt8](Stubs.views.utf8)),
])

/// Lowers one file that is a module of its own.
func lower(_ source: String, path: String = "Test.swift") -> LoweredFile {
  let file = ParsedFile(path: path, source: [UInt8](source.utf8))
  var module = file.index
  module.resolveDelegates(frameworkMethods)
  module.resolveOverriding()
  return file.lowered(in: module)
}

/// Lowers files that make up a module.
func lower(_ sources: [String]) -> [LoweredFile] {
  let files = sources.enumerated().map { ParsedFile(path: "Test\($0).swift", source: [UInt8]($1.utf8)) }
  var module = ModuleIndex()
  for file in files { module.merge(file.index) }
  module.resolveDelegates(frameworkMethods)
  module.resolveOverriding()
  return files.map { $0.lowered(in: module) }
}

/// Replaces runs of spaces by one, and drops spaces at the ends of lines.
func squeezed(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
    .joined(separator: "\n").trimmingNewlines
}

extension String {
  fileprivate var trimmingNewlines: String {
    String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
  }
}
