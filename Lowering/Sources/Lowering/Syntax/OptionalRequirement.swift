import SwiftSyntax

/// An optional requirement of an Objective-C protocol.
///
/// Swift has no optional requirements, so each becomes a protocol of its own, the *implementation*, to which the classes
/// conform that have the method. A dynamic cast then determines whether an object implements the requirement; it also
/// succeeds if only a subclass declares the method.
struct OptionalRequirement: Codable, Equatable, Sendable {
  let protocolName: String
  /// The method's base name, or the property's name.
  let base: String
  let labels: [String?]
  let parameterTypes: [String]
  /// The result's type, or the property's; `Void` for a method without one.
  let result: String
  /// `async`, `throws`, both or nothing.
  let effects: String
  let isProperty: Bool
  let isStatic: Bool
  /// The access modifier of the protocol, followed by a space.
  let access: String
  /// The global actor of the requirement or its protocol, followed by a space.
  let isolation: String
}

// MARK: - Names

extension OptionalRequirement {
  /// The base name and the labels as one identifier.
  var identifier: String { ([base] + labels.map { $0 ?? "" }).joined(separator: "_") }

  /// The requirement of the implementation protocol, which calls the class's own member.
  var witness: String { "\(protocolName)_\(identifier)" }

  /// The protocol of the classes that have the member.
  var implementation: String { "\(witness)_Implementation" }
}

// MARK: - Reading requirements

extension OptionalRequirement {
  /// The optional requirements of a protocol, without those in branches of `#if` that aren't compiled.
  static func requirements(of node: ProtocolDeclSyntax) -> [OptionalRequirement] {
    guard node.attributes.contains("objc") else { return [] }
    return node.memberBlock.members.possibleMembers.flatMap { requirements(in: $0.decl, of: node) }
  }

  private static func requirements(in member: DeclSyntax, of node: ProtocolDeclSyntax)
    -> [OptionalRequirement]
  {
    if let method = member.as(FunctionDeclSyntax.self), method.modifiers.isOptional {
      return [OptionalRequirement(method, of: node)]
    }
    if let property = member.as(VariableDeclSyntax.self), property.modifiers.isOptional {
      return property.bindings.compactMap { OptionalRequirement(property, $0, of: node) }
    }
    return []
  }

  private init(_ method: FunctionDeclSyntax, of node: ProtocolDeclSyntax) {
    let signature = method.signature
    let effects = signature.effectSpecifiers
    self.init(
      protocolName: node.name.text, base: method.name.text, labels: signature.labels,
      parameterTypes: signature.parameterClause.parameters.map(\.type.singleLine),
      result: signature.returnClause?.type.singleLine ?? "Void",
      effects: [effects?.asyncSpecifier?.text, effects?.throwsClause?.singleLine].compactMap(\.self).joined(
        separator: " "),
      isProperty: false, isStatic: method.modifiers.isStatic, access: node.modifiers.access,
      isolation: (node.attributes.isolation.isEmpty ? method.attributes : node.attributes).isolation)
  }

  private init?(_ property: VariableDeclSyntax, _ binding: PatternBindingSyntax, of node: ProtocolDeclSyntax)
  {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.singleLine
    else { return nil }
    self.init(
      protocolName: node.name.text, base: name, labels: [], parameterTypes: [], result: type, effects: "",
      isProperty: true, isStatic: property.modifiers.isStatic, access: node.modifiers.access,
      isolation: (node.attributes.isolation.isEmpty ? property.attributes : node.attributes).isolation)
  }
}

extension DeclModifierListSyntax {
  var isOptional: Bool { contains { $0.name.tokenKind == .keyword(.optional) } }
}

extension MemberBlockItemListSyntax {
  /// The members, including those in branches of `#if` that the compiler may compile.
  var possibleMembers: [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.possibleClauses.flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.possibleMembers
      }
    }
  }
}

