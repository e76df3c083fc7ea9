#if OptionalLibraries
  import CHarfBuzz
  import Testing

  @testable import TextOutlines

  @Suite struct BidirectionalLevelsTests {
    /// Returns the level of each character, as one digit each. Uppercase letters stand for Hebrew ones.
    private func levels(_ text: String) -> String {
      let scalars = text.unicodeScalars.map { ("A"..."Z").contains($0) ? 0x5D0 + $0.value - 0x41 : $0.value }
      let functions = hb_unicode_funcs_get_default()
      let levels = BidirectionalLevels(
        scalars: scalars, scripts: scalars.map { hb_unicode_script(functions, $0) })
      return levels.levels.map(String.init).joined()
    }

    @Test(arguments: [
      ("", ""),
      ("abc 12", "000000"),
      ("12, !", "00000"),
      ("ABC", "111"),
      ("ab AB cd", "00011000"),
      ("AB ab CD", "11122111"),
      ("AB 12 C", "1112211"),
      ("ab AB 12", "00011122"),
      ("a AB 1.5, x", "00111222000"),
      ("AB 1, 2", "1112112"),
      ("AB!", "111"),
      ("ab!AB", "00011"),
      ("A\u{5B0}b", "112"),
      ("a\u{301}b", "000"),
      ("\u{301}", "0"),
    ])
    func `levels follow the bidirectional algorithm`(_ text: String, _ expected: String) {
      #expect(levels(text) == expected)
    }

    @Test(
      arguments: [
        ([], []),
        ([0, 0, 0], [0, 1, 2]),
        ([1, 1, 1], [2, 1, 0]),
        ([0, 1, 0], [0, 1, 2]),
        ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
        ([1, 2, 2, 1], [3, 1, 2, 0]),
        ([2, 1, 0], [1, 0, 2]),
      ] as [([UInt8], [Int])])
    func `sequences of runs are reversed from the highest level down`(_ levels: [UInt8], _ order: [Int]) {
      #expect(BidirectionalLevels.visualOrder(ofLevels: levels) == order)
    }
  }
#endif
