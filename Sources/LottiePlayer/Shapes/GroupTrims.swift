/// The trims that act on the paths of a drawing.
///
/// As in lottie-ios, only one of several trims has an effect: the first that doesn't show the whole path at all
/// times or, for gradient strokes, the first of all. With ``LottieFeatures/nestedTrims`` each trims the result of
/// those before it.
struct GroupTrims {
  /// The trims that act on the paths before the last one, in order.
  let inner: [TrimModifier]
  /// The trim of strokes and fills.
  let last: TrimModifier?
  /// The trim of gradient strokes; nil if there are none.
  let lastOfGradientStrokes: TrimModifier?
  /// Whether a trim has no effect although it wouldn't show the whole path.
  let hasIgnored: Bool
  /// Whether there are gradient strokes on which the trim of strokes and fills has no effect.
  let isIgnoredByGradientStrokes: Bool

  init(_ styles: [ShapeItem], _ context: BuildContext) {
    let trims = styles.compactMap(\.trim)
    let effective = trims.filter { !$0.isNeutral }
    let hasGradientStrokes = styles.contains(where: \.isGradientStroke)
    if context.features.contains(.nestedTrims) {
      inner = Array(effective.dropLast())
      (last, lastOfGradientStrokes) = (effective.last, hasGradientStrokes ? effective.last : nil)
      hasIgnored = false
      isIgnoredByGradientStrokes = false
    } else {
      inner = []
      (last, lastOfGradientStrokes) = (effective.first, hasGradientStrokes ? trims.first : nil)
      hasIgnored = effective.count > 1
      isIgnoredByGradientStrokes =
        trims.first?.isNeutral == true && !effective.isEmpty && hasGradientStrokes
    }
  }
}

extension ShapeItem {
  fileprivate var isGradientStroke: Bool { if case .gradientStroke = self { true } else { false } }
}
