/// Whether two numbers differ by at most `tolerance`; never for NaN.
package func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
  a == b || abs(a - b) <= tolerance
}

/// Whether two lists have one length and differ by at most `tolerance` in every place.
package func isClose(_ a: [Double], _ b: [Double], within tolerance: Double) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within: tolerance) }
}
