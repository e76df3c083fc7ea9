package import Staging

/// The scenes that the command line renders and tests examine.
package enum DemoScenes {
  /// All scenes.
  package static let all: [any Scene.Type] = [
    LoginScene.self, LoginViewsScene.self, ViewsScene.self, RingScene.self, CardScene.self,
    ScreensScene.self, ClosuresScene.self,
    SpringScene.self, StatementScene.self, ChoreographyScene.self, ConversionsScene.self, EffectsScene.self,
  ]
}
