import QuartzCore

/// Moves an engine with the frames of a display.
final class DisplayPacer: NSObject {
  unowned var engine: AnimationEngine!
  private let clock: () -> Double?
  private var link: CADisplayLink!

  /// Creates a pacer whose display link belongs to where this is called: to a stage, or to the main run loop.
  ///
  /// - Parameter clock: Tells the media time between frames; nil once there is none any more.
  init(clock: @escaping () -> Double?) {
    self.clock = clock
    super.init()
    link = makeLink()
    link.isPaused = true
    link.add(to: .main, forMode: .common)
  }

  /// The media time between frames; once there is none, that of the last frame.
  var now: Double { clock() ?? link.timestamp }

  /// Whether no frames are wanted.
  var isPaused: Bool {
    get { link.isPaused }
    set { if newValue != link.isPaused { link.isPaused = newValue } }
  }

  /// Ends the frames for good, and lets go of the link, which retains this.
  func stop() { link.invalidate() }
}

// MARK: - The link

extension DisplayPacer {
  #if canImport(ObjectiveC)
    private func makeLink() -> CADisplayLink {
      CADisplayLink(target: self, selector: #selector(tick(_:)))
    }

    @objc private func tick(_ link: CADisplayLink) { engine.showFrame(at: link.timestamp) }
  #else
    private func makeLink() -> CADisplayLink {
      CADisplayLink(target: self, selector: Selector(DisplayPacer.tick(_:)))
    }

    private func tick(_ link: CADisplayLink) { engine.showFrame(at: link.timestamp) }
  #endif
}
