import TestSupport
import Testing

@testable import LayerTree

/// Behaviors 34 and 35: every animation stops exactly once and reports the correct reason.
@Suite struct AnimationEndTests {
  private final class Record: NSObject, CAAnimationDelegate {
    var starts = 0
    var stops: [Bool] = []
    var ends: [AnimationEnd] = []

    func animationDidStart(_ anim: CAAnimation) { starts += 1 }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
  }

  /// Makes random changes to a few layers and finally closes the host.
  @Test(arguments: 0..<20)
  func `random changes leave each animation with one stop, one end and at most one start`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let host = LayerHost(root: CALayer())
    let layers = (0..<4).map { _ in CALayer() }
    var all: [Record] = []
    for _ in 0..<200 {
      let layer = random.element(of: layers)
      host.perform {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<5: all.append(addAnimation(to: layer, &random))
        case 5: layer.removeAnimation(forKey: random.element(of: ["a", "b"]))
        case 6: layer.removeAllAnimations()
        case 7: layer.removeFromSuperlayer()
        case 8: host.root.addSublayer(layer)
        case 9: if layer !== layers[0] { layers[0].addSublayer(layer) }
        case 10: layer.speed = random.element(of: [0, 1, 2, -1])
        default: layer.timeOffset = Double.random(in: -1...1, using: &random)
        }
      }
      if Bool.random(using: &random) {
        host.advance(to: host.now + Double.random(in: 0...0.5, using: &random))
      }
    }
    host.close()
    for record in all {
      #expect(record.stops.count == 1 && record.ends.count == 1 && record.starts <= 1)
      #expect(record.stops == [record.ends == [.finished]])
      #expect(record.ends != [.finished] || record.starts == 1)
    }
  }

  private func addAnimation(to layer: CALayer, _ random: inout SeededGenerator) -> Record {
    let record = Record()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = Double.random(in: 0.01...1, using: &random)
    animation.repeatCount = random.element(of: [0, 2, .infinity])
    animation.isRemovedOnCompletion = Bool.random(using: &random)
    animation.delegate = record
    layer.add(animation, forKey: random.element(of: ["a", "b", nil]))
    layer.attached.last?.onEnd = { record.ends.append($0) }
    return record
  }

  @Test func `an animation that runs when its host closes ends with stageEnded`() {
    let host = LayerHost(root: CALayer())
    var ends: [AnimationEnd] = []
    host.perform {
      host.root.add(CABasicAnimation.fade(), forKey: nil)
      host.root.attached.last?.onEnd = { ends.append($0) }
    }
    host.advance(to: 0.5)
    host.close()
    #expect(ends == [.stageEnded])
  }
}
