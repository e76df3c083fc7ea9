import MotionCore

extension Chart {
  /// Returns the progress of a spring that starts at rest.
  private static func progress(_ spring: Spring) -> @Sendable (Double) -> Double {
    let motion = spring.motion(from: -1, velocity: 0)
    return { 1 + motion.displacement(at: $0) }
  }

  static let dampingRatios = Chart(
    title: "One stiffness, five damping ratios", times: 0...1.6, values: 0...1.6,
    lines: [0.2, 0.5, 0.7, 1, 2].map { ratio in
      Line(
        name: "ratio \(Ticks.text(ratio))", function: progress(Spring(stiffness: 100, damping: 20 * ratio)))
    })

  static let bounces = Chart(
    title: "A perceptual duration of 0.5 s, and bounce", times: 0...1.2, values: 0...1.4,
    lines: [-0.5, 0, 0.15, 0.3, 0.6].map { bounce in
      Line(
        name: "bounce \(Ticks.text(bounce))",
        function: progress(Spring(perceptualDuration: 0.5, bounce: bounce)))
    })

  /// A target that moves from 1 to 0 at 0.25 s.
  static let retargeting: Chart = {
    let (turn, spring) = (0.25, Spring(perceptualDuration: 0.5, bounce: 0.2))
    let first = spring.motion(from: -1, velocity: 0)
    let state = first.state(at: turn)
    let second = spring.motion(from: 1 + state.displacement, velocity: state.velocity)
    @Sendable func restarted(_ time: Double) -> Double {
      let curve = UnitBezier.easeInEaseOut
      let height = curve.value(at: turn / 0.5)
      return time < turn ? curve.value(at: time / 0.5) : height * (1 - curve.value(at: (time - turn) / 0.5))
    }
    return Chart(
      title: "The target goes back at 0.25 s", times: 0...1.2, values: -0.2...1.2,
      lines: [
        Line(name: "spring") {
          $0 < turn ? 1 + first.displacement(at: $0) : second.displacement(at: $0 - turn)
        },
        Line(name: "ease, restarted", function: restarted),
      ])
  }()

  static let steps: Chart = {
    let spring = Spring(stiffness: 400, damping: 8)
    return Chart(
      title: "The same spring, stepped and in closed form", times: 0...1, values: -0.5...2.5,
      lines: [
        Line(name: "closed form", function: progress(spring)),
        Line(name: "30 steps/s", function: stepped(spring, rate: 30), isDashed: true),
        Line(name: "60 steps/s", function: stepped(spring, rate: 60), isDashed: true),
        Line(name: "240 steps/s", function: stepped(spring, rate: 240), isDashed: true),
      ])
  }()

  /// Returns the progress of a spring that is integrated with one Euler step per frame.
  private static func stepped(_ spring: Spring, rate: Double) -> @Sendable (Double) -> Double {
    { time in
      var (displacement, velocity) = (-1.0, 0.0)
      for _ in 0..<Int(time * rate) {
        let force = -spring.stiffness * displacement - spring.damping * velocity
        displacement += velocity / rate
        velocity += force / spring.mass / rate
      }
      return 1 + displacement
    }
  }
}
