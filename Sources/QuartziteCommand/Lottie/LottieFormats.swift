import LottiePlayer

// The text formats of values that are specific to Lottie files.

extension ValueFormat<LottieFeatures> {
  /// Names separated by commas.
  static var features: ValueFormat {
    let description = ValueDescription(
      placeholder: "NAME,NAME,…",
      expectation: "one or more of \(featureNames.map(\.key).alternatives), separated by commas",
      isSelfExplanatory: true)
    return ValueFormat(description: description) { text in
      let features = Dictionary(uniqueKeysWithValues: featureNames.map { ($0.key, $0.value) })
      let named = text.split(separator: ",", omittingEmptySubsequences: false).map { features[String($0)] }
      return named.contains(nil) ? nil : LottieFeatures(named.compactMap(\.self))
    }
  }

  private static var featureNames: KeyValuePairs<String, LottieFeatures> {
    [
      "trimmed-fills": .trimmedFills, "effects": .effects, "effects-in-contexts": .effectsInContexts,
      "merged-paths": .mergedPaths, "highlights": .highlights, "nested-trims": .nestedTrims,
      "component-easing": .componentEasing, "held-values": .heldValues, "standard": .standard, "none": [],
    ]
  }
}

extension ValueFormat<LottieColor> {
  /// A color in the notation of archives, or `none`.
  static let background = ValueFormat(
    description: ValueDescription(
      placeholder: "#RRGGBB|none", expectation: "a color like #ffcc00 or #ffcc0080, or none",
      isSelfExplanatory: true)
  ) { text in
    text == "none" ? LottieColor(r: 0, g: 0, b: 0, a: 0) : LottieColor(hex: text)
  }
}

extension ValueFormat<Double> {
  /// The speed of an animation, relative to its own.
  static let speed = ValueFormat(
    description: ValueDescription(placeholder: "N", expectation: LottiePlayback.validSpeeds)
  ) { text in
    ValueFormat.seconds.parse(text).flatMap { LottiePlayback.isValid(speed: $0) ? $0 : nil }
  }
}

extension ValueFormat<String> {
  /// The identifier of an animation or a theme in an archive.
  static let id = text("ID", "a name that 'quartzite inspect' shows")
}