// MARK: - Writing declarations

extension OptionalRequirement {
  /// The parameters with names that don't depend on the user's: `_ p0: Int, by p1: Int`.
  private var parameters: String {
    zip(labels, parameterTypes).enumerated().map { "\($1.0 ?? "_") p\($0): \($1.1)" }.joined(separator: ", ")
  }

  private var arguments: String {
    labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "p\($0)" }.joined(separator: ", ")
  }

  private var effectWords: String { effects.isEmpty ? "" : " \(effects)" }

  private var isThrowing: Bool { effects.contains("throws") }

  private var callWords: String { (isThrowing ? "try " : "") + (effects.contains("async") ? "await " : "") }

  /// The protocol of the classes that have the member.
  var implementationDeclaration: String {
    let requirement =
      isProperty
      ? "var \(witness): \(result) { get }" : "func \(witness)(\(parameters))\(effectWords) -> \(result)"
    return "\(isolation)\(access)protocol \(implementation): AnyObject { \(requirement) }"
  }

  /// The member by which a class that has the requirement's member conforms to the implementation protocol.
  ///
  /// - Parameters:
  ///   - throwing: Whether the class's method throws.
  ///   - async: Whether it's asynchronous.
  func conformance(throwing: Bool, async: Bool) -> String {
    if isProperty { return "\(isolation)\(access)var \(witness): \(result) { \(base) }" }
    let call = "\(throwing ? "try " : "")\(async ? "await " : "")\(base)(\(arguments))"
    return "\(isolation)\(access)func \(witness)(\(parameters))\(effectWords) -> \(result) { \(call) }"
  }

  /// A structure that calls the method of an object that has it.
  func callableDeclaration(named name: String) -> String {
    let ignoring = result == "Void" ? "" : "@discardableResult "
    return "\(isolation)\(access)struct \(name) { fileprivate let object: any \(implementation); "
      + "\(ignoring)\(access)func callAsFunction(\(parameters))\(effectWords) -> \(result) "
      + "{ \(callWords)object.\(witness)(\(arguments)) }\(unlabeledCall) }"
  }

  /// The call without labels of a method that was stored: `if let f = object.method { f(1, 2) }`.
  private var unlabeledCall: String {
    guard labels.contains(where: { $0 != nil }) else { return "" }
    let ignoring = result == "Void" ? "" : "@discardableResult "
    let parameters = parameterTypes.enumerated().map { "_ p\($0): \($1)" }.joined(separator: ", ")
    return "; \(ignoring)\(access)func callAsFunction(\(parameters))\(effectWords) -> \(result) "
      + "{ \(callWords)object.\(witness)(\(arguments)) }"
  }

  /// A call of the method on `object`, which may not have it.
  var callOfPossibleMethod: String {
    let call = "\(callWords)(object as? any \(implementation))?.\(witness)(\(arguments))"
    return
      "@discardableResult \(access)func callAsFunction(\(parameters))\(effectWords) -> (\(result))? { \(call) }"
  }

  /// The property that call sites read: `delegate.method?(…)`.
  func property(named name: String, callable: String) -> String {
    "\(isolation)\(access)var \(name): \(callable)? { (self as? any \(implementation)).map { \(callable)(object: $0) } }"
  }

  /// The property for calls by full name, `delegate.method(_:by:)?(…)`, which have no labels; nil for a method without parameters.
  var unlabeledProperty: String? {
    guard !labels.isEmpty else { return nil }
    let type = "\(isolation)(\(parameterTypes.joined(separator: ", ")))\(effectWords) -> \(result)"
    return
      "\(isolation)\(access)var \(identifier): (\(type))? { (self as? any \(implementation)).map { $0.\(witness) } }"
  }

  /// The property that reads an optional property.
  var optionalProperty: String {
    "\(isolation)\(access)var \(base): (\(result))? { (self as? any \(implementation))?.\(witness) }"
  }
}
