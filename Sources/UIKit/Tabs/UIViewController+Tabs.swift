import QuartzCore

extension UIViewController {
  /// The controller's tab, created at the first access with the controller's title.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = attachments[UITabBarItem.self] { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      attachments[UITabBarItem.self] = item
      return item
    }
    set {
      attachments[UITabBarItem.self] = newValue
      (parent as? UITabBarController)?.updateTabs()
    }
  }

  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
