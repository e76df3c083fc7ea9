#if OptionalLibraries
  import Testing

  @testable import TextOutlines

  @Suite struct FontStyleTests {
    @Test func `a style is nearest to itself`() {
      for weight in stride(from: 100.0, through: 900, by: 100) {
        let style = FontStyle(weight: weight, isItalic: true, width: 75)
        #expect(style.distance(to: style) == 0)
        #expect(style.distance(to: .regular) > 0)
      }
    }

    @Test func `slant counts more than weight, and width more than slant`() {
      let wanted = FontStyle(weight: 900, isItalic: true)
      let upright = FontStyle(weight: 900)
      let thin = FontStyle(weight: 100, isItalic: true)
      let condensed = FontStyle(weight: 900, isItalic: true, width: 75)
      #expect(wanted.distance(to: thin) < wanted.distance(to: upright))
      #expect(wanted.distance(to: upright) < wanted.distance(to: condensed))
    }

    @Test func `of two equally distant weights, the one farther from regular is preferred`() {
      let (light, bold) = (FontStyle(weight: 300), FontStyle(weight: 700))
      #expect(bold.distance(to: FontStyle(weight: 800)) < bold.distance(to: FontStyle(weight: 600)))
      #expect(light.distance(to: FontStyle(weight: 200)) < light.distance(to: .regular))
    }
  }
#endif
