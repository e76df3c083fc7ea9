import SwiftSyntax

// An import of a module that only Apple's systems have becomes an import of its equivalent. A submodule, such as
// `UIKit.UIColor`, becomes its module, since Swift modules have no submodules. Imports of single declarations
// (`import class UIKit.UIView`) compile as they are.

extension FileLowering {
  mutating func lowerImport(_ node: ImportDeclSyntax) {
    guard node.importKindSpecifier == nil, let module = node.path.first?.name.text else { return }
    if let equivalent = moduleEquivalents[module] {
      edits.replace(node.path, by: equivalent)
      replacedModules.insert(module)
    } else if node.path.count > 1, modulesWithoutSubmodules.contains(module) {
      edits.replace(node.path, by: module)
    }
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
