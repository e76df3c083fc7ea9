import CoreGraphics

/// The points about which a text's letters turn and grow.
struct TextAnchors {
  private struct Group {
    var left: Double
    var right: Double
    var baseline: Double
  }

  private let groups: [Group]
  private let numbers: [Int]
  private let height: Double

  init(_ layout: TextLayout, by grouping: TextAnchorGrouping, size: Double) {
    let units = TextUnits(layout.marks, by: grouping.unit)
    numbers = layout.letters.map { grouping == .all ? 0 : units.numbers[$0.place] }
    var groups: [Int: Group] = [:]
    for (letter, number) in zip(layout.letters, numbers) where !letter.outline.isEmpty {
      let (left, right) = (letter.position.x, letter.position.x + letter.advance)
      let group = groups[number] ?? Group(left: left, right: right, baseline: letter.position.y)
      groups[number] = Group(
        left: min(group.left, left), right: max(group.right, right), baseline: group.baseline)
    }
    self.groups = (0..<max(1, units.count)).map { groups[$0] ?? Group(left: 0, right: 0, baseline: 0) }
    height = size * Self.capitalHeight
  }

  /// The height of a capital in sizes, as the best-known web player takes it: 0.714 of a line.
  private static let capitalHeight = 1.2 * 0.714

  /// The anchor of a letter by its number, in the text's space.
  func anchor(ofLetter number: Int, _ alignment: Vector) -> Vector {
    let group = groups[min(numbers[number], groups.count - 1)]
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
