import QuartzCore

extension UIWindow {
  /// The program, which follows windows in the chain of responders.
  var application: UIResponder { UIApplication.shared }
}
