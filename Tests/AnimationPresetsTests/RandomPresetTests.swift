import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing

/// Random presets with random parameters, interrupted at random times.
@Suite struct RandomPresetTests {
  /// Each case plays 100 s, so there are fewer of them. `QUARTZITE_CASES=500000` runs ten thousand.
  private var caseCount: UInt64 { UInt64(max(300, randomCaseCount / 50)) }

  private static func preset(_ random: inout SeededGenerator) -> SpringPreset {
    var preset = SpringPreset(random.element(of: SpringPreset.Kind.allCases))
    let ranges: [String: ClosedRange<Double>] = [
      "force": -3...5, "delay": 0...2, "duration": 0.01...3, "damping": 0...1, "velocity": -2...5,
      "x": -300...300, "y": -300...300, "scaleX": -1...5, "scaleY": -1...5, "rotate": -5...5,
      "opacity": 0...1,
    ]
    for parameter in PresetParameter.all where Bool.random(using: &random) {
      if let range = ranges[parameter.name] {
        preset[keyPath: parameter.keyPath] = random.double(in: range)
      } else {
        preset[keyPath: parameter.keyPath] = random.element(of: [0, 0.5, 1, 2, 3, 7.25, .nan, -1])
      }
    }
    preset.curve = Bool.random(using: &random) ? random.element(of: SpringPreset.Curve.allCases) : nil
    preset.direction = Bool.random(using: &random) ? .from : .to
    return preset
  }

  /// A preset that was started.
  private struct Run {
    let preset: SpringPreset
    let begin: Double
    let ends = Ends()
  }

  @Test func `each preset ends once, at its end unless interrupted, with the layer in its final state`() {
    for seed in 0..<caseCount {
      var random = SeededGenerator(seed: seed)
      let card = StagedCard()
      var (runs, time, transform, opacity): ([Run], Double, CATransform3D, Double) = (
        [], 0, CATransform3DIdentity, 1
      )
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        time += random.double(in: 0...2)
        let run = Run(preset: Self.preset(&random), begin: time)
        card.at(time) { $0.animate(run.preset, completion: run.ends.record) }
        transform = run.preset.finalState.transform(after: transform)
        opacity = run.preset.finalState.opacity ?? opacity
        runs.append(run)
      }
      let removal = time + random.double(in: 0...3)
      let isRemoved = Bool.random(using: &random)
      if isRemoved { card.at(removal) { $0.removeAllAnimations() } }
      card.stage.advance(to: max(time, isRemoved ? removal : 0) + 1)
      #expect(card.layer.presentation()?.isFinite == true, "seed \(seed)")
      card.stage.advance(to: 100)
      for run in runs {
        let end = run.begin + run.preset.length
        #expect(run.ends.all.count == 1, "seed \(seed), \(run.preset)")
        guard let completion = run.ends.all.first else { continue }
        if completion.finished {
          #expect(isClose(completion.time, end, within: 1e-5), "seed \(seed), \(run.preset)")
        } else {
          #expect(
            completion.time < end && (isRemoved || runs.contains { $0.begin == completion.time }),
            "seed \(seed)")
        }
      }
      #expect(card.layer.animationKeys() == nil, "seed \(seed)")
      #expect(card.layer.transform.isClose(to: transform), "seed \(seed)")
      #expect(isClose(Double(card.layer.opacity), opacity, within: 1e-6), "seed \(seed)")
      #expect(card.layer.position == CGPoint(x: 100, y: 100), "seed \(seed)")
    }
  }
}

extension CATransform3D {
  fileprivate func isClose(to other: CATransform3D) -> Bool {
    zip(numbers, other.numbers).allSatisfy { TestSupport.isClose($0, $1, within: 1e-6 * max(1, abs($1))) }
  }

  private var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(Double.init)
  }
}
