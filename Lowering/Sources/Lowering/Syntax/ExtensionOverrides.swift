import SwiftSyntax

// In Objective-C, a method of an extension may override, and be overridden. In Swift, only methods in the class's body may.
// Such a method of an extension is renamed, and a method in the class's body, on the line of its brace, calls it.

/// The parts of an extension's method that a method in the class's body needs to call it.
struct ExtensionMethod: Codable, Equatable, Sendable {
  var isOverride: Bool
  /// Attributes and access, each followed by a space.
  let modifiers: String
  let parameters: String
  let arguments: String
  let effects: String
  let result: String

  /// Reads a method of an extension; nil for one that another method can't call.
  init?(_ node: FunctionDeclSyntax) {
    let parameterNodes = node.signature.parameterClause.parameters
    guard node.memberExtension != nil, !node.modifiers.isStatic, node.genericParameterClause == nil,
      node.genericWhereClause == nil, node.modifiers.access != "fileprivate ",
      !parameterNodes.contains(where: { $0.ellipsis != nil || $0.type.singleLine.hasPrefix("inout ") })
    else { return nil }
    isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    let discardable = node.attributes.contains("discardableResult") ? "@discardableResult " : ""
    let ownAccess = node.modifiers.access
    modifiers =
      node.attributes.isolation + discardable
      + (ownAccess.isEmpty ? node.memberExtension?.modifiers.access ?? "" : ownAccess)
    let labels = node.signature.labels
    parameters = zip(labels, parameterNodes).enumerated().map { index, parameter in
      let value = parameter.1.defaultValue.map { " \($0.singleLine)" } ?? ""
      return "\(parameter.0 ?? "_") p\(index): \(parameter.1.type.singleLine)\(value)"
    }.joined(separator: ", ")
    arguments = labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "p\($0)" }.joined(separator: ", ")
    let specifiers = node.signature.effectSpecifiers
    effects = [specifiers?.asyncSpecifier?.text, specifiers?.throwsClause?.singleLine].compactMap {
      $0.map { " \($0)" }
    }
    .joined()
    result = node.signature.returnClause?.type.singleLine ?? "Void"
  }

  /// The method for the class's body.
  func declaration(of name: String, calling renamed: String) -> String {
    let call = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    return "\(modifiers)\(isOverride ? "override " : "")func \(name)(\(parameters))\(effects) -> \(result) "
      + "{ \(call)\(renamed)(\(arguments)) };"
  }
}

extension FunctionDeclSyntax {
  fileprivate var memberExtension: ExtensionDeclSyntax? {
    Syntax(self).memberOwner?.as(ExtensionDeclSyntax.self)
  }
}

extension FileLowering {
  /// Renames a method of an extension that overrides, or is overridden.
  mutating func lowerExtensionMethod(_ node: FunctionDeclSyntax) {
    guard node.memberExtension != nil, let name = Syntax(node).memberOwner?.qualifiedTypeName,
      let type = module.types[name], type.hasBody,
      let method = type.methods.first(where: {
        $0.inExtension != nil && $0.base == node.name.text && $0.labels == node.signature.labels
      }), module.takesPartInOverriding(method, of: name)
    else { return }
    edits.replace(node.name, by: method.renamed(in: name))
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.blank(modifier)
    }
  }

  /// Adds methods to a class's body that call the renamed methods of its extensions.
  mutating func lowerOverriding(of node: ClassDeclSyntax) {
    guard let name = Syntax(node).qualifiedTypeName, let type = module.types[name] else { return }
    for method in type.methods where module.takesPartInOverriding(method, of: name) {
      guard let original = method.inExtension else { continue }
      let declaration = original.declaration(of: method.base, calling: method.renamed(in: name))
      edits.insert(" \(declaration)", at: node.memberBlock.leftBrace.contentRange.upperBound)
    }
  }
}

extension IndexedMethod {
  fileprivate func renamed(in type: String) -> String { "\(type.replacing(".", with: "_"))_\(base)" }

  /// The base name and the labels.
  fileprivate var fullName: String { ([base] + labels.map { $0 ?? "_" }).joined(separator: ":") }
}

extension ModuleIndex {
  /// Finds the methods of extensions that override, or are overridden, once all files are merged.
  public mutating func resolveOverriding() {
    resolveObservers()
    var overriders: [String: [String]] = [:]
    for (name, type) in types {
      for method in type.methods where method.isOverride {
        overriders[method.fullName, default: []].append(name)
      }
    }
    renamedMethods = []
    for (name, type) in types where type.hasBody {
      for method in type.methods where method.inExtension != nil {
        let isOverridden = (overriders[method.fullName] ?? []).contains { other in
          chain(from: other).dropFirst().contains { $0.name == name }
        }
        if method.isOverride || isOverridden { renamedMethods.insert("\(name).\(method.fullName)") }
      }
    }
  }

  fileprivate func takesPartInOverriding(_ method: IndexedMethod, of name: String) -> Bool {
    method.inExtension != nil && renamedMethods.contains("\(name).\(method.fullName)")
  }
}
