import SwiftSyntax

// `@objc protocol P` becomes bound to classes. Its optional requirements are removed. Properties of the parent
// protocol `P_Optional`, at the end of the file, replace them: `object.method?(…)` reads a property whose value is
// callable, and nil if the object doesn't have the method.

extension FileLowering {
  mutating func lowerProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains("objc") else { return }
    let requirements = OptionalRequirement.requirements(of: node)
    if requirements.isEmpty {
      let bounds: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
      if !(node.inheritanceClause?.inheritedTypes.contains { bounds.contains($0.type.trimmedDescription) }
        ?? false)
      {
        inherit("AnyObject", in: node)
      }
      return
    }
    inherit("\(node.name.text)_Optional", in: node)
    for member in node.memberBlock.members.possibleMembers where member.decl.isOptionalRequirement {
      edits.blank(member)
    }
    for requirement in requirements where requirement.isStatic {
      report(node.name, "the optional static requirement '\(requirement.base)' needs the Objective-C runtime")
    }
    appendDeclarations(for: requirements, of: node)
  }

  private mutating func inherit(_ parent: String, in node: ProtocolDeclSyntax) {
    if let clause = node.inheritanceClause {
      let isClassBound = clause.inheritedTypes.first?.type.is(ClassRestrictionTypeSyntax.self) ?? false
      edits.insert(
        isClassBound ? ", \(parent)" : " \(parent),",
        at: isClassBound
          ? clause.inheritedTypes.first!.type.contentRange.upperBound : clause.colon.contentRange.upperBound)
    } else {
      let end = node.primaryAssociatedTypeClause?.contentRange ?? node.name.contentRange
      edits.insert(": \(parent)", at: end.upperBound)
    }
  }

  private mutating func appendDeclarations(
    for requirements: [OptionalRequirement], of node: ProtocolDeclSyntax
  ) {
    let name = node.name.text
    let parent = "\(name)_Optional"
    let isolation = node.attributes.isolation
    edits.append("\(isolation)\(node.modifiers.access)protocol \(parent): AnyObject {}")
    var properties: [String] = []
    for requirement in requirements { edits.append(requirement.implementationDeclaration) }
    for requirement in requirements where requirement.isProperty {
      properties.append(requirement.optionalProperty)
    }
    let methods = Dictionary(grouping: requirements.filter { !$0.isProperty }, by: \.base)
    for (base, overloads) in methods.sorted(by: { $0.key < $1.key }) {
      let callable = "\(name)_\(base)"
      properties += overloads.compactMap(\.unlabeledProperty)
      if overloads.count == 1 {
        edits.append(overloads[0].callableDeclaration(named: callable))
        properties.append(overloads[0].property(named: base, callable: callable))
        continue
      }
      properties.append(group(overloads, base: base, callable: callable, parent: parent))
    }
    edits.append("extension \(parent) { \(properties.joined(separator: "; ")) }")
  }

  /// Appends the structure that calls methods of one base name, and returns the property that reads it.
  private mutating func group(
    _ overloads: [OptionalRequirement], base: String, callable: String, parent: String
  ) -> String {
    let access = overloads[0].access
    let isolation = overloads[0].isolation
    let calls = overloads.map(\.callOfPossibleMethod).joined(separator: "; ")
    edits.append(
      "\(isolation)\(access)struct \(callable)_Methods { fileprivate let object: any \(parent); \(calls) }")
    let isImplemented = overloads.map { "self is any \($0.implementation)" }.joined(separator: " || ")
    return "\(isolation)\(access)var \(base): \(callable)_Methods? "
      + "{ \(isImplemented) ? \(callable)_Methods(object: self) : nil }"
  }
}

extension DeclSyntax {
  var isOptionalRequirement: Bool {
    self.as(FunctionDeclSyntax.self)?.modifiers.isOptional ?? self.as(VariableDeclSyntax.self)?.modifiers
      .isOptional
      ?? false
  }
}

// MARK: - Calls by full name

extension FileLowering {
  /// Lowers `object.method(_:by:)?(…)` to the property of that requirement, or to the question whether a framework's delegate
  /// has the method.
  mutating func lowerOptionalReference(_ node: MemberAccessExprSyntax) {
    guard let arguments = node.declName.argumentNames, let parent = node.parent, parent.mayUnwrap else {
      return
    }
    let base = node.declName.baseName.text
    let labels = arguments.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.text }
    for entry in module.protocols.values {
      guard
        let requirement = entry.optionalRequirements.first(where: { $0.base == base && $0.labels == labels })
      else {
        continue
      }
      edits.replace(node.declName, by: requirement.identifier)
      return
    }
    guard let method = askableMethod(base, labels) else { return }
    let name = method.fullName
    edits.replace(node.declName, by: #"_optionalMethod("\#(name)", { $0.\#(name) })"#)
  }

  /// Lowers `object.method!(…)` of a framework's delegate to a call of the structure that the property `method` contains.
  ///
  /// The expression without `!` would name the method itself, which isn't optional here.
  mutating func lowerForcedCall(_ node: FunctionCallExprSyntax) {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      let end = node.rightParen,
      askableMethod(member.declName.baseName.text, node.arguments.map { $0.label?.text }) != nil
    else { return }
    edits.insert(".callAsFunction", at: forced.contentRange.upperBound)
    edits.insert("!", at: end.contentRange.upperBound)
  }

  /// The optional method of a framework's delegate that UIKit asks for.
  private func askableMethod(_ base: String, _ labels: [String?]) -> DelegateMethod? {
    module.frameworkMethods.values.joined().first {
      $0.canBeAskedFor && $0.base == base && $0.labels == labels
    }
  }
}

extension Syntax {
  fileprivate var mayUnwrap: Bool {
    switch kind {
    case .optionalChainingExpr, .forceUnwrapExpr: return true
    case .initializerClause: return parent?.is(OptionalBindingConditionSyntax.self) ?? false
    case .exprList: return children(viewMode: .sourceAccurate).contains { $0.is(NilLiteralExprSyntax.self) }
    default: return false
    }
  }
}
