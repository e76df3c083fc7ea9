/// A record of the animations that a host plays, with their exact times.
///
/// ```swift
/// let recorder = AnimationRecorder(host)
/// host.advance(to: 10)
/// for span in recorder.spans { … }
/// ```
package final class AnimationRecorder {
  /// The animations in the order in which they were committed.
  package private(set) var spans: [Span] = []
  /// Whether there were more animations than a record holds.
  package private(set) var isComplete = true
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The recorded objects, which keep their identities while they live.
  private var retained: [AnyObject] = []
  private var layerNumbers: [ObjectIdentifier: Int] = [:]

  /// The largest number of recorded animations.
  private static let maximumCount = 10_000

  /// An animation of a layer.
  package struct Span {
    /// The number of the layer, in the order in which layers were first animated.
    package let layerNumber: Int
    /// The layer's place when the animation was committed.
    package let path: LayerPath
    package let layer: LayerLabel
    package let animation: AnimationLabel
    /// The media time in seconds at which the animation begins, which may be before its commit.
    package internal(set) var begin: Double
    /// The media time in seconds at which the animation ends or was removed; infinite if it doesn't end.
    package internal(set) var end: Double
  }

  /// Starts to record a host's animations, beginning with those that play.
  package init(_ host: LayerHost) {
    host.completeLayers()
    host.root.forEachInTree { layer in
      for attachment in layer.attached where attachment.host === host {
        let interval = layer.committedMediaInterval(
          from: attachment.beginTime, length: attachment.activeLength, in: host)
        animation(attachment, of: layer, isScheduledFrom: interval.start, to: interval.end)
      }
    }
    host.animationObserver = self
  }
}

extension AnimationRecorder: AnimationObserver {
  func animation(
    _ attachment: AttachedAnimation, of layer: CALayer, isScheduledFrom begin: Double, to end: Double
  ) {
    if let index = indices[ObjectIdentifier(attachment)] {
      (spans[index].begin, spans[index].end) = (begin, end)
      return
    }
    guard spans.count < Self.maximumCount else { return isComplete = false }
    indices[ObjectIdentifier(attachment)] = spans.count
    retained.append(attachment)
    spans.append(
      Span(
        layerNumber: number(of: layer), path: LayerPath(layer), layer: LayerLabel(layer),
        animation: AnimationLabel(attachment), begin: begin, end: end))
  }

  func animation(_ attachment: AttachedAnimation, isRemovedAt time: Double) {
    guard let index = indices[ObjectIdentifier(attachment)] else { return }
    spans[index].end = max(spans[index].begin, min(spans[index].end, time))
  }

  private func number(of layer: CALayer) -> Int {
    if let number = layerNumbers[ObjectIdentifier(layer)] { return number }
    let number = layerNumbers.count
    layerNumbers[ObjectIdentifier(layer)] = number
    retained.append(layer)
    return number
  }
}

/// The names by which tools list an animation.
package struct AnimationLabel: Equatable, Sendable {
  package let className: String
  /// The key under which it was added; nil without one.
  package let key: String?
  /// The properties that it animates; those of all members for a group.
  package let keyPaths: [String]

  init(_ attachment: AttachedAnimation) {
    className = "\(type(of: attachment.animation))"
    key = attachment.key
    keyPaths = attachment.animation.keyPaths
  }
}

extension CAAnimation {
  /// The key paths of the animation and its members, without repetitions.
  fileprivate final var keyPaths: [String] {
    switch self {
    case let animation as CAPropertyAnimation: [animation.keyPath].compactMap(\.self)
    case let group as CAAnimationGroup:
      (group.members ?? []).flatMap(\.keyPaths).reduce(into: []) { paths, path in
        if !paths.contains(path) { paths.append(path) }
      }
    case is CATransition: ["transition"]
    default: []
    }
  }
}
