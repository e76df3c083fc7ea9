#if OptionalLibraries
  import Raster
  import TextOutlines
  import Testing
  import Typesetting

  /// The files of Unicode that tell the levels and the order of characters in lines of mixed directions.
  @Suite struct DirectionConformanceTests {
    /// The line of a paragraph, as code units.
    private func line(_ units: [UInt16], _ direction: BaseDirection) -> TextLine? {
      var (text, layout) = (AttributedText(), ParagraphAttributes())
      layout.direction = direction
      text.append(units, TextAttributes(font: FontRequest(), size: 10), layout)
      let box = Box(x: 0, y: 0, width: 1e6, height: 1e6)
      return TextFrame(text, in: box, TextFrame.Options(), shaper: TextShaper.shared).lines.first
    }

    /// Whether a line has the expected levels, nil for any, and the order that follows from them, except for characters of any
    /// level.
    ///
    /// - Parameter allowsOneLevel: Whether a line of one direction, whose order is the same at any level, may have another
    ///   level of that direction. ICU gives such a line the paragraph's level.
    private func holds(
      _ units: [[UInt16]], _ direction: BaseDirection, levels: [UInt8?], order: [Int],
      allowsOneLevel: Bool = false
    ) -> Bool {
      var owners: [Int] = []
      for (index, character) in units.enumerated() { owners += character.map { _ in index } }
      guard let line = line(Array(units.joined()), direction) else { return units.isEmpty }
      var found = [UInt8?](repeating: nil, count: units.count)
      var visual: [Int] = []
      for piece in line.pieces {
        for unit in piece.isRightToLeft ? Array(piece.range.reversed()) : Array(piece.range) {
          found[owners[unit]] = piece.level
          if levels[owners[unit]] != nil, visual.last != owners[unit] { visual.append(owners[unit]) }
        }
      }
      // A paragraph separator isn't in the line.
      let expected = order.filter { found[$0] != nil }
      let isExact = !allowsOneLevel || Set(levels.compactMap { $0.map { $0 % 2 } }).count > 1
      return visual == expected
        && zip(found, levels).allSatisfy { found, level in
          guard let found, let level else { return true }
          return isExact ? found == level : found % 2 == level % 2
        }
    }

    private func levels(_ text: Substring) -> [UInt8?] { text.split(separator: " ").map { UInt8($0) } }
    private func indices(_ text: Substring) -> [Int] {
      text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }

    /// The rows for which ICU 72 has other levels: all but the last are clarifications of Unicode 8.
    private static let exceptions: Set<Int> = [
      // Overrides that are applied to isolates between embeddings.
      59, 60, 61, 62,
      // Overrides that are applied to paired brackets.
      65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
      // Marks after paired brackets, and after joiners that follow brackets.
      83, 84, 85, 86, 87, 88, 102, 108, 113,
      // 64 nested pairs of brackets.
      120,
      // A line of one direction: ICU doesn't raise the level of its embedding, because its order is the same.
      164,
    ]

    @Test func `characters have the levels and the order of the bidirectional algorithm`() {
      guard let file = ConformanceFile("BidiCharacterTest.txt") else { return }
      let unexpected = file.check(exceptions: Self.exceptions) { row in
        let fields = row.split(separator: ";", omittingEmptySubsequences: false)
        guard fields.count == 5 else { return nil }
        let units = fields[0].split(separator: " ").map(\.codeUnits)
        let direction: BaseDirection =
          fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
        let isLevel = line(Array(units.joined()), direction).map { $0.baseLevel == UInt8(fields[2]) } ?? true
        return isLevel && holds(units, direction, levels: levels(fields[3]), order: indices(fields[4]))
      }
      #expect(unexpected.isEmpty)
    }

    /// A character of each class.
    private static let samples: [Substring: UInt32] = [
      "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C,
      "B": 0x2029,
      "S": 0x09, "WS": 0x20, "ON": 0x21, "BN": 0xAD, "NSM": 0x300, "LRE": 0x202A, "LRO": 0x202D,
      "RLE": 0x202B,
      "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    @Test func `classes of characters have the levels and the order of the bidirectional algorithm`() {
      guard let file = ConformanceFile("BidiTest.txt") else { return }
      var (expectedLevels, order) = ([UInt8?](), [Int]())
      let unexpected = file.check(keeps: { $0.hasPrefix("@") }) { row in
        if row.hasPrefix("@Levels:") { expectedLevels = levels(row.dropFirst(8).trimmed) }
        if row.hasPrefix("@Reorder:") { order = indices(row.dropFirst(9)) }
        let fields = row.split(separator: ";")
        guard !row.hasPrefix("@"), fields.count == 2, let bits = Int(fields[1].trimmed) else { return nil }
        let units = fields[0].split(separator: " ").compactMap { Self.samples[$0] }.map(Substring.units)
        let directions: [(Int, BaseDirection)] = [(1, .natural), (2, .leftToRight), (4, .rightToLeft)]
        return directions.allSatisfy {
          bits & $0.0 == 0
            || holds(units, $0.1, levels: expectedLevels, order: order, allowsOneLevel: true)
        }
      }
      #expect(unexpected.isEmpty)
    }
  }

  extension Substring {
    fileprivate var trimmed: Substring {
      Substring(
        drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed().map(String.init)
          .joined())
    }
  }
#endif
