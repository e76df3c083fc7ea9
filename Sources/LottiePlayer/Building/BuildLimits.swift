/// Limits for a whole animation, so that building and drawing it takes no more than 5 s and 200 MB.
struct BuildLimits {
  /// The number of Core Animation layers.
  var layerCount = 20_000
  /// The number of layers and shapes that are processed. Those of a composition count once for each use.
  var itemCount = 2_000_000
  /// The number of points of one path. Stroking a longer one takes a large part of the memory for a frame.
  var pathPointCount = 10_000
  /// The number of points of all paths in all their keyframes.
  var pointCount = 400_000
  /// The number of points of all drawn paths in all their keyframes, once for each paint.
  var drawnPointCount = 800_000
  /// The number of dashes and gaps in all strokes that can be counted before drawing.
  var dashCount = 1_000_000
  /// The number of color and opacity stops of all gradients at their first keyframes.
  var stopCount = 200_000
  /// The number of effects and styles of one layer. Each is an offscreen pass over the result of the previous
  /// ones.
  var layerEffectCount = 16
  /// The number of pixels of all effects and styles, each as large as the animation plus the spread of its blur.
  var effectPixelCount = 200_000_000.0
  /// The number of pixels by which nested effects may spread their blurs.
  var blurSpread = 800.0
  /// The length of all filled and stroked edges at their first keyframes, in points.
  var edgeLength = 40_000_000.0
  /// The number of samples of all properties that keyframes alone can't represent.
  var sampleCount = 500_000.0
  /// The number of points in all samples, including points of paths that are dropped later.
  var computedPointCount = 8_000_000.0
  /// The number of keyframes that are processed. Further properties keep their first values.
  var keyframeCount = 3_000_000
  /// The number of values that all animations have together. Further properties keep their first values.
  var valueCount = 600_000.0
}
