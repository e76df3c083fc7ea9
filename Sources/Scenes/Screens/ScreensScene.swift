package import Staging
import UIKit

/// An app of five screens: a list and a page with a custom transition, a grid, a form with a keyboard, and an alert.
package struct ScreensScene: Scene {
  package static let summary = "an app of five screens; a user taps, swipes, and types"
  package let size = CGSize(width: 375, height: 667)
  package let length = SceneLength.seconds(11)
  package let highlights = [0, 0.65, 1.4, 3.3, 4.95, 6.1, 8.5, 9.5]

  @Parameter("whether the app is dark") package var isDark = false
  @Parameter("whether content is read from right to left") package var isRightToLeft = false
  @Parameter("whether a simulated user operates the app") package var isVisited = true

  package init() {}

  package func build(on stage: Stage) {
    let app = ScreensApp(on: stage)
    app.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    app.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    app.window.makeKeyAndVisible()
    guard isVisited else { return }
    for (time, action) in ScreensApp.visit { stage.after(time) { action(app) } }
  }
}
