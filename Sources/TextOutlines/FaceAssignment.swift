#if OptionalLibraries
  import Raster

  extension FontStore {
    /// Returns the index of the face for each code unit of a part of a text.
    ///
    /// A character, with all its marks and joined characters, has one face: `main` if it has all of them; otherwise, the
    /// face of the previous character or the first fallback that has them. If no face has all of them, the first face with
    /// the base character is used, and `missing` is called with the missing characters.
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
      // An invisible character has the face of the preceding text.
      guard let base = scalars.first else { return previous }
      for face in [main, previous] where covers(scalars, face) { return face }
      let fallbacks = fallbackFaces(for: main, language: language)
      let key = CharacterKey(face: main, character: character, language: language)
      return fallback(for: key) {
        fallbacks.first { covers(scalars, $0) && face($0) != nil }
          ?? (has(base, main) ? main : fallbacks.first { has(base, $0) && face($0) != nil })
      } ?? main
    }

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
      units.allSatisfy { $0 & 0xF800 != 0xD800 && hasGlyph(for: UInt32($0)) }
    }
  }

  extension Unicode.Scalar {
    /// Whether the scalar is invisible, so that no face needs a glyph for it.
    fileprivate var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }
  }
#endif
