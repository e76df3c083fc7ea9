import TestSupport
import Testing

@testable import MotionCore

@Suite struct SharedTableTests {
  /// Every element keeps its index while it's in use, and no element is stored twice.
  @Test(arguments: 1...20)
  func `an element keeps its index while it is in use`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = SharedTable<Int>()
    var users: [(element: Int, index: Int32)] = []
    for _ in 0..<300 {
      if users.isEmpty || Bool.random(using: &generator) {
        let element = Int.random(in: 0..<12, using: &generator)
        users.append((element, table.use(element)))
      } else {
        table.release(users.remove(at: Int.random(in: 0..<users.count, using: &generator)).index)
      }
      #expect(users.allSatisfy { table.elements[Int($0.index)] == $0.element })
      #expect(Set(users.map(\.element)).count == Set(users.map(\.index)).count)
    }
    #expect(table.elements.count <= 12)
  }

  @Test func `an element that doesn't equal itself is stored for each of its users`() {
    var table = SharedTable<Double>()
    let indices = [table.use(.nan), table.use(.nan)]
    #expect(indices == [0, 1])
    for index in indices { table.release(index) }
    #expect(table.use(1) < 2 && table.use(2) < 2)
  }
}
