import QuartzCore

extension UIViewController {
  /// Sets the insets by which a container's bars cover the view, in addition to the container's safe area.
  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != relations.containerInsets else { return }
    relations.containerInsets = insets
    viewIfLoaded?.safeAreaMayHaveChanged()
  }
}
