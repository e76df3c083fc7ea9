import SwiftSyntax

// `#selector(E)` becomes `Selector("name:", Type.method(_:))`: the name by which selectors are equal, and the unapplied
// method that a call of the selector runs. An unapplied method retains nothing. The type is the one that encloses the
// expression, unless the expression names another. A method of a value becomes `Selector("name", of: value) { $0.method }`.

extension FileLowering {
  mutating func lowerSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    if let accessor = argument.label?.text {
      lowerAccessorSelector(node, accessor: accessor, property: argument.expression)
      return
    }
    guard let reference = MethodReference(argument.expression) else {
      report(
        node,
        "'#selector' needs the name of a method here; its argument can't be resolved without Objective-C")
      return
    }
    let base = selectorBase(reference.base, at: Syntax(node))
    let method = module.method(
      reference.name, labels: reference.labels, count: reference.parameterCount, in: base.typeName)
    let name = method?.objectiveCName ?? reference.derivedName
    if let requirement = optionalRequirement(reference, in: base.typeName) {
      edits.replace(
        node,
        by: #"Selector("\#(name)", { ($0 as any \#(requirement.implementation)).\#(requirement.witness) })"#)
      return
    }
    if let delegateMethod = frameworkMethod(reference, in: base.typeName) {
      let question = delegateMethod.canBeAskedFor ? #", delegateMethod: "\#(delegateMethod.fullName)""# : ""
      edits.replace(node, by: #"Selector("\#(objectiveCName(of: delegateMethod))"\#(question))"#)
      return
    }
    edits.replace(node, by: selectorCall(name: name, base: base, reference: reference, method: method))
  }

  private func selectorCall(
    name: String, base: SelectorBase, reference: MethodReference, method: IndexedMethod?
  ) -> String {
    let labels = reference.labels ?? method?.labels
    guard reference.name != "init" else { return #"Selector("\#(name)")"# }
    guard (labels?.count ?? reference.parameterCount ?? 0) <= 4 else {
      return selectorOfLongMethod(name: name, base: base, isStatic: method?.isStatic == true)
    }
    // A name without parentheses is enough for a method without parameters, and the only way to name one.
    let member = reference.name + (labels.map(argumentNames) ?? "")
    switch base {
    case .type(let type) where method?.isStatic == true:
      let cast = reference.cast.map { " as \($0.text)" } ?? ""
      return #"Selector("\#(name)", { ($0 as \#(type).Type).\#(member)\#(cast) })"#
    case .type(let type):
      let cast = reference.cast.map { " as \($0.unapplied(of: type))" } ?? ""
      return #"Selector("\#(name)", \#(type).\#(member)\#(cast))"#
    case .value(let value):
      let cast = reference.cast.map { " as \($0.text)" } ?? ""
      return #"Selector("\#(name)", of: \#(value)) { $0.\#(member)\#(cast) }"#
    case .none:
      return #"Selector("\#(name)")"#
    }
  }

  /// The selector of a method with so many parameters that only its target can be known.
  private func selectorOfLongMethod(name: String, base: SelectorBase, isStatic: Bool) -> String {
    switch base {
    case .type(let type): #"Selector("\#(name)", methodOf: \#(type)\#(isStatic ? ".Type" : "").self)"#
    case .value(let value): #"Selector("\#(name)", methodOf: type(of: \#(value)))"#
    case .none: #"Selector("\#(name)")"#
    }
  }

  private func argumentNames(_ labels: [String?]) -> String {
    labels.isEmpty ? "" : "(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  private mutating func lowerAccessorSelector(
    _ node: MacroExpansionExprSyntax, accessor: String, property: ExprSyntax
  ) {
    guard accessor == "getter" || accessor == "setter", let reference = MethodReference(property) else {
      return
    }
    let base = selectorBase(reference.base, at: Syntax(node))
    let declared = module.property(reference.name, in: base.typeName)
    let path: String
    switch base {
    case .type(let type): path = #"\\#(type).\#(reference.name)"#
    case .value, .none:
      report(
        node,
        "'#selector(\(accessor):)' needs the type of '\(reference.name)': write '#selector(\(accessor): Type.\(reference.name))'"
      )
      return
    }
    let stem = declared == nil ? frameworkPropertyStem(reference.name) : reference.name
    let name =
      accessor == "getter"
      ? declared?.explicitName ?? reference.name : objectiveCSetterName(declared?.explicitName ?? stem)
    edits.replace(node, by: #"Selector("\#(name)", \#(accessor): \#(path))"#)
  }

  /// The optional method of a framework's delegate that a selector names.
  private func frameworkMethod(_ reference: MethodReference, in type: String?) -> DelegateMethod? {
    guard let type, let methods = module.frameworkMethods[type] else { return nil }
    return methods.first {
      $0.base == reference.name && (reference.labels == nil || $0.labels == reference.labels!)
    }
  }

  private func objectiveCName(of method: DelegateMethod) -> String {
    Lowering.objectiveCName(base: method.base, labels: method.labels)
  }

  /// The optional requirement that a selector such as `#selector(Delegate.finished)` names.
  private func optionalRequirement(_ reference: MethodReference, in type: String?) -> OptionalRequirement? {
    guard let type, let entry = module.protocols[type] else { return nil }
    return entry.optionalRequirements.first {
      $0.base == reference.name && !$0.isProperty && $0.labels.count <= 2
        && (reference.labels == nil || $0.labels == reference.labels!)
    }
  }
}

// MARK: - The object or type of a selector

/// The part before the method's name.
private enum SelectorBase {
  case type(String)
  case value(String)
  /// A name outside all types.
  case none

  var typeName: String? {
    if case .type(let name) = self { name } else { nil }
  }
}

extension FileLowering {
  private func selectorBase(_ base: ExprSyntax?, at node: Syntax) -> SelectorBase {
    let enclosing = node.enclosingType.flatMap { $0.selectorTypeName }.map(SelectorBase.type) ?? .none
    guard let base else { return enclosing }
    let text = base.singleLine
    switch text {
    case "self", "super", "Self", "type(of: self)": return enclosing
    default: return base.namesType ? .type(text) : .value(text)
    }
  }
}

extension ExprSyntax {
  /// Whether an expression names a type, judged by its spelling: its last name begins with an uppercase letter.
  fileprivate var namesType: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.beginsWithUppercase
        && (member.base.map { ExprSyntax($0).namesType || $0.is(DeclReferenceExprSyntax.self) } ?? true)
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.namesType }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.beginsWithUppercase ?? false
  }
}

extension String {
  var beginsWithUppercase: Bool { first { $0 != "_" && $0 != "`" }?.isUppercase ?? false }
}

extension Syntax {
  /// The name by which code inside the type refers to it: `Self` in a protocol and its extensions.
  fileprivate var selectorTypeName: String? {
    if self.is(ProtocolDeclSyntax.self) { return "Self" }
    if let node = self.as(ExtensionDeclSyntax.self) {
      let name = node.extendedType.singleLine
      let constrainsSelf = node.genericWhereClause?.requirements.contains {
        $0.singleLine.hasPrefix("Self ") || $0.singleLine.hasPrefix("Self:")
      }
      return constrainsSelf == true ? "Self" : name
    }
    if self.as(ClassDeclSyntax.self)?.isLocal == true { return self.as(ClassDeclSyntax.self)?.name.text }
    return qualifiedTypeName
  }
}

extension ClassDeclSyntax {
  /// Whether the class is declared in a function.
  fileprivate var isLocal: Bool {
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

// MARK: - The method of a selector

/// The argument of `#selector`: an optional base, a name, labels, and a type that distinguishes overloads.
private struct MethodReference {
  let base: ExprSyntax?
  let name: String
  /// The argument labels if the expression spells them; a nil element represents `_`.
  let labels: [String?]?
  let cast: FunctionCast?

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var cast: FunctionCast?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self) {
        guard let parts = sequence.castParts, let type = FunctionCast(parts.type) else { return nil }
        (expression, cast) = (parts.value, type)
      } else {
        break
      }
    }
    self.cast = cast
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      self.base = base
      reference = member.declName
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      reference = name
    } else {
      return nil
    }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.text }
  }

  var parameterCount: Int? { labels?.count ?? cast?.parameterCount }

  /// The Objective-C name, if the expression alone determines it.
  var derivedName: String {
    objectiveCName(base: name, labels: labels ?? Array(repeating: nil, count: cast?.parameterCount ?? 0))
  }
}

extension SequenceExprSyntax {
  /// The value and the type of `value as Type`.
  fileprivate var castParts: (value: ExprSyntax, type: TypeSyntax)? {
    let parts = Array(elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = parts[2].as(TypeExprSyntax.self)
    else { return nil }
    return (parts[0], type.type)
  }
}

/// The function type that distinguishes overloaded methods.
private struct FunctionCast {
  let text: String
  let parameterCount: Int
  /// Whether the type is that of an unapplied method, `(Type) -> (Parameter) -> Result`.
  let isUnapplied: Bool

  init?(_ type: TypeSyntax) {
    guard let function = type.functionType else { return nil }
    text = type.singleLine
    let applied = function.returnClause.type.functionType
    isUnapplied = applied != nil && function.parameters.count == 1
    parameterCount = (isUnapplied ? applied! : function).parameters.count
  }

  func unapplied(of owner: String) -> String { isUnapplied ? text : "(\(owner)) -> \(text)" }
}

extension TypeSyntax {
  fileprivate var functionType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.functionType
    }
    return self.as(FunctionTypeSyntax.self)
  }
}
