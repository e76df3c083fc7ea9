/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The display.
  open var screen: UIScreen { .main }
  /// The visible windows of the current thread that belong to the scene, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The key window, if it belongs to the scene.
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }
  /// The orientation of the interface: portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The coordinates of the display.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the display.
  open var traitCollection: UITraitCollection { .current }
  /// The status bar of the scene.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}
