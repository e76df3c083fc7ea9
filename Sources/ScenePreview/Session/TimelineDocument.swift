import CoreGraphics
import LayerTree
import Staging

/// All animations of a subject by layer, with their exact times, as the page reads them.
struct TimelineDocument: Codable, Hashable {
  /// The layers that are animated, in the order in which their first animations begin.
  let rows: [Row]
  /// Whether all animations are listed.
  let isComplete: Bool

  struct Row: Codable, Hashable {
    /// The layer's path when its first animation was added.
    let path: String
    let label: String
    let spans: [Span]
  }

  struct Span: Codable, Hashable {
    let text: String
    /// In seconds; may be negative.
    let begin: Double
    /// In seconds; nil for an animation that doesn't end.
    let end: Double?
  }

  /// Plays the subject without drawing.
  init(_ subject: PreviewSubject) {
    let record = StageScope().use { Self.record(subject) }
    isComplete = record?.isComplete ?? true
    rows = Self.rows(of: record?.spans ?? [])
  }

  private static func record(
    _ subject: PreviewSubject
  ) -> (spans: [AnimationRecorder.Span], isComplete: Bool)? {
    let stage = subject.makeStage(min(1, 64 / max(subject.size.width, subject.size.height)))
    guard let host = stage.layer.hostOfTree else { return nil }
    let recorder = AnimationRecorder(host)
    stage.advance(to: subject.duration)
    // A stage that is deallocated removes its animations, which would end all spans.
    return withExtendedLifetime(stage) { (recorder.spans, recorder.isComplete) }
  }

  private static func rows(of spans: [AnimationRecorder.Span]) -> [Row] {
    Dictionary(grouping: spans, by: \.layerNumber).sorted { $0.key < $1.key }.map { _, spans in
      Row(
        path: spans[0].path.text, label: spans[0].layer.text,
        spans: spans.map {
          Span(text: $0.animation.text, begin: $0.begin, end: $0.end.isFinite ? $0.end : nil)
        })
    }
  }
}
