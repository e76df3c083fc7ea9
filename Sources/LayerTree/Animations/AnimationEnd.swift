/// How an animation came to its end.
public enum AnimationEnd: Hashable, Sendable, CaseIterable {
  /// It played to its end.
  case finished
  /// Another animation was added under its key.
  case replaced
  /// It was removed from its layer.
  case removed
  /// Its layer was taken out of the tree that a host shows, or wasn't in one when the animation was committed.
  case layerRemoved
  /// The stage or whatever hosted the tree has ended.
  case stageEnded
  /// The task that waited for it was cancelled.
  case cancelled
}
