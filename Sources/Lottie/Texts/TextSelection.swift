import Foundation
import MotionCore

/// How much each part of a text takes of what an animator does, at one moment.
///
/// Part *i* covers *i*…*i* + 1. All shapes but the square take the part's middle's place *x* in the range, 0…1.
struct TextSelection {
  private let shape: TextSelectorModel.Shape
  private let start: Double
  private let end: Double
  private let amount: Double
  private let easing: UnitBezier
  private let smoothness: Double

  /// - Parameter count: The number of parts, of which the selector's per cent are.
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

  /// The share of a part, −1…1 where the amount is.
  func weight(of part: Int) -> Double {
    amount
      * (shape == .square ? softened(shapeWeight(Double(part))) : easing.value(at: shapeWeight(Double(part))))
  }

  /// The curve that weights go through: an ease above 0 flattens it at its end, below 0 makes it steep there.
  private static func easing(low: Double, high: Double) -> UnitBezier {
    let (low, high) = (low.clamped(to: -1...1), high.clamped(to: -1...1))
    return UnitBezier(max(low, 0), max(-low, 0), 1 - max(high, 0), 1 + min(high, 0))
  }
}

extension TextSelection {
  private func shapeWeight(_ part: Double) -> Double {
    let length = end - start
    guard shape != .square else { return max(0, min(end, part + 1) - max(start, part)) }
    guard length > 0 else { return emptyWeight(part) }
    let x = ((part + 0.5 - start) / length).clamped(to: 0...1)
    return switch shape {
    case .square, .rampUp: x
    case .rampDown: 1 - x
    case .triangle: 1 - abs(2 * x - 1)
    case .round: max(0, 1 - (2 * x - 1) * (2 * x - 1)).squareRoot()
    case .smooth: (1 - cos(2 * .pi * x)) / 2
    }
  }

  /// The weight where the range has no length: ramps are steps.
  private func emptyWeight(_ part: Double) -> Double {
    switch shape {
    case .rampUp: part >= end ? 1 : 0
    case .rampDown: part >= end ? 0 : 1
    default: 0
    }
  }

  /// The weight of a part that the range covers partly: the less smooth, the more of a sudden it takes all.
  private func softened(_ weight: Double) -> Double {
    guard smoothness < 1 else { return weight }
    let least = 0.5 - smoothness / 2
    guard smoothness > 0 else { return weight < least ? 0 : 1 }
    return ((weight - least) / smoothness).clamped(to: 0...1)
  }
}
