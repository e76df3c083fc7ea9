package import Staging

/// The login screen of a hotel by the sea.
package struct LoginScene: Scene {
  package static let summary =
    "a login screen: groups, springs, keyframes, and follow-ups that delegates start"
  package let size = CGSize(width: 375, height: 667)
  package let length = SceneLength.seconds(18)
  package let highlights = [0.4, 0.75, 0.95, 2, 3.05, 3.55, 6.5, 15.9]

  package init() {}

  package func build(on stage: Stage) {
    LoginScreen.present(on: stage).play(LoginScreen.visit)
  }
}
