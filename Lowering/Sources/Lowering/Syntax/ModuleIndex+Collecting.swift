import SwiftSyntax

extension ModuleIndex {
  /// Collects the declarations of a parsed file, without those in branches of `#if` that aren't compiled.
  init(_ tree: SourceFileSyntax) {
    let collector = DeclarationCollector()
    collector.walk(tree)
    self = collector.index
  }

  /// Collects the declarations in a class, without those around it.
  init(_ node: ClassDeclSyntax) {
    let collector = DeclarationCollector()
    collector.walk(node)
    self = collector.index
  }
}

private final class DeclarationCollector: SyntaxVisitor {
  var index = ModuleIndex()
  /// Whether an import of UIKit or QuartzCore was found.
  private var importsFramework = false

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.possibleClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // Classes in functions aren't visible outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if ["UIKit", "QuartzCore"].contains(node.path.first?.name.text) { importsFramework = true }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, inheritance: node.inheritanceClause)
    if let name = Syntax(node).qualifiedTypeName {
      index.types[name]?.hasBody = true
      index.types[name]?.listsProperties = importsFramework
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, inheritance: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    index.protocols[node.name.text] = IndexedProtocol(
      inherited: node.inheritanceClause?.names ?? [],
      optionalRequirements: OptionalRequirement.requirements(of: node))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = Syntax(node).memberOwner, let name = type.qualifiedTypeName {
      index.types[name, default: IndexedType()].methods.append(
        IndexedMethod(
          base: node.name.text, labels: node.signature.labels, isStatic: node.modifiers.isStatic,
          isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
          explicitName: node.attributes.objectiveCName,
          isOverride: node.modifiers.contains { $0.name.tokenKind == .keyword(.override) },
          inExtension: ExtensionMethod(node)))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = Syntax(node).memberOwner, let name = type.qualifiedTypeName else { return .skipChildren }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      index.types[name, default: IndexedType()].properties.append(
        IndexedProperty(
          name: pattern.identifier.text, explicitName: node.attributes.objectiveCName,
          isKeyed: node.isKeyed(in: type)))
    }
    return .skipChildren
  }

  private func add(_ node: some DeclSyntaxProtocol, inheritance: InheritanceClauseSyntax?) {
    guard let name = Syntax(node).qualifiedTypeName else { return }
    index.types[name, default: IndexedType()].inherited += inheritance?.names ?? []
  }
}

// MARK: - Names of types

extension InheritanceClauseSyntax {
  /// The names of the inherited types, without attributes, modules and generic arguments.
  var names: [String] {
    inheritedTypes.flatMap { $0.type.nominalNames }
  }
}

extension TypeSyntax {
  /// The names of the nominal types that the type is composed of.
  var nominalNames: [String] {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nominalNames }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.nominalNames }
    }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return [identifier.name.text] }
    if let member = self.as(MemberTypeSyntax.self) {
      let base = member.baseType.nominalNames.first ?? ""
      return [frameworkModules.contains(base) ? member.name.text : "\(base).\(member.name.text)"]
    }
    return []
  }
}

private let frameworkModules: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore", "Swift", "UIKit"]

extension Syntax {
  /// The class, protocol or extension whose member this declaration is; nil for local and global declarations.
  var memberOwner: Syntax? {
    var node = parent
    while let current = node {
      if current.isTypeDeclaration { return current }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// The innermost declaration of a type, or extension, around the node.
  var enclosingType: Syntax? {
    var node = parent
    while let current = node {
      if current.isTypeDeclaration { return current }
      node = current.parent
    }
    return nil
  }

  var isTypeDeclaration: Bool {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }

  /// The name of a type declaration qualified with the enclosing types, such as `Outer.Inner`.
  var qualifiedTypeName: String? {
    guard let name = ownTypeName else { return nil }
    var node = enclosingType
    var result = name
    while let current = node, let outer = current.ownTypeName {
      result = "\(outer).\(result)"
      node = current.enclosingType
    }
    return result
  }

  private var ownTypeName: String? {
    switch kind {
    case .classDecl: self.as(ClassDeclSyntax.self)?.name.text
    case .structDecl: self.as(StructDeclSyntax.self)?.name.text
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.nominalNames.first
    default: nil
    }
  }
}

extension FunctionSignatureSyntax {
  /// The argument labels; nil stands for `_`.
  var labels: [String?] {
    parameterClause.parameters.map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.text }
  }
}

extension DeclModifierListSyntax {
  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  /// `public ` for public and open declarations, `private ` for private ones, and nothing for others.
  var access: String {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      case .keyword(.private), .keyword(.fileprivate): return "fileprivate "
      default: continue
      }
    }
    return ""
  }
}
