/// How a smooth curve runs through one of its keyframes (Kochanek and Bartels 1984).
///
/// With all three at 0 the curve is Catmull and Rom's: it passes parallel to the line between the two neighbors.
public struct KeyframeShape: Hashable, Sendable {
  /// How tight the curve is: 1 stops at the keyframe, −1 swings out twice as far.
  public var tension: Double
  /// How smooth it is: 0 has no corner, −1 the corner of straight lines, 1 one turned inside out.
  public var continuity: Double
  /// Where it leans: 1 goes on in the direction in which it came, −1 sets off early in the one in which it leaves.
  public var bias: Double

  /// Creates a shape; 0 by default. Values usually lie in −1…1. One that isn't finite counts as 0.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension.isFinite ? tension : 0
    self.continuity = continuity.isFinite ? continuity : 0
    self.bias = bias.isFinite ? bias : 0
  }

  /// Makes one shape for each keyframe from lists as Core Animation has them; missing entries count as 0.
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

  /// The shares that the ways from the former and to the next keyframe have in the tangent that arrives.
  var arriving: (before: Double, after: Double) {
    let half = (1 - tension) / 2
    return (half * (1 - continuity) * (1 + bias), half * (1 + continuity) * (1 - bias))
  }

  /// Their shares in the tangent that leaves.
  var leaving: (before: Double, after: Double) {
    let half = (1 - tension) / 2
    return (half * (1 + continuity) * (1 + bias), half * (1 - continuity) * (1 - bias))
  }
}
