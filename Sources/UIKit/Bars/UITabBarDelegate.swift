/// An object that is notified about the choice of a tab.
///
/// The method is optional. A class that adopts the protocol implements it without `throws`.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) throws(MissingMethodError)
}

// MARK: - Defaults

extension UITabBarDelegate {
  /// Fails, because the delegate lacks the method.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UITabBarDelegate {
  /// The method `tabBar(_:didSelect:)`, for calls with a question mark.
  public var tabBar: UITabBarDelegate_tabBar? {
    optionalMethod("tabBar(_:didSelect:)", of: self, UITabBarDelegate_tabBar(delegate: self))
  }
}

/// The method `tabBar(…)` of a ``UITabBarDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITabBarDelegate_tabBar {
  let delegate: any UITabBarDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
    try? delegate.tabBar(tabBar, didSelect: item)
  }
}
