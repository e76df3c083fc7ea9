import Foundation
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct TextSelectionTests {
  typealias Shape = TextSelectorModel.Shape

  static let count = 8
  static let shapes: [Shape] = [.square, .rampUp, .rampDown, .triangle, .round, .smooth]

  func model(_ shape: Shape, _ start: Double = 0, _ end: Double = 100, offset: Double = 0)
    -> TextSelectorModel
  {
    var model = TextSelectorModel()
    model.shape = shape
    (model.start, model.end, model.offset) = (Animated(start), Animated(end), Animated(offset))
    return model
  }

  func weights(_ model: TextSelectorModel) -> [Double] {
    let selection = TextSelection(model, count: Self.count, at: 0)
    return (0..<Self.count).map(selection.weight)
  }

  @Test func `a square gives full weight inside its range and none outside`() {
    #expect(weights(model(.square, 25, 75)) == [0, 0, 1, 1, 1, 1, 0, 0])
  }

  @Test func `the weights of a square add up to its length at any start`() {
    for start in stride(from: 0.0, through: 50, by: 3.7) {
      let sum = weights(model(.square, start, start + 40)).reduce(0, +)
      #expect(abs(sum - 0.4 * Double(Self.count)) < 1e-12, "from \(start)")
    }
  }

  @Test func `a ramp up rises by equal steps, and a ramp down complements it`() {
    let (up, down) = (weights(model(.rampUp)), weights(model(.rampDown)))
    for part in 0..<Self.count {
      #expect(abs(up[part] - (Double(part) + 0.5) / Double(Self.count)) < 1e-12)
      #expect(abs(up[part] + down[part] - 1) < 1e-12)
    }
  }

  @Test(arguments: [Shape.triangle, .round, .smooth])
  func `shapes that rise and fall are symmetric and highest in the middle`(_ shape: Shape) {
    let weights = weights(model(shape))
    for part in 0..<Self.count { #expect(abs(weights[part] - weights[Self.count - 1 - part]) < 1e-12) }
    for part in 1..<Self.count / 2 { #expect(weights[part] > weights[part - 1]) }
  }

  @Test func `triangles and smooth shapes cover half of their length, a round one a semicircle`() {
    let length = 1000
    func sum(_ shape: Shape) -> Double {
      let selection = TextSelection(model(shape), count: length, at: 0)
      return (0..<length).map(selection.weight).reduce(0, +) / Double(length)
    }
    #expect(abs(sum(.triangle) - 0.5) < 1e-6)
    #expect(abs(sum(.smooth) - 0.5) < 1e-6)
    #expect(abs(sum(.round) - .pi / 4) < 1e-4)
  }

  @Test(arguments: shapes)
  func `ranges in percent and in units are equal`(_ shape: Shape) {
    var counted = model(shape, 2, 7, offset: 0.5)
    counted.countsUnits = true
    #expect(Approximation.agree(weights(counted), weights(model(shape, 25, 87.5, offset: 6.25))))
  }

  @Test(arguments: shapes)
  func `an offset of whole units moves the weights by as many units`(_ shape: Shape) {
    let still = weights(model(shape, 0, 50))
    let moved = weights(model(shape, 0, 50, offset: 25))
    #expect(Approximation.agree(Array(moved.dropFirst(2)), Array(still.dropLast(2))))
  }

  @Test(arguments: shapes)
  func `start and end may be swapped, and weights stay between 0 and the amount`(_ shape: Shape) {
    #expect(weights(model(shape, 80, 10)) == weights(model(shape, 10, 80)))
    for ease in [-100.0, -30, 0, 60, 100] {
      var model = model(shape, 10, 80)
      (model.easeHigh, model.easeLow, model.amount) = (Animated(ease), Animated(-ease), Animated(-40))
      #expect(weights(model).allSatisfy { $0 <= 0 && $0 >= -0.4 - 1e-12 })
    }
  }

  @Test func `without smoothness a unit has full weight or none`() {
    var model = model(.square, 0, 30)
    model.smoothness = Animated(0)
    #expect(weights(model) == [1, 1, 0, 0, 0, 0, 0, 0])
    model.end = Animated(32)
    #expect(weights(model) == [1, 1, 1, 0, 0, 0, 0, 0])
  }

  @Test(arguments: shapes)
  func `empty and enormous ranges give finite weights`(_ shape: Shape) {
    for end in [0.0, 50, 1e9, -1e9] {
      #expect(weights(model(shape, 50, end)).allSatisfy { $0.isFinite })
      #expect(TextSelection(model(shape, 50, end), count: 0, at: 0).weight(of: 0).isFinite)
    }
  }
}

/// Comparison of lists with a tolerance for rounding errors.
private enum Approximation {
  static func agree(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

@Suite struct TextUnitsTests {
  let marks: [TextLayout.Mark] = [
    .character, .character, .space, .character, .lineBreak, .character, .character,
  ]

  @Test func `characters count with or without spaces, but never line breaks`() {
    #expect(TextUnits(marks, by: .characters).indices == [0, 1, 2, 3, 4, 4, 5])
    #expect(TextUnits(marks, by: .characters).count == 6)
    #expect(TextUnits(marks, by: .charactersWithoutSpaces).indices == [0, 1, 2, 2, 3, 3, 4])
    #expect(TextUnits(marks, by: .charactersWithoutSpaces).count == 5)
  }

  @Test func `words end at spaces and line breaks, lines at line breaks`() {
    #expect(TextUnits(marks, by: .words).indices == [0, 0, 0, 1, 1, 2, 2])
    #expect(TextUnits(marks, by: .words).count == 3)
    #expect(TextUnits(marks, by: .lines).indices == [0, 0, 0, 0, 0, 1, 1])
    #expect(TextUnits(marks, by: .lines).count == 2)
  }

  @Test func `a random order is a permutation that depends on the seed alone`() {
    let marks = [TextLayout.Mark](repeating: .character, count: 100)
    let units = TextUnits(marks, by: .characters)
    let shuffled = units.shuffled(seed: 3)
    #expect(shuffled.indices.sorted() == units.indices)
    #expect(shuffled.indices != units.indices)
    #expect(shuffled.indices == units.shuffled(seed: 3).indices)
    #expect(shuffled.indices != units.shuffled(seed: 4).indices)
  }
}
