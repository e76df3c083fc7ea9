import Dispatch
import Synchronization
import TestSupport
import Testing
import ThreadPool

@testable import ImageCoding

@Suite struct ConveyorTests {
  private struct Failure: Error, Equatable { let number: Int }

  /// Work that takes a while that depends on the seed.
  private static func toil(_ seed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 0...3_000, using: &generator)).reduce(0) { sum, _ in
      sum &+ .random(in: 0...9, using: &generator)
    }
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 4, 50])
  func `products are delivered in the order of the work`(_ threads: Int, _ count: Int) throws {
    let conveyor = Conveyor<UInt64>(crew: Crew(threads: threads, pixelCount: 1))
    var delivered: [UInt64] = []
    for seed in 0..<UInt64(count) {
      try conveyor.add({ Self.toil(seed) }, deliver: { delivered.append($0) })
      #expect(Int(seed) + 1 - delivered.count <= (threads == 1 ? 0 : 2 * threads))
    }
    try conveyor.finish { delivered.append($0) }
    #expect(delivered == (0..<UInt64(count)).map(Self.toil) && conveyor.deliveredCount == count)
  }

  @Test(arguments: [1, 2, 8], 0..<10)
  func `the first error in order ends the queue, and then nothing is in flight`(_ threads: Int, _ number: Int)
  {
    let conveyor = Conveyor<Int>(crew: Crew(threads: threads, pixelCount: 1))
    let workers = Atomic(0)
    var delivered: [Int] = []
    #expect(throws: Failure(number: number)) {
      for index in 0..<20 {
        try conveyor.add {
          workers.add(1, ordering: .relaxed)
          defer { workers.subtract(1, ordering: .relaxed) }
          _ = Self.toil(UInt64(index))
          if index >= number { throw Failure(number: index) }
          return index
        } deliver: {
          delivered.append($0)
        }
      }
      try conveyor.finish { delivered.append($0) }
    }
    #expect(delivered == Array(0..<number) && conveyor.deliveredCount == number)
    #expect(workers.load(ordering: .relaxed) == 0)
    #expect(throws: Never.self) { try conveyor.finish { delivered.append($0) } }
    #expect(delivered.count == number)
  }

  @Test(arguments: [1, 2, 8])
  func `an error of the receiver ends the queue too`(_ threads: Int) {
    let conveyor = Conveyor<Int>(crew: Crew(threads: threads, pixelCount: 1))
    #expect(throws: Failure(number: 3)) {
      for index in 0..<9 {
        try conveyor.add({ index }, deliver: { if $0 == 3 { throw Failure(number: $0) } })
      }
      try conveyor.finish { if $0 == 3 { throw Failure(number: $0) } }
    }
    #expect(conveyor.deliveredCount == 3)
  }

  @Test(arguments: [1, 2, 5])
  func `two conveyors can share a crew, one feeding the other`(_ threads: Int) throws {
    let crew = Crew(threads: threads, pixelCount: 1)
    let (first, second) = (Conveyor<UInt64>(crew: crew), Conveyor<UInt64>(crew: crew))
    let workers = Atomic(0)
    var delivered: [UInt64] = []
    @Sendable func toil(_ seed: UInt64) -> UInt64 {
      let runningCount = workers.add(1, ordering: .relaxed).oldValue
      defer { workers.subtract(1, ordering: .relaxed) }
      return runningCount < threads ? Self.toil(seed) : .max
    }
    func forward(_ product: UInt64) throws {
      try second.add({ toil(product) }, deliver: { delivered.append($0) })
    }
    for seed in 0..<40 as Range<UInt64> { try first.add({ toil(seed) }, deliver: forward) }
    try first.finish(deliver: forward)
    try second.finish { delivered.append($0) }
    #expect(delivered == (0..<40).map { Self.toil(Self.toil($0)) })
  }

  @Test(arguments: 1...3)
  func `work progresses while no helper is free, and then isn't retained`(_ helperCount: Int) throws {
    let helpers = HelperThreads(maximumCount: helperCount)
    let end = DispatchSemaphore(value: 0)
    for _ in 0..<helperCount {
      helpers.help {
        end.wait()
        return false
      }
    }
    defer { for _ in 0..<helperCount { end.signal() } }
    weak var released: Crew?
    var delivered: [Int] = []
    do {
      let crew = Crew(threads: 4, pixelCount: 1, helpers: helpers)
      released = crew
      let conveyor = Conveyor<Int>(crew: crew)
      for number in 0..<30 { try conveyor.add({ number }, deliver: { delivered.append($0) }) }
      try conveyor.finish { delivered.append($0) }
    }
    #expect(delivered == Array(0..<30) && released == nil)
  }

  @Test(arguments: [1, 3], [2, 5])
  func `conveyors with the same helpers deliver their own products`(_ helperCount: Int, _ threads: Int) throws
  {
    let helpers = HelperThreads(maximumCount: helperCount)
    let conveyors = (0..<3).map { _ in
      Conveyor<UInt64>(crew: Crew(threads: threads, pixelCount: 1, helpers: helpers))
    }
    var delivered: [[UInt64]] = .init(repeating: [], count: conveyors.count)
    for seed in 0..<40 as Range<UInt64> {
      for (index, conveyor) in conveyors.enumerated() {
        try conveyor.add({ Self.toil(seed) }, deliver: { delivered[index].append($0) })
      }
    }
    for (index, conveyor) in conveyors.enumerated() { try conveyor.finish { delivered[index].append($0) } }
    #expect(delivered == .init(repeating: (0..<40).map(Self.toil), count: conveyors.count))
  }

  @Test func `a released or stopped conveyor releases its work`() throws {
    final class Token: Sendable {}
    weak var token: Token?
    for isStopped in [false, true] {
      let conveyor = Conveyor<Int>(crew: Crew(threads: 1, pixelCount: 1))
      do {
        let held = Token()
        token = held
        try conveyor.add({ withExtendedLifetime(held) { 1 } }, deliver: { _ in })
      }
      if isStopped { conveyor.stop() }
      #expect(token == nil)
    }
  }

  @Test func `large tasks have a small crew`() {
    #expect(Crew(threads: 8, pixelCount: 250_000).threads == 8)
    #expect(Crew(threads: .max, pixelCount: 0).threads == 64)
    #expect(Crew(threads: 8, pixelCount: 1 << 24).threads == 2)
    #expect(Crew(threads: 8, pixelCount: 1 << 27).threads == 1)
    #expect(Crew(threads: 0, pixelCount: 1).threads == 1)
  }
}
