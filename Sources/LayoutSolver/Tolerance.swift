/// The limits below which a number counts as a rounding error.
///
/// Constants reach 1e6, where neighboring numbers are 1.2e−10 apart, and results should be exact to 1e−6.
enum Tolerance {
  /// The greatest violation of a bound that isn't corrected.
  static let feasibility = 1e-9
  /// The greatest violation of required constraints that isn't a contradiction: a millionth of a point.
  static let contradiction = 1e-6
  /// The greatest coefficient, or rate of change of an error, that counts as 0.
  ///
  /// A chain of three multipliers of 0.001 stays above it.
  static let coefficient = 1e-10
  /// The greatest error of a constraint's value that isn't corrected at the end of a solution.
  static let residual = 1e-11
  /// The greatest change of a variable's value that isn't reported.
  static let value = 1e-8

  /// Returns the sum of two coefficients; 0 if they cancel up to rounding.
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= 1e-10 * abs(a) ? 0 : sum
  }

  /// Returns the sum of two constants; 0 if they cancel up to rounding in the last places.
  static func constantSum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= 1e-15 * abs(a) ? 0 : sum
  }
}
