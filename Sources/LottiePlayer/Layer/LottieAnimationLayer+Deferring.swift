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

  /// Builds the layers that show at the current time of playback, those that showed before, and those that show soon.
  func addShownLayers() {
    if lacksShownLayers { addLayers(showing: framesToBuild.extended(awayFrom: playback.first)) }
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

extension ClosedRange<Double> {
  /// Returns the range of frames made longer by half and at least by ten frames, at the end where playback goes on.
  ///
  /// Each addition of layers changes the tree, so that a whole picture is drawn again. The number of additions grows with
  /// the logarithm of the film's length.
  fileprivate func extended(awayFrom first: Double) -> ClosedRange {
    let addition = Swift.max(10, (upperBound - lowerBound) / 2)
    return first == lowerBound
      ? lowerBound...(upperBound + addition) : (lowerBound - addition)...upperBound
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
