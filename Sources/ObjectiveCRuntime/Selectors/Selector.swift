import Requirements

/// The name of a method or of a property's getter or setter, together with the method itself, so that it can be called
/// on a target.
///
/// Write `Selector("step", Player.step)` or `Selector(Player.step)` where code for Apple's systems has
/// `#selector(Player.step)`. It accepts the same references to methods of a type, and calls them on any target of that
/// type. Every function that takes a selector has a variant that takes a closure.
///
/// A selector created from a string alone is only a name and can't be called, since finding a method by its name
/// requires the Objective-C runtime. It equals a selector that has this name and a method.
///
/// Two selectors are equal if they have the same name. A selector without a name equals only its copies.
public struct Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The Objective-C name, such as `tap:event:`; nil if the selector was created from a method alone.
  package let name: String?
  let method: SelectorMethod?

  init(name: String?, method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  /// Creates a selector that can't be called, but can check whether targets have its method.
  package init(_ name: String, accepts: @escaping (_ target: Any) -> Bool) {
    self.init(
      name: name, method: SelectorMethod(name, accepts: accepts) { _, _, _ in .mismatched })
  }

  /// Creates a selector from a name, which can't be called.
  public init(_ name: String) { self.init(name: name, method: nil) }

  /// Creates a selector from a name, which can't be called.
  public init(stringLiteral name: String) { self.init(name) }

  /// The selector's name, or a description of its method.
  public var description: String { name ?? method?.description ?? "" }
}

extension Selector: Hashable {
  /// Returns whether two selectors have the same name, or are copies of one selector without a name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.name == rhs.name && (lhs.name != nil || lhs.method === rhs.method)
  }

  /// Hashes the name, or the identity of a selector without a name.
  public func hash(into hasher: inout Hasher) {
    if let name {
      hasher.combine(name)
    } else {
      hasher.combine(method.map(ObjectIdentifier.init))
    }
  }
}

/// A selector is an immutable name with a closure that acts only on the target that the caller passes. A selector
/// created from a bound method also carries that method's object, which has to be usable wherever the selector is
/// called.
extension Selector: @unchecked Sendable {}

// MARK: - Calling

extension Selector {
  /// Returns whether the method can be called on a target.
  public func canPerform(on target: Any) -> Bool { method?.accepts(target) ?? false }

  /// Calls the method on a target.
  ///
  /// - Parameters:
  ///   - target: The object on which the method is called.
  ///   - argument: The argument for the first parameter. Default nil.
  /// - Precondition: ``canPerform(on:)`` returns true for the target, and the argument has the parameter's type.
  public func perform(on target: Any, with argument: Any? = nil) { _ = call(on: target, with: argument) }

  /// Calls the method on a target and returns its result, which is `()` if the method returns nothing.
  ///
  /// Arguments beyond the method's parameters are ignored. A parameter of optional type is nil without an argument.
  ///
  /// - Parameters:
  ///   - target: The object on which the method is called.
  ///   - argument: The argument for the first parameter. Default nil.
  ///   - secondArgument: The argument for the second parameter. Default nil.
  /// - Precondition: ``canPerform(on:)`` returns true for the target, and the arguments have the parameters' types.
  public func call(on target: Any, with argument: Any? = nil, _ secondArgument: Any? = nil) -> Any {
    guard let method else {
      failRequirement(
        "the selector '\(description)' is only a name: create it from a method, as in Selector(Type.method)")
    }
    switch method.call(target, argument, secondArgument) {
    case .returned(let result): return result
    case .mismatched:
      failRequirement("\(description) can't be called on \(target) with \(argument ?? "nothing")")
    }
  }
}
