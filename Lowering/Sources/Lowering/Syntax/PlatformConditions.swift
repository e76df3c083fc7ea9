import SwiftOperators
import SwiftSyntax

// Sources written for iOS take their iOS branches: `os(iOS)` becomes `true` and `os(Linux)` becomes `false`. All other
// platforms and environments are false on Linux anyway, and `canImport` is left to the compiler, which knows the modules.

extension FileLowering {
  /// Replaces the conditions on the platform in one clause of an `#if`.
  mutating func lowerCondition(of clause: IfConfigClauseSyntax) {
    guard let condition = clause.condition else { return }
    let calls = FunctionCalls()
    calls.walk(condition)
    for call in calls.found {
      switch PlatformCondition(call) {
      case .operatingSystem("iOS"): edits.replace(call, by: "true")
      case .operatingSystem("Linux"): edits.replace(call, by: "false")
      default: break
      }
    }
  }
}

/// A condition such as `os(iOS)` or `canImport(UIKit)`.
private enum PlatformCondition: Equatable {
  case operatingSystem(String)
  case environment(String)
  case module(String)
  case other

  init(_ call: FunctionCallExprSyntax) {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": self = .operatingSystem(argument)
    case "targetEnvironment": self = .environment(argument)
    case "canImport": self = .module(argument)
    default: self = .other
    }
  }

  /// Modules that code for Apple's systems asks for and that don't exist on Linux.
  private static let missingModules: Set<String> = [
    "AppKit", "Cocoa", "Combine", "Darwin", "ObjectiveC", "SwiftUI", "WatchKit", "WebKit",
  ]
  private static let presentModules: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "Glibc", "QuartzCore", "UIKit",
  ]

  /// Whether the condition holds after lowering; nil if only the compiler knows.
  var value: Bool? {
    switch self {
    case .operatingSystem(let name): name == "iOS"
    case .environment: false
    case .module(let name):
      Self.missingModules.contains(name) ? false : Self.presentModules.contains(name) ? true : nil
    case .other: nil
    }
  }
}

private final class FunctionCalls: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

// MARK: - Inactive code

extension IfConfigDeclSyntax {
  /// The clauses that the compiler may compile. These are the clauses up to and including the first one that certainly
  /// holds, without those that certainly don't.
  var possibleClauses: [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      guard let condition = clause.condition else {
        result.append(clause)
        break
      }
      let value = conditionValue(condition)
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }
}

/// Evaluates a condition of `#if`; nil if only the compiler knows its value.
private func conditionValue(_ condition: ExprSyntax) -> Bool? {
  if let sequence = condition.as(SequenceExprSyntax.self) {
    guard let folded = try? OperatorTable.standardOperators.foldSingle(sequence) else { return nil }
    return conditionValue(folded)
  }
  if let operation = condition.as(InfixOperatorExprSyntax.self) {
    let left = conditionValue(operation.leftOperand)
    let right = conditionValue(operation.rightOperand)
    switch operation.operator.trimmedDescription {
    case "&&": return left == false || right == false ? false : left == true && right == true ? true : nil
    case "||": return left == true || right == true ? true : left == false && right == false ? false : nil
    default: return nil
    }
  }
  if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
    return conditionValue(negation.expression).map { !$0 }
  }
  if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
    let only = tuple.elements.first
  {
    return conditionValue(only.expression)
  }
  if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
  if let call = condition.as(FunctionCallExprSyntax.self) { return PlatformCondition(call).value }
  return nil
}
