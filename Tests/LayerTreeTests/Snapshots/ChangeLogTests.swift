import TestSupport
import Testing

@testable import LayerTree

/// The log of changed layers in a retained snapshot.
@Suite struct ChangeLogTests {
  @Test func `the log returns the changes after a stamp`() {
    var log = ChangeLog(after: 7, layerCount: 4)
    #expect(log.layers(changedAfter: 7) == [] && log.layers(changedAfter: 6) == nil)
    log.record(2, at: 7)
    #expect(log.layers(changedAfter: 7) == [])
    for (layer, stamp) in [(3, 8), (3, 8), (1, 8), (3, 9)] { log.record(layer, at: stamp) }
    #expect(log.layers(changedAfter: 7) == [3, 1, 3] && log.layers(changedAfter: 6) == nil)
    #expect(log.layers(changedAfter: 8) == [3] && log.layers(changedAfter: 9) == [])
  }

  @Test(arguments: [0, 1000])
  func `a full log keeps the changes at the latest stamp`(_ layerCount: Int) {
    let capacity = max(ChangeLog.minimumCapacity, layerCount / 4)
    var log = ChangeLog(after: 0, layerCount: layerCount)
    for index in 0..<capacity { log.record(index, at: index < capacity / 2 ? 1 : 2) }
    #expect(log.layers(changedAfter: 0)?.count == capacity)
    log.record(capacity, at: 2)
    #expect(log.layers(changedAfter: 0) == nil)
    #expect(log.layers(changedAfter: 1) == Array(capacity / 2...capacity))
    for index in 0...capacity { log.record(index, at: 3) }
    log.record(0, at: 3)
    #expect(log.layers(changedAfter: 2) == nil && log.layers(changedAfter: 3) == [])
    log.record(5, at: 4)
    #expect(log.layers(changedAfter: 3) == [5])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `changes that are recorded together are recorded as single ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (log, singles) = (ChangeLog(after: 3, layerCount: 0), ChangeLog(after: 3, layerCount: 0))
    for stamp in 3..<9 {
      let count = Int.random(in: 0...4, using: &random)
      let most = random.element(of: [4, 30, ChangeLog.minimumCapacity])
      let lists = (0..<count).map { _ in
        (0..<Int32.random(in: 0...Int32(most), using: &random)).map { $0 * 2 }
      }
      log.record(lists, at: stamp)
      for layer in lists.joined() { singles.record(Int(layer), at: stamp) }
      for former in 2..<9 {
        #expect(log.layers(changedAfter: former) == singles.layers(changedAfter: former), "seed \(seed)")
      }
    }
  }
}
