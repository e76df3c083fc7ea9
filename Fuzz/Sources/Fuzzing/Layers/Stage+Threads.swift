import Staging

extension Stage {
  /// Creates a stage of 40 × 40 points, whose threads share the work for small trees, too.
  convenience init(scale: CGFloat, mode: RenderMode, threads: Int) {
    self.init(size: CGSize(width: 40, height: 40), scale: scale, mode: mode, threads: threads)
    leastSharedLayerCount = 1
  }
}
