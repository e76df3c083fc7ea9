import TestSupport
import Testing

@testable import LayerTree

/// The times computed from a host's clocks equal those computed from the layers' own timing.
@Suite struct CommittedTimeTests {
  private func randomTree(_ random: inout SeededGenerator, under root: CALayer) -> [CALayer] {
    var layers = [root]
    for _ in 0..<30 {
      let layer = CALayer()
      if Int.random(in: 0..<3, using: &random) == 0 {
        layer.speed = random.element(of: [0, -1, 0.5, 2, 3])
        layer.timeOffset = random.element(of: [0, 0.7, -2])
        layer.beginTime = random.element(of: [0, 1, -0.3])
      }
      random.element(of: layers).addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }

  /// Moves some layers to others that they don't contain, or out of the tree, and animates some.
  private func moveLayers(of layers: [CALayer], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let (layer, superlayer) = (random.element(of: Array(layers.dropFirst())), random.element(of: layers))
      layer.removeFromSuperlayer()
      let containsSuperlayer = sequence(first: superlayer, next: \.superlayer).contains { $0 === layer }
      if !containsSuperlayer { superlayer.addSublayer(layer) }
      if Bool.random(using: &random) { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }
    }
  }

  private func expectEqualTimes(
    _ layers: [CALayer], _ host: LayerHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for layer in layers {
      let local = layer.committedLocalTime(fromMediaTime: host.now, in: host)
      #expect(local == layer.localTime(fromMediaTime: host.now), sourceLocation: sourceLocation)
      let interval = layer.committedMediaInterval(from: 1.5, length: 2, in: host)
      #expect(interval == layer.mediaInterval(from: 1.5, length: 2), sourceLocation: sourceLocation)
    }
  }

  @Test func `clocks and ancestors give the same times in any tree, also after changes`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      let root = CALayer()
      let host = LayerHost(root: root)
      defer { host.close() }
      host.advance(to: random.double(in: 0...5))
      let layers = host.perform { randomTree(&random, under: root) }
      expectEqualTimes(layers, host)
      host.perform {
        random.element(of: layers).speed = random.element(of: [0, 1, 4])
        layers[30].removeFromSuperlayer()
        layers[1].addSublayer(layers[30])
      }
      host.advance(to: host.now + 1)
      expectEqualTimes(layers, host)
      for _ in 0..<3 {
        host.perform { moveLayers(of: layers, &random) }
        expectEqualTimes(layers.filter { $0.host === host }, host)
      }
    }
  }
}
