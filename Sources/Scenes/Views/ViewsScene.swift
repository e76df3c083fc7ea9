package import Staging
import UIKit

/// All views in their states, and a user who types, taps, and drags.
package struct ViewsScene: Scene {
  package static let summary = "all views in their states; a user types, taps, and drags"
  package let size = CGSize(width: 750, height: 1000)
  package let length = SceneLength.seconds(4.5)
  package let highlights = [0, 0.5, 1.25, 1.5, 2.5, 3.1, 3.4, 4.2]

  package init() {}

  package func build(on stage: Stage) {
    let (window, page) = ViewsPage.show(on: stage)
    for (time, action) in ViewsPage.visit { stage.after(time) { action(window, page) } }
  }
}

extension ViewsPage {
  /// Shows the page in a window on a stage, which retains it.
  static func show(on stage: Stage) -> (UIWindow, ViewsPage) {
    let window = UIWindow(frame: stage.layer.bounds)
    window.contentScaleFactor = stage.scale
    stage.layer.addSublayer(window.layer)
    stage.layer.setValue(window, forKey: "window")
    let page = ViewsPage(frame: window.bounds, density: stage.scale)
    window.addSubview(page)
    window.makeKeyAndVisible()
    page.list.flashScrollIndicators()
    return (window, page)
  }

  /// An action of a user, and its time in seconds.
  typealias Action = (Double, (UIWindow, ViewsPage) -> Void)

  /// The actions of a user.
  static let visit: [Action] = typing + gestures

  // Each list has its type, and each drag is a function: in one expression, the compiler would check their types for seconds.

  private static let typing: [Action] =
    [(0.1, { $0.tap(at: $0.center(of: $1.name)) })]
    + "Ada".enumerated().map { index, character -> Action in
      (0.2 + 0.1 * Double(index), { window, _ in window.type(String(character)) })
    }

  private static let gestures: [Action] = [
    (1.2, { $0.touchDown(at: $0.center(of: $1.pressed)) }),
    (1.3, { window, _ in window.touchUp() }),
    (1.4, { $0.tap(at: $0.center(of: $1.toggle)) }),
    (2, { $0.tap(at: $0.center(of: $1.note)) }),
    (2.2, { window, _ in window.type("here") }),
    (2.5, { dragSlider(of: $1, in: $0) }),
    (3, { dragList(of: $1, in: $0) }),
  ]

  private static func dragSlider(of page: ViewsPage, in window: UIWindow) {
    let start = window.center(of: page.slider)
    window.drag(
      from: CGPoint(x: start.x - 27.4, y: start.y), to: CGPoint(x: start.x + 50, y: start.y), duration: 0.4)
  }

  private static func dragList(of page: ViewsPage, in window: UIWindow) {
    let start = window.center(of: page.list)
    window.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60), duration: 0.2)
  }
}

extension UIWindow {
  fileprivate func center(of view: UIView) -> CGPoint {
    convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
  }
}
