#if OptionalLibraries
  /// Which free families stand in for the fonts of Apple's and Microsoft's systems.
  enum FontSubstitutes {
    /// What an empty name stands for, the default font of a text layer.
    static let defaultName = "Helvetica"

    /// Returns the families that stand in for one, by their own names, the best first; nil for an unknown one.
    static func families(for key: String) -> [String]? {
      table.first { $0.names.contains(key) }?.substitutes
    }

    /// The families that stand in for a name of which nothing is known.
    static let lastResorts = ["Liberation Sans", "Inter", "DejaVu Sans"]

    private struct Row: Sendable {
      /// Families as ``FontName/key(_:)`` spells them.
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
