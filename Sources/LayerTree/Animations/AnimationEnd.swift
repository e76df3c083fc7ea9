/// The reason that an animation ended.
public enum AnimationEnd: Hashable, Sendable, CaseIterable {
  /// The animation played to its end.
  case finished
  /// Another animation was added for the same key.
  case replaced
  /// The animation was removed from its layer.
  case removed
  /// The layer was removed from its host's tree, or wasn't in a hosted tree when the animation was committed.
  case layerRemoved
  /// The stage, or another host of the layer tree, ended.
  case stageEnded
  /// The task that awaited the animation was canceled.
  case cancelled
}
