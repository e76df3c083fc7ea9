import TestSupport
import Testing

@testable import LottiePlayer

/// Elements in the order of their numbers.
@Suite struct OrderingTests {
  @Test func `elements are in ascending order, and those with equal numbers keep theirs`() {
    var generator = SeededGenerator(seed: 26)
    for count in 0..<60 {
      let elements = (0..<count).map { index in
        (number: Double(Int.random(in: -8...8, using: &generator)), index: index)
      }
      let ordered = elements.inOrder(of: \.number)
      #expect(Set(ordered.map(\.index)) == Set(0..<count))
      for (one, next) in zip(ordered, ordered.dropFirst()) {
        #expect((one.number, one.index) < (next.number, next.index))
      }
    }
  }
}
