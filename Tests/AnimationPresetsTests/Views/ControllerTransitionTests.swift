import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct ControllerTransitionTests {
  @Test(
    "S196: slide takes 0.3 s, zoom 0.4 s, for presenting and dismissing",
    arguments: [SceneTransition.slide, .zoom])
  func transition(_ scene: SceneTransition) {
    let staged = StagedView(UIView(frame: .zero))
    let (list, detail) = (UIViewController(), UIViewController())
    let transition: ControllerTransition = scene == .slide ? TransitionManager() : TransitionZoom()
    var times: [Double] = []
    staged.at { _ in
      staged.window.rootViewController = list
      detail.modalPresentationStyle = .fullScreen
      detail.transitioningDelegate = transition
    }
    staged.at(1) { _ in list.present(detail, animated: true) { times.append(CACurrentMediaTime()) } }
    #expect(detail.shows(scene == .slide ? 200 : 0, "transform.translation.y"))
    #expect(detail.shows(scene == .slide ? 1 : 2, "transform.scale.x"))
    staged.stage.advance(to: 1 + scene.duration / 2)
    #expect(detail.shows(scene == .slide ? 100 : 0, "transform.translation.y"))
    #expect(list.shows(scene == .slide ? 0.9 : 0.75, "transform.scale.x"))
    #expect(list.shows(scene == .slide ? 0.75 : 0.5, "opacity"))
    staged.at(3) { _ in list.dismiss(animated: true) { times.append(CACurrentMediaTime()) } }
    #expect(list.shows(scene == .slide ? 0.8 : 0.5, "transform.scale.x"))
    staged.stage.advance(to: 3 + scene.duration / 2)
    #expect(detail.shows(scene == .slide ? 1 : 1.5, "transform.scale.x"))
    #expect(detail.shows(scene == .slide ? 100 : 0, "transform.translation.y"))
    staged.stage.advance(to: 5)
    #expect(list.view.transform.isIdentity && list.view.alpha == 1 && list.presentedViewController == nil)
    #expect(isClose(times, [1 + scene.duration, 3 + scene.duration], within: 1e-6))
  }
}

extension UIViewController {
  fileprivate func shows(_ value: Double, _ keyPath: String) -> Bool {
    isClose(view.layer.presentation()?.number(keyPath) ?? .nan, value, within: 1e-4 * max(1, abs(value)))
  }
}
