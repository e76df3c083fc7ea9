import CoreGraphics

/// The anchor points about which a text's letters rotate and scale.
struct TextAnchors {
  private struct Group {
    var left: Double
    var right: Double
    var baseline: Double
  }

  private let groups: [Group]
  /// The index of each letter's group.
  private let groupIndices: [Int]
  private let height: Double

  init(_ layout: TextLayout, by grouping: TextAnchorGrouping, size: Double) {
    let units = TextUnits(layout.marks, by: grouping.unit)
    groupIndices = layout.letters.map { grouping == .all ? 0 : units.indices[$0.markIndex] }
    var groups: [Int: Group] = [:]
    for (letter, index) in zip(layout.letters, groupIndices) where !letter.outline.isEmpty {
      let (left, right) = (letter.position.x, letter.position.x + letter.advance)
      let group = groups[index] ?? Group(left: left, right: right, baseline: letter.position.y)
      groups[index] = Group(
        left: min(group.left, left), right: max(group.right, right), baseline: group.baseline)
    }
    self.groups = (0..<max(1, units.count)).map { groups[$0] ?? Group(left: 0, right: 0, baseline: 0) }
    height = size * Self.capitalHeight
  }

  /// The height of a capital in sizes, as in lottie-web: 0.714 of a line.
  private static let capitalHeight = 1.2 * 0.714

  /// Returns the anchor of a letter, given by its index in the layout, in the text's coordinate space.
  func anchor(ofLetter index: Int, _ alignment: Vector) -> Vector {
    let group = groups[min(groupIndices[index], groups.count - 1)]
    let half = (group.right - group.left) / 2
    return Vector(
      x: group.left + half * (1 + alignment.x / 100), y: group.baseline + height * alignment.y / 100)
  }
}

extension TextAnchorGrouping {
  fileprivate var unit: TextSelectorModel.Unit {
    switch self {
    case .characters: .characters
    case .words: .words
    case .lines, .all: .lines
    }
  }
}
