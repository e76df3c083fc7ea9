/// A time in an animation, in frames.
public typealias AnimationFrameTime = Double

/// A time in an animation as a fraction of its length, from 0 at the first frame to 1 at the end.
public typealias AnimationProgressTime = Double
