/// The times of other libraries for the same work in nanoseconds, as published for a similar machine.
///
/// The keys are the names of the work that the figures are compared with.
enum PublishedFigures {
  static let byWork: [String: [(name: String, time: Double)]] = [
    "spring, one value": [
      ("INTU, 1 component", 263), ("pop, 2 components", 234), ("pop, 4 components", 247),
      ("Motion, bare function", 24), ("Motion, animation object", 379), ("Flutter, x", 24),
      ("Flutter's tick", 50), ("WebKit's formula", 16.1), ("plain C, x and v", 17.4),
      ("Swift with libm", 20.9),
    ],
    "spring, batch of 10,000": [("Swift SIMD4, x and v", 8.0), ("C, two lanes", 4.2), ("libm", 17.2)],
    "linear, 10000 layers": [
      ("GSAP", 41), ("motion", 453), ("flat records", 1.6),
    ],
    "ease-in-ease-out, 10000 layers": [
      ("GSAP", 101), ("anime.js", 54), ("tween.js", 39), ("motion", 376), ("tweeny", 12),
      ("keyframe", 178), ("b3ll/Motion", 546), ("flat records, 1e-7", 10.7),
    ],
    "spring, 10000 layers": [
      ("anime.js", 101), ("motion", 257), ("b3ll/Motion", 390), ("flat records", 21.5),
    ],
    "one timing for 10,000 properties": [("GSAP, one tween", 3.8), ("anime.js, one animation", 11)],
    "add": [
      ("GSAP", 25_000), ("anime.js", 11_000), ("tween.js", 2_700), ("motion", 10_600), ("tweeny", 260),
    ],
    "linear, 10000 closures a frame": [("an array of closures", 8.3)],
    "linear, 100000 closures a frame": [("an array of closures", 32)],
    "start and end a closure": [
      ("GSAP", 25_000), ("anime.js", 11_000), ("tween.js", 2_700), ("motion", 10_600),
    ],
    "Bezier ease-in-out": [
      ("WebKit, 1e-7", 10), ("Chromium, 1e-7", 13.3), ("Skia", 20.1), ("Cardano", 23.6),
      ("OpenCoreAnimation, 1e-6", 22.4), ("keyframe, Rust", 22.6), ("bezier-easing 2", 59.1),
      ("bezier-easing 3", 38.4), ("motion, 3e-4", 158), ("anime.js", 277), ("t-table, 2 Halley steps", 11.6),
    ],
    "Bezier ease": [
      ("WebKit, 1e-7", 18.7), ("Chromium, 1e-7", 15.1), ("Skia", 34.1), ("Cardano", 23.4),
      ("OpenCoreAnimation, 1e-6", 35.7), ("bezier-easing 2", 33.3), ("bezier-easing 3", 32.2),
      ("motion, 3e-4", 109), ("anime.js", 246), ("t-table, 2 Halley steps", 11.6),
    ],
    "Bezier (1, 0, 0, 1)": [
      ("WebKit, 1e-5", 60), ("Chromium, 9e-6", 16.8), ("Skia, 3e-2", 42), ("Cardano, 2e-7", 23.2),
      ("OpenCoreAnimation, 8e-5", 54.1), ("bezier-easing 2, 8e-2", 55.7), ("bezier-easing 3, 3e-6", 34.1),
      ("motion", 168), ("anime.js", 271),
    ],
    "Bezier (0, 1, 1, 0)": [
      ("WebKit, 7e-6", 22.4), ("Chromium, 8e-6", 15.2), ("Skia, 5e-6", 35), ("bezier-easing 2, 7e-3", 60.3),
      ("bezier-easing 3, 2e-8", 51.8), ("motion", 174), ("anime.js", 274),
    ],
    "Bezier batch ease-in-out": [("3 Halley steps, Swift SIMD4", 6.1), ("3 Halley steps, C", 6.7)],
  ]
}
