import LayerTree
import QuartzCore

// Layers that are built when they first show.

extension LottieAnimationLayer: DeferringLayer {
  package var lacksShownLayers: Bool { composition.lacksLayers(showing: framesToBuild) }

  package func addDeferredLayers() {
    guard !composition.isComplete else { return }
    CATransaction.begin()
    addLayers(showing: CompositionBuilder.allFrames)
    model().setNeedsLayout()
    CATransaction.commit()
  }

  /// Builds all layers, and commits them so that they have presentations.
  func completeLayers() {
    guard !composition.isComplete else { return }
    addDeferredLayers()
    if hasHostTime { CATransaction.flush() }
  }

  /// Builds the layers that show at the current time of playback, and those that showed before.
  func addShownLayers() {
    if lacksShownLayers { addLayers(showing: framesToBuild) }
    if composition.isComplete {
      hostOfTree?.removeDeferringLayer(self)
    } else {
      hostOfTree?.addDeferringLayer(self)
    }
  }

  private func addLayers(showing frames: ClosedRange<Double>) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    composition.addLayers(showing: frames)
    CATransaction.commit()
  }

  private var framesToBuild: ClosedRange<Double> {
    let frames = playback.shownFrames(upTo: playTime)
    let isPlain =
      shownAnimation.startFrame <= frames.lowerBound && frames.upperBound <= shownAnimation.endFrame
    return isPlain && !isReplicated && hostOfTree?.needsAllLayers != true
      ? frames : CompositionBuilder.allFrames
  }

  /// Whether a replicator may show the layer at several times.
  private var isReplicated: Bool {
    sequence(first: self as CALayer, next: \.superlayer).contains { $0 is CAReplicatorLayer }
  }
}

extension Playback {
  /// Returns the range of the frames that were shown until a time.
  fileprivate func shownFrames(upTo time: Double) -> ClosedRange<Double> {
    let latest = time < passDuration ? frame(at: time) : last
    guard first.isFinite, latest.isFinite else { return CompositionBuilder.allFrames }
    return min(first, latest)...max(first, latest)
  }
}
