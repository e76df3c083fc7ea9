package import Staging
package import UIKit

/// The window and the controllers of an app of five screens.
@MainActor
package final class ScreensApp {
  package let window: UIWindow
  package let tabs = UITabBarController()
  package let list = PlaceListController()
  package let grid = PlaceGridController()
  package let form = ProfileController()

  /// Creates the app in a window on a stage, which retains it.
  init(on stage: Stage) {
    window = UIWindow(frame: stage.layer.bounds)
    window.contentScaleFactor = stage.scale
    window.tintColor = .systemIndigo
    window.showsKeyboard = true
    stage.layer.addSublayer(window.layer)
    stage.layer.setValue(self, forKey: Self.key)
    tabs.viewControllers = [
      navigation(list, "Places", "house"), navigation(grid, "Photos", "photo"),
      navigation(form, "Profile", "person"),
    ]
    window.rootViewController = tabs
  }

  private static let key = "app"

  /// Returns the app on a stage; nil if the stage shows another scene.
  package static func app(on stage: Stage) -> ScreensApp? { stage.layer.value(forKey: key) as? ScreensApp }

  private func navigation(_ root: UIViewController, _ title: String, _ symbol: String)
    -> UINavigationController
  {
    root.title = title
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = root as? any UINavigationControllerDelegate
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    return navigation
  }
}
