import CoreGraphics

/// The arrangement of a stack's views along its axis.
struct StackArrangement {
  /// The preferred length of each view; nil for views without one.
  let preferredLengths: [CGFloat?]
  /// The minimum spacing after each view except the last.
  let spacings: [CGFloat]

  /// The total length at which all views have their preferred lengths.
  var length: CGFloat { preferredLengths.reduce(spacings.reduce(0, +)) { $0 + ($1 ?? 0) } }

  /// Returns the range of each view in an extent that begins at 0.
  func ranges(in extent: CGFloat, _ distribution: UIStackView.Distribution) -> [ClosedRange<CGFloat>] {
    let available = max(extent - spacings.reduce(0, +), 0)
    let lengths = preferredLengths.map { $0 ?? 0 }
    switch distribution {
    case .fill: return consecutive(filling(available), spacings)
    case .fillEqually:
      return consecutive(preferredLengths.map { _ in available / CGFloat(preferredLengths.count) }, spacings)
    case .fillProportionally:
      let sum = lengths.reduce(0, +)
      return sum > 0
        ? consecutive(lengths.map { $0 / sum * available }, spacings) : ranges(in: extent, .fillEqually)
    case .equalSpacing, .equalCentering:
      guard preferredLengths.count > 1, length < extent else {
        return consecutive(filling(available), spacings)
      }
      if distribution == .equalCentering, let ranges = centered(lengths, in: extent) { return ranges }
      return spaced(lengths, in: extent)
    }
  }

  /// Returns lengths that fill the available length. Surplus goes to the views without a preferred length, or else to
  /// the last view; a deficit shortens the last views.
  private func filling(_ available: CGFloat) -> [CGFloat] {
    var lengths = preferredLengths.map { $0 ?? 0 }
    var rest = available - lengths.reduce(0, +)
    if rest >= 0 {
      let takers = preferredLengths.indices.filter { preferredLengths[$0] == nil }
      for index in takers { lengths[index] = rest / CGFloat(takers.count) }
      if takers.isEmpty, let last = lengths.indices.last { lengths[last] += rest }
    } else {
      for index in lengths.indices.reversed() {
        let loss = min(lengths[index], -rest)
        lengths[index] -= loss
        rest += loss
      }
    }
    return lengths
  }

  /// Arranges views with equal spacings, or with equally enlarged ones if equal spacings would be too small for some.
  private func spaced(_ lengths: [CGFloat], in extent: CGFloat) -> [ClosedRange<CGFloat>] {
    let count = CGFloat(spacings.count)
    let equal = (extent - lengths.reduce(0, +)) / count
    let isEnough = spacings.allSatisfy { $0 <= equal }
    return consecutive(
      lengths, isEnough ? spacings.map { _ in equal } : spacings.map { $0 + (extent - length) / count })
  }

  /// Arranges views with equally spaced centers; nil if the spacings would become too small.
  private func centered(_ lengths: [CGFloat], in extent: CGFloat) -> [ClosedRange<CGFloat>]? {
    let (first, last) = (lengths[0] / 2, extent - lengths[lengths.count - 1] / 2)
    let step = (last - first) / CGFloat(spacings.count)
    let ranges = lengths.enumerated().map { index, length in
      let start = first + CGFloat(index) * step - length / 2
      return start...(start + length)
    }
    let isEnough = spacings.indices.allSatisfy {
      ranges[$0 + 1].lowerBound - ranges[$0].upperBound >= spacings[$0]
    }
    return isEnough ? ranges : nil
  }

  /// Arranges views one after another.
  private func consecutive(_ lengths: [CGFloat], _ spacings: [CGFloat]) -> [ClosedRange<CGFloat>] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < spacings.count ? spacings[index] : 0) }
      return start...(start + max(length, 0))
    }
  }
}
