import MotionCore

extension CAKeyframeAnimation {
  /// Reports unknown modes, and arrays that are ignored or partly ignored because they don't match the
  /// values.
  final func reportInvalidSettings() {
    keyframes.calculationMode.reportIfUnknown(of: "calculationMode")
    keyframes.rotationMode?.reportIfUnknown(of: "rotationMode")
    guard keyframes.hasLists else { return }
    let route = keyframes.motionPath
    guard let count = keyframes.count(along: route) else { return }
    reportTimes(count, along: route)
    for shapes in [keyframes.tensions, keyframes.continuities, keyframes.biases] {
      guard let numbers = shapes?.map(\.doubleValue),
        numbers.count > count || !numbers.allSatisfy(\.isFinite)
      else { continue }
      CoreAnimationDiagnostics.report(
        "tension, continuity and bias need at most \(count) finite numbers for \(count) keyframe values, not \(numbers)"
      )
    }
  }

  /// Reports key times and timing functions that don't match the values; paced modes ignore both.
  private func reportTimes(_ count: Int, along route: MotionPath?) {
    guard !calculationMode.isPaced else { return }
    let timeCount = keyframes.calculationMode == .discrete && path == nil ? count + 1 : count
    if let times = keyframes.times, !keyframes.accepts(times, count: timeCount, along: route) {
      let range = path == nil ? "that run from 0 to 1" : "that are finite and continue"
      CoreAnimationDiagnostics.report(
        "\(count) keyframe values need \(timeCount) key times \(range) without decreasing, not \(times)")
    }
    if let curves = keyframes.timingFunctions?.count, curves != max(0, count - 1) {
      CoreAnimationDiagnostics.report(
        "\(count) keyframe values need \(max(0, count - 1)) timing functions, not \(curves)")
    }
  }
}

extension KeyframeAnimationValues {
  fileprivate var hasLists: Bool {
    times != nil || timingFunctions != nil || tensions != nil || continuities != nil || biases != nil
  }

  /// Whether key times are valid for the path, or for the values.
  fileprivate func accepts(_ times: [Double], count: Int, along route: MotionPath?) -> Bool {
    let valid = path == nil ? KeyTimes(times, count: count) : route?.keyTimes(times)
    return valid != nil
  }

  /// The number of keyframes: of values, or of points on the path; nil if neither is set.
  fileprivate func count(along route: MotionPath?) -> Int? {
    path == nil ? values?.count : route.map { $0.segmentCount + 1 }
  }
}
