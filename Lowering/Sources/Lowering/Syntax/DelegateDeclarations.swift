import SwiftSyntax

// A caller may ask whether a delegate has an optional method: `delegate?.scrollViewDidScroll != nil`. UIKit asks the delegate's
// class, which lists the methods that it and its superclasses declare.

/// The optional methods of frameworks' delegates that a class has.
struct DelegateDeclarations: Equatable, Sendable {
  /// The full names in alphabetical order.
  let methods: [String]
  /// Whether a superclass lists its methods, too.
  let isOverride: Bool

  /// The method for the class's body.
  func declaration(access: String) -> String {
    let list = methods.map { "\"\($0)\"" }.joined(separator: ", ")
    let body = methods.isEmpty ? "false" : "[\(list)].contains(method)"
    let override = isOverride ? "override " : ""
    return "\(access)nonisolated \(override)func _declares(_ method: String) -> Bool { \(body) };"
  }
}

extension DelegateMethod {
  /// The base name and the labels, such as `scrollViewDidScroll(_:)`.
  var fullName: String { "\(base)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }
}

extension ModuleIndex {
  /// Lists the methods of frameworks' delegates that each class of the module has.
  mutating func resolveDeclarations(_ methods: [String: [DelegateMethod]]) {
    for (name, type) in types where type.hasBody && !type.methods.contains(where: { $0.base == "_declares" })
    {
      let chain = chain(from: name)
      let ancestors = chain.dropFirst().map(\.type).filter { $0.hasBody || $0.isImported }
      let (own, inherited) = (delegateProtocols([type]), delegateProtocols(ancestors))
      let ownMethods = own.flatMap { methods[$0] ?? [] }
      let isOverride = inherited.contains { methods[$0] != nil }
      let all = ownMethods + inherited.flatMap { methods[$0] ?? [] }
      let addsMethods =
        !ownMethods.isEmpty || all.contains { type.methods.contains(where: $0.isDeclared) }
      guard !all.isEmpty, addsMethods || !isOverride else { continue }
      let declared = all.filter { method in
        chain.contains { $0.type.methods.contains(where: method.isDeclared) }
      }
      delegateDeclarations[name] = DelegateDeclarations(
        methods: Set(declared.map(\.fullName)).sorted(), isOverride: isOverride)
    }
  }

  /// The names of the protocols that types state, with those that the module's protocols refine.
  private func delegateProtocols(_ types: [IndexedType]) -> Set<String> {
    var result: Set<String> = []
    func add(_ name: String) {
      guard result.insert(name).inserted else { return }
      protocols[name]?.inherited.forEach(add)
    }
    types.flatMap(\.inherited).forEach(add)
    return result
  }
}

extension FileLowering {
  /// The protocol of classes that list their methods, if a class has to conform to it.
  func declaringConformance(_ node: some DeclSyntaxProtocol) -> [String] {
    guard node.is(ClassDeclSyntax.self), let name = Syntax(node).qualifiedTypeName,
      let declarations = module.delegateDeclarations[name], !declarations.isOverride
    else { return [] }
    return ["_DeclaringMethods"]
  }

  /// Adds the list of methods to a class.
  mutating func lowerDelegateDeclarations(of node: ClassDeclSyntax) {
    guard let name = Syntax(node).qualifiedTypeName, let declarations = module.delegateDeclarations[name]
    else { return }
    importUIKit()
    let text = declarations.declaration(access: node.accessOfMembers)
    edits.insert(" \(text)", at: node.memberBlock.leftBrace.contentRange.upperBound)
  }
}

extension ClassDeclSyntax {
  /// The access modifier, followed by a space, of members that subclasses override wherever they can.
  var accessOfMembers: String {
    if modifiers.contains(where: { $0.name.tokenKind == .keyword(.open) }) { return "open " }
    return modifiers.access == "fileprivate " ? "" : modifiers.access
  }
}
