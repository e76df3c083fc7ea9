package import Staging

/// The login screen of a hotel by the sea, animated in the usual style of Core Animation code.
///
/// The elements move, fade and spin in one after another. The fields pulse when they have arrived. Clouds drift
/// forever. A field whose text is too short when it's left jumps and flashes. Logging in launches a balloon.
///
/// ```
/// s          0         0.5       1         1.5       2
/// heading    ├─ moves ─┤
/// username         ├─ moves ─┤~ pulses until 2.73 …
/// password           ├─ moves ─┤~ pulses until 2.83 …
/// button               ├─ spins ─┤
/// clouds               ├ fade in 0.2 s apart ┤
/// info       ├─ slides in and out until a field is edited …
/// ```
package final class LoginScreen: NSObject {
  /// The stage of the screen, which outlives it.
  unowned let stage: Stage
  let heading: Label
  let username: TextField
  let password: TextField
  let loginButton: Button
  let info: Label
  let clouds: [Cloud]
  /// The field with the caret.
  var editedField: TextField?

  private init(stage: Stage) {
    let layout = LoginLayout(size: stage.size)
    let scale = stage.scale
    self.stage = stage
    heading = Label(
      "Bahama Login", name: "heading", frame: layout.heading,
      style: TextStyle(fontName: ".SFUIDisplay-Light", size: 28, color: .white), scale: scale)
    username = TextField(placeholder: "Username", name: "username", frame: layout.username, scale: scale)
    password = TextField(placeholder: "Password", name: "password", frame: layout.password, scale: scale)
    loginButton = Button("Log In", name: "loginButton", frame: layout.loginButton, scale: scale)
    info = Label(
      "Tap a field and enter your name and password", name: "info", frame: layout.info,
      style: TextStyle(fontName: ".SFUI-Regular", size: 12, color: .white), scale: scale)
    clouds = zip(Cloud.Shape.all, layout.clouds).enumerated().map { index, cloud in
      Cloud(cloud.0, name: "cloud\(index + 1)", frame: cloud.1)
    }
  }
}

extension LoginScreen {
  /// Creates a screen, which the stage retains, and starts its entrance.
  @discardableResult
  package static func present(on stage: Stage) -> LoginScreen {
    let screen = LoginScreen(stage: stage)
    screen.addLayers()
    stage.layer.setValue(screen, forKey: "screen")
    screen.willAppear()
    screen.didAppear()
    return screen
  }

  /// Adds the layers from back to front.
  private func addLayers() {
    let root = stage.layer
    root.addSublayer(Seascape.layer(of: stage.size))
    for cloud in clouds { root.addSublayer(cloud.layer) }
    root.addSublayer(Beach.layer(of: stage.size))
    for view in [heading, username, password, loginButton, info] { root.addSublayer(view.layer) }
  }
}
