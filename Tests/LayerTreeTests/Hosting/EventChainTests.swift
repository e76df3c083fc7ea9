import CoreGraphics
import LayerValues
import Testing

@testable import LayerTree

@Suite struct EventChainTests {
  @Test func `events that each cause the next one exceed any limit`() {
    for limit in [0, 10, 1000] {
      var chain = EventChain(waiting: 1)
      while !chain.exceeds(limit) { chain.addEvent(waiting: 1) }
      #expect(chain.count == limit + EventChain.eventsOfEachCause + 1)
    }
  }

  @Test func `events that each cause one more than themselves exceed any limit`() {
    var (chain, waiting) = (EventChain(waiting: 1), 1)
    while !chain.exceeds(1000) {
      chain.addEvent(waiting: waiting)
      waiting += 1
    }
    #expect(chain.count == 1000 + 2 * EventChain.eventsOfEachCause + 1)
  }

  @Test func `many events that wait at the same time, and a few that each causes, don't exceed a limit`() {
    for count in [1, 100, 10_000] {
      for caused in 0..<EventChain.eventsOfEachCause {
        var (chain, waiting) = (EventChain(waiting: count), count)
        // The events that were caused are delivered before those that waited.
        for _ in 0..<count {
          chain.addEvent(waiting: waiting)
          for index in 0..<caused { chain.addEvent(waiting: waiting - 1 + caused - index) }
          waiting -= 1
        }
        #expect(waiting == 0 && chain.count == count * (1 + caused) && !chain.exceeds(0))
      }
    }
  }

  @Test func `many events that one event causes don't exceed a limit`() {
    var chain = EventChain(waiting: 1)
    chain.addEvent(waiting: 1)
    for waiting in (1...10_000).reversed() { chain.addEvent(waiting: waiting) }
    #expect(!chain.exceeds(1))
  }

  @Test func `more calls than a chain may have events happen at the same time`() {
    let host = LayerHost(root: CALayer())
    host.chainLimit = 1000
    let count = host.chainLimit + 100
    var calls = 0
    for _ in 0..<count { host.call(after: 1) { calls += 1 } }
    // A call that causes as many others.
    host.call(after: 2) { for _ in 0..<count { host.call(after: 0) { calls += 1 } } }
    host.advance(to: 1)
    #expect(calls == count)
    host.advance(to: 2)
    #expect(calls == 2 * count)
  }

  @Test func `a host that closes reports the stops of more animations than a chain may have events`() {
    let (host, log) = (LayerHost(root: CALayer()), EventLog())
    let count = HostEvent.maximumAfterClosing + 100
    host.perform { addAnimations(count, below: host.root, log) }
    let reports = CoreAnimationDiagnostics.reports { host.close() }
    #expect(reports == [])
    #expect(log.events.count { $0 == "stop" } == count)
  }

  @Test(arguments: [100, HostEvent.maximumAfterClosing + 100])
  func `the stops of animations are reported when the last of many completion blocks closes their host`(
    count: Int
  ) {
    let (host, log) = (LayerHost(root: CALayer()), EventLog())
    host.perform { addAnimations(count, below: host.root, log) }
    func closeHost(afterBlocks blocks: Int) {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        if blocks > 0 { closeHost(afterBlocks: blocks - 1) } else { host.close() }
      }
      CATransaction.commit()
    }
    let reports = CoreAnimationDiagnostics.reports {
      closeHost(afterBlocks: 2 * HostEvent.maximumAfterClosing)
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
