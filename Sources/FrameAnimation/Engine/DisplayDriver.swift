import QuartzCore

/// Advances an engine with the frames of a display.
final class DisplayDriver: NSObject {
  unowned var engine: AnimationEngine!
  private let clock: () -> Double?
  private var link: CADisplayLink!

  /// Creates a driver with a display link of the current stage, or of the main run loop outside of stages.
  ///
  /// - Parameter clock: Returns the current media time, also between frames; nil if the clock no longer exists.
  init(clock: @escaping () -> Double?) {
    self.clock = clock
    super.init()
    link = makeLink()
    link.isPaused = true
    link.add(to: .main, forMode: .common)
  }

  /// The current media time, also between frames; the time of the last frame if the clock no longer exists.
  var now: Double { clock() ?? link.timestamp }

  /// Whether the display link is paused.
  var isPaused: Bool {
    get { link.isPaused }
    set { if newValue != link.isPaused { link.isPaused = newValue } }
  }

  /// Invalidates the display link, which retains this object.
  func stop() { link.invalidate() }
}

// MARK: - Display link

extension DisplayDriver {
  #if canImport(ObjectiveC)
    private func makeLink() -> CADisplayLink {
      CADisplayLink(target: self, selector: #selector(tick(_:)))
    }

    @objc private func tick(_ link: CADisplayLink) { engine.showFrame(at: link.timestamp) }
  #else
    private func makeLink() -> CADisplayLink {
      CADisplayLink(target: self, selector: Selector(DisplayDriver.tick(_:)))
    }

    private func tick(_ link: CADisplayLink) { engine.showFrame(at: link.timestamp) }
  #endif
}
