import MotionCore

/// The weights that a selector gives to each unit of a text at one frame.
///
/// Unit *i* covers *i*…*i* + 1. All shapes except the square depend on *x*, the position of the unit's middle in the
/// range, 0…1.
struct TextSelection {
  private let shape: TextSelectorModel.Shape
  private let start: Double
  private let end: Double
  private let amount: Double
  private let easing: UnitBezier
  private let smoothness: Double

  /// - Parameters:
  ///   - model: The selector.
  ///   - count: The number of units, which is 100 percent of the selector's range.
  ///   - frame: The frame.
  init(_ model: TextSelectorModel, count: Int, at frame: Double) {
    let unit = model.countsUnits ? 1 : Double(count) / 100
    let offset = model.offset.value(at: frame)
    let all = model.countsUnits ? Double(count) : 100
    let ends = [model.start.value(at: frame), model.end?.value(at: frame) ?? all].map { ($0 + offset) * unit }
    (start, end) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    shape = model.shape
    amount = model.amount.value(at: frame) / 100
    easing = Self.easing(
      low: model.easeLow.value(at: frame) / 100, high: model.easeHigh.value(at: frame) / 100)
    smoothness = model.smoothness.value(at: frame).clamped(to: 0...100) / 100
  }

  /// Returns the weight of a unit, within −1…1 if the amount is.
  func weight(of unit: Int) -> Double {
    amount
      * (shape == .square ? smoothed(shapeWeight(Double(unit))) : easing.value(at: shapeWeight(Double(unit))))
  }

  /// Returns the timing curve of weights. At each end, an ease above 0 makes the curve flat; one below 0 makes it
  /// steep.
  private static func easing(low: Double, high: Double) -> UnitBezier {
    let (low, high) = (low.clamped(to: -1...1), high.clamped(to: -1...1))
    return UnitBezier(max(low, 0), max(-low, 0), 1 - max(high, 0), 1 + min(high, 0))
  }
}

extension TextSelection {
  private func shapeWeight(_ unit: Double) -> Double {
    let length = end - start
    guard shape != .square else { return max(0, min(end, unit + 1) - max(start, unit)) }
    guard length > 0 else { return emptyWeight(unit) }
    let x = ((unit + 0.5 - start) / length).clamped(to: 0...1)
    return switch shape {
    case .square, .rampUp: x
    case .rampDown: 1 - x
    case .triangle: 1 - abs(2 * x - 1)
    case .round: max(0, 1 - (2 * x - 1) * (2 * x - 1)).squareRoot()
    case .smooth: (1 - sineAndCosine(of: 2 * .pi * x).cos) / 2
    }
  }

  /// Returns the weight for a range of length 0, where ramps are steps.
  private func emptyWeight(_ unit: Double) -> Double {
    switch shape {
    case .rampUp: unit >= end ? 1 : 0
    case .rampDown: unit >= end ? 0 : 1
    default: 0
    }
  }

  /// Returns the weight of a partly covered unit. With a lower smoothness, the weight changes more abruptly from 0
  /// to 1.
  private func smoothed(_ weight: Double) -> Double {
    guard smoothness < 1 else { return weight }
    let least = 0.5 - smoothness / 2
    guard smoothness > 0 else { return weight < least ? 0 : 1 }
    return ((weight - least) / smoothness).clamped(to: 0...1)
  }
}
