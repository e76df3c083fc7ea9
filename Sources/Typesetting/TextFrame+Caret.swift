package import Raster

// A line of n characters has n + 1 caret stops, from left to right, and n + 1 positions in the text. Each stop belongs to one
// position. At the border between two directions, it's the position of the character with the lower level; at the ends of
// the line, the paragraph's direction determines the position. So a caret that moves from stop to stop visits each position
// once.

/// The caret stops of a line.
package struct CaretStops: Sendable {
  /// The position in the text of each stop, from left to right.
  package let positions: [Int]
  /// The x coordinate of each stop.
  package let xs: [Double]
  /// The characters from left to right.
  package let characters: [VisualCharacter]

  /// A character of a line.
  package struct VisualCharacter: Hashable, Sendable {
    package var range: Range<Int>
    package var level: UInt8
    package var left: Double
    package var right: Double
  }

  init(_ line: TextLine, _ text: AttributedText) {
    let characters = line.visualCharacters(text)
    let start = line.range.lowerBound
    let end = line.range.upperBound
    var positions: [Int] = []
    var xs: [Double] = []
    for stop in 0...characters.count {
      let left = stop > 0 ? characters[stop - 1] : nil
      let right = stop < characters.count ? characters[stop] : nil
      xs.append(right?.left ?? left?.right ?? line.origin.x)
      // The ends of the line are treated as characters of the paragraph's level.
      let leftLevel = left?.level ?? line.baseLevel
      let rightLevel = right?.level ?? line.baseLevel
      let leftPosition =
        left.map { $0.level % 2 == 0 ? $0.range.upperBound : $0.range.lowerBound }
        ?? (line.isRightToLeft ? end : start)
      let rightPosition =
        right.map { $0.level % 2 == 0 ? $0.range.lowerBound : $0.range.upperBound }
        ?? (line.isRightToLeft ? start : end)
      positions.append(leftLevel <= rightLevel ? leftPosition : rightPosition)
    }
    (self.positions, self.xs, self.characters) = (positions, xs, characters)
  }

  /// Returns the index of the stop of a position; for a position inside a character, that of the nearest stop in the text.
  package func index(of position: Int) -> Int {
    positions.indices.min { abs(positions[$0] - position) < abs(positions[$1] - position) } ?? 0
  }
}

extension TextLine {
  /// The characters from left to right. A cluster of several characters is divided evenly.
  fileprivate func visualCharacters(_ text: AttributedText) -> [CaretStops.VisualCharacter] {
    var characters: [CaretStops.VisualCharacter] = []
    for piece in pieces where !piece.range.isEmpty {
      let boundaries = CharacterBoundaries(text.units, in: piece.range).all
      var x = origin.x + piece.x
      let logical = piece.isRightToLeft ? piece.widths.reversed() : piece.widths
      // The characters that begin in each cluster, in logical order.
      var groups: [(width: Double, characters: [Range<Int>])] = []
      var boundary = 0
      for (index, cluster) in logical.enumerated() {
        let end = index + 1 < logical.count ? logical[index + 1].cluster : piece.range.upperBound
        var list: [Range<Int>] = []
        while boundary < boundaries.count - 1, boundaries[boundary] < end {
          list.append(boundaries[boundary]..<boundaries[boundary + 1])
          boundary += 1
        }
        if list.isEmpty, !groups.isEmpty {
          groups[groups.count - 1].width += cluster.width
        } else {
          groups.append((cluster.width, list))
        }
      }
      for group in piece.isRightToLeft ? groups.reversed() : groups {
        let share = group.characters.isEmpty ? 0 : group.width / Double(group.characters.count)
        for range in piece.isRightToLeft ? group.characters.reversed() : group.characters {
          characters.append(.init(range: range, level: piece.level, left: x, right: x + share))
          x += share
        }
        if group.characters.isEmpty { x += group.width }
      }
    }
    return pieces.count > 1 ? joined(characters, text) : characters
  }

  /// Joins the parts of characters that are divided by a change of script or direction, where they are side by side.
  private func joined(
    _ parts: [CaretStops.VisualCharacter], _ text: AttributedText
  ) -> [CaretStops.VisualCharacter] {
    let ends = Set(CharacterBoundaries(text.units, in: range).all)
    return parts.reduce(into: []) { characters, part in
      if let last = characters.last, last.level % 2 == part.level % 2 {
        let (first, second) = part.level % 2 == 0 ? (last.range, part.range) : (part.range, last.range)
        if first.upperBound == second.lowerBound, !ends.contains(first.upperBound) {
          characters[characters.count - 1].range = first.lowerBound..<second.upperBound
          characters[characters.count - 1].right = part.right
          return
        }
      }
      characters.append(part)
    }
  }
}

// MARK: - Frames

extension TextFrame {
  /// A direction in which a caret moves.
  package enum CaretMove: Hashable, Sendable {
    case left, right, up, down
  }

