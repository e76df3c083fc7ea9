import Foundation

// Most files need no lowering. A search for a few words determines that faster than a walk of the syntax tree.

/// Words of which a file has at least one if it needs lowering, apart from imports and conformances.
private let triggers = [
  "@objc", "observeValue", "observe(\\", "#selector", "#keyPath", "@IBOutlet", "@NSManaged",
  "ApplicationMain", "dynamic",
  "os(", "os (",
  // The end of a method's full name, and a call of a method that is unwrapped.
  ":)", "!(",
  "_exchangeImplementations", "_setImplementation", "_implementationWithBlock", "class_addMethod",
  "class_replaceMethod",
].map { Data($0.utf8) }

extension ParsedFile {
  /// Whether the file may need lowering; false only if it certainly doesn't.
  func mayNeedLowering(in module: ModuleIndex) -> Bool {
    if module.hasOptionalRequirements || declaresListedClass(in: module) || !module.renamedMethods.isEmpty
      || imports.contains(where: { $0.equivalentModule != nil })
    {
      return true
    }
    let data = Data(source)
    return triggers.contains { data.range(of: $0) != nil }
  }

  /// Whether the file may declare a class whose properties, or methods of frameworks' delegates, are listed or overridden.
  private func declaresListedClass(in module: ModuleIndex) -> Bool {
    module.hasDelegateStubs || mentions(module.delegateDeclarations.keys)
      || mentions(module.keyedProperties.keys)
  }

  /// Whether the file contains the last part of one of the qualified names.
  private func mentions(_ names: some Collection<String>) -> Bool {
    guard !names.isEmpty else { return false }
    let data = Data(source)
    return names.contains { data.range(of: Data($0.split(separator: ".").last!.utf8)) != nil }
  }
}
