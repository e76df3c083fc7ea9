import LayerTree
import TestSupport
import Testing

@Suite struct CASpringAnimationTests {
  @Test func `a spring animation with an infinite duration follows the same motion`() {
    for pacing in [nil, CAMediaTimingFunction(name: .linear)] {
      let positions = [10, Double.infinity].map { duration in
        let (hosted, spring) = (HostedLayer(), CASpringAnimation(keyPath: "position.x"))
        (spring.fromValue, spring.toValue, spring.duration) = (0, 1, duration)
        spring.timingFunction = pacing
        hosted.add(spring)
        return hosted.number("position.x", at: 1.25)
      }
      #expect(
        isClose(positions[1], positions[0], within: 1e-12) && isClose(positions[1], 1.0023, within: 1e-3))
    }
  }

  private func spring(_ configure: (CASpringAnimation) -> Void = { _ in }) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = 10
    configure(spring)
    return spring
  }

  private func values(_ spring: CASpringAnimation, at times: [Double]) -> [Double] {
    let hosted = HostedLayer()
    hosted.add(spring)
    return times.map { hosted.number("position.x", at: $0) }
  }

  /// S62, SPR-PD-1, SPR-PD-4.
  @Test func `defaults are Core Animation's`() {
    let spring = CASpringAnimation()
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
    #expect(isClose(spring.perceptualDuration, 0.6283185307179586, within: 1e-12))
    #expect(isClose(Double(spring.bounce), 0.5, within: 1e-12))
  }

  /// S63, S64, S65.
  @Test func `values follow the closed form of the motion`() {
    let times = [0.05, 0.15, 0.25, 0.45]
    #expect(
      isClose(values(spring(), at: times), [10.44054702, 61.04925, 102.33595, 111.84460], within: 1e-5))
    #expect(
      isClose(values(spring(), at: [0.1, 0.25, 0.5]), [34.029985, 102.335958, 107.459057], within: 1e-6))
    for damping in [20.0, 30] {
      let critical = spring { $0.damping = damping }
      #expect(isClose(values(critical, at: times), [9.02040, 44.21746, 71.27025, 93.89005], within: 1e-5))
      #expect(isClose(values(critical, at: [0.1]), [26.424112], within: 1e-6))
    }
    let overdamped = spring {
      $0.damping = 30
      $0.allowsOverdamping = true
    }
    #expect(isClose(values(overdamped, at: [0.1]), [21.335440], within: 1e-6))
    let fast = spring { $0.initialVelocity = 5 }
    #expect(isClose(values(fast, at: times), [29.30781, 87.32048, 116.04146, 107.67215], within: 1e-5))
    let back = spring { $0.initialVelocity = -5 }
    #expect(isClose(values(back, at: times), [-8.42671, 34.77803, 88.63046, 116.01706], within: 1e-5))
  }

  /// SPR-VALUE-3, SPR-VALUE-4, with their times as fractions of a duration of 1.2 s.
  @Test func `a critically damped spring has Apple's values`() {
    let critical = spring {
      $0.stiffness = 39.4784176
      $0.damping = 12.56637061
      $0.duration = 1.2
    }
    #expect(isClose(values(critical, at: [0.6, 0.9]), [89.003396, 97.6705], within: 1e-4))
  }

  /// S68.
  @Test func `a shorter duration cuts off the motion`() {
    let short = values(spring { $0.duration = 0.5 }, at: [0.1, 0.49, 0.51])
    #expect(isClose(short, [34.02998, 108.34388, 0], within: 1e-5))
  }

  struct Settling: CustomTestStringConvertible, Sendable {
    let row: String
    /// Mass, stiffness, damping and initial velocity.
    let constants: [Double]
    let duration: Double
    var tolerance = 1e-9

    var testDescription: String { row }
  }

  static let settlings: [Settling] = [
    Settling(
      row: "SPR-SETTLE-1", constants: [1, 157.9136704, 20.10619298, 0], duration: 0.7714094006693448,
      tolerance: 1e-6),
    Settling(
      row: "SPR-SETTLE-3", constants: [1, 17.54596338, 2.513274123, 0], duration: 5.71461784505134,
      tolerance: 1e-6),
    Settling(row: "SPR-SETTLE-DEFAULT", constants: [1, 100, 10, 0], duration: 1.4727003346780927),
    Settling(row: "SPR-SETTLE-C1", constants: [1, 100, 1, 0], duration: 13.91321015404625),
    Settling(row: "SPR-SETTLE-C20", constants: [1, 100, 20, 0], duration: 1),
    Settling(row: "SPR-SETTLE-C100", constants: [1, 100, 100, 0], duration: 1),
    Settling(row: "SPR-SETTLE-DOC5", constants: [1, 100, 5, 0], duration: 2.85, tolerance: 0.01),
    Settling(
      row: "SPR-SETTLE-KEYBOARD, SPR-KEYBOARD", constants: [3, 1000, 500, 0], duration: 0.6, tolerance: 0.05),
    Settling(row: "SPR-PD-4", constants: [1, 100, 40, 0], duration: 1),
    // Further constants, named by what distinguishes them.
    Settling(row: "stiff", constants: [1, 300, 20, 0], duration: 0.7442555275721707),
    Settling(row: "heavy", constants: [2, 100, 5, 0], duration: 5.658348137358159),
    Settling(row: "fast", constants: [1, 100, 10, 5], duration: 1.3815510557964275),
    Settling(row: "backward", constants: [1, 100, 10, -5], duration: 1.5350814063145797),
    Settling(row: "overdamped", constants: [1, 100, 30, 0], duration: 1),
    Settling(row: "critical and stiff", constants: [1, 400, 40, 0], duration: 0.5),
    Settling(row: "critical and soft", constants: [1, 25, 10, 0], duration: 1.9),
  ]

  @Test(arguments: settlings)
  func `S66: settling durations are the published ones`(_ each: Settling) {
    let spring = spring {
      ($0.mass, $0.stiffness) = (CGFloat(each.constants[0]), CGFloat(each.constants[1]))
      ($0.damping, $0.initialVelocity) = (CGFloat(each.constants[2]), CGFloat(each.constants[3]))
    }
    #expect(isClose(spring.settlingDuration, each.duration, within: each.tolerance))
    #expect(spring.damping == CGFloat(each.constants[2]))
  }

  /// S66.
  @Test func `an undamped spring never settles, and an overdamped one takes longer than a critical one`() {
    #expect(spring { $0.damping = 0 }.settlingDuration == Double(Float.greatestFiniteMagnitude))
    let allowed = spring {
      $0.damping = 40
      $0.allowsOverdamping = true
    }
    #expect(allowed.bounce == -0.5 && allowed.settlingDuration > 1)  // SPR-PD-4
  }

  /// S67.
  @Test func `invalid constants are ignored`() {
    let spring = spring()
    spring.mass = 0
    spring.stiffness = 0
    spring.damping = -1
    spring.initialVelocity = .nan
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }

  /// S70, SPR-PD-2, SPR-PD-3.
  @Test func `perceptual duration and bounce determine a spring`() {
    let overdamped = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(isClose(Double(overdamped.stiffness), 4 * .pi * .pi, within: 1e-12))
    #expect(isClose(Double(overdamped.damping), 8 * .pi, within: 1e-12))
    #expect(overdamped.mass == 1 && overdamped.allowsOverdamping)
    #expect(isClose(overdamped.settlingDuration, 2.6, within: 0.2))
    let immediate = CASpringAnimation(perceptualDuration: 1, bounce: -1)
    #expect(immediate.damping == .infinity && immediate.settlingDuration == 0)
    immediate.keyPath = "position.x"
    immediate.fromValue = 0
    immediate.toValue = 100
    immediate.duration = 1
    #expect(values(immediate, at: [0, 1e-6, 0.5]) == [0, 100, 100])
    let bouncy = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect(
      isClose([bouncy.stiffness, bouncy.damping].map { Double($0) }, [39.478418, 6.283185], within: 1e-6))
    #expect(
      isClose(bouncy.duration, 2.34387537957, within: 1e-9) && bouncy.duration == bouncy.settlingDuration)
    for (duration, bounce) in [(0.0, 2.0), (.nan, .nan), (-1, -7)] {
      #expect(CASpringAnimation(perceptualDuration: duration, bounce: bounce).stiffness > 0)
    }
  }

  /// S69.
  @Test func `springs animate every kind of value`() {
    let layer = CALayer()
    layer.backgroundColor = .black
    let hosted = HostedLayer(layer)
    for (keyPath, from, to) in [
      ("cornerRadius", 0 as Any, 10 as Any), ("transform.scale", 1, 2),
      ("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 20)),
      ("borderColor", CGColor.black, CGColor.white),
    ] {
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.fromValue = from
      spring.toValue = to
      spring.duration = 2
      hosted.add(spring)
    }
    #expect(isClose(hosted.number("cornerRadius", at: 0.1), 3.4029985, within: 1e-6))
    #expect(isClose(hosted.number("transform.scale", at: 0.1), 1.34029985, within: 1e-7))
    #expect(isClose(hosted.number("bounds.size.height", at: 0.1), 6.805997, within: 1e-6))
    let color: CGColor? = hosted.value("borderColor", at: 0.1)
    #expect(isClose(Double(color?.components?.first ?? 0), 0.34029985, within: 1e-7))
  }
}
