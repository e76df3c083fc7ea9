import SwiftSyntax

// A property that is declared with `dynamic` reports its changes to observers: `_propertyDidChange(self, "name")` is called
// after each. A subclass of `NSObject`, of a layer or of a gesture recognizer that overrides
// `observeValue(forKeyPath:of:change:context:)` conforms to a protocol instead.

/// The protocol of objects that observe properties.
private let observerProtocol = "_KeyValueObserver"

/// Whether a class of a framework has no method for observers that could be overridden, unlike responders.
private func lacksObserverMethod(_ name: String) -> Bool {
  ["NSObject", "Operation"].contains(name) || isLayerClass(name) || name.hasSuffix("GestureRecognizer")
}

// MARK: - Observed properties

extension FileLowering {
  /// Makes a stored property of a class report its changes, unless Core Animation stores it.
  mutating func lowerObservedProperty(_ node: VariableDeclSyntax) {
    guard importsFramework, node.isObservable, let owner = Syntax(node).memberOwner,
      owner.is(ClassDeclSyntax.self),
      let name = owner.qualifiedTypeName,
      !module.derives(name, fromFrameworkClass: isLayerClass)
    else { return }
    // Swift has no observers of properties that are declared together.
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let key = pattern.identifier.text.replacing("`", with: "")
    observe(binding, by: "_propertyDidChange(self, \"\(key)\")")
  }

  /// Adds a call that notifies a property's observers.
  private mutating func observe(_ binding: PatternBindingSyntax, by notification: String) {
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(notification) } }", at: binding.contentRange.upperBound)
      return
    }
    guard let observers = block.observers else {
      if let body = block.setter?.body {
        edits.insert(" defer { \(notification) };", at: body.leftBrace.contentRange.upperBound)
      }
      return
    }
    let setter = observers.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
    if let body = setter?.body {
      edits.insert(" defer { \(notification) };", at: body.leftBrace.contentRange.upperBound)
    } else {
      edits.insert(" didSet { \(notification) } ", at: block.rightBrace.contentRange.lowerBound)
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var setter: AccessorDeclSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}

extension VariableDeclSyntax {
  /// Whether the property may be a stored one that is observed by its key.
  fileprivate var isObservable: Bool {
    let excluded: Set<String> = ["static", "class", "lazy"]
    return bindingSpecifier.tokenKind == .keyword(.var)
      && modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) }
      && !modifiers.contains { excluded.contains($0.name.text) }
      && !attributes.contains("NSManaged")
  }
}

// MARK: - Observers

extension FileLowering {
  /// Whether a class, or an extension of one, has to conform to the protocol of observers.
  func observes(_ node: some DeclSyntaxProtocol, _ members: MemberBlockSyntax) -> Bool {
    guard let name = Syntax(node).qualifiedTypeName else { return false }
    return members.members.possibleMembers.contains {
      $0.decl.as(FunctionDeclSyntax.self).map { isFirstObserver($0, of: name) } ?? false
    }
  }

  /// The text that adds the protocol of observers to a type, if it has to conform to it.
  func observerConformance(_ node: some DeclSyntaxProtocol, _ members: MemberBlockSyntax) -> [String] {
    observes(node, members) ? [observerProtocol] : []
  }

  /// Removes `override` from a method of observers that overrides none.
  mutating func lowerObserver(_ node: FunctionDeclSyntax) {
    guard let name = Syntax(node).memberOwner?.qualifiedTypeName, isFirstObserver(node, of: name) else {
      return
    }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.blank(modifier)
    }
  }

  /// Whether a method overrides the one for observers that Apple's `NSObject` declares.
  private func isFirstObserver(_ node: FunctionDeclSyntax, of name: String) -> Bool {
    guard importsFramework, node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
    else { return false }
    return module.isFirstObserver(base: node.name.text, labels: node.signature.labels, of: name)
  }
}

extension ModuleIndex {
  /// Makes methods of observers that override none plain methods, also in extensions.
  mutating func resolveObservers() {
    for (name, type) in types {
      for (index, method) in type.methods.enumerated()
      where method.isOverride && isFirstObserver(base: method.base, labels: method.labels, of: name) {
        types[name]?.methods[index].isOverride = false
        types[name]?.methods[index].inExtension?.isOverride = false
      }
    }
  }

  /// Whether a method of a type is the first one for observers, which Apple's `NSObject` declares.
  fileprivate func isFirstObserver(base: String, labels: [String?], of name: String) -> Bool {
    let expectedLabels = ["forKeyPath", "of", "change", "context"]
    guard base == "observeValue", labels == expectedLabels else { return false }
    let chain = chain(from: name)
    let isInherited = chain.dropFirst().contains {
      $0.type.methods.contains { $0.base == base && $0.labels == labels }
    }
    return !isInherited && chain.last?.type.inherited.first.map(lacksObserverMethod) ?? false
  }
}

// MARK: - Key paths through other objects

extension FileLowering {
  /// Adds the objects along the key path of an observed property: `observe(\.a.b)` becomes `observe(\.a.b, through: [\.a])`.
  mutating func lowerNestedObservation(_ node: FunctionCallExprSyntax) {
    guard importsFramework, node.calledName == "observe", let argument = node.arguments.first,
      argument.label == nil, let path = argument.expression.as(KeyPathExprSyntax.self),
      !node.arguments.contains(where: { $0.label?.text == "through" })
    else { return }
    let containers = path.containers
    guard !containers.isEmpty else { return }
    edits.insert(
      ", through: [\(containers.joined(separator: ", "))]", at: argument.expression.contentRange.upperBound)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called method.
  fileprivate var calledName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension KeyPathExprSyntax {
  /// The key paths of the objects on the way to the property; none if there is no other object, or a component that isn't
  /// a property.
  fileprivate var containers: [String] {
    var prefix = "\\\(root?.trimmedDescription ?? "")"
    var result: [String] = []
    for component in components {
      let isOptional = component.component.is(KeyPathOptionalComponentSyntax.self)
      guard isOptional || component.component.is(KeyPathPropertyComponentSyntax.self) else { return [] }
      prefix += component.trimmedDescription
      if !isOptional { result.append(prefix) }
    }
    return result.dropLast()
  }
}
