import MotionCore
import Raster
import Typesetting

/// A cache of gradients' ramps, paths' measures and texts' drawings, from one display list to the next.
struct ContentCache {
  private var measures = MeasureCache()
  private var ramps: [RampKey: Ramp] = [:]
  private var texts: [TextKey: [TextDrawing]] = [:]
  private var textLength = 0

  private struct RampKey: Hashable {
    let stops: [Ramp.Stop]
    let mode: RenderMode
  }

  /// The number of code units of cached texts, some 500 bytes each, above which they are released.
  private static let maximumTextLength = 1 << 15

  /// The largest number of cached ramps, of 2 kilobytes each.
  private static let maximumRampCount = 256

  /// Returns the colors between stops, which stay the same while a gradient moves.
  mutating func ramp(of stops: [Ramp.Stop], _ mode: RenderMode) -> Ramp {
    let key = RampKey(stops: stops, mode: mode)
    if let ramp = ramps[key] { return ramp }
    if ramps.count == Self.maximumRampCount { ramps = [:] }
    let ramp = Ramp(stops, mode)
    ramps[key] = ramp
    return ramp
  }

  /// Returns the arc lengths of a shape layer's path, which stay the same while the ends of its stroke move.
  mutating func measure(of path: Path, ofLayer index: Int) -> PathMeasure {
    measures.measure(of: path, ofLayer: index)
  }

  /// Returns the drawings of a text, which stay the same while its layer moves or fades.
  mutating func drawings(of key: TextKey, make: () -> [TextDrawing]) -> [TextDrawing] {
    if let drawings = texts[key] { return drawings }
    if textLength > Self.maximumTextLength {
      texts = [:]
      textLength = 0
    }
    let drawings = make()
    texts[key] = drawings
    // An entry takes memory even if its text is short.
    textLength += key.text.units.count + 16
    return drawings
  }
}

/// The properties that the drawings of a text depend on.
struct TextKey: Hashable {
  var text: AttributedText
  var box: Box
  var isWrapped: Bool
  var truncation: TextFrame.Truncation
}
