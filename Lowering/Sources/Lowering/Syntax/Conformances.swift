import SwiftSyntax

// A class that has a method by the name of an optional requirement conforms to the requirement's implementation
// protocol. The conformance is added to the declaration that contains the method, on the line of the opening
// brace.

extension FileLowering {
  mutating func lowerConformances(of node: ClassDeclSyntax) {
    let end = node.genericParameterClause?.contentRange ?? node.name.contentRange
    conform(node, inheritance: node.inheritanceClause, nameEnd: end.upperBound, members: node.memberBlock)
  }

  mutating func lowerConformances(of node: ExtensionDeclSyntax) {
    conform(
      node, inheritance: node.inheritanceClause, nameEnd: node.extendedType.contentRange.upperBound,
      members: node.memberBlock)
  }

  private mutating func conform(
    _ node: some DeclSyntaxProtocol, inheritance: InheritanceClauseSyntax?, nameEnd: Int,
    members: MemberBlockSyntax
  ) {
    let (implementations, witnesses) = optionalConformances(
      of: node, inheritance: inheritance, members: members)
    let conformances =
      implementations + observerConformance(node, members) + declaringConformance(node)
      + keyedConformance(node)
    guard !conformances.isEmpty else { return }
    let list = conformances.joined(separator: ", ")
    if let clause = inheritance {
      edits.insert(", \(list)", at: clause.contentRange.upperBound)
    } else {
      edits.insert(": \(list)", at: nameEnd)
    }
    guard !witnesses.isEmpty else { return }
    edits.insert(" \(witnesses.joined(separator: "; "));", at: members.leftBrace.contentRange.upperBound)
  }

  /// The implementation protocols to which a class or an extension has to conform, with their members.
  private func optionalConformances(
    of node: some DeclSyntaxProtocol, inheritance: InheritanceClauseSyntax?, members: MemberBlockSyntax
  ) -> (implementations: [String], witnesses: [String]) {
    guard module.hasOptionalRequirements, let name = Syntax(node).qualifiedTypeName,
      module.protocols[name] == nil
    else { return ([], []) }
    let module = moduleWithLocalClass(node, named: name)
    let chain = module.chain(from: name)
    let stated =
      inheritance.map { module.optionalRequirements(statedBy: IndexedType(inherited: $0.names)) } ?? []
    let declarations = members.members.possibleMembers.map(\.decl)
    var implementations: [String] = []
    var witnesses: [String] = []
    for requirement in module.optionalRequirements(of: chain) where !requirement.isStatic {
      let declaration = declarations.first { $0.implements(requirement) }
      let effects = declaration?.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
      guard
        declaration != nil
          ? !module.ancestorConforms(chain, to: requirement)
          : stated.contains(requirement) && module.inherits(chain, requirement)
      else { continue }
      implementations.append(requirement.implementation)
      witnesses.append(
        requirement.conformance(throwing: effects?.throwsClause != nil, async: effects?.asyncSpecifier != nil)
      )
    }
    return (implementations, witnesses)
  }
}

extension FileLowering {
  /// The module's index, with the class itself if it's declared in a function.
  private func moduleWithLocalClass(_ node: some DeclSyntaxProtocol, named name: String) -> ModuleIndex {
    guard module.types[name] == nil, let local = node.as(ClassDeclSyntax.self) else { return module }
    var result = module
    result.merge(ModuleIndex(local))
    return result
  }
}

extension DeclSyntax {
  /// Whether a class's member is the one that an optional requirement asks for, and doesn't override another.
  fileprivate func implements(_ requirement: OptionalRequirement) -> Bool {
    if let method = self.as(FunctionDeclSyntax.self), !requirement.isProperty {
      return method.name.text == requirement.base && method.signature.labels == requirement.labels
        && !method.modifiers.isStatic && !method.modifiers.isOverride
    }
    guard let property = self.as(VariableDeclSyntax.self), requirement.isProperty,
      !property.modifiers.isStatic,
      !property.modifiers.isOverride
    else { return false }
    return property.bindings.contains {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == requirement.base
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
}

extension IndexedType {
  fileprivate func declares(_ requirement: OptionalRequirement) -> Bool {
    requirement.isProperty
      ? properties.contains { $0.name == requirement.base }
      : methods.contains { $0.base == requirement.base && $0.labels == requirement.labels && !$0.isStatic }
  }
}

extension ModuleIndex {
  typealias Chain = [(name: String, type: IndexedType)]

  var hasOptionalRequirements: Bool { protocols.values.contains { !$0.optionalRequirements.isEmpty } }

  /// The optional requirements of the protocols of a class and its superclasses, each once.
  fileprivate func optionalRequirements(of chain: Chain) -> [OptionalRequirement] {
    var result: [OptionalRequirement] = []
    for entry in chain {
      for requirement in optionalRequirements(statedBy: entry.type) where !result.contains(requirement) {
        result.append(requirement)
      }
    }
    return result
  }

  /// Whether a superclass that conforms to the requirement's protocol has the member, so that it's inherited.
  fileprivate func ancestorConforms(_ chain: Chain, to requirement: OptionalRequirement) -> Bool {
    chain.indices.dropFirst().contains { index in
      chain[index].type.declares(requirement)
        && optionalRequirements(of: Array(chain[index...])).contains(requirement)
    }
  }

  /// Whether only a superclass has the member, and none that conforms to the requirement's protocol.
  fileprivate func inherits(_ chain: Chain, _ requirement: OptionalRequirement) -> Bool {
    guard let own = chain.first, !own.type.declares(requirement) else { return false }
    return chain.dropFirst().contains { $0.type.declares(requirement) }
      && !ancestorConforms(chain, to: requirement)
  }
}
