import QuartzCore

extension UIWindow {
  /// Creates a hidden window of a scene, which fills the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The scene that contains the window. Default the program's scene.
  ///
  /// A window without a scene isn't among the scene's windows, but it's displayed.
  public var windowScene: UIWindowScene? {
    get { assignedScene.map { $0.object as? UIWindowScene } ?? UIApplication.shared.windowScene }
    set { assignedScene = WeakReference(object: newValue) }
  }
}
