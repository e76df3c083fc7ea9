/// What a film may ask for altogether, so that building and drawing it takes no more than 5 s and 200 MB.
struct FilmBounds {
  /// Layers of Core Animation.
  var layerCount = 20_000
  /// How many layers and shapes are gone through, those of compositions once for each use.
  var itemCount = 2_000_000
  /// Points of one path: lines along a longer one take a good part of the memory that a picture may.
  var pathPointCount = 10_000
  /// Points of all paths in all their keyframes.
  var pointCount = 400_000
  /// Points of all drawn paths in all their keyframes, once for each paint.
  var drawnPointCount = 800_000
  /// Dashes and gaps of all lines, as far as they can be counted before they are drawn.
  var dashCount = 1_000_000
  /// Colours and opacities of all gradients as they begin.
  var stopCount = 200_000
  /// Effects and styles of one layer: each is a picture of what those before it leave.
  var layerEffectCount = 16
  /// Pixels of all effects and styles, each as large as the film and what it spreads beyond.
  var effectPixelCount = 200_000_000.0
  /// By how many pixels effects inside each other may spread what they blur.
  var softness = 800.0
  /// Lengths of the edges of all that is filled or drawn along, as they begin.
  var edgeLength = 40_000_000.0
}
