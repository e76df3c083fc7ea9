import MotionCore

extension CAKeyframeAnimation {
  /// Reports lists that don't fit the values, and so are ignored or used in part.
  final func reportOddities() {
    guard keyframes.path == nil, let count = keyframes.values?.count, !calculationMode.isPaced else { return }
    let timeCount = keyframes.calculationMode == .discrete ? count + 1 : count
    if let times = keyframes.keyTimes?.map(\.doubleValue), KeyTimes(times, count: timeCount) == nil {
      CoreAnimationDiagnostics.report(
        "\(count) keyframe values take \(timeCount) key times, from 0 to 1 and never down, unlike \(times)")
    }
    if let curves = keyframes.timingFunctions?.count, curves != max(0, count - 1) {
      CoreAnimationDiagnostics.report(
        "\(count) keyframe values take \(max(0, count - 1)) timing functions, not \(curves)")
    }
  }
}
