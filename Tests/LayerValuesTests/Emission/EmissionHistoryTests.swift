import LayerValues
import MotionCore
import Testing

@Suite struct EmissionHistoryTests {
  @Test func `animated rates are sampled 128 times per second, at most 4096 times at once`() {
    #expect(EmissionRates.step == 0.0078125 && EmissionRates.maximumCount == 4096)
    #expect(CAEmitterCell.maximumDepth == 8 && CAEmitterCell.maximumCount == 4096 && TreeLimits.depth == 256)
  }

  @Test func `a rate's history starts with a jump and applies to its own cell`() {
    var rates = EmissionRates()
    rates.addRamp(["a"], to: 3, at: 1)
    #expect(rates[["a"]] == nil && rates.tracedTime == 0)
    rates.addJump(["a"], to: 2, at: 1)
    rates.addJump(["a"], to: 5, at: 2)
    rates.addRamp(["a"], to: 7, at: 3)
    #expect(rates[["a"]]?.knots.last?.value == 7 && rates[["b"]] == nil && rates[[]] == nil)
    #expect((rates[["a"]]?.knots.count ?? 0) >= 3)
  }

  @Test func `each coordinate of an emitter has its own history`() {
    var history = EmitterGeometryHistory()
    history.addRamp(.x, to: 3, at: 0)
    #expect(history[.x] == nil && history.isConstant)
    history.addJump(to: [1, 2, 3, 4, 5, 6], at: 0)
    for (index, coordinate) in EmitterGeometryHistory.Coordinate.allCases.enumerated() {
      #expect(history[coordinate]?.lastValue == Double(index + 1))
    }
    #expect(history.isConstant)
    for (index, coordinate) in EmitterGeometryHistory.Coordinate.allCases.enumerated() {
      var changed = history
      changed.addRamp(coordinate, to: 9, at: 1)
      #expect(!changed.isConstant && changed[coordinate]?.lastValue == 9)
      for (other, otherCoordinate) in EmitterGeometryHistory.Coordinate.allCases.enumerated()
      where other != index {
        #expect(changed[otherCoordinate]?.lastValue == Double(other + 1))
      }
    }
    history.addJump(to: [1, 2, 8, 4, 5, 6], at: 2)
    #expect(!history.isConstant && history[.z]?.lastValue == 8 && history[.y]?.lastValue == 2)
  }

  @Test func `coordinates of a billion and more count as 0`() {
    for (value, stored) in [
      (9.99e8, 9.99e8), (1e9, 0), (-9.99e8, -9.99e8), (-1e9, 0), (.nan, 0), (.infinity, 0),
    ] {
      var history = EmitterGeometryHistory()
      history.addJump(to: [value, 1, 2, 3, 4, 5], at: 0)
      #expect(history[.x]?.lastValue == stored)
      history.addRamp(.y, to: value, at: 1)
      #expect(history[.y]?.lastValue == stored)
    }
  }

  @Test func `coordinates are numbers of the emitter's properties`() {
    let components = EmitterGeometryHistory.Coordinate.allCases.map(\.component)
    #expect(
      components.map(\.property)
        == [.emitterPosition, .emitterPosition, .emitterZPosition, .emitterSize, .emitterSize, .emitterDepth])
    #expect(components.map(\.number) == [0, 1, 0, 0, 1, 0])
  }
}
