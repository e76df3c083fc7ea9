/// What lies between two keyframes.
public enum KeyframeInterpolation: Hashable, Sendable, CaseIterable {
  /// A straight way.
  case linear
  /// Nothing: each value holds until the next key time. There is one key time more than values, so that the last
  /// value has its share too.
  case discrete
  /// A straight way at constant speed over all keyframes: key times follow from the distances between the values;
  /// given ones, and pacings, are ignored.
  case paced
  /// A smooth curve through the values, shaped by ``KeyframeShape``.
  case cubic
  /// The smooth curve with the key times of ``paced``, which follow from the straight distances.
  case cubicPaced

  /// Whether the distances decide about the key times.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
