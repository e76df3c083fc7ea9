public import QuartzCore

/// The status bar of a scene, which isn't drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style that the top controller of the key window asks for.
  open var statusBarStyle: UIStatusBarStyle { controller?.preferredStatusBarStyle ?? .default }
  /// Whether the status bar is hidden: true, because there is none.
  open var isStatusBarHidden: Bool { true }
  /// The frame of the status bar: zero.
  open var statusBarFrame: CGRect { .zero }

  override init() {}

  private var controller: UIViewController? {
    var controller = UIApplication.shared.keyWindow?.rootViewController
    while let next = controller?.presentedViewController ?? controller?.childForStatusBarStyle {
      controller = next
    }
    return controller
  }
}
