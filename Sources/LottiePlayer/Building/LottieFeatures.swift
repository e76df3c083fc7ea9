/// Features of the file format that the Core Animation engine of lottie-ios doesn't draw.
///
/// None of them appear in pictures that lottie-ios draws on Apple's systems. ``standard`` contains those that contradict
/// no such picture.
///
/// ```swift
/// let layer = LottieAnimationLayer(animation, features: [.standard, .mergedPaths])
/// ```
public struct LottieFeatures: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each feature.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Merge paths: the paths before a merge modifier are added, subtracted, intersected or have their intersections
  /// excluded, and aren't drawn themselves. Without this feature all of them are drawn unchanged, as some files expect.
  public static let mergedPaths = LottieFeatures(rawValue: 1 << 0)
  /// Trim paths that apply to fills: the fill is cut by the length of its outline. Without this feature only strokes are
  /// trimmed.
  public static let trimmedFills = LottieFeatures(rawValue: 1 << 1)
  /// Effects and styles of layers: tint, fill, Gaussian blur, strokes along masks and color overlay, and the blur of text
  /// animators. Drop shadows are always drawn.
  public static let effects = LottieFeatures(rawValue: 1 << 2)
  /// Filters among ``effects`` when a layer is drawn into a context. Without this feature contexts draw no filters.
  public static let effectsInContexts = LottieFeatures(rawValue: 1 << 4)
  /// Highlights of radial gradients, if they are constant: the gradient begins at its highlight. Without this feature it
  /// begins at its center.
  public static let highlights = LottieFeatures(rawValue: 1 << 3)

  /// Trims of trimmed paths: if a group has several trims, each trims the result of the previous ones. Without this
  /// feature only the first that has an effect is used.
  public static let nestedTrims = LottieFeatures(rawValue: 1 << 5)
  /// Separate timing curves for the components of points and scales. Without this feature all components follow the first
  /// one's curve.
  public static let componentEasing = LottieFeatures(rawValue: 1 << 6)

  /// Values that hold until the next keyframe although the values before and after them are interpolated. Without this
  /// feature such a property has the value of a layer without animations meanwhile: a path is empty, an opacity is 1, and a
  /// transform is the identity. Values that hold one after another are always drawn.
  public static let heldValues = LottieFeatures(rawValue: 1 << 7)

  /// The default: ``trimmedFills`` and ``effects``.
  public static let standard: LottieFeatures = [.trimmedFills, .effects]
}
