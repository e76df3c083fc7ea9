import Lottie

// How what only Lottie films have is written on the command line.

extension ValueFormat<LottieFeatures> {
  /// Names separated by commas.
  static let features = ValueFormat(
    placeholder: "NAME,NAME,…",
    expectation: "one or more of \(featureNames.map(\.key).alternatives), separated by commas"
  ) { text in
    let features = Dictionary(uniqueKeysWithValues: featureNames.map { ($0.key, $0.value) })
    let named = text.split(separator: ",", omittingEmptySubsequences: false).map { features[String($0)] }
    return named.contains(nil) ? nil : LottieFeatures(named.compactMap(\.self))
  }

  private static var featureNames: KeyValuePairs<String, LottieFeatures> {
    [
      "trimmed-fills": .trimmedFills, "effects": .effects, "effects-in-contexts": .effectsInContexts,
      "merged-paths": .mergedPaths, "highlights": .highlights, "standard": .standard, "none": [],
    ]
  }
}

extension ValueFormat<LottieColor> {
  /// A colour as manifests write it, or none.
  static let background = ValueFormat(
    placeholder: "#RRGGBB|none", expectation: "a color like #ffcc00 or #ffcc0080, or none", isEvident: true
  ) { text in
    text == "none" ? LottieColor(r: 0, g: 0, b: 0, a: 0) : LottieColor(hex: text)
  }
}

extension ValueFormat<Double> {
  /// How fast a film plays.
  static let speed = ValueFormat(placeholder: "N", expectation: FilmPlay.speeds) { text in
    ValueFormat.seconds.parse(text).flatMap { FilmPlay.isSpeed($0) ? $0 : nil }
  }
}

extension ValueFormat<String> {
  /// The name of a part of an archive.
  static let id = ValueFormat(
    placeholder: "ID", expectation: "a name that 'quartzite inspect' tells", isEvident: true
  ) {
    $0.isEmpty ? nil : $0
  }
}
