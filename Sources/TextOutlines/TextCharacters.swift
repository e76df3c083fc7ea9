#if OptionalLibraries
  import CHarfBuzz

  /// The characters of a line, with the properties that shaping depends on.
  struct TextCharacters {
    /// The Unicode scalar values. Control characters and line separators are replaced by zero-width spaces.
    let scalars: [UInt32]
    /// The offset of each character in the text's UTF-8.
    let offsets: [Int]
    /// The script in which each character is shaped. A character that scripts share takes its neighbor's script.
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

    /// Replaces shared and unknown scripts by the previous character's script, or, at the start, by the first known script.
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
    /// Returns the runs in visual order, from left to right.
    ///
    /// - Parameter faces: The index of the face of each character.
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
