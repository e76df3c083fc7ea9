/// The shape of a smooth curve at one of its keyframes (Kochanek and Bartels 1984).
///
/// With all three parameters at 0, the curve is a Catmull–Rom spline: its tangent is parallel to the line
/// between the two neighbors.
public struct KeyframeShape: Hashable, Sendable {
  /// The tightness of the curve: 1 stops at the keyframe, −1 doubles the tangent.
  public var tension: Double
  /// The smoothness: 0 has no corner, −1 has the corner of straight lines, 1 has an inverted corner.
  public var continuity: Double
  /// The weight of the two directions: 1 continues in the direction of arrival, −1 takes the direction of
  /// departure early.
  public var bias: Double

  /// Creates a shape. All parameters are 0 by default and usually in −1…1; one that isn't finite counts as 0.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension.isFinite ? tension : 0
    self.continuity = continuity.isFinite ? continuity : 0
    self.bias = bias.isFinite ? bias : 0
  }

  /// Returns one shape for each keyframe, from lists as in Core Animation. Missing entries count as 0.
  public static func shapes(
    tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []
  ) -> [KeyframeShape] {
    (0..<max(tensions.count, continuities.count, biases.count)).map { index in
      KeyframeShape(
        tension: index < tensions.count ? tensions[index] : 0,
        continuity: index < continuities.count ? continuities[index] : 0,
        bias: index < biases.count ? biases[index] : 0)
    }
  }

  /// The weights of the differences from the previous and to the next keyframe in the tangent of arrival.
  var arriving: (before: Double, after: Double) {
    let half = (1 - tension) / 2
    return (half * (1 - continuity) * (1 + bias), half * (1 + continuity) * (1 - bias))
  }

  /// The weights of the differences in the tangent of departure.
  var leaving: (before: Double, after: Double) {
    let half = (1 - tension) / 2
    return (half * (1 + continuity) * (1 + bias), half * (1 - continuity) * (1 - bias))
  }
}
