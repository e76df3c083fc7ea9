/// Which of the classes that are played an animation is of: known without a cast, since adding asks often.
enum AnimationClass {
  case other
  case property
  case basic
  case spring
  case keyframe
  case group
  case transition
}
