import Staging
import UIKit

extension Scene {
  /// The login screen as a view controller: what the layers of ``login`` do, with views and a visitor's fingers.
  package static let loginController = Scene(
    name: "login-views",
    summary: "the login screen as a view controller: fields, a button, fingers that type and tap",
    size: Scene.login.size, duration: Scene.login.duration, highlights: Scene.login.highlights
  ) { stage in
    withViews(stage) { stage in
      let window = LoginViewController.window(on: stage)
      for (time, action) in LoginScreen.visit {
        stage.after(time) { withViews((window, action)) { $0.carryOut($1) } }
      }
    }
  }
}

extension LoginViewController {
  /// Shows the screen in a window on a stage, which keeps it.
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
  /// Lets somebody do something at the login screen.
  fileprivate func carryOut(_ action: LoginScreen.UserAction) {
    let layout = LoginLayout(size: bounds.size)
    switch action {
    case .tapUsername: tap(at: layout.username.middle)
    case .tapPassword: tap(at: layout.password.middle)
    case .type(let character): type(String(character))
    case .tapLogin: tap(at: layout.loginButton.middle)
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
