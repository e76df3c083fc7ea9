import SwiftSyntax

// An import of a module that only Apple's systems have becomes an import of its equivalent. A submodule, such as
// `UIKit.UIColor`, becomes its module, since Swift modules have no submodules. Imports of single declarations
// (`import class UIKit.UIView`) compile unchanged.

extension FileLowering {
  mutating func lowerImport(_ node: ImportDeclSyntax) {
    guard let equivalent = node.equivalentModule, let module = node.path.first?.name.text else { return }
    edits.replace(node.path, by: equivalent)
    if equivalent != module { replacedModules.insert(module) }
  }
}

extension FileLowering {
  /// Replaces the module in `Darwin.sin(x)` if its import was replaced.
  mutating func lowerQualifiedName(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      replacedModules.contains(base.baseName.text),
      let equivalent = moduleEquivalents[base.baseName.text]
    else { return }
    edits.replace(base, by: equivalent)
  }
}

extension ImportDeclSyntax {
  /// The module to import instead; nil to leave the import unchanged.
  var equivalentModule: String? {
    guard importKindSpecifier == nil, let module = path.first?.name.text else { return nil }
    if let equivalent = moduleEquivalents[module] { return equivalent }
    return path.count > 1 && modulesWithoutSubmodules.contains(module) ? module : nil
  }
}

extension ParsedFile {
  /// The imports at the top of the file and in its conditions.
  var imports: [ImportDeclSyntax] { tree.statements.flatMap(\.imports) }
}

extension CodeBlockItemSyntax {
  fileprivate var imports: [ImportDeclSyntax] {
    if let node = item.as(ImportDeclSyntax.self) { return [node] }
    guard let condition = item.as(IfConfigDeclSyntax.self) else { return [] }
    return condition.clauses.flatMap { clause -> [ImportDeclSyntax] in
      guard case .statements(let statements) = clause.elements else { return [] }
      return statements.flatMap(\.imports)
    }
  }
}

/// Modules of Apple's systems by the module that has the same declarations here.
private let moduleEquivalents = [
  "Darwin": "Glibc",
  "ObjectiveC": "QuartzCore",
  "os": "Foundation",
]

/// Modules whose submodules real code imports.
private let modulesWithoutSubmodules: Set<String> = [
  "CoreFoundation", "CoreGraphics", "Foundation", "QuartzCore", "UIKit",
]
