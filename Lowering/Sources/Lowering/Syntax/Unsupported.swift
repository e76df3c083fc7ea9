import SwiftSyntax

// Code that depends on the Objective-C runtime in a way that can't be rewritten gets one error at its location.

extension FileLowering {
  mutating func reportUnsupportedCall(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      swizzlingFunctions.contains(name.text)
    else { return }
    report(
      name,
      "'\(name.text)' needs the Objective-C runtime: methods can't be exchanged here; override them in a subclass"
    )
  }
}

/// Functions that change the methods of a class at run time.
private let swizzlingFunctions: Set<String> = [
  "class_addMethod", "class_replaceMethod", "imp_implementationWithBlock", "method_exchangeImplementations",
  "method_setImplementation",
]
