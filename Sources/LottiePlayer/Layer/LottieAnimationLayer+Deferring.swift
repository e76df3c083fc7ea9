import LayerTree
import QuartzCore

// Layers that are built when they first show, and animations that are added when they first move.

extension LottieAnimationLayer: DeferringLayer {
  package var lacksShownLayers: Bool {
    let frames = framesToBuild
    return composition.lacksLayers(showing: frames) || lacksAnimations(before: frames.upperBound)
  }

  /// Whether layers rest that move before a frame.
  private func lacksAnimations(before frame: Double) -> Bool {
    restingLayers.contains { $0.startFrame < frame }
  }

  package func addDeferredLayers() {
    let layer = model()
    guard !layer.isComplete else { return }
    CATransaction.begin()
    addLayers(showing: CompositionBuilder.allFrames)
    layer.lastMovingFrame = .infinity
    if layer.hasHostTime, !layer.needsAnimations { layer.addAnimationsIfNeeded() }
    layer.setNeedsLayout()
    CATransaction.commit()
  }

  /// Whether all layers were built, and all animations added to them that change anything.
  var isComplete: Bool {
    composition.isComplete && restingLayers.allSatisfy { $0.startFrame == .infinity }
  }

  /// Builds all layers, and commits them so that they have presentations.
  func completeLayers() {
    guard !isComplete else { return }
    addDeferredLayers()
    if hasHostTime { CATransaction.flush() }
  }

  /// Builds the layers that show at the current time of playback, those that showed before, and those that show soon.
  func addShownLayers() {
    let frames = framesToBuild
    let (lacksLayers, lacksAnimations) = (
      composition.lacksLayers(showing: frames), lacksAnimations(before: frames.upperBound)
    )
    let ahead = lacksLayers || lacksAnimations ? frames.extended(awayFrom: playback.first) : frames
    if lacksLayers { addLayers(showing: ahead) }
    lastMovingFrame = max(lastMovingFrame, ahead.upperBound)
  }

  /// Returns the animated layers to which animations must be added now: those that have moved, and those that move before
  /// ``lastMovingFrame``. The others rest.
  func takeMovingLayers() -> [AnimatedLayer] {
    let waiting = restingLayers + composition.animatedLayers.dropFirst(animatedLayerCount)
    animatedLayerCount = composition.animatedLayers.count
    restingLayers = waiting.filter { !$0.isAnimated && !moves($0) }
    return waiting.filter { $0.isAnimated || moves($0) }
  }

  /// Whether a layer moves before ``lastMovingFrame``. If that is infinite, even layers move whose values never change.
  private func moves(_ layer: AnimatedLayer) -> Bool {
    lastMovingFrame == .infinity || layer.startFrame < lastMovingFrame
  }

  /// Lets the host ask for missing layers and animations as time passes, until there are none.
  func deferIfIncomplete() {
    if isComplete {
      hostOfTree?.removeDeferringLayer(self)
    } else {
      hostOfTree?.addDeferringLayer(self)
      composition.layer.deferSublayers()
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
    return isPlain && composition.mayRest && !isReplicated && hostOfTree?.needsAllLayers != true
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
