import CoreGraphics
import LayerValues
import Testing

@testable import LayerTree

@Suite struct EventChainTests {
  @Test func `events that each cause the next one exceed any limit`() {
    for limit in [0, 10, 1000] {
      var chain = EventChain(waiting: 1)
      while !chain.exceeds(limit) {
        chain.addEvent()
        chain.addCaused(1)
      }
      #expect(chain.count > limit && chain.count < limit + 20)
    }
  }

  @Test func `many events that wait at the same time, and a few that each causes, don't exceed a limit`() {
    for count in [1, 100, 10_000] {
      for caused in 0...3 {
        var chain = EventChain(waiting: count)
        for _ in 0..<count * (1 + caused) {
          chain.addEvent()
          chain.addCaused(caused)
        }
        #expect(!chain.exceeds(0), "\(count) events that each cause \(caused)")
      }
    }
  }

  @Test func `many events that one event causes don't exceed a limit`() {
    var chain = EventChain(waiting: 1)
    chain.addEvent()
    chain.addCaused(10_000)
    for _ in 0..<10_000 { chain.addEvent() }
    #expect(!chain.exceeds(1))
  }

  @Test func `a host that closes reports the stops of more animations than a chain may have events`() {
    let (host, log) = (LayerHost(root: CALayer()), EventLog())
    let count = HostEvent.maximumAfterClosing + 100
    host.perform { addAnimations(count, below: host.root, log) }
    let reports = CoreAnimationDiagnostics.reports { host.close() }
    #expect(reports == [])
    #expect(log.events.count { $0 == "stop" } == count)
  }

  @Test func `the stops of many animations are reported when a completion block closes their host`() {
    let (host, log) = (LayerHost(root: CALayer()), EventLog())
    let count = HostEvent.maximumAfterClosing + 100
    host.perform { addAnimations(count, below: host.root, log) }
    let reports = CoreAnimationDiagnostics.reports {
      CATransaction.begin()
      CATransaction.setCompletionBlock { host.close() }
      CATransaction.commit()
    }
    #expect(reports == [])
    #expect(log.events.count { $0 == "stop" } == count)
  }

  @Test func `completion blocks that each cause the next one end when their host closes, with a report`() {
    let host = LayerHost(root: CALayer())
    host.perform {}
    var calls = 0
    func again() {
      calls += 1
      CATransaction.begin()
      CATransaction.setCompletionBlock(again)
      CATransaction.commit()
    }
    let reports = CoreAnimationDiagnostics.reports {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        host.close()
        again()
      }
      CATransaction.commit()
    }
    #expect(reports.count == 1 && reports[0].contains("its own next call"))
    #expect(calls >= HostEvent.maximumAfterClosing - 10 && calls < HostEvent.maximumAfterClosing + 100)
  }

  private func addAnimations(_ count: Int, below root: CALayer, _ log: EventLog) {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.duration, animation.delegate) = (10, log)
    for _ in 0..<count {
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      root.addSublayer(layer)
    }
  }
}
