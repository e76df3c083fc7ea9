import SwiftSyntax

// Attributes that only the Objective-C runtime uses become spaces, so that the code after them keeps its column.
// `@IBAction`, `@IBInspectable`, `@IBDesignable`, `@nonobjc` and `@convention(block)` compile on Linux unchanged.

/// Attributes that become spaces.
private let removedAttributes: Set<String> = ["objc", "objcMembers", "IBOutlet", "NSManaged"]

extension FileLowering {
  mutating func lowerAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if removedAttributes.contains(name) {
      edits.blank(node)
    } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
      edits.replace(node, by: "@main")
    }
  }

  /// Removes `dynamic`, which asks for dispatch by the Objective-C runtime.
  mutating func lowerModifier(_ node: DeclModifierSyntax) {
    if node.name.tokenKind == .keyword(.dynamic) { edits.blank(node) }
  }
}

extension AttributeListSyntax {
  /// Whether the list has an attribute of a name, without the at sign.
  func contains(_ name: String) -> Bool { attribute(name) != nil }

  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }

  /// The name that `@objc(name)` gives the declaration.
  var objectiveCName: String? {
    guard case .objCName(let pieces) = attribute("objc")?.arguments else { return nil }
    return pieces.trimmedDescription
  }

  /// The attributes that isolate a declaration to a global actor, such as `@MainActor `.
  var isolation: String {
    compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }.filter { $0.hasSuffix("Actor") }
      .map { "\($0) " }.joined()
  }
}
