import CoreGraphics

/// Where views that follow one another begin and how long they are, along one axis.
struct StackArrangement {
  /// How long each would like to be; nil where it doesn't mind.
  let wishes: [CGFloat?]
  /// The least gap after each but the last.
  let gaps: [CGFloat]

  /// The length with which all get what they wish.
  var length: CGFloat { wishes.reduce(gaps.reduce(0, +)) { $0 + ($1 ?? 0) } }

  /// Where each lies in an extent that begins at 0.
  func places(in extent: CGFloat, _ distribution: UIStackView.Distribution) -> [ClosedRange<CGFloat>] {
    let room = max(extent - gaps.reduce(0, +), 0)
    let wished = wishes.map { $0 ?? 0 }
    switch distribution {
    case .fill: return row(filling(room), gaps)
    case .fillEqually: return row(wishes.map { _ in room / CGFloat(wishes.count) }, gaps)
    case .fillProportionally:
      let sum = wished.reduce(0, +)
      return sum > 0 ? row(wished.map { $0 / sum * room }, gaps) : places(in: extent, .fillEqually)
    case .equalSpacing, .equalCentering:
      guard wishes.count > 1, length < extent else { return row(filling(room), gaps) }
      if distribution == .equalCentering, let places = centered(wished, in: extent) { return places }
      return spaced(wished, in: extent)
    }
  }

  /// Lengths that fill the room: what is left goes to those who don't mind, else to the last; what is missing, the last
  /// ones lack.
  private func filling(_ room: CGFloat) -> [CGFloat] {
    var lengths = wishes.map { $0 ?? 0 }
    var rest = room - lengths.reduce(0, +)
    if rest >= 0 {
      let takers = wishes.indices.filter { wishes[$0] == nil }
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

  /// With equal gaps, or with as much more than the least ones where those differ too much.
  private func spaced(_ lengths: [CGFloat], in extent: CGFloat) -> [ClosedRange<CGFloat>] {
    let count = CGFloat(gaps.count)
    let equal = (extent - lengths.reduce(0, +)) / count
    let isEnough = gaps.allSatisfy { $0 <= equal }
    return row(lengths, isEnough ? gaps.map { _ in equal } : gaps.map { $0 + (extent - length) / count })
  }

  /// With middles equally far from each other; nil where gaps would get too small.
  private func centered(_ lengths: [CGFloat], in extent: CGFloat) -> [ClosedRange<CGFloat>]? {
    let (first, last) = (lengths[0] / 2, extent - lengths[lengths.count - 1] / 2)
    let step = (last - first) / CGFloat(gaps.count)
    let places = lengths.enumerated().map { index, length in
      let start = first + CGFloat(index) * step - length / 2
      return start...(start + length)
    }
    let isEnough = gaps.indices.allSatisfy { places[$0 + 1].lowerBound - places[$0].upperBound >= gaps[$0] }
    return isEnough ? places : nil
  }

  /// One after the other.
  private func row(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [ClosedRange<CGFloat>] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return start...(start + max(length, 0))
    }
  }
}
