#if OptionalLibraries
  /// The free font families that substitute for the fonts of Apple's and Microsoft's systems.
  enum FontSubstitutes {
    /// The name used for an empty one: the default font of a text layer.
    static let defaultName = "Helvetica"

    /// Returns the names of the families that substitute for a family, the best first; nil for an unknown family.
    static func families(for key: String) -> [String]? {
      table.first { $0.names.contains(key) }?.substitutes
    }

    /// The families that substitute for an unknown one.
    static let lastResorts = ["Liberation Sans", "Inter", "DejaVu Sans"]

    private struct Row: Sendable {
      /// The keys of families, as returned by ``FontName/key(_:)``.
      var names: Set<String>
      var substitutes: [String]
    }

    private static let table = [
      Row(
        names: ["helvetica", "helveticaneue", "arial", "arialunicode", "geneva", "microsoftsansserif"],
        substitutes: ["Liberation Sans"]),
      Row(names: ["arialnarrow"], substitutes: ["Liberation Sans Narrow", "Liberation Sans"]),
      Row(
        names: [
          "applesystemuifont", "system", "systemfont", "systemui", "uisansserif", "sanfrancisco",
          "sf", "sfui", "sfuitext", "sfns", "sfnstext", "sfpro", "sfprotext", "sfprorounded",
          "sfcompact", "sfcompacttext", "sfcompactrounded", "applesystemuifontrounded",
          "helveticaneueinterface", "helveticaneuedeskinterface", "lucidagrande",
        ],
        substitutes: ["Inter"]),
      Row(
        names: ["sfuidisplay", "sfnsdisplay", "sfprodisplay", "sfcompactdisplay"],
        substitutes: ["Inter Display", "Inter"]),
      Row(
        names: [
          "times", "timesnewroman", "georgia", "palatino", "baskerville", "newyork", "uiserif",
          "applesystemuifontserif",
        ],
        substitutes: ["Liberation Serif"]),
      Row(
        names: [
          "courier", "couriernew", "menlo", "monaco", "sfmono", "uimonospace",
          "applesystemuifontmonospaced", "andalemono", "consolas",
        ],
        substitutes: ["Liberation Mono", "DejaVu Sans Mono"]),
      Row(names: ["verdana", "tahoma"], substitutes: ["DejaVu Sans"]),
    ]
  }
#endif
