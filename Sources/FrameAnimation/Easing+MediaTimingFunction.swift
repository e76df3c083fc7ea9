public import MotionCore
public import QuartzCore

extension Easing {
  /// An easing that follows one of Core Animation's timing functions.
  public init(_ function: CAMediaTimingFunction) {
    var (first, second) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    self.init(UnitBezier(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1])))
  }
}
