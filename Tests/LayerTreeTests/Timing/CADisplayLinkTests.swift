import TestSupport
import Testing

@testable import LayerTree

@Suite struct CADisplayLinkTests {
  private final class Target {
    var times: [Double] = []
    var onTick: (CADisplayLink) -> Void = { _ in }

    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onTick(link)
    }

    func count() { times.append(CACurrentMediaTime()) }
  }

  private let host = LayerHost(root: CALayer())

  /// Returns the times of frames by their numbers.
  private func frames(_ numbers: ClosedRange<Int>, rate: Double = 60) -> [Double] {
    numbers.map { Double($0) / rate }
  }

  /// Adds a link that records the media times of its ticks.
  private func link(_ configure: (CADisplayLink) -> Void = { _ in }) -> (link: CADisplayLink, target: Target)
  {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(Target.step(_:)))
    configure(link)
    host.perform { link.add(to: .current, forMode: .common) }
    return (link, target)
  }

  // MARK: - Tick times

  @Test func `a link ticks at every frame's exact time, no matter how far the host advances at once`() {
    let (first, second) = (link(), link())
    host.advance(to: 0.01)
    #expect(first.target.times == [])
    for time in [0.02, 0.5, 1] { host.advance(to: time) }
    #expect(first.target.times == frames(1...60))
    #expect(second.target.times == first.target.times)
    first.link.invalidate()
    second.link.invalidate()
  }

  @Test func `behavior 44: a tick has the times of its frame and the next one, and the frame duration`() {
    let (link, target) = link()
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
    #expect(!link.isPaused && link.preferredFramesPerSecond == 0 && link.frameInterval == 1)
    #expect(link.preferredFrameRateRange == .default)
    target.onTick = {
      #expect($0.timestamp == CACurrentMediaTime())
      #expect($0.duration == 1.0 / 60)
    }
    host.advance(to: 0.1)
    #expect(link.timestamp == 0.1 && link.targetTimestamp == 7.0 / 60)
    link.invalidate()
  }

  @Test func `ticks are at frames of the host's rate, regardless of the time at which the link was added`() {
    host.frameRate = 120
    host.advance(to: 0.003)
    let (link, target) = link()
    host.advance(to: 0.02)
    host.frameRate = 10
    host.advance(to: 0.3)
    let expected: [Double] = frames(1...2, rate: 120) + frames(1...3, rate: 10)
    #expect(target.times == expected)
    link.invalidate()
  }

  @Test func `ticks at any frame rate are exact multiples of the frame duration`() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<20 {
      let (rate, interval) = (
        Double.random(in: 0.1...10_000, using: &random), Int.random(in: 1...9, using: &random)
      )
      let start = Double.random(in: 0...1e6, using: &random)
      host.frameRate = rate
      host.advance(to: max(host.now, start))
      let (link, target) = link { $0.frameInterval = interval }
      let begin = host.now
      host.advance(to: begin + 5.5 * Double(interval) / rate)
      #expect(target.times.count == 5 || target.times.count == 6, "rate \(rate), interval \(interval)")
      #expect(target.times.allSatisfy { $0 > begin })
      for time in target.times {
        let number = (time * rate).rounded()
        #expect(number / rate == time && Int(number) % interval == 0)
      }
      link.invalidate()
    }
  }

  @Test func `a tick comes after all other events at the same time, and its changes are committed`() {
    var log: [String] = []
    let (link, target) = link()
    target.onTick = { [host] in
      log.append("tick")
      $0.isPaused = true
      CATransaction.setCompletionBlock { log.append("block") }
      host.call(after: 0) { log.append("follow-up") }
    }
    host.call(after: 1.0 / 60) { log.append("call") }
    host.advance(to: 1)
    #expect(log == ["call", "tick", "block", "follow-up"])
    link.invalidate()
  }

  @Test func `a link can animate a layer at frame times`() {
    let (link, target) = link()
    target.onTick = { [root = host.root] link in
      CATransaction.setDisableActions(true)
      root.opacity = Float(link.timestamp)
    }
    host.advance(to: 0.5)
    #expect(host.root.presentation()?.opacity == 0.5)
    link.invalidate()
  }

  // MARK: - Rates

  /// The interval is the one whose rate is nearest to the preferred one.
  @Test(arguments: [
    (60, 1), (30, 2), (20, 3), (15, 4), (10, 6), (1, 60), (120, 1), (50, 1), (40, 2), (45, 1), (35, 2),
    (25, 2),
    (24, 3), (0, 1), (-5, 1), (Int.max, 1), (Int.min, 1),
  ])
  func `the preferred rate determines the nearest interval`(rate: Int, interval: Int) {
    let (link, target) = link { $0.preferredFramesPerSecond = rate }
    host.advance(to: 2)
    #expect(target.times.count == 120 / interval)
    #expect(link.duration == 1.0 / 60)
    link.invalidate()
  }

  @Test func `a range of rates limits the interval`() {
    for (range, interval) in [
      (CAFrameRateRange(minimum: 10, maximum: 30), 2),
      (CAFrameRateRange(minimum: 35, maximum: 120, preferred: 30), 1),
      (CAFrameRateRange(minimum: 8, maximum: 25, preferred: 29), 3),
      (CAFrameRateRange(minimum: 0, maximum: .nan), 1),
      (CAFrameRateRange(minimum: .nan, maximum: .infinity, preferred: 20), 3),
      (CAFrameRateRange(minimum: 90, maximum: 10, preferred: 20), 6),
      (CAFrameRateRange(minimum: 0, maximum: -4), 1),
    ] {
      let (link, target) = link { $0.preferredFrameRateRange = range }
      let begin = host.now
      host.advance(to: begin + 1)
      #expect(target.times.count == 60 / interval, "\(range)")
      link.invalidate()
    }
  }

  @Test func `the rate property that was set last applies`() {
    let (link, target) = link()
    link.preferredFramesPerSecond = 30
    #expect(link.preferredFramesPerSecond == 30)
    link.frameInterval = 6
    host.advance(to: 1)
    #expect(target.times.count == 10 && link.frameInterval == 6)
    link.preferredFrameRateRange = .default
    host.advance(to: 2)
    #expect(target.times.count == 70)
    link.frameInterval = -3
    host.advance(to: 3)
    #expect(target.times.count == 130)
    for count in [Int.max, Int.min] { link.frameInterval = count }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: .leastNonzeroMagnitude)
    host.advance(to: 4)
    #expect(target.times.count == 130)
    link.invalidate()
  }

  // MARK: - Pausing, modes, invalidation

  @Test func `a paused link doesn't tick, and doesn't make up for missed ticks later`() {
    let (link, target) = link()
    host.advance(to: 0.1)
    link.isPaused = true
    host.advance(to: 0.5)
    link.isPaused = false
    host.advance(to: 0.52)
    #expect(target.times == frames(1...6) + frames(31...31))
    link.invalidate()
  }

  @Test
  func `behavior 44: a link in several modes ticks once per frame, until it's removed from the last one`() {
    let (link, target) = link()
    host.perform {
      link.add(to: .current, forMode: .common)
      link.add(to: .current, forMode: .default)
      link.remove(from: .current, forMode: .common)
    }
    host.advance(to: 0.1)
    #expect(target.times.count == 6)
    link.remove(from: .current, forMode: .init(rawValue: "other"))
    link.remove(from: .current, forMode: .default)
    host.advance(to: 0.2)
    #expect(target.times.count == 6)
    host.perform { link.add(to: .current, forMode: .default) }
    host.advance(to: 0.25)
    #expect(target.times.count == 9)
    link.invalidate()
  }

  @Test func `an invalid link doesn't tick again, even if it was invalidated in a tick`() {
    let (link, target) = link()
    target.onTick = { $0.invalidate() }
    host.advance(to: 1)
    host.perform { link.add(to: .current, forMode: .common) }
    host.advance(to: 2)
    #expect(target.times.count == 1)
  }

  @Test func `a link can be removed, paused and added again in its tick`() {
    let (link, target) = link()
    target.onTick = {
      $0.remove(from: .current, forMode: .common)
      $0.add(to: .current, forMode: .common)
      $0.isPaused = true
      $0.isPaused = false
    }
    host.advance(to: 1)
    #expect(target.times.count == 60)
    link.invalidate()
  }

  @Test func `closing a host invalidates its links`() {
    weak var target: Target?
    do { target = link().target }
    host.advance(to: 0.1)
    #expect(target?.times.count == 6)
    host.close()
    #expect(target == nil)
  }

  // MARK: - Targets and closures

  @Test func `a link calls methods of types and of objects, and closures`() {
    let target = Target()
    var count = 0
    let links = [
      CADisplayLink(target: target, selector: Selector(Target.count)),
      CADisplayLink(target: self, selector: Selector(target.count)),
      CADisplayLink(target: self, selector: Selector(target.step)),
      CADisplayLink { _ in count += 1 },
    ]
    host.perform { for link in links { link.add(to: .main, forMode: .default) } }
    host.advance(to: 1.0 / 60)
    #expect(target.times == frames(1...1) + frames(1...1) + frames(1...1))
    #expect(count == 1)
    for link in links { link.invalidate() }
  }

  @Test func `a link whose selector doesn't refer to a method of its target traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = CADisplayLink(target: CALayer(), selector: Selector(EventLog.animationDidStart))
    }
    await #expect(processExitsWith: .failure) { _ = CADisplayLink(target: CALayer(), selector: "step:") }
  }

  @Test func `behavior 44: a link retains its target until it's invalidated`() {
    weak var target: Target?
    var link: CADisplayLink?
    do {
      let made = self.link()
      (target, link) = (made.target, made.link)
    }
    host.advance(to: 0.5)
    #expect(target?.times.count == 30)
    link?.invalidate()
    #expect(target == nil)
    weak let releasedLink = link
    link = nil
    host.advance(to: 1)
    #expect(releasedLink == nil)
  }

  // MARK: - Without a stage

  @Test func `without a stage, a link ticks on the run loop in real time`() {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(Target.step(_:)))
    link.add(to: .current, forMode: .default)
    link.add(to: .current, forMode: .common)
    target.onTick = { link in
      #expect(link.duration == 1.0 / 60 && link.targetTimestamp > link.timestamp)
      #expect(link.timestamp <= CACurrentMediaTime() + link.duration)
      if target.times.count == 3 { link.invalidate() }
    }
    let limit = Date(timeIntervalSinceNow: 30)
    while target.times.count < 3, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    #expect(target.times.count == 3 && target.times == target.times.sorted())
    #expect(Set(target.times).count == 3)
  }

  @Test @MainActor func `without a stage, a link on the main run loop ticks in an asynchronous program`()
    async
  {
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    link.preferredFramesPerSecond = 30
    var times: [Double] = []
    for await tick in link.ticks() {
      #expect(tick.targetTimestamp > tick.timestamp)
      times.append(tick.timestamp)
      if times.count == 3 { link.invalidate() }
    }
    // There may have been more ticks before the link was invalidated.
    #expect(times.count >= 3 && Set(times).count == times.count && times == times.sorted())
  }

  @Test @MainActor func `a timer on the main queue doesn't fire before its delay`() async {
    var timer: MainQueueTimer?
    let start = DispatchTime.now()
    let end = await withCheckedContinuation { continuation in
      timer = MainQueueTimer(after: 0.05) {
        continuation.resume(returning: DispatchTime.now())
        return nil
      }
    }
    timer?.invalidate()
    #expect(end >= start + 0.05)
  }

  // MARK: - Ticks as a sequence

  @Test func `a sequence of ticks ends when the link is invalidated`() async {
    let (link, _) = link()
    let ticks = link.ticks()
    host.advance(to: 0.1)
    link.invalidate()
    var times: [Double] = []
    for await tick in ticks { times.append(tick.timestamp) }
    #expect(times == frames(1...6))
    for await _ in link.ticks() { Issue.record("an invalid link has no ticks") }
  }

  @Test func `a sequence of ticks that isn't read buffers only the newest ones`() async {
    let (link, _) = link()
    let ticks = link.ticks(keepingNewest: 2)
    _ = link.ticks()
    host.advance(to: 10)
    host.close()
    var times: [Double] = []
    for await tick in ticks { times.append(tick.timestamp) }
    #expect(times == frames(599...600))
  }
}
