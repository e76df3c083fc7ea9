import MotionCore

extension CAKeyframeAnimation {
  /// Reports unknown modes, and arrays that are ignored or partly ignored because they don't match the
  /// values.
  ///
  /// - Parameter motionPath: The path to move along; nil if there is none, or if it isn't valid.
  final func reportInvalidSettings(_ motionPath: MotionPath?) {
    keyframes.calculationMode.reportIfUnknown(of: "calculationMode")
    keyframes.rotationMode?.reportIfUnknown(of: "rotationMode")
    guard keyframes.hasLists, let count = keyframes.count(along: motionPath) else { return }
    reportTimes(count, motionPath)
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
  private func reportTimes(_ count: Int, _ motionPath: MotionPath?) {
    guard !calculationMode.isPaced else { return }
    let timeCount = keyframes.calculationMode == .discrete && path == nil ? count + 1 : count
    if let times = keyframes.times, !keyframes.accepts(times, count: timeCount, along: motionPath) {
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
  fileprivate func accepts(_ times: [Double], count: Int, along motionPath: MotionPath?) -> Bool {
    let valid = path == nil ? KeyTimes(times, count: count) : motionPath?.keyTimes(times)
    return valid != nil
  }

  /// The number of keyframes: of values, or of points on the path; nil if neither is set.
  fileprivate func count(along motionPath: MotionPath?) -> Int? {
    path == nil ? values?.count : motionPath.map { $0.segmentCount + 1 }
  }
}
