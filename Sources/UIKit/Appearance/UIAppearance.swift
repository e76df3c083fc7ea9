public import QuartzCore

/// A class of views whose appearance can be set for the whole program.
///
/// ```swift
/// UILabel.appearance().textColor = .brown
/// UISwitch.appearance(whenContainedInInstancesOf: [SettingsView.self]).onTintColor = .systemOrange
/// ```
///
/// A proxy records its settings, which apply to views of the class when they enter a window. Values that the program sets on
/// a view take precedence, as do settings of subclasses and of more containers.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of all views of the class.
  static func appearance() -> Self
  /// Returns the proxy of views inside containers, which are listed from the inside to the outside.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy of views with traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy of views with traits inside containers, which are listed from the inside to the outside.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class of objects that contain views whose appearance can be set.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

/// Views have proxies.
///
/// A proxy is a view of the class, created with `init(frame:)`, that never enters a window. A class without that initializer
/// has no proxy; requesting one stops the program. Colors, fonts and the settings of states are recorded, and so are
/// properties that are declared with `dynamic` in code that `quartzite swift` builds. The program's own values are only
/// known if they were set after the first proxy was made. Proxies belong to the thread that made them.
extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of all views of the class.
  public class func appearance() -> Self { appearance(of: nil, in: []) }

  /// Returns the proxy of views inside containers, which are listed from the inside to the outside.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(of: nil, in: containerTypes) }

  /// Returns the proxy of views with traits.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance(of: trait, in: []) }

  /// Returns the proxy of views with traits inside containers, which are listed from the inside to the outside.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(of: trait, in: containerTypes) }

  private class func appearance(
    of traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let scope = AppearanceScope(type: self, containers: containers, traits: traits)
    return unsafeDowncast(AppearanceProxies.current.proxy(for: scope).object, to: Self.self)
  }
}
