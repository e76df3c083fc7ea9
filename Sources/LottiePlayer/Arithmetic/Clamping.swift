extension Double {
  /// The number clamped to ±10⁹, far beyond the size of any picture, so that its square still has the precision that
  /// drawing needs. Not a number becomes 0.
  var bounded: Double { isNaN ? 0 : clamped(to: -1e9...1e9) }

  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
