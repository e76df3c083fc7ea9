/// An object that is asked before items of a navigation bar change.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// Returns whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    throws(MissingMethodError) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    throws(MissingMethodError)
  /// Returns whether the button that goes back may pop the top item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    throws(MissingMethodError) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    throws(MissingMethodError)
  /// Returns the position of the bar.
  func position(for bar: any UIBarPositioning) throws(MissingMethodError) -> UIBarPosition
}

// MARK: - Defaults

extension UINavigationBarDelegate {
  /// Fails, because the delegate lacks the method.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func position(for bar: any UIBarPositioning) throws(MissingMethodError) -> UIBarPosition {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UINavigationBarDelegate {
  /// The methods `navigationBar(…)`, for calls with a question mark.
  public var navigationBar: UINavigationBarDelegate_navigationBar? {
    UINavigationBarDelegate_navigationBar(delegate: self)
  }

  /// The method `position(for:)`, for calls with a question mark.
  public var position: UINavigationBarDelegate_position? {
    optionalMethod("position(for:)", of: self, UINavigationBarDelegate_position(delegate: self))
  }
}

/// The methods `navigationBar(…)` of a ``UINavigationBarDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UINavigationBarDelegate_navigationBar {
  let delegate: any UINavigationBarDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool? {
    try? delegate.navigationBar(navigationBar, shouldPush: item)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) -> Void? {
    try? delegate.navigationBar(navigationBar, didPush: item)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool? {
    try? delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) -> Void? {
    try? delegate.navigationBar(navigationBar, didPop: item)
  }
}

/// The method `position(…)` of a ``UINavigationBarDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UINavigationBarDelegate_position {
  let delegate: any UINavigationBarDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition? {
    try? delegate.position(for: bar)
  }
}
