import Testing
import UIKit

@MainActor
struct UIMotionEffectTests {
  @Test func `views keep their motion effects`() {
    let view = UIView()
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group] && UIView().motionEffects.isEmpty)
    #expect(tilt.keyPath == "center.x" && tilt.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
