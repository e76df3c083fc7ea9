import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing
import UIKit

/// The samples of the article on Spring in current Swift, compared with the presets that they explain.
///
/// Their keyframes have five values and six key times, which are ignored: values are evenly spaced.
@MainActor
@Suite struct SampleTests {
  private let force = 1.0
  private let duration = 0.7
  private let delay = 0.0
  private let repeatCount: Float = 1
  private let timeFunction = CAMediaTimingFunction(name: .linear)

  /// Returns the keyframes that the samples have in common.
  private func keyframes(_ keyPath: String, _ values: [Double], additive: Bool) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation()
    animation.keyPath = keyPath
    animation.values = values
    animation.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
    animation.timingFunction = timeFunction
    animation.duration = CFTimeInterval(duration)
    animation.isAdditive = additive
    animation.repeatCount = repeatCount
    animation.beginTime = CACurrentMediaTime() + CFTimeInterval(delay)
    return animation
  }

  /// Returns whether a sample and a preset show the same at their start, middle and end, and in between.
  private func isSame(
    _ preset: SpringPreset, _ keyPaths: [String], curve: SpringPreset.Curve? = .linear,
    as sample: (UIView) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (ours, theirs) = (StagedView(UIView(frame: .zero)), StagedView(UIView(frame: .zero)))
    ours.at(1) { $0.animate(preset(curve: curve)) }
    theirs.at(1, sample)
    for fraction in [0, 0.1, 0.25, 0.4, 0.5, 0.75, 0.9, 1] {
      let time = 1 + duration * fraction
      ours.stage.advance(to: time)
      for keyPath in keyPaths {
        let value = ours.view.layer.presentation()?.number(keyPath) ?? .nan
        #expect(
          theirs.shows(value, keyPath, at: time), "\(keyPath) \(fraction)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `S184: the example works with its capitalized names`() {
    let ballView = SpringView(frame: .zero)
    let staged = StagedView(ballView)
    staged.at { ballView in
      ballView.animation = "Shake"
      ballView.curve = "EaseOut"
      ballView.animate()
    }
    // easeOut is 0.37814 after a quarter and 0.68464 after a half.
    #expect(staged.shows(100, "position.x", at: 0))
    #expect(staged.shows(130 - 60 * (4 * 0.37814 - 1), "position.x", at: 0.175))
    #expect(staged.shows(70 + 60 * (4 * 0.68464 - 2), "position.x", at: 0.35))
    #expect(staged.shows(100, "position.x", at: 0.7))
  }

  @Test func `S186: the article's shake equals the preset`() {
    isSame(.shake, ["position.x"]) { ballView in
      let animation = keyframes("position.x", [0, 30 * force, -30 * force, 30 * force, 0], additive: true)
      ballView.layer.add(animation, forKey: "shake")
    }
  }

  @Test func `S186: the article's pop equals the preset`() {
    isSame(.pop, ["transform.scale"]) { view in
      let animation = keyframes(
        "transform.scale", [0, 0.2 * force, -0.2 * force, 0.2 * force, 0], additive: true)
      view.layer.add(animation, forKey: "pop")
    }
  }

  @Test func `S186: the article's morph equals the preset`() {
    isSame(.morph, ["transform.scale.x", "transform.scale.y"]) { view in
      let morphX = keyframes("transform.scale.x", [1, 1.3 * force, 0.7, 1.3 * force, 1], additive: false)
      let morphY = keyframes("transform.scale.y", [1, 0.7, 1.3 * force, 0.7, 1], additive: false)
      view.layer.add(morphX, forKey: "morphX")
      view.layer.add(morphY, forKey: "morphY")
    }
  }

  @Test func `S186: the article's squeeze equals the preset`() {
    isSame(.squeeze, ["transform.scale.x", "transform.scale.y"]) { view in
      let morphX = keyframes("transform.scale.x", [1, 1.5 * force, 0.5, 1.5 * force, 1], additive: false)
      let morphY = keyframes("transform.scale.y", [1, 0.5, 1, 0.5, 1], additive: false)
      view.layer.add(morphX, forKey: "morphX")
      view.layer.add(morphY, forKey: "morphY")
    }
  }

  @Test func `S186: the article's wobble equals the preset`() {
    isSame(.wobble, ["transform.rotation.z", "position.x"]) { view in
      let animation = keyframes(
        "transform.rotation", [0, 0.3 * force, -0.3 * force, 0.3 * force, 0], additive: true)
      view.layer.add(animation, forKey: "wobble")
      let x = keyframes("position.x", [0, 30 * force, -30 * force, 30 * force, 0], additive: true)
      view.layer.add(x, forKey: "x")
    }
  }

  @Test func `S186: the article's swing equals the preset`() {
    isSame(.swing, ["transform.rotation.z"]) { view in
      let animation = keyframes(
        "transform.rotation", [0, 0.3 * force, -0.3 * force, 0.3 * force, 0], additive: true)
      view.layer.add(animation, forKey: "swing")
    }
  }

  @Test(
    "S187: the article's flips equal the presets until their end",
    arguments: [(SpringPreset.flipX, 0.0, 1.0), (.flipY, 1, 0)])
  func flip(_ preset: SpringPreset, x: CGFloat, y: CGFloat) {
    let staged = StagedView(UIView(frame: .zero))
    staged.at { view in
      var perspective = CATransform3DIdentity
      perspective.m34 = -1.0 / view.layer.frame.size.width / 2
      let animation = CABasicAnimation()
      animation.keyPath = "transform"
      animation.fromValue = NSValue(caTransform3D: CATransform3DMakeRotation(0, 0, 0, 0))
      animation.toValue = NSValue(
        caTransform3D: CATransform3DConcat(perspective, CATransform3DMakeRotation(.pi, x, y, 0)))
      animation.duration = CFTimeInterval(duration)
      animation.beginTime = CACurrentMediaTime() + CFTimeInterval(delay)
      animation.timingFunction = timeFunction
      view.layer.add(animation, forKey: "3d")
    }
    let key = x == 0 ? \CATransform3D.m11 : \CATransform3D.m22
    func presentationValue(at time: Double) -> Double {
      staged.stage.advance(to: time)
      return staged.view.layer.presentation().map { Double($0.transform[keyPath: key]) } ?? .nan
    }
    #expect(
      isClose(presentationValue(at: 0), 1, within: 1e-9)
        && isClose(presentationValue(at: 0.35), 0, within: 1e-6))
    // The article's flip snaps back at the end; the preset stays turned.
    #expect(
      isClose(presentationValue(at: 0.6999), -1, within: 1e-5)
        && isClose(presentationValue(at: 0.7), 1, within: 1e-9))
    staged.at { $0.animate(preset) }
    #expect(isClose(presentationValue(at: 2), -1, within: 1e-9))
  }

  /// The article rotates the translation too: its layer ends 300 points along a tilted axis.
  @Test func `S188: the article's fall to 300 points equals a move`() {
    let tipped = 15 * Double.pi / 180
    isSame(
      .move(x: -300 * sin(tipped), y: 300 * cos(tipped), rotate: tipped, direction: .to),
      ["transform.translation.x", "transform.translation.y", "transform.rotation.z"], curve: nil
    ) { view in
      UIView.animate(
        withDuration: TimeInterval(duration), delay: TimeInterval(delay), usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0.7, options: [.curveLinear, .allowUserInteraction],
        animations: {
          let translate = CGAffineTransform(translationX: 0, y: 300)
          let rotate = CGAffineTransform(rotationAngle: 15 * CGFloat(Double.pi / 180))
          view.transform = translate.concatenating(rotate)
        }, completion: nil)
    }
  }

  /// The article scales the translation too: 100 points become 80.
  @Test func `S188: the article's slide and squeeze to 100 points equal moves`() {
    isSame(
      .move(x: 80, scaleX: 0.8, direction: .to), ["transform.translation.x", "transform.scale.x"], curve: nil
    ) { view in
      UIView.animate(
        withDuration: TimeInterval(duration), delay: TimeInterval(delay), usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0.7, options: [.curveLinear, .allowUserInteraction],
        animations: {
          let translate = CGAffineTransform(translationX: 100, y: 0)
          let scale = CGAffineTransform(scaleX: 0.8, y: 1)
          view.transform = translate.concatenating(scale)
        }, completion: nil)
    }
  }

  @Test func `S93: the curves have the control points of the article's list`() {
    let list: [(String, [Float])] = [
      ("EaseInSine", [0.47, 0, 0.745, 0.715]), ("EaseOutSine", [0.39, 0.575, 0.565, 1]),
      ("EaseInOutSine", [0.445, 0.05, 0.55, 0.95]), ("EaseInQuad", [0.55, 0.085, 0.68, 0.53]),
      ("EaseOutQuad", [0.25, 0.46, 0.45, 0.94]), ("EaseInOutQuad", [0.455, 0.03, 0.515, 0.955]),
      ("EaseInCubic", [0.55, 0.055, 0.675, 0.19]), ("EaseOutCubic", [0.215, 0.61, 0.355, 1]),
      ("EaseInOutCubic", [0.645, 0.045, 0.355, 1]), ("EaseInQuart", [0.895, 0.03, 0.685, 0.22]),
      ("EaseOutQuart", [0.165, 0.84, 0.44, 1]), ("EaseInOutQuart", [0.77, 0, 0.175, 1]),
      ("EaseInQuint", [0.755, 0.05, 0.855, 0.06]), ("EaseOutQuint", [0.23, 1, 0.32, 1]),
      ("EaseInOutQuint", [0.86, 0, 0.07, 1]), ("EaseInExpo", [0.95, 0.05, 0.795, 0.035]),
      ("EaseOutExpo", [0.19, 1, 0.22, 1]), ("EaseInOutExpo", [1, 0, 0, 1]),
      ("EaseInCirc", [0.6, 0.04, 0.98, 0.335]), ("EaseOutCirc", [0.075, 0.82, 0.165, 1]),
      ("EaseInOutCirc", [0.785, 0.135, 0.15, 0.86]), ("EaseInBack", [0.6, -0.28, 0.735, 0.045]),
      ("EaseOutBack", [0.175, 0.885, 0.32, 1.275]), ("EaseInOutBack", [0.68, -0.55, 0.265, 1.55]),
      ("Linear", [0, 0, 1, 1]), ("EaseIn", [0.42, 0, 1, 1]), ("EaseOut", [0, 0, 0.58, 1]),
      ("EaseInOut", [0.42, 0, 0.58, 1]),
    ]
    for (name, points) in list {
      let function = SpringPreset.Curve(name: name)?.timingFunction()
      let values = [1, 2].flatMap { index in
        var point: [Float] = [0, 0]
        function?.getControlPoint(at: index, values: &point)
        return point
      }
      #expect(values == points, "\(name)")
    }
  }
}

/// Every preset with every curve, as in a gallery.
@Suite struct GalleryTests {
  @Test(
    "S198: 27 presets and more with 29 curves, each once to its end", arguments: SpringPreset.Kind.allCases)
  func gallery(_ kind: SpringPreset.Kind) {
    for curve in SpringPreset.Curve.allCases {
      let (card, ends) = (StagedCard(), Ends())
      let preset = SpringPreset(kind)(curve: curve)
      card.at { $0.animate(preset, completion: ends.record) }
      for time in [0.0, 0.2, 0.5] {
        card.stage.advance(to: time)
        #expect(card.layer.presentation()?.isFinite == true)
      }
      card.stage.advance(to: 1)
      #expect(ends.isOne(at: 0.7), "\(curve)")
    }
  }
}
