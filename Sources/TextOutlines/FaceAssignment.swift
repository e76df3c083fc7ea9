#if OptionalLibraries
  import Raster

  extension FontStore {
    /// Returns the index of the face for each code unit of a part of a text.
    ///
    /// A character, with all its marks and joined characters, has one face: `main` if it has all of them, otherwise the
    /// face before, or the first fallback that has them. A character that is displayed as an emoji prefers fonts with
    /// colors. If no face has everything, the first one with the base character is used, and `missing` is called with
    /// what it lacks.
    func faces(
      for units: ArraySlice<UInt16>, main: Int, language: String, missing: (Unicode.Scalar) -> Void
    ) -> [Int] {
      var faces = [Int](repeating: main, count: units.count)
      guard let mainFace = face(main), !mainFace.covers(units) else { return faces }
      var offset = 0
      var previous = main
      for character in String(decoding: units, as: UTF16.self) {
        let count = character.utf16.count
        let chosen = face(for: character, main: main, previous: previous, language: language)
        for scalar in character.unicodeScalars where !scalar.isInvisible && !has(scalar, chosen) { missing(scalar) }
        for index in offset..<min(offset + count, faces.count) { faces[index] = chosen }
        (offset, previous) = (offset + count, chosen)
      }
      return faces
    }

    private func face(for character: Character, main: Int, previous: Int, language: String) -> Int {
      let scalars = Array(character.unicodeScalars.lazy.filter { !$0.isInvisible })
      // An invisible character stays with the text before it.
      guard let base = scalars.first else { return previous }
      let prefersColor = character.isDisplayedAsEmoji
      if prefersColor, let face = colorFaces.first(where: { covers(scalars, $0) }) { return face }
      for face in [main, previous] where covers(scalars, face) { return face }
      let fallbacks = fallbackFaces(for: main, language: language)
      let key = CharacterKey(face: main, character: character, language: language)
      return fallback(for: key) {
        fallbacks.first { covers(scalars, $0) && face($0) != nil }
          ?? (has(base, main) ? main : fallbacks.first { has(base, $0) && face($0) != nil })
      } ?? main
    }

    private func covers(_ scalars: [Unicode.Scalar], _ face: Int) -> Bool { scalars.allSatisfy { has($0, face) } }

    private func has(_ scalar: Unicode.Scalar, _ face: Int) -> Bool {
      openFace(face)?.hasGlyph(for: scalar.value) ?? catalog.entries[face].characters.contains(scalar.value)
    }
  }

  extension FontFace {
    /// Whether the face has a glyph for each scalar value of a text, none of which is a request for an emoji.
    fileprivate func covers(_ units: ArraySlice<UInt16>) -> Bool {
      units.allSatisfy { unit in
        unit & 0xF800 != 0xD800 && unit != 0xFE0F && !Self.emojiUnits.contains(unit)
          && hasGlyph(for: UInt32(unit))
      }
    }

    /// The code units of characters that are displayed as emoji by default, U+231A to U+2B55.
    private static let emojiUnits = Set(
      (UInt16(0x231A)...0x2B55).filter { Unicode.Scalar($0)?.properties.isEmojiPresentation ?? false })
  }

  extension Unicode.Scalar {
    /// Whether the scalar has no glyph of its own.
    fileprivate var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }
  }

  extension Character {
    /// Whether the character is displayed as an emoji: by default or because a variation selector asks for it.
    fileprivate var isDisplayedAsEmoji: Bool {
      let scalars = unicodeScalars
      guard let first = scalars.first, first.properties.isEmoji else { return false }
      guard !scalars.contains("\u{FE0E}") else { return false }
      return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
        || scalars.contains { $0.properties.isEmojiModifier }
    }
  }
#endif
