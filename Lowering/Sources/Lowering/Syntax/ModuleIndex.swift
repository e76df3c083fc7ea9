/// The declarations of a module that lowering one of its files may depend on.
///
/// The index of a module is stored beside its lowered sources, for modules that import it.
public struct ModuleIndex: Codable, Equatable, Sendable {
  /// Classes, and other types that sources extend, by qualified name.
  var types: [String: IndexedType] = [:]
  /// Protocols with optional requirements, or that refine other protocols, by name.
  var protocols: [String: IndexedProtocol] = [:]
  /// Methods of extensions that take part in overriding, by type and full name.
  var renamedMethods: Set<String> = []
  /// The methods of frameworks' delegates that classes declare for their subclasses, by class.
  var delegateStubs: [String: [DelegateMethod]] = [:]
  /// The methods of frameworks' delegates, by protocol.
  var frameworkMethods: [String: [DelegateMethod]] = [:]
  /// The lists of properties for access by keys, by class.
  var keyedProperties: [String: KeyedPropertyList] = [:]
  /// The lists of methods of frameworks' delegates that classes have, by class.
  var delegateDeclarations: [String: DelegateDeclarations] = [:]

  private enum CodingKeys: String, CodingKey { case types, protocols }

  /// Creates an empty index.
  public init() {}
}

/// A class with its extensions.
struct IndexedType: Codable, Equatable, Sendable {
  /// The names in the inheritance clauses: the superclass and protocols.
  var inherited: [String] = []
  /// Whether the class itself is declared in this module, so that its body can be changed.
  var hasBody = false
  /// Whether the class is declared in a lowered module that this one imports.
  var isImported = false
  /// Whether the class's file imports UIKit or QuartzCore, so that the class can list properties for access by keys.
  var listsProperties = false
  var methods: [IndexedMethod] = []
  var properties: [IndexedProperty] = []
}

struct IndexedMethod: Codable, Equatable, Sendable {
  let base: String
  let labels: [String?]
  let isStatic: Bool
  let isThrowing: Bool
  /// The name given by `@objc(name)`.
  let explicitName: String?
  var isOverride: Bool
  /// The method's parts if it's declared in an extension.
  var inExtension: ExtensionMethod?
  /// Whether it overrides a method that lowering adds to a superclass.
  var overridesDelegateStub = false

  var objectiveCName: String {
    explicitName ?? Lowering.objectiveCName(base: base, labels: labels, isThrowing: isThrowing)
  }
}

struct IndexedProperty: Codable, Equatable, Sendable {
  let name: String
  /// The name given by `@objc(name)`.
  let explicitName: String?
  /// Whether Objective-C would find the property by its key, and the class's body can name it.
  let isKeyed: Bool
}

struct IndexedProtocol: Codable, Equatable, Sendable {
  /// The protocols that this one refines.
  var inherited: [String] = []
  var optionalRequirements: [OptionalRequirement] = []
}

// MARK: - Combining

extension ModuleIndex {
  /// Adds the declarations of a module that this one imports.
  mutating func merge(imported other: ModuleIndex) {
    var other = other
    for (name, type) in other.types {
      other.types[name]?.isImported = type.hasBody
      other.types[name]?.hasBody = false
    }
    merge(other)
  }

  /// Adds the declarations of another file of the module.
  public mutating func merge(_ other: ModuleIndex) {
    types.merge(other.types) { first, second in
      IndexedType(
        inherited: first.inherited + second.inherited, hasBody: first.hasBody || second.hasBody,
        isImported: first.isImported || second.isImported,
        listsProperties: first.listsProperties || second.listsProperties,
        methods: first.methods + second.methods,
        properties: first.properties + second.properties)
    }
    protocols.merge(other.protocols) { first, _ in first }
  }
}

// MARK: - Looking up types

extension ModuleIndex {
  /// The indexed type to which a name refers at a location in the source, with the qualified name.
  ///
  /// - Parameter scope: The qualified name of the enclosing type; empty at file scope.
  func resolve(_ name: String, from scope: String = "") -> (name: String, type: IndexedType)? {
    var scope = scope[...]
    while !scope.isEmpty {
      let candidate = "\(scope).\(name)"
      if let type = types[candidate] { return (candidate, type) }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    return types[name].map { (name, $0) }
  }

  /// The type and its superclasses within the index, from the type upward.
  func chain(from name: String) -> [(name: String, type: IndexedType)] {
    var result: [(name: String, type: IndexedType)] = []
    var next = resolve(name)
    while let current = next, !result.contains(where: { $0.name == current.name }) {
      result.append(current)
      next = current.type.inherited.lazy.compactMap { resolve($0, from: current.name) }
        .first { protocols[$0.name] == nil }
    }
    return result
  }

  /// Whether the type, or a superclass, has a superclass of a framework with one of the given endings.
  func derives(_ name: String, fromFrameworkClass isClass: (String) -> Bool) -> Bool {
    chain(from: name).contains { isClass($0.name) || $0.type.inherited.contains(where: isClass) }
  }

  /// The optional requirements of all protocols that a type's own clauses name, refined ones included.
  func optionalRequirements(statedBy type: IndexedType) -> [OptionalRequirement] {
    var result: [OptionalRequirement] = []
    var visited: Set<String> = []
    func add(_ name: String) {
      guard visited.insert(name).inserted, let entry = protocols[name] else { return }
      result += entry.optionalRequirements
      entry.inherited.forEach(add)
    }
    type.inherited.forEach(add)
    return result
  }
}

// MARK: - Looking up members

extension ModuleIndex {
  /// The method that a selector names: by base name, and by labels or their number where these are known.
  func method(_ base: String, labels: [String?]?, count: Int?, in type: String?) -> IndexedMethod? {
    func matches(_ method: IndexedMethod) -> Bool {
      method.base == base && (labels == nil || method.labels == labels!)
        && (count == nil || method.labels.count == count!)
    }
    if let type {
      for entry in chain(from: type) {
        if let method = entry.type.methods.first(where: matches) { return method }
      }
    }
    return nil
  }

  func property(_ name: String, in type: String?) -> IndexedProperty? {
    guard let type else { return nil }
    return chain(from: type).lazy.compactMap { $0.type.properties.first { $0.name == name } }.first
  }
}
