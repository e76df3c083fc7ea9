import SwiftSyntax

/// An optional method of a delegate protocol of UIKit or QuartzCore.
///
/// There, a method is optional if an extension of the protocol has a default implementation.
public struct DelegateMethod: Codable, Equatable, Sendable {
  let protocolName: String
  let base: String
  let labels: [String?]
  /// The parameters as text, with names `p0`, `p1` and so on.
  let parameters: String
  /// The effects and the result as text.
  let suffix: String
  /// Whether UIKit reports which delegates have the method. Its default implementation throws then.
  let canBeAskedFor: Bool
  /// The body of a method that does what the default implementation does.
  let body: String

  /// The name of the JSON file next to a framework's module that lists its optional methods.
  public static let listName = "DelegateMethods.json"

  /// Returns the optional methods of the protocols in a framework's sources, in order of their names.
  public static func methods(in files: [ParsedFile]) -> [DelegateMethod] {
    var requirements: [String: [FunctionDeclSyntax]] = [:]
    var defaults: Set<String> = []
    for file in files {
      for statement in file.tree.statements {
        if let node = statement.item.as(ProtocolDeclSyntax.self) {
          requirements[node.name.text, default: []] += node.memberBlock.methods
        } else if let node = statement.item.as(ExtensionDeclSyntax.self),
          let name = Syntax(node).qualifiedTypeName
        {
          defaults.formUnion(node.memberBlock.methods.map { key(of: $0, in: name) })
        }
      }
    }
    return requirements.sorted { $0.key < $1.key }.flatMap { name, methods in
      methods.filter { defaults.contains(key(of: $0, in: name)) }
        .compactMap { DelegateMethod($0, protocolName: name) }
    }
  }

  private static func key(of method: FunctionDeclSyntax, in protocolName: String) -> String {
    "\(protocolName).\(method.name.text)(\(method.signature.labels.map { $0 ?? "_" }))"
  }

  /// Reads a requirement; nil if no simple body can replace its default implementation.
  private init?(_ node: FunctionDeclSyntax, protocolName: String) {
    let signature = node.signature
    let result = signature.returnClause?.type.singleLine ?? "Void"
    let throwsClause = signature.effectSpecifiers?.throwsClause?.singleLine
    canBeAskedFor = throwsClause?.contains("MissingMethodError") == true
    if canBeAskedFor {
      body = "try _missingMethod()"
    } else if result == "Void" {
      body = ""
    } else if result.hasSuffix("?") {
      body = "nil"
    } else {
      return nil
    }
    self.protocolName = protocolName
    base = node.name.text
    labels = signature.labels
    parameters = zip(labels, signature.parameterClause.parameters).enumerated().map {
      "\($1.0 ?? "_") p\($0): \($1.1.type.singleLine)"
    }.joined(separator: ", ")
    suffix = (throwsClause.map { " \($0)" } ?? "") + " -> \(result)"
  }

  /// The method for a class's body.
  func declaration(access: String) -> String { "\(access)func \(base)(\(parameters))\(suffix) { \(body) };" }

  func isDeclared(by method: IndexedMethod) -> Bool {
    method.base == base && method.labels == labels && !method.isStatic
  }
}

extension MemberBlockSyntax {
  fileprivate var methods: [FunctionDeclSyntax] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { !$0.modifiers.isStatic }
  }
}
