import LottiePlayer

/// The part of an animation that a control plays, from one progress to another.
struct ProgressSegment {
  var first: AnimationProgressTime
  var last: AnimationProgressTime
}