  package func stops(of line: Int) -> CaretStops { CaretStops(lines[line], text) }

  /// The index of the line of a position. A position between two lines belongs to the second one.
  package func line(of position: Int) -> Int? {
    let index = lines.partitioningIndex { $0.range.lowerBound > position }
    return lines.isEmpty ? nil : max(index - 1, 0)
  }

  /// Returns the rectangle without width of the caret at a position; nil without lines.
  package func caret(at position: Int) -> Box? {
    guard let index = line(of: position) else { return nil }
    let (line, stops) = (lines[index], stops(of: index))
    let x = stops.xs[stops.index(of: position)]
    return Box(min: Point(x, line.top), max: Point(x, line.top + line.height))
  }

  /// Returns the position nearest to a point.
  package func position(nearest point: Point) -> Int? {
    guard !lines.isEmpty else { return nil }
    let index = lines.indices.min { distance(of: $0, to: point.y) < distance(of: $1, to: point.y) } ?? 0
    return position(in: index, nearest: point.x)
  }

  private func distance(of line: Int, to y: Double) -> Double {
    max(lines[line].top - y, y - lines[line].top - lines[line].height, 0)
  }

  private func position(in line: Int, nearest x: Double) -> Int {
    let stops = stops(of: line)
    // The last position of a wrapped line is also the first one of the next, where the caret is displayed.
    let candidates = stops.positions.indices.filter { self.line(of: stops.positions[$0]) == line }
    let stop = candidates.min { abs(stops.xs[$0] - x) < abs(stops.xs[$1] - x) } ?? 0
    return stops.positions[stop]
  }

  /// Returns the position of the caret after a move, or nil at the end of the text in that direction.
  package func position(after position: Int, moving move: CaretMove) -> Int? {
    guard let index = line(of: position) else { return nil }
    let stops = stops(of: index)
    let stop = stops.index(of: position)
    switch move {
    case .up:
      return index > 0 ? self.position(in: index - 1, nearest: stops.xs[stop]) : nil
    case .down:
      return index + 1 < lines.count ? self.position(in: index + 1, nearest: stops.xs[stop]) : nil
    case .left, .right:
      let next = stop + (move == .right ? 1 : -1)
      if stops.positions.indices.contains(next) {
        let found = stops.positions[next]
        if line(of: found) == index { return found }
      }
      return neighbor(of: index, isForward: (move == .right) != lines[index].isRightToLeft)
    }
  }

  /// The position at which the caret enters the next or previous line.
  private func neighbor(of index: Int, isForward: Bool) -> Int? {
    if isForward { return index + 1 < lines.count ? lines[index + 1].range.lowerBound : nil }
    guard index > 0 else { return nil }
    let line = lines[index - 1]
    // The end of a paragraph has its own stop; the end of a wrapped line is the start of the next line.
    guard line.range.upperBound == lines[index].range.lowerBound else { return line.range.upperBound }
    return CharacterBoundaries(text.units, in: line.range).all.dropLast().last
  }

  /// Returns the boxes that cover a range, from left to right in each line.
  ///
  /// - Parameter sides: The sides to which the boxes of lines extend that the range continues after; nil for none.
  package func selectionBoxes(of range: Range<Int>, sides: ClosedRange<Double>? = nil) -> [Box] {
    lines.indices.flatMap { index -> [Box] in
      let line = lines[index]
      guard line.range.overlaps(range) || line.range.isEmpty && range.contains(line.range.lowerBound) else {
        return []
      }
      let extents = extents(
        of: range, in: index, sides: line.range.upperBound < range.upperBound ? sides : nil)
      return extents.map {
        Box(x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
      }
    }
  }

  private func extents(
    of range: Range<Int>, in index: Int, sides: ClosedRange<Double>?
  ) -> [ClosedRange<Double>] {
    var extents: [ClosedRange<Double>] = []
    for character in stops(of: index).characters where character.range.overlaps(range) {
      if let last = extents.last, abs(last.upperBound - character.left) < 1e-6 {
        extents[extents.count - 1] = last.lowerBound...max(character.right, last.lowerBound)
      } else {
        extents.append(character.left...max(character.right, character.left))
      }
    }
    guard let sides else { return extents }
    let end =
      extents.isEmpty
      ? lines[index].origin.x...lines[index].origin.x
      : extents.removeLast(atStart: lines[index].isRightToLeft)
    let extended =
      lines[index].isRightToLeft
      ? min(sides.lowerBound, end.lowerBound)...end.upperBound
      : end.lowerBound...max(sides.upperBound, end.upperBound)
    extents.insert(extended, at: lines[index].isRightToLeft ? 0 : extents.count)
    return extents
  }
}

extension Array {
  /// Removes and returns the first or the last element.
  fileprivate mutating func removeLast(atStart: Bool) -> Element { atStart ? removeFirst() : removeLast() }
}
