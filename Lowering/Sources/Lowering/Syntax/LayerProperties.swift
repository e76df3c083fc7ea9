import SwiftSyntax

// A property of a layer that Core Animation stores, `@NSManaged var progress: CGFloat`, becomes a computed property over
// the layer's values by key. It's then animatable like Core Animation's own properties. `@objc dynamic` does the same.

extension FileLowering {
  mutating func lowerLayerProperty(_ node: VariableDeclSyntax) {
    let isManaged = node.attributes.contains("NSManaged")
    let isDynamic = node.modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) }
    guard isManaged || isDynamic, node.bindingSpecifier.tokenKind == .keyword(.var), !node.modifiers.isStatic,
      !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }),
      let owner = Syntax(node).memberOwner?.qualifiedTypeName
    else { return }
    guard isManaged || module.derives(owner, fromFrameworkClass: isLayerClass) else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first else {
      if isManaged { report(node, "declare '@NSManaged' properties one by one, each with 'var'") }
      return
    }
    lower(binding, isManaged: isManaged)
  }

  private mutating func lower(_ binding: PatternBindingSyntax, isManaged: Bool) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = PropertyType(binding)
    else {
      if isManaged { report(binding, "an '@NSManaged' property needs a type annotation") }
      return
    }
    let observers = binding.accessorBlock?.observers
    // The accessors of a computed property stay.
    guard binding.accessorBlock == nil || observers != nil else { return }
    let initial = binding.initializer?.value
    // Initializers assign a stored property without a value before `super.init`, which a computed one wouldn't allow.
    guard isManaged || initial != nil || type.wrapped != nil else { return }
    let key = name.replacing("`", with: "")
    let accessors = LayerAccessors(
      key: key, type: type, initial: initial?.singleLine, observers: observers ?? [])
    let annotation = binding.typeAnnotation == nil ? ": \(type.name)" : ""
    if let initializer = binding.initializer { edits.blank(initializer) }
    guard let block = binding.accessorBlock else {
      edits.insert("\(annotation) \(accessors.text)", at: binding.contentRange.upperBound)
      return
    }
    if !annotation.isEmpty { edits.insert(annotation, at: binding.pattern.contentRange.upperBound) }
    edits.insert(
      " \(accessors.getter) set { \(accessors.beforeSetting)", at: block.leftBrace.contentRange.upperBound)
    for observer in observers ?? [] { wrap(observer, key: key) }
    edits.insert("} ", at: block.rightBrace.contentRange.lowerBound)
  }

  /// Turns `willSet { … }` and `didSet { … }` into statements of the setter.
  private mutating func wrap(_ observer: AccessorDeclSyntax, key: String) {
    let isAfter = observer.accessorSpecifier.tokenKind == .keyword(.didSet)
    edits.replace(observer.accessorSpecifier, by: "do")
    if let parameter = observer.parameters {
      edits.blank(parameter)
      guard let body = observer.body else { return }
      edits.insert(
        " let \(parameter.name.text) = \(isAfter ? "oldValue" : "newValue");",
        at: body.leftBrace.contentRange.upperBound)
    }
    if !isAfter { edits.insert(";\(LayerAccessors.store(key))", at: observer.contentRange.upperBound) }
  }
}

/// The text of a computed property's accessors.
private struct LayerAccessors {
  let key: String
  let type: PropertyType
  let initial: String?
  let observers: [AccessorDeclSyntax]

  static func store(_ key: String) -> String { #" setValue(newValue, forKey: "\#(key)"); "# }

  var text: String { "{ \(getter) set {\(Self.store(key))} }" }

  var getter: String {
    let name = type.name
    let value = #"value(forKey: "\#(key)")"#
    if let wrapped = type.wrapped {
      let fallback = initial.map { " ?? (\($0))" } ?? ""
      return "get { \(value) as? \(wrapped)\(fallback) }"
    }
    guard let fallback = initial ?? zeroValues[name.split(separator: ".").last.map(String.init) ?? name]
    else {
      return "get { \(value) as! \(name) }"
    }
    return "get { \(value) as? \(name) ?? \(fallback) }"
  }

  /// The statements of the setter before its observers; a setter with `willSet` stores after it.
  var beforeSetting: String {
    let readsOld = observers.contains {
      $0.accessorSpecifier.tokenKind == .keyword(.didSet)
        && ($0.parameters != nil || $0.description.contains("oldValue"))
    }
    let old = readsOld ? "let oldValue = self.\(key); " : ""
    let storesLater = observers.contains { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }
    return old + (storesLater ? "" : Self.store(key))
  }
}

/// The values that a property without a value reads, by type.
private let zeroValues: [String: String] = {
  var values = [
    "Bool": "false", "String": "\"\"", "CATransform3D": "CATransform3D()",
    "CGAffineTransform": "CGAffineTransform()",
  ]
  for number in [
    "CGFloat", "Double", "Float", "Int", "Int32", "Int64", "UInt", "TimeInterval", "CFTimeInterval",
  ] { values[number] = "0" }
  for geometry in ["CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets"] { values[geometry] = ".zero" }
  return values
}()

func isLayerClass(_ name: String) -> Bool {
  name.hasPrefix("CA") && name.hasSuffix("Layer")
}

// MARK: - Syntax

extension AccessorBlockSyntax {
  /// The block's observers; nil if it holds other accessors.
  var observers: [AccessorDeclSyntax]? {
    guard case .accessors(let list) = accessors else { return nil }
    let observers = list.filter {
      $0.accessorSpecifier.tokenKind == .keyword(.willSet)
        || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
    }
    return observers.count == list.count ? Array(observers) : nil
  }
}

/// The type of a property, if its spelling determines it.
private struct PropertyType {
  let name: String
  /// The type in `Type?` or `Type!`.
  let wrapped: String?

  init?(_ binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type else {
      guard let name = binding.initializer?.value.literalType else { return nil }
      self.name = name
      wrapped = nil
      return
    }
    name = type.singleLine
    wrapped =
      type.as(OptionalTypeSyntax.self)?.wrappedType.singleLine
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.singleLine
  }
}

extension ExprSyntax {
  /// The type of a literal, or of a value created by `Type(…)`.
  fileprivate var literalType: String? {
    switch kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    default:
      let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?
        .baseName.text
      return name.flatMap { $0.beginsWithUppercase ? $0 : nil }
    }
  }
}
