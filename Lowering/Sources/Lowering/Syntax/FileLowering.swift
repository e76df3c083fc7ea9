import SwiftParser
import SwiftSyntax

/// A source file after lowering.
public struct LoweredFile: Sendable {
  /// The rewritten source; nil if the compiler can compile the file unchanged.
  public let source: String?
  /// Statements about code that can't be lowered.
  public let diagnostics: [LoweringDiagnostic]
}

/// A parsed source file.
public struct ParsedFile: Sendable {
  /// The path as the compiler was given it.
  public let path: String
  let source: [UInt8]
  let tree: SourceFileSyntax

  /// Parses a file's bytes, which have to be valid UTF-8.
  public init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
    tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The file's contents.
  public var text: String { String(decoding: source, as: UTF8.self) }

  /// Whether the compiler will report syntax errors in the file.
  public var hasSyntaxErrors: Bool { tree.hasError }

  /// The declarations that other files of the module may depend on; none for a file with syntax errors.
  public var index: ModuleIndex { hasSyntaxErrors ? ModuleIndex() : ModuleIndex(tree) }

  /// The modules that the file imports, also in branches of `#if` that aren't compiled.
  public var importedModules: Set<String> { Set(imports.compactMap { $0.path.first?.name.text }) }

  /// Lowers the file.
  ///
  /// A file with syntax errors isn't changed, so that the compiler reports them.
  ///
  /// - Parameter module: The declarations of all files of the module, and of lowered modules that it imports.
  public func lowered(in module: ModuleIndex) -> LoweredFile {
    guard !hasSyntaxErrors, mayNeedLowering(in: module) else {
      return LoweredFile(source: nil, diagnostics: [])
    }
    let visitor = LoweringVisitor(FileLowering(self, module: module))
    visitor.walk(tree)
    let result = visitor.lowering
    return LoweredFile(
      source: result.edits.isEmpty ? nil : result.edits.applied(), diagnostics: result.diagnostics)
  }
}

/// The state of lowering one file.
///
/// Each kind of syntax is lowered by an extension in a separate file.
struct FileLowering {
  let module: ModuleIndex
  /// Whether the file imports UIKit or QuartzCore.
  let importsFramework: Bool
  private var importsUIKit: Bool
  var edits: SourceEdits
  /// Modules whose imports were replaced so far in the file.
  var replacedModules: Set<String> = []
  private(set) var diagnostics: [LoweringDiagnostic] = []
  private let path: String
  private let converter: SourceLocationConverter

  init(_ file: ParsedFile, module: ModuleIndex) {
    self.module = module
    importsFramework = !file.importedModules.isDisjoint(with: ["UIKit", "QuartzCore"])
    importsUIKit = file.importedModules.contains("UIKit")
    path = file.path
    edits = SourceEdits(source: file.source)
    converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
  }

  /// Adds an import of UIKit, after the last line, unless the file imports it.
  mutating func importUIKit() {
    guard !importsUIKit else { return }
    importsUIKit = true
    edits.append("import UIKit")
  }

  /// Reports code that can't be lowered.
  mutating func report(_ node: some SyntaxProtocol, _ message: String) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    diagnostics.append(
      LoweringDiagnostic(path: path, line: location.line, column: location.column, message: message))
  }
}

/// Calls the lowering of each kind of syntax.
private final class LoweringVisitor: SyntaxVisitor {
  var lowering: FileLowering

  init(_ lowering: FileLowering) {
    self.lowering = lowering
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses { lowering.lowerCondition(of: clause) }
    for clause in node.possibleClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lowering.lowerImport(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lowering.lowerAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    lowering.lowerModifier(node)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    lowering.lowerProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    lowering.lowerConformances(of: node)
    lowering.lowerOverriding(of: node)
    lowering.lowerDelegateMethods(of: node)
    lowering.lowerDelegateDeclarations(of: node)
    lowering.lowerKeyedProperties(of: node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowering.lowerConformances(of: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if DeclSyntax(node).isOptionalRequirement { return .skipChildren }
    lowering.lowerExtensionMethod(node)
    lowering.lowerObserver(node)
    lowering.lowerDelegateMethod(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if DeclSyntax(node).isOptionalRequirement { return .skipChildren }
    lowering.lowerLayerProperty(node)
    lowering.lowerObservedProperty(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": lowering.lowerSelector(node)
    case "keyPath": lowering.lowerKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    lowering.lowerOptionalReference(node)
    lowering.lowerQualifiedName(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowering.reportUnsupportedCall(node)
    lowering.lowerForcedCall(node)
    lowering.lowerNestedObservation(node)
    return .visitChildren
  }
}
