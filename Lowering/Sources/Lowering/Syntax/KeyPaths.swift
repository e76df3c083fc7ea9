import SwiftSyntax

// `#keyPath(Type.property.component)` becomes the string `"property.component"`.

extension FileLowering {
  mutating func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let expression = node.arguments.first?.expression, node.arguments.count == 1,
      let components = components(of: expression), !components.isEmpty
    else {
      report(node, "'#keyPath' needs a chain of properties")
      return
    }
    let owners = components.prefix { $0.beginsWithUppercase || $0 == "self" }
    let properties = components.dropFirst(owners.count)
    guard let first = properties.first else {
      report(node, "'#keyPath' needs a property after '\(components.joined(separator: "."))'")
      return
    }
    let spelledOwner = owners.filter { $0 != "self" && $0 != "Self" }.joined(separator: ".")
    let owner = spelledOwner.isEmpty ? Syntax(node).enclosingType?.qualifiedTypeName : spelledOwner
    var names = properties.map(frameworkPropertyStem)
    if let declared = module.property(first, in: owner) { names[0] = declared.explicitName ?? first }
    edits.replace(node, by: "\"\(names.joined(separator: "."))\"")
  }

  /// The names in a chain of members, from the left; nil for any other expression.
  private func components(of expression: ExprSyntax) -> [String]? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return components(of: optional.expression)
    }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      return components(of: unwrapped.expression)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return [reference.baseName.text]
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.argumentNames == nil
    else { return nil }
    return components(of: base).map { $0 + [member.declName.baseName.text] }
  }

  /// The Objective-C name of a framework's property: `isHidden` is called `hidden`.
  func frameworkPropertyStem(_ name: String) -> String {
    let stem = name.dropFirst(2)
    guard name.hasPrefix("is"), let initial = stem.first, initial.isUppercase else { return name }
    return initial.lowercased() + stem.dropFirst()
  }
}
