import MotionCore

extension CAKeyframeAnimation {
  /// Reports lists that don't fit the values, and so are ignored or used in part, and modes that nobody knows.
  final func reportOddities() {
    keyframes.calculationMode.reportIfUnknown(of: "calculationMode")
    keyframes.rotationMode?.reportIfUnknown(of: "rotationMode")
    guard keyframes.hasLists, let count = keyframes.count else { return }
    reportTimes(count)
    for shapes in [keyframes.tensions, keyframes.continuities, keyframes.biases] {
      guard let numbers = shapes?.map(\.doubleValue),
        numbers.count > count || !numbers.allSatisfy(\.isFinite)
      else { continue }
      CoreAnimationDiagnostics.report("\(count) keyframe values can't be shaped by \(numbers)")
    }
  }

  /// Paced modes have no use for times and pacings.
  private func reportTimes(_ count: Int) {
    guard !calculationMode.isPaced else { return }
    let timeCount = keyframes.calculationMode == .discrete ? count + 1 : count
    if let times = keyframes.times, KeyTimes(times, count: timeCount) == nil {
      CoreAnimationDiagnostics.report(
        "\(count) keyframe values take \(timeCount) key times, from 0 to 1 and never down, unlike \(times)")
    }
    if let curves = keyframes.timingFunctions?.count, curves != max(0, count - 1) {
      CoreAnimationDiagnostics.report(
        "\(count) keyframe values take \(max(0, count - 1)) timing functions, not \(curves)")
    }
  }
}

extension KeyframeAnimationValues {
  fileprivate var hasLists: Bool {
    keyTimes != nil || timingFunctions != nil || tensions != nil || continuities != nil || biases != nil
  }

  /// How many keyframes there are: values, or points of the path; nil without either.
  fileprivate var count: Int? {
    path == nil ? values?.count : motionPath.map { $0.segmentCount + 1 }
  }
}
