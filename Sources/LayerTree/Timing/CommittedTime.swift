import MotionCore

// Times of layers as of the last commit. They use the host's clocks, one for each layer with its own time space, instead
// of traversing all ancestors. So a deep tree without such layers is committed in linear time.

extension CALayer {
  /// Returns the layer's local time at a media time, as of the last commit.
  final func committedLocalTime(fromMediaTime time: Double, in host: LayerHost) -> Double {
    host.needsRetiming
      ? localTime(fromMediaTime: time) : host.timeline.localTime(ofClock: clock, atRootTime: time)
  }

  /// Returns the media times of the ends of an interval in the layer's local time as of the last commit, the earlier end
  /// first.
  ///
  /// Both are infinite if the speed of the layer or of an ancestor is 0.
  final func committedMediaInterval(
    from start: Double, length: Double, in host: LayerHost
  ) -> (start: Double, end: Double) {
    host.needsRetiming
      ? mediaInterval(from: start, length: length)
      : host.timeline.rootInterval(ofClock: clock, from: start, length: length)
  }
}
