/// What of a film is drawn as its file says, where the best-known player, drawing by Core Animation, leaves it out.
///
/// Apple's pictures of that player's films show none of it; ``standard`` draws what no such picture contradicts.
///
/// ```swift
/// let layer = LottieAnimationLayer(animation, features: [.standard, .mergedPaths])
/// ```
public struct LottieFeatures: OptionSet, Hashable, Sendable {
  /// A bit for each feature.
  public let rawValue: Int

  /// Creates a set of features by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What stands before a merge becomes one path, added, subtracted, intersected or with intersections excluded; the
  /// paths and groups themselves aren't drawn. Without it all are drawn as they are, which some films rely on.
  public static let mergedPaths = LottieFeatures(rawValue: 1 << 0)
  /// Trims cut what is filled, by the length of its outline, rather than lines alone.
  public static let trimmedFills = LottieFeatures(rawValue: 1 << 1)
  /// Layers are tinted, filled, blurred, and have lines along their masks, where effects ask for that, colours over them,
  /// where styles do, and blurred letters, where text animators do. Shadows are always drawn.
  public static let effects = LottieFeatures(rawValue: 1 << 2)
  /// What of ``effects`` is a filter acts where layers are drawn into contexts too, which draw no filters otherwise.
  public static let effectsInContexts = LottieFeatures(rawValue: 1 << 4)
  /// Radial gradients begin at their highlights, where those stay. Without it they begin at their centres.
  public static let highlights = LottieFeatures(rawValue: 1 << 3)

  /// Trims of what is filled, and effects: what is drawn by default.
  public static let standard: LottieFeatures = [.trimmedFills, .effects]
}
