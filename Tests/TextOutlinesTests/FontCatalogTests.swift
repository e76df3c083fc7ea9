#if OptionalLibraries
  import Testing

  @testable import TextOutlines

  @Suite struct FontCatalogTests {
    /// Returns a catalog of faces given as "family/style/weight", each named "family-style".
    private func catalog(_ faces: String...) -> FontCatalog {
      FontCatalog(
        entries: faces.map { face in
          let parts = face.split(separator: "/").map(String.init)
          return FontEntry(
            path: "/\(parts[0])-\(parts[1])", face: 0, instance: nil, family: parts[0], styleName: parts[1],
            postScriptName: parts[0].filter { $0 != " " } + "-" + parts[1],
            style: FontStyle(weight: Double(parts[2])!, isItalic: parts[1].contains("Italic")))
        })
    }

    private let all = [
      "Liberation Sans/Regular/400", "Liberation Sans/Bold/700", "Liberation Sans/BoldItalic/700",
      "Inter/Light/300", "Inter/Regular/400", "Inter/Black/900", "Foo/Book/400",
    ]

    @Test func `an installed face is preferred to its substitutes`() {
      let catalog = catalog("Liberation Sans/Regular/400", "Helvetica/Bold/700", "Helvetica/Regular/400")
      #expect(catalog.match("Helvetica-Bold") == FontCatalog.Match(entry: 1, isSubstitute: false))
      #expect(catalog.match("helvetica bold") == FontCatalog.Match(entry: 1, isSubstitute: false))
      #expect(catalog.match("Helvetica") == FontCatalog.Match(entry: 2, isSubstitute: false))
    }

    @Test func `a missing style is substituted by another style of the same family`() {
      let catalog = catalog("Liberation Sans/Regular/400", "Helvetica/Bold/700", "Helvetica/Regular/400")
      #expect(catalog.match("Helvetica-Black") == FontCatalog.Match(entry: 1, isSubstitute: true))
      #expect(catalog.match("Helvetica-Light") == FontCatalog.Match(entry: 2, isSubstitute: true))
    }

    @Test func `substitutes keep weight and slant`() {
      let catalog = FontCatalog(entries: self.catalog(all[0], all[1], all[2], all[3], all[4], all[5]).entries)
      #expect(catalog.match("Arial-BoldItalicMT") == FontCatalog.Match(entry: 2, isSubstitute: true))
      #expect(catalog.match(".SFUI-Thin") == FontCatalog.Match(entry: 3, isSubstitute: true))
      #expect(catalog.match("SFProText-Heavy") == FontCatalog.Match(entry: 5, isSubstitute: true))
      #expect(catalog.match(".AppleSystemUIFont") == FontCatalog.Match(entry: 4, isSubstitute: true))
    }

    @Test func `any unknown name gets the last resort`() {
      let catalog = catalog("Zebra/Regular/400", "Liberation Sans/Regular/400")
      for name in ["Nowhere", "", "\0", "😀", String(repeating: "x", count: 100_000)] {
        #expect(catalog.match(name) == FontCatalog.Match(entry: 1, isSubstitute: true, isGuess: true))
      }
      #expect(self.catalog("Zebra/Regular/400").match("Nowhere")?.entry == 0)
    }

    @Test func `without fonts there is no match`() {
      #expect(FontCatalog(entries: []).match("Helvetica") == nil)
    }

    @Test func `the first of two fonts with the same name is used`() {
      let catalog = catalog("Foo/Regular/400", "Foo/Regular/400")
      #expect(catalog.match("Foo")?.entry == 0)
      #expect(catalog.removing(0).match("Foo")?.entry == 0)
      #expect(catalog.removing(0).entries.count == 1)
    }

    @Test func `the fallbacks are, for each family, the face that is nearest in style`() {
      let catalog = catalog(all[0], all[1], all[3], all[5], all[6])
      #expect(catalog.fallbacks(for: 1) == [1, 3, 4])
      #expect(catalog.fallbacks(for: 4) == [0, 2, 4])
    }
  }
#endif
