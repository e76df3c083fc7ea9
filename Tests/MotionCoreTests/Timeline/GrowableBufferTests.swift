import Testing

@testable import MotionCore

/// A buffer that owns its memory.
@Suite struct GrowableBufferTests {
  @Test func `a buffer doesn't move while its elements fit into reserved memory`() {
    var buffer = GrowableBuffer([1, 2, 3])
    buffer.reserveCapacity(forNext: 100)
    let address = buffer.elements.baseAddress
    for number in 0..<100 { buffer.append(number) }
    #expect(buffer.elements.baseAddress == address)
    #expect(Array(buffer.elements) == [1, 2, 3] + Array(0..<100))
  }

  @Test func `memory for fewer elements than are present isn't reserved`() {
    var buffer = GrowableBuffer(Array(0..<100))
    let address = buffer.elements.baseAddress
    buffer.reserveCapacity(forNext: 100)
    #expect(buffer.elements.baseAddress == address)
  }
}
