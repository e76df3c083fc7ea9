/// The values of grid lines: four to nine multiples of 1, 2, or 5 times a power of ten.
struct Ticks {
  let values: [Double]

  init(of range: ClosedRange<Double>) {
    let extent = range.upperBound - range.lowerBound
    let steps = (-6...6).flatMap { power in [1.0, 2, 5].map { $0 * Self.power(of: power) } }
    let step = steps.first { extent / $0 < 9 } ?? extent
    let first = Int((range.lowerBound / step - 1e-9).rounded(.up))
    let last = Int((range.upperBound / step + 1e-9).rounded(.down))
    values = (first...max(first, last)).map { Double($0) * step }
  }

  private static func power(of exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { value, _ in exponent < 0 ? value / 10 : value * 10 }
  }

  /// Returns a value as text, with at most two decimals.
  static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "−" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
