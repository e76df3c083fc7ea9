/// Whether two numbers differ by at most `tolerance`; false for NaN.
package func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
  a == b || abs(a - b) <= tolerance
}

/// Whether two arrays have the same length and their elements differ by at most `tolerance`.
package func isClose(_ a: [Double], _ b: [Double], within tolerance: Double) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within: tolerance) }
}
