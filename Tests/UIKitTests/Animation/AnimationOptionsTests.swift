import Testing
import UIKit

@MainActor
struct AnimationOptionsTests {
  @Test func `options have the raw values of Apple's UIKit`() {
    let flags: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions,
    ]
    #expect(flags.map(\.rawValue) == (0..<10).map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map(\.rawValue) == (0..<4).map { $0 << 16 })
    let transitions: [UIView.AnimationOptions] = [
      .transitionNone, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (0..<8).map { $0 << 20 })
    let rates: [UIView.AnimationOptions] = [
      .preferredFramesPerSecondDefault, .preferredFramesPerSecond60, .preferredFramesPerSecond30,
    ]
    #expect(rates.map(\.rawValue) == [0, 3 << 24, 7 << 24])
  }

  @Test func `keyframe options have the raw values of Apple's UIKit`() {
    let flags: [UIView.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration,
    ]
    #expect(flags.map(\.rawValue) == (0..<6).map { 1 << $0 })
    #expect(UIView.KeyframeAnimationOptions.overrideInheritedOptions.rawValue == 1 << 9)
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0..<5).map { $0 << 10 })
  }

  @Test func `curves and states have the raw values of Apple's UIKit`() {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
    #expect(positions.map(\.rawValue) == [0, 1, 2])
    let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
  }
}
