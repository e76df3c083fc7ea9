import Raster
import Synchronization

/// A text shaper that forwards to another one and records its notices about text that is drawn differently than
/// requested.
final class RecordingTextShaper: TextShaping {
  private let shaper: any TextShaping
  private let state = Mutex(FontNotices())

  init(_ shaper: any TextShaping) { self.shaper = shaper }

  /// The notices recorded so far.
  var notices: FontNotices { state.withLock { $0 } }

  func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
    let line = shaper.shape(text, font: font, size: size)
    if !line.notices.all.isEmpty { state.withLock { $0.add(line.notices) } }
    return line
  }

  func resolve(_ font: FontRequest) -> ResolvedFont? { shaper.resolve(font) }
}
