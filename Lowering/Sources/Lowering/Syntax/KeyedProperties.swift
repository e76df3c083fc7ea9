import SwiftSyntax

// In Objective-C, `setValue(_:forKey:)` finds every property that is declared with `@objc`. In Swift, a class lists them: it
// conforms to `_KeyedProperties`, whose method returns the key path of a property. Layers have values by key of their own.

/// The properties of a class that are accessed by their keys.
struct KeyedPropertyList: Equatable, Sendable {
  /// The keys and the names of the properties, in the order of their declaration.
  let properties: [Property]
  /// Whether a superclass lists its properties, too.
  let isOverride: Bool

  struct Property: Equatable, Sendable {
    let key: String
    let name: String
  }

  /// The method for the class's body.
  func declaration(of type: String, access: String) -> String {
    let cases = properties.map { "case \"\($0.key)\": return \\\(type).\($0.name)" }.joined(separator: "; ")
    let override = isOverride ? "override " : ""
    let inherited = isOverride ? " ?? super._property(key)" : ""
    return "\(access)nonisolated \(override)func _property(_ key: String) -> AnyKeyPath? { "
      + "_keyPath { switch key { \(cases); default: return nil } }\(inherited) };"
  }
}

extension VariableDeclSyntax {
  /// Whether Objective-C would find the property by its key, and the class's body can name it.
  func isKeyed(in owner: Syntax) -> Bool {
    let isExposed =
      attributes.contains("objc") || attributes.contains("IBInspectable") || attributes.contains("IBOutlet")
      || modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) }
    let hidden: Set<String> = ["private", "fileprivate"]
    let isHidden = modifiers.contains { hidden.contains($0.name.text) && $0.detail == nil }
    let excluded: Set<String> = ["static", "class", "override", "optional"]
    guard !modifiers.contains(where: { excluded.contains($0.name.text) }), !attributes.contains("NSManaged"),
      !attributes.contains("nonobjc"), !Syntax(self).isConditional
    else { return false }
    guard let type = owner.as(ClassDeclSyntax.self) else {
      // A private extension may be in another file than the class.
      let modifiers = owner.as(ExtensionDeclSyntax.self)?.modifiers
      return isExposed && !isHidden && modifiers?.contains { hidden.contains($0.name.text) } != true
    }
    return isExposed || (type.attributes.contains("objcMembers") && !isHidden)
  }
}

extension Syntax {
  /// Whether the declaration is inside an `#if` of its type.
  fileprivate var isConditional: Bool {
    var node = parent
    while let current = node, !current.isTypeDeclaration {
      if current.is(IfConfigDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension ModuleIndex {
  /// Lists the properties of each class of the module that are accessed by their keys.
  mutating func resolveKeyedProperties() {
    func properties(of type: IndexedType) -> [KeyedPropertyList.Property] {
      guard type.listsProperties, !type.methods.contains(where: { $0.base == "_property" }) else { return [] }
      var keys: Set<String> = []
      return type.properties.filter(\.isKeyed).map {
        KeyedPropertyList.Property(
          key: $0.explicitName ?? $0.name.replacing("`", with: ""), name: $0.name)
      }.filter { keys.insert($0.key).inserted }
    }
    for (name, type) in types where type.hasBody && !derives(name, fromFrameworkClass: isLayerClass) {
      let (own, chain) = (properties(of: type), chain(from: name))
      // A class without a superclass of a framework isn't an object of Objective-C.
      guard !own.isEmpty, chain.last?.type.inherited.isEmpty == false else { continue }
      let ancestors = chain.dropFirst().map(\.type).filter { $0.hasBody || $0.isImported }
      keyedProperties[name] = KeyedPropertyList(
        properties: own, isOverride: ancestors.contains { !properties(of: $0).isEmpty })
    }
  }
}

extension FileLowering {
  private func propertyList(of node: some DeclSyntaxProtocol) -> KeyedPropertyList? {
    guard importsFramework, node.is(ClassDeclSyntax.self) else { return nil }
    return Syntax(node).qualifiedTypeName.flatMap { module.keyedProperties[$0] }
  }

  /// The protocol of classes that list their properties, if a class has to conform to it.
  func keyedConformance(_ node: some DeclSyntaxProtocol) -> [String] {
    propertyList(of: node)?.isOverride == false ? ["_KeyedProperties"] : []
  }

  /// Adds the list of properties to a class.
  mutating func lowerKeyedProperties(of node: ClassDeclSyntax) {
    guard let list = propertyList(of: node) else { return }
    let text = list.declaration(of: node.name.text, access: node.accessOfMembers)
    edits.insert(" \(text)", at: node.memberBlock.leftBrace.contentRange.upperBound)
  }
}
