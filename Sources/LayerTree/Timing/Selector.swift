import CoreGraphics
import Requirements

/// A method that a target is to be sent, with or without one argument.
///
/// Where Apple's systems say `#selector(Player.step)`, say `Selector(Player.step)`: it takes the same method
/// references, of a type or of an object, and can call what they name. Whatever takes a selector here takes a closure
/// too.
///
/// A selector made from a text alone is a name and nothing more: without an Objective-C runtime there is no finding a
/// method by its name.
public struct Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name given, or the type whose method it is.
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

  /// Creates a name, which can't be called.
  public init(_ name: String) { self.init(name, call: nil) }

  /// Creates a name, which can't be called.
  public init(stringLiteral name: String) { self.init(name) }
}

// MARK: - From methods

extension Selector {
  /// Creates a selector of a type's method without parameters: `Selector(Player.step)`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector of a type's method with one parameter: `Selector(Player.step(_:))`.
  public init<Target: AnyObject, Argument>(_ method: @escaping (Target) -> (Argument) -> Void) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, argument in
      guard let target = target as? Target, let argument = argument as? Argument else { return false }
      method(target)(argument)
      return true
    }
  }

  /// Creates a selector of an object's own method without parameters: `Selector(step)`. It retains the object, and
  /// goes to it whatever the target.
  public init(_ method: @escaping () -> Void) {
    self.init("a method") { _, _ in
      method()
      return true
    }
  }

  /// Creates a selector of an object's own method with one parameter. It retains the object, and goes to it whatever
  /// the target.
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
  ///   - target: The object whose method it is.
  ///   - argument: What a method with a parameter gets. Default nil.
  /// - Precondition: ``canPerform(on:)``, and the argument is of the parameter's type.
  public func perform(on target: Any, with argument: Any? = nil) {
    guard let call else {
      failRequirement("the selector '\(description)' names no method: write Selector(Type.method)")
    }
    let isDone = call(target, argument)
    require(isDone, "\(description) can't be called on \(target) with \(argument ?? "nothing")")
  }
}

/// A selector holds functions of which nobody knows what they touch.
@available(*, unavailable)
extension Selector: @unchecked Sendable {}
