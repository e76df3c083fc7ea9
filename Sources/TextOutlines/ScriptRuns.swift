#if OptionalLibraries
  import CTextLibraries

  /// The script in which each code unit of a text is shaped.
  ///
  /// A character that several scripts share has the script of the preceding text or, at the start, of the following
  /// text. The two brackets of a pair have the same script.
  struct ScriptRuns {
    private(set) var scripts: [UInt32]

    init(_ units: [UInt16]) {
      scripts = [UInt32](repeating: Self.common, count: units.count)
      guard TextLibraries.areLoaded, units.contains(where: { $0 >= 0x80 }) else {
        // ASCII characters are Latin letters or shared by all scripts, so a text with letters is Latin.
        if units.contains(where: Self.isLetter) {
          scripts = [UInt32](repeating: ScriptTag.latin, count: units.count)
        }
        return
      }
      let functions = harfBuzz.unicode_funcs_get_default()
      var brackets: [(closing: UInt32, script: UInt32)] = []
      var current: UInt32?
      var pending = 0
      Scalars.forEach(in: units) { scalar, range in
        var script = harfBuzz.unicode_script(functions, scalar)
        if Self.isShared(script) {
          script = current ?? Self.common
          if let opening = brackets.lastIndex(where: { $0.closing == scalar }) {
            script = brackets[opening].script
            brackets.removeSubrange(opening...)
          } else if let closing = Self.pairs[scalar], brackets.count < Self.depthLimit {
            brackets.append((closing, script))
          }
        } else {
          if current == nil {
            for index in pending..<range.lowerBound { scripts[index] = script }
            for index in brackets.indices { brackets[index].script = script }
          }
          current = script
          pending = range.upperBound
        }
        for index in range { scripts[index] = script }
      }
    }

    private static let common = ScriptTag.common
    private static let depthLimit = 32

    private static let pairs: [UInt32: UInt32] = [
      0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D, 0xAB: 0xBB, 0x2018: 0x2019, 0x201C: 0x201D, 0x2039: 0x203A,
      0x3008: 0x3009, 0x300A: 0x300B, 0x300C: 0x300D, 0x300E: 0x300F, 0x3010: 0x3011,
    ]

    private static func isShared(_ script: UInt32) -> Bool {
      script == common || script == ScriptTag.inherited || script == ScriptTag.unknown
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
      (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }
  }

  /// The Unicode scalar values of UTF-16 code units.
  enum Scalars {
    /// Calls a closure with each scalar value and its code units. A lone surrogate counts as U+FFFD.
    static func forEach(in units: [UInt16], _ body: (UInt32, Range<Int>) -> Void) {
      var index = 0
      while index < units.count {
        let unit = units[index]
        if UTF16.isLeadSurrogate(unit), index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) {
          let scalar = UTF16.decode(UTF16.EncodedScalar([unit, units[index + 1]]))
          body(scalar.value, index..<(index + 2))
          index += 2
        } else {
          body(unit & 0xF800 == 0xD800 ? 0xFFFD : UInt32(unit), index..<(index + 1))
          index += 1
        }
      }
    }
  }
#endif
