import Testing

@testable import LottiePlayer

/// Loops before the first and after the last keyframe.
@Suite struct LoopTests {
  /// The keyframes' values without an expression, at any frame.
  private func turn(at frame: Double) throws -> Double {
    let stored = try ExpressionFile.angles("value", value: ExpressionFile.turn)
    return stored[Int(frame)]
  }

  @Test func `a cycle repeats the keyframes`() throws {
    let angles = try ExpressionFile.angles("$bm_rt = loopOut('cycle');", value: ExpressionFile.turn)
    for frame in 26...60 {
      let expected = try turn(at: Double(10 + (frame - 10) % 15))
      #expect(abs(angles[frame] - expected) < 1e-9, "frame \(frame)")
    }
    for frame in 0...25 { #expect(try angles[frame] == turn(at: Double(frame))) }
  }

  @Test func `a cycle of one segment repeats the last two keyframes`() throws {
    let angles = try ExpressionFile.angles("loopOut('cycle', 1)", value: ExpressionFile.turn)
    for frame in 26...60 {
      let expected = try turn(at: Double(20 + (frame - 20) % 5))
      #expect(abs(angles[frame] - expected) < 1e-9, "frame \(frame)")
    }
  }

  @Test func `a ping-pong is symmetric about each turn`() throws {
    let angles = try ExpressionFile.angles("loopOut('pingpong')", value: ExpressionFile.turn)
    for distance in 0...15 {
      #expect(abs(angles[25 + distance] - angles[25 - distance]) < 1e-9)
      #expect(abs(angles[40 + distance] - angles[40 - distance]) < 1e-9)
    }
  }

  @Test func `an offset adds the change of the keyframes in each pass`() throws {
    let angles = try ExpressionFile.angles("loopOut('offset')", value: ExpressionFile.turn)
    for frame in 25...45 { #expect(abs(angles[frame + 15] - angles[frame] - 30) < 1e-9, "frame \(frame)") }
  }

  @Test func `a continuation keeps the last velocity`() throws {
    let angles = try ExpressionFile.angles("loopOut('continue')", value: ExpressionFile.turn)
    for frame in 25...60 { #expect(abs(angles[frame] - (30 - 12 * Double(frame - 25))) < 1e-6) }
  }

  @Test func `a loop before the keyframes mirrors one after them`() throws {
    let before = try ExpressionFile.angles("loopIn('cycle')", value: ExpressionFile.turn)
    for frame in 0..<10 { #expect(try abs(before[frame] - turn(at: Double(frame + 15))) < 1e-9) }
    let pingpong = try ExpressionFile.angles("loopIn('pingpong')", value: ExpressionFile.turn)
    for distance in 0...10 { #expect(abs(pingpong[10 - distance] - pingpong[10 + distance]) < 1e-9) }
  }

  @Test func `a duration loops the last seconds`() throws {
    let seconds = try ExpressionFile.angles("loopOutDuration('cycle', 0.25)", value: ExpressionFile.turn)
    let segment = try ExpressionFile.angles("loopOut('cycle', 1)", value: ExpressionFile.turn)
    #expect(seconds == segment)
  }

  @Test func `a property with fewer than two keyframes doesn't loop`() throws {
    #expect(try ExpressionFile.angles("loopOut()", value: "7").allSatisfy { $0 == 7 })
  }

  @Test func `keys are found by number and by time`() throws {
    let angles = try ExpressionFile.angles(
      "numKeys * 1000 + key(2).time * 100 + nearestKey(time).index", value: ExpressionFile.turn)
    #expect(angles[0] == 3101)
    #expect(angles[16] == 3102)
    #expect(angles[60] == 3103)
    #expect(try ExpressionFile.angles("key(3).value", value: ExpressionFile.turn)[5] == 30)
  }

  @Test func `the velocity of a straight segment is its slope`() throws {
    let velocity = try ExpressionFile.angles("velocityAtTime(1.1)", value: ExpressionFile.turn)
    #expect(abs(velocity[0] + 240) < 1e-6)
  }
}
