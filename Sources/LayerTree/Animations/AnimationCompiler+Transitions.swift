import CoreGraphics
import MotionCore

extension AnimationCompiler {
  mutating func addTransition(_ transition: CATransition, level: Int) {
    transition.transition.type.reportIfUnknown(of: "type")
    transition.transition.subtype?.reportIfUnknown(of: "subtype")
    let (start, end) = transition.transition.range
    add(
      .init(
        level: level, target: .numbers(transitionChannel(), first: 0, count: 1),
        values: .endpoints(from: .value([start]), to: .value([end]))))
  }
}

extension LayerHost {
  /// The value of a transition's progress channel while no transition runs.
  static var noTransition: Double { -1 }
}
