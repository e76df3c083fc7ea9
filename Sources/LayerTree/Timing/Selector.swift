import CoreGraphics
import Requirements

/// A reference to a method with no or one parameter, which is called on a target.
///
/// Write `Selector(Player.step)` where code for Apple's systems has `#selector(Player.step)`. It accepts the same
/// references to methods of a type or an object, and can call them. Every function that takes a selector has a variant
/// that takes a closure.
///
/// A selector created from a string is only a name and can't be called, since finding a method by its name requires the
/// Objective-C runtime.
public struct Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The selector's name, or a description of its method.
  public let description: String
  private let call: ((_ target: Any, _ argument: Any?) -> Bool)?
  private let accepts: (Any) -> Bool

  private init(
    _ description: String, accepts: @escaping (Any) -> Bool = { _ in true },
    call: ((_ target: Any, _ argument: Any?) -> Bool)?
  ) {
    self.description = description
    self.accepts = accepts
    self.call = call
  }

  /// Creates a selector from a name, which can't be called.
  public init(_ name: String) { self.init(name, call: nil) }

  /// Creates a selector from a name, which can't be called.
  public init(stringLiteral name: String) { self.init(name) }
}

// MARK: - Creating selectors from methods

extension Selector {
  /// Creates a selector from a type's method without parameters: `Selector(Player.step)`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector from a type's method with one parameter: `Selector(Player.step(_:))`.
  public init<Target: AnyObject, Argument>(_ method: @escaping (Target) -> (Argument) -> Void) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, argument in
      guard let target = target as? Target, let argument = argument as? Argument else { return false }
      method(target)(argument)
      return true
    }
  }

  /// Creates a selector from a bound method without parameters: `Selector(step)`.
  ///
  /// The selector retains the method's object and always calls the method on it, whatever the target.
  public init(_ method: @escaping () -> Void) {
    self.init("a method") { _, _ in
      method()
      return true
    }
  }

  /// Creates a selector from a bound method with one parameter.
  ///
  /// The selector retains the method's object and always calls the method on it, whatever the target.
  public init<Argument>(_ method: @escaping (Argument) -> Void) {
    self.init("a method of \(Argument.self)") { _, argument in
      guard let argument = argument as? Argument else { return false }
      method(argument)
      return true
    }
  }
}

// MARK: - Calling

extension Selector {
  /// Returns whether the method can be called on a target.
  public func canPerform(on target: Any) -> Bool { call != nil && accepts(target) }

  /// Calls the method on a target.
  ///
  /// - Parameters:
  ///   - target: The object on which the method is called.
  ///   - argument: The argument for a method with a parameter. Default nil.
  /// - Precondition: ``canPerform(on:)`` returns true for the target, and the argument has the parameter's type.
  public func perform(on target: Any, with argument: Any? = nil) {
    guard let call else {
      failRequirement(
        "the selector '\(description)' is only a name: create it from a method, as in Selector(Type.method)")
    }
    let isDone = call(target, argument)
    require(isDone, "\(description) can't be called on \(target) with \(argument ?? "nothing")")
  }
}

/// A selector contains closures that may capture state that isn't sendable.
@available(*, unavailable)
extension Selector: @unchecked Sendable {}
