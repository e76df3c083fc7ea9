import TestSupport
import Testing

@testable import LayerTree

@Suite struct EventQueueTests {
  /// The numbers of the delivered events, in order.
  private final class Log {
    var numbers: [Int] = []
  }

  /// Returns an event of one of two ranks that logs its number when it's delivered.
  private func event(_ number: Int, _ log: Log) -> HostEvent {
    let logNumber = { log.numbers.append(number) }
    return number % 3 == 0 ? .completion(TransactionCompletion(logNumber)) : .call(logNumber)
  }

  /// An event of the reference implementation, an unsorted array.
  private struct Expected {
    let time: Double
    let rank: Int
    let number: Int
  }

  /// Uses few different times, so that many are equal; slots of removed events are reused.
  @Test(arguments: 1...20)
  func `events are ordered by time, rank and insertion, even after removals`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = EventQueue<HostEvent>()
    var expected: [Expected] = []
    let log = Log()
    func next() -> Expected? {
      expected.min { ($0.time, $0.rank, $0.number) < ($1.time, $1.rank, $1.number) }
    }
    for number in 0..<600 {
      let kind = event(number, log)
      let time = Double(Int.random(in: 0..<4, using: &random))
      queue.insert(kind, at: time)
      expected.append(Expected(time: time, rank: kind.rank, number: number))
      switch Int.random(in: 0..<60, using: &random) {
      case 0:
        // Removes all completions.
        let removed = queue.removeAll { $0.rank == 1 }
        #expect(removed.count == expected.count { $0.rank == 1 })
        expected.removeAll { $0.rank == 1 }
      case 1..<25:
        let due = next()
        #expect(queue.nextTime == due?.time)
        let event = queue.removeFirst()
        event.event.deliverWithoutHost()
        #expect(event.time == due?.time && log.numbers.last == due?.number)
        expected.removeAll { $0.number == due?.number }
      default: break
      }
      #expect(queue.count == expected.count)
    }
    for event in queue.removeAll() {
      let due = next()
      event.event.deliverWithoutHost()
      #expect(event.time == due?.time && log.numbers.last == due?.number)
      expected.removeAll { $0.number == due?.number }
    }
    #expect(expected.isEmpty && queue.count == 0 && queue.nextTime == nil)
  }

  /// An object that an animation retains and that queues a call when it's deallocated.
  private final class CallOnDeinit {
    let host: LayerHost
    let log: Log

    init(_ host: LayerHost, _ log: Log) { (self.host, self.log) = (host, log) }

    deinit {
      let log = log
      host.call(after: 1) { log.numbers.append(0) }
    }
  }

  @Test func `calls that are queued while removed animations are deallocated aren't lost`() {
    let hosted = HostedLayer()
    let log = Log()
    let count = 3000
    for _ in 0..<count {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 100
      animation.setValue(CallOnDeinit(hosted.host, log), forKey: "tag")
      hosted.add(animation, forKey: "fade")
      hosted.perform { $0.removeAllAnimations() }
    }
    hosted.host.advance(to: 200)
    hosted.host.advance(to: 202)
    #expect(log.numbers.count == count)
  }

  @Test func `a host that a stop's delegate closes still reports the other stops in order`() {
    let hosted = HostedLayer()
    let log = Log()
    let layers = (0..<6).map { _ in CALayer() }
    hosted.perform { layer in layers.forEach(layer.addSublayer) }
    final class Delegate: NSObject, CAAnimationDelegate {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { body() }
    }
    hosted.perform { _ in
      for (number, layer) in layers.enumerated() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = Delegate {
          log.numbers.append(number)
          if number == 0 { hosted.host.close() }
        }
        layer.add(animation, forKey: nil)
      }
    }
    hosted.host.advance(to: 2)
    #expect(log.numbers == Array(0..<6))
  }
}
