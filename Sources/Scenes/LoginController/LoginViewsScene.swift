package import Staging
import UIKit

/// The login screen as a view controller, which looks like ``LoginScene`` but consists of views that a user taps.
package struct LoginViewsScene: Scene {
  package static let summary =
    "the login screen as a view controller: text fields and a button that a user taps"
  package let size = LoginScene().size
  package let length = LoginScene().length
  package let highlights = LoginScene().highlights
  @Parameter("whether a simulated user fills in the form") package var isVisited = true

  package init() {}

  package func build(on stage: Stage) {
    let window = LoginViewController.window(on: stage)
    guard isVisited else { return }
    for (time, action) in LoginScreen.visit { stage.after(time) { window.perform(action) } }
  }
}

extension LoginViewController {
  /// Shows the screen in a window on a stage, which retains it.
  static func window(on stage: Stage) -> UIWindow {
    let window = UIWindow(frame: stage.layer.bounds)
    window.contentScaleFactor = stage.scale
    stage.layer.addSublayer(window.layer)
    stage.layer.setValue(window, forKey: "window")
    window.rootViewController = LoginViewController(size: stage.size, scale: stage.scale) {
      [unowned stage] in stage.after($0, perform: $1)
    }
    window.makeKeyAndVisible()
    return window
  }
}

extension UIWindow {
  /// Performs an action of a user at the login screen.
  fileprivate func perform(_ action: LoginScreen.UserAction) {
    let layout = LoginLayout(size: bounds.size)
    switch action {
    case .tapUsername: tap(at: layout.username.center)
    case .tapPassword: tap(at: layout.password.center)
    case .type(let character): type(String(character))
    case .tapLogin: tap(at: layout.loginButton.center)
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
