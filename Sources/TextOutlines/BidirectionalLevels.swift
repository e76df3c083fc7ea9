#if OptionalLibraries
  import CHarfBuzz

  /// The embedding level of each character of a line: odd for right-to-left text, even for left-to-right.
  ///
  /// Implements the rules of the Unicode bidirectional algorithm (UAX #9) that plain text needs: W1, W2, W4, W7, N1,
  /// N2, I1 and I2, for strong characters, numbers with separators, and neutral characters. Explicit embeddings,
  /// overrides and isolates have no effect.
  struct BidirectionalLevels {
    private(set) var levels: [UInt8]

    init(scalars: [UInt32], scripts: [hb_script_t]) {
      var kinds = zip(scalars, scripts).map(Kind.init)
      let base: UInt8 = kinds.first { $0 == .left || $0 == .right } == .right ? 1 : 0
      guard base == 1 || kinds.contains(.right) else {
        levels = [UInt8](repeating: 0, count: scalars.count)
        return
      }
      Self.resolveWeak(&kinds, scalars)
      Self.resolveNumbers(&kinds, base: base)
      levels = Self.resolveNeutral(kinds, base: base)
    }

    /// Returns the indices of a line's runs in visual order, given the levels of the runs.
    ///
    /// From the highest level down to 1, each sequence of runs at or above that level is reversed (rule L2).
    static func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
      var order = Array(levels.indices)
      for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
        var start = 0
        while start < order.count {
          let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
          order[start..<end].reverse()
          start = end + 1
        }
      }
      return order
    }
  }

  // MARK: - Rules

  extension BidirectionalLevels {
    private enum Kind {
      case left, right, number, neutral, mark

      init(scalar: UInt32, script: hb_script_t) {
        switch script {
        case _ where Unicode.Scalar(scalar)?.properties.generalCategory == .decimalNumber: self = .number
        case HB_SCRIPT_INHERITED: self = .mark
        case HB_SCRIPT_COMMON, HB_SCRIPT_UNKNOWN: self = .neutral
        case _ where hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL: self = .right
        default: self = .left
        }
      }
    }

    /// Gives a mark the kind of the preceding character (W1), and makes a separator between two numbers a number (W4).
    private static func resolveWeak(_ kinds: inout [Kind], _ scalars: [UInt32]) {
      for index in kinds.indices where kinds[index] == .mark {
        kinds[index] = index > 0 ? kinds[index - 1] : .neutral
      }
      guard kinds.count > 2 else { return }
      for index in 1..<(kinds.count - 1) where separators.contains(scalars[index]) {
        if kinds[index - 1] == .number, kinds[index + 1] == .number { kinds[index] = .number }
      }
    }

    private static let separators = Set("+-,./:\u{A0}\u{60C}".unicodeScalars.map(\.value))

    /// Turns numbers after a strong left-to-right character into left-to-right characters (W7).
    private static func resolveNumbers(_ kinds: inout [Kind], base: UInt8) {
      var strong = base == 1 ? Kind.right : .left
      for index in kinds.indices {
        switch kinds[index] {
        case .left, .right: strong = kinds[index]
        case .number where strong == .left: kinds[index] = .left
        case .number, .neutral, .mark: break
        }
      }
    }

    /// Returns the levels, with neutral characters resolved.
    ///
    /// Neutral characters between two characters of the same direction take that direction, others the line's
    /// (N1, N2). Here, a number counts as a right-to-left character.
    private static func resolveNeutral(_ kinds: [Kind], base: UInt8) -> [UInt8] {
      let line = base == 1 ? Kind.right : .left
      var levels = [UInt8](repeating: base, count: kinds.count)
      var before = line
      var start = 0
      while start < kinds.count {
        let end = kinds[start...].firstIndex { $0 != .neutral } ?? kinds.count
        let after = end < kinds.count ? kinds[end] : line
        if (before == .left) == (after == .left) {
          for index in start..<end { levels[index] = level(before == .left ? .left : .right, base) }
        }
        guard end < kinds.count else { break }
        levels[end] = level(kinds[end], base)
        before = kinds[end]
        start = end + 1
      }
      return levels
    }

    private static func level(_ kind: Kind, _ base: UInt8) -> UInt8 {
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      case .number: 2
      case .neutral, .mark: base
      }
    }
  }
#endif
