public import Foundation

extension NSObjectProtocol {
  /// Returns whether the object has a selector's method.
  ///
  /// A selector that is only a name has no method, so the result is false.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.canPerform(on: self) ?? false }

  /// Calls a selector's method on the object.
  ///
  /// - Returns: The method's result as an object, which lives until the thread's next call of `perform` or the end of the
  ///   enclosing `autoreleasepool`; nil if the method returns nothing.
  /// - Precondition: The object responds to the selector.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    PerformedResult.retain(aSelector.call(on: self))
  }

  /// Calls a selector's method on the object with an argument.
  ///
  /// - Returns: The method's result as an object, which lives until the thread's next call of `perform` or the end of the
  ///   enclosing `autoreleasepool`; nil if the method returns nothing.
  /// - Precondition: The object responds to the selector, and the argument has the parameter's type.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    PerformedResult.retain(aSelector.call(on: self, with: object))
  }

  /// Calls a selector's method on the object with two arguments.
  ///
  /// - Returns: The method's result as an object, which lives until the thread's next call of `perform` or the end of the
  ///   enclosing `autoreleasepool`; nil if the method returns nothing.
  /// - Precondition: The object responds to the selector, and the arguments have the parameters' types.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    PerformedResult.retain(aSelector.call(on: self, with: object1, object2))
  }
}

/// Returns the selector with a name, which can't be called.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns a selector's name, or a description of its method if it has no name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Returns the selector with a name, which can't be called.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
