extension UIViewController {
  /// The storyboard from which the controller was loaded: nil, because storyboards can't be read.
  public var storyboard: UIStoryboard? { nil }
}
