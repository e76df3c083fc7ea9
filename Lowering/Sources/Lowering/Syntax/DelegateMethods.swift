import SwiftSyntax

// In Objective-C, an optional method of a delegate is called wherever a subclass of the conforming class first declares it.
// In Swift, the conforming class decides. Therefore it gets a method that does what the default does, in the class's
// body, and the subclass's method overrides that.

extension ModuleIndex {
  var hasDelegateStubs: Bool { !delegateStubs.isEmpty }

  /// Finds the methods of frameworks' delegates that only subclasses of the conforming classes declare.
  ///
  /// It has to be called once all files are merged, before ``resolveOverriding()``.
  public mutating func resolveDelegates(_ methods: [DelegateMethod]) {
    let methodsByProtocol = Dictionary(grouping: methods, by: \.protocolName)
    frameworkMethods = methodsByProtocol
    resolveKeyedProperties()
    resolveDeclarations(
      methodsByProtocol.mapValues { $0.filter(\.canBeAskedFor) }.filter { !$0.value.isEmpty })
    for name in types.keys.sorted() {
      let chain = chain(from: name)
      for (index, ancestor) in chain.enumerated().dropFirst() where ancestor.type.hasBody {
        for method in ancestor.type.inherited.flatMap({ methodsByProtocol[$0] ?? [] }) {
          resolve(method, of: ancestor.name, in: chain, at: index)
        }
      }
    }
  }

  /// Makes a class of a chain override a delegate's method that an ancestor, which conforms, doesn't have.
  private mutating func resolve(
    _ method: DelegateMethod, of ancestor: String, in chain: [(name: String, type: IndexedType)],
    at index: Int
  ) {
    let hasMethod = chain[index...].contains { $0.type.methods.contains(where: method.isDeclared) }
    let first = chain[..<index].last { $0.type.methods.contains(where: method.isDeclared) }
    guard !hasMethod, let first, first.type.hasBody,
      let own = types[first.name]?.methods.firstIndex(where: method.isDeclared)
    else { return }
    if delegateStubs[ancestor]?.contains(method) != true {
      delegateStubs[ancestor, default: []].append(method)
    }
    types[first.name]?.methods[own].overridesDelegateStub = true
    types[first.name]?.methods[own].isOverride = true
    types[first.name]?.methods[own].inExtension?.isOverride = true
  }
}

extension FileLowering {
  /// Adds the methods of delegates that subclasses declare.
  mutating func lowerDelegateMethods(of node: ClassDeclSyntax) {
    guard let name = Syntax(node).qualifiedTypeName, let stubs = module.delegateStubs[name] else { return }
    if !importsFramework { importUIKit() }
    let text = stubs.map { $0.declaration(access: node.accessOfMembers) }.joined(separator: " ")
    edits.insert(" \(text)", at: node.memberBlock.leftBrace.contentRange.upperBound)
  }

  /// Makes a method of a delegate override the one of the class that conforms.
  mutating func lowerDelegateMethod(_ node: FunctionDeclSyntax) {
    guard module.hasDelegateStubs, let owner = Syntax(node).memberOwner, owner.is(ClassDeclSyntax.self),
      let name = owner.qualifiedTypeName,
      module.types[name]?.methods.contains(where: {
        $0.overridesDelegateStub && $0.base == node.name.text && $0.labels == node.signature.labels
      }) == true
    else { return }
    let restrictions: Set<String> = ["private", "fileprivate", "internal"]
    for modifier in node.modifiers where restrictions.contains(modifier.name.text) { edits.blank(modifier) }
    let classAccess = owner.as(ClassDeclSyntax.self)?.modifiers.access ?? ""
    let access = node.modifiers.access == "public " || classAccess == "fileprivate " ? "" : classAccess
    edits.insert("\(access)override ", at: node.funcKeyword.contentRange.lowerBound)
  }
}
