/// The class of an animation, among those that playback distinguishes.
///
/// Reading it is faster than a conditional cast, and adding an animation checks it several times.
enum AnimationClass {
  case other
  case property
  case basic
  case spring
  case keyframe
  case group
  case transition
}
