/// The interpolation between two keyframes.
public enum KeyframeInterpolation: Hashable, Sendable, CaseIterable {
  /// Linear interpolation.
  case linear
  /// No interpolation: each value holds until the next key time. There is one key time more than values, so
  /// that the last value holds for a while too.
  case discrete
  /// Linear interpolation at constant speed over all keyframes. Key times follow from the distances between
  /// the values; given key times and pacings are ignored.
  case paced
  /// A smooth curve through the values, shaped by ``KeyframeShape``.
  case cubic
  /// The smooth curve with the key times of ``paced``, which follow from the straight distances.
  case cubicPaced

  /// Whether distances determine the key times.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
