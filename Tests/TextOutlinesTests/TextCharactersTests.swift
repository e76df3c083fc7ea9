#if OptionalLibraries
  import CHarfBuzz
  import Testing

  @testable import TextOutlines

  @Suite struct TextCharactersTests {
    @Test func `offsets count UTF-8 bytes`() {
      #expect(TextCharacters("aé日😀b").offsets == [0, 1, 3, 6, 10])
    }

    @Test func `controls and line separators become zero-width spaces`() {
      let characters = TextCharacters("a\0\t\n\r\u{7F}\u{85}\u{2028}\u{2029}b")
      #expect(characters.scalars == [0x61] + [UInt32](repeating: 0x200B, count: 8) + [0x62])
    }

    @Test func `characters that scripts share take the neighboring script`() {
      let characters = TextCharacters("!a, б!")
      #expect(characters.scripts[0...3].allSatisfy { $0 == HB_SCRIPT_LATIN })
      #expect(characters.scripts[4...5].allSatisfy { $0 == HB_SCRIPT_CYRILLIC })
      #expect(TextCharacters("12").scripts == [HB_SCRIPT_COMMON, HB_SCRIPT_COMMON])
    }

    @Test func `runs break where face, script or direction changes`() {
      let characters = TextCharacters("abбв")
      let runs = characters.runs(faces: [0, 1, 1, 1])
      #expect(runs.map(\.characters) == [0..<1, 1..<2, 2..<4])
      #expect(runs.map(\.face) == [0, 1, 1])
      #expect(TextCharacters("").runs(faces: []).isEmpty)
    }

    @Test func `runs come in visual order`() {
      let runs = TextCharacters("א1ב").runs(faces: [0, 0, 0])
      #expect(runs.map(\.characters) == [2..<3, 1..<2, 0..<1])
      #expect(runs.map(\.direction) == [HB_DIRECTION_RTL, HB_DIRECTION_LTR, HB_DIRECTION_RTL])
    }
  }
#endif
