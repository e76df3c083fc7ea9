import CoreGraphics
import Synchronization
import TestSupport
import Testing

@testable import LayerTree

/// Neither animations nor hosts retain layers that were removed, and no reference to a released object remains.
@Suite struct ReleasedLayersTests {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// Some trees that random steps change and release.
  private final class Forest {
    var hosts: [LayerHost] = []
    var layers: [CALayer] = []
    var animations: [CAAnimation] = []
    var created: [Weak] = []
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func track<Object: AnyObject>(_ object: Object) -> Object {
      created.append(Weak(object))
      return object
    }

    func index(below count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    func step() {
      switch index(below: 12) {
      case 0:
        let host = track(LayerHost(root: track(CALayer())))
        hosts.append(host)
        layers.append(host.root)
      case 1..<4:
        let layer = track(CALayer())
        if let parent = layers.randomElement(using: &random) { parent.addSublayer(layer) }
        layers.append(layer)
      case 4..<7: addAnimation()
      case 7: layers.randomElement(using: &random)?.removeAllAnimations()
      case 8: layers.randomElement(using: &random)?.removeFromSuperlayer()
      case 9 where !layers.isEmpty: layers.remove(at: index(below: layers.count))
      case 10: commit()
      case 11 where hosts.count > 2 || index(below: 4) == 0: closeHost()
      default: break
      }
    }

    private func addAnimation() {
      guard let layer = layers.randomElement(using: &random) else { return }
      let keyPath = ["opacity", "position.x", "transform.scale.x", "backgroundColor"][index(below: 4)]
      let animation = track(CABasicAnimation(keyPath: keyPath))
      if keyPath != "backgroundColor" { (animation.fromValue, animation.toValue) = (0.2, 0.7) }
      animation.duration = random.double(in: 0.1...2)
      animation.isRemovedOnCompletion = index(below: 3) > 0
      if index(below: 3) == 0 {
        let log = track(EventLog())
        animation.delegate = log
      }
      layer.add(animation, forKey: index(below: 2) == 0 ? "key" : nil)
      animations.append(animation)
      if index(below: 2) == 0 { animations.remove(at: index(below: animations.count)) }
    }

    private func commit() {
      guard let host = hosts.randomElement(using: &random) else { return CATransaction.flush() }
      host.advance(to: host.now + random.double(in: 0...0.5))
      host.evaluate()
    }

    private func closeHost() {
      guard !hosts.isEmpty else { return }
      let host = hosts[index(below: hosts.count)]
      host.close()
      if index(below: 2) == 0 { hosts.removeAll { $0 === host } }
    }

    func releaseAll() {
      for host in hosts { host.close() }
      (hosts, layers, animations) = ([], [], [])
      CATransaction.flush()
    }
  }

  @Test(arguments: 1...40)
  func `layers, animations and hosts are released in any order`(seed: UInt64) {
    let forest = Forest(seed: seed)
    for _ in 0..<400 { forest.step() }
    forest.releaseAll()
    #expect(forest.created.allSatisfy { $0.object == nil })
  }

  @Test func `a clock knows its host until the host is released`() {
    var host: LayerHost? = LayerHost(root: CALayer())
    let clock = host!.clock
    #expect(clock.host === host)
    host!.perform {
      host!.close()
      #expect(clock.host === host)
    }
    #expect(clock.host === host)
    host = nil
    #expect(clock.host == nil)
  }

  @Test func `an open host isn't released, even if only its root is retained`() {
    let root = CALayer()
    weak var host: LayerHost?
    do {
      let new = LayerHost(root: root)
      host = new
    }
    #expect(host?.clock.host === host && root.links.hostOfRoot === host)
    host?.close()
    #expect(host == nil)
  }

  /// The tasks of a stage inherit its clock and may read the host on any thread.
  @Test func `threads can read the host of a clock while the host closes and is released`() async {
    for _ in 0..<200 {
      let owner = HostOwner()
      await withTaskGroup { group in
        for _ in 0..<3 {
          group.addTask { [owner] in
            while !owner.hasReleased.load(ordering: .acquiring) { _ = owner.clock.host != nil }
          }
        }
        owner.closeAndRelease()
      }
      #expect(owner.clock.host == nil)
    }
  }

  /// The owner of a host, which one thread closes while others read its clock.
  private final class HostOwner: @unchecked Sendable {
    let clock: MediaClock
    let hasReleased = Atomic(false)
    private var host: LayerHost?

    init() {
      let host = LayerHost(root: CALayer())
      (self.host, clock) = (host, host.clock)
    }

    func closeAndRelease() {
      host?.close()
      host = nil
      hasReleased.store(true, ordering: .releasing)
    }
  }
}
