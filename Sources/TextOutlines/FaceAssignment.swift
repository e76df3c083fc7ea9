#if OptionalLibraries
  import Raster

  extension FontStore {
    /// Returns the index of the face for each code unit of a part of a text.
    ///
    /// A character, with all its marks and joined characters, has one face: `main` if it has all of them, otherwise the
    /// face before, or the first fallback that has them. If no face has everything, the first one with the base character is
    /// used, and `missing` is called with what it lacks. Emoji prefer faces with colors.
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
        for scalar in character.unicodeScalars where !scalar.isInvisible && !has(scalar, chosen) {
          missing(scalar)
        }
        for index in offset..<min(offset + count, faces.count) { faces[index] = chosen }
        (offset, previous) = (offset + count, chosen)
      }
      return faces
    }

    private func face(for character: Character, main: Int, previous: Int, language: String) -> Int {
      let scalars = Array(character.unicodeScalars.lazy.filter { !$0.isInvisible })
      // An invisible character stays with the text before it.
      guard let base = scalars.first else { return previous }
      let isEmoji = character.isEmoji
      if !isEmoji || catalog.entries[main].isColored {
        for face in [main, previous] where covers(scalars, face) { return face }
      }
      let fallbacks = fallbackFaces(for: main, language: language)
      func search() -> Int? {
        let colored = isEmoji ? fallbacks.first { catalog.entries[$0].isColored && covers(scalars, $0) } : nil
        if let colored, face(colored) != nil { return colored }
        if covers(scalars, main) { return main }
        return fallbacks.first { covers(scalars, $0) && face($0) != nil }
          ?? (has(base, main) ? main : fallbacks.first { has(base, $0) && face($0) != nil })
      }
      // Only characters of a usual length are cached, so that the cache's memory is bounded.
      guard scalars.count <= Self.cachedLength else { return search() ?? main }
      let key = CharacterKey(face: main, character: character, language: language)
      return fallback(for: key, find: search) ?? main
    }

    private static let cachedLength = 32

    private func covers(_ scalars: [Unicode.Scalar], _ face: Int) -> Bool {
      scalars.allSatisfy { has($0, face) }
    }

    private func has(_ scalar: Unicode.Scalar, _ face: Int) -> Bool {
      openFace(face)?.hasGlyph(for: scalar.value) ?? catalog.entries[face].characters.contains(scalar.value)
    }
  }

  extension FontFace {
    /// Whether the face has a glyph for each of a text's characters, none of which is above U+FFFF.
    fileprivate func covers(_ units: ArraySlice<UInt16>) -> Bool {
      units.allSatisfy { $0 & 0xF800 != 0xD800 && !mayBeEmoji($0) && hasGlyph(for: UInt32($0)) }
    }
  }

  /// Whether a code unit can make a character an emoji: by default, or as a selector of emoji style.
  private func mayBeEmoji(_ unit: UInt16) -> Bool {
    unit == 0xFE0F
      || (0x231A...0x3299).contains(unit) && Unicode.Scalar(unit)?.properties.isEmojiPresentation == true
  }

  extension Character {
    /// Whether the character is displayed with colors where possible: by default, or as requested by a variation
    /// selector, a skin tone or a sequence.
    fileprivate var isEmoji: Bool {
      let scalars = unicodeScalars
      guard let first = scalars.first, first.properties.isEmoji else { return false }
      if scalars.contains("\u{FE0E}") { return false }
      return first.properties.isEmojiPresentation
        || scalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    }
  }

  extension Unicode.Scalar {
    /// Whether the scalar has no glyph of its own.
    fileprivate var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }
  }
#endif
