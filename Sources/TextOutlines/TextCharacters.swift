#if OptionalLibraries
  import CHarfBuzz

  /// The characters of a line, with what shaping must know of each.
  struct TextCharacters {
    /// Scalar values; controls and separators of lines are replaced by a zero-width space.
    let scalars: [UInt32]
    /// Where each begins in the text's UTF-8.
    let offsets: [Int]
    /// The script that each is shaped in: a character that many scripts share is like its neighbour.
    let scripts: [hb_script_t]
    private let levels: [UInt8]

    init(_ text: String) {
      var scalars: [UInt32] = []
      var offsets: [Int] = []
      var offset = 0
      for scalar in text.unicodeScalars {
        scalars.append(Self.isControl(scalar) ? Self.zeroWidthSpace : scalar.value)
        offsets.append(offset)
        offset += UTF8.width(scalar)
      }
      let functions = hb_unicode_funcs_get_default()
      let scripts = scalars.map { hb_unicode_script(functions, $0) }
      self.scalars = scalars
      self.offsets = offsets
      self.scripts = Self.resolveShared(scripts)
      levels = BidirectionalLevels(scalars: scalars, scripts: scripts).levels
    }

    private static let zeroWidthSpace: UInt32 = 0x200B

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }

    /// Gives shared and unknown scripts that of the character before, at the start that of the first other one.
    private static func resolveShared(_ scripts: [hb_script_t]) -> [hb_script_t] {
      func isShared(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      }
      var current = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
      return scripts.map { script in
        if !isShared(script) { current = script }
        return current
      }
    }
  }

  // MARK: - Runs

  extension TextCharacters {
    /// The runs in visual order, from left to right, given the face of each character.
    func runs(faces: [Int]) -> [TextRun] {
      var runs: [TextRun] = []
      for index in scalars.indices {
        let run = TextRun(
          characters: index..<(index + 1), face: faces[index], script: scripts[index], level: levels[index])
        if let last = runs.last, last.joins(run) {
          runs[runs.count - 1].characters = last.characters.lowerBound..<(index + 1)
        } else {
          runs.append(run)
        }
      }
      return BidirectionalLevels.visualOrder(ofLevels: runs.map(\.level)).map { runs[$0] }
    }
  }

  extension TextRun {
    fileprivate func joins(_ next: TextRun) -> Bool {
      face == next.face && script == next.script && level == next.level
    }
  }
#endif
