import CMainQueue
public import Foundation
import LayerRendering
public import QuartzCore
import Raster
import Requirements

/// A layer tree with its own clock, which can be drawn at exact times.
///
/// Time starts at 0 and advances only when a method advances it. Results depend neither on a clock nor on the number of
/// pictures taken. While time advances, every event (a delegate call, a completion block, a delayed call) is delivered
/// with the current media time at exactly the event's time.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
/// stage.perform { buildLoginScreen(in: stage.layer) }
/// stage.advance(to: 0.75)
/// let picture = stage.picture()
/// ```
///
/// A stage can be used by one thread at a time, as its layers can. If the main thread or the main queue used it last, but its
/// last reference is released on another thread, the main queue ends its animations and tasks soon afterward.
public final class Stage {
  /// The size of the root layer, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The Core Animation renderer that the pictures match.
  public let mode: RenderMode
  /// The size of the pictures, in pixels: `size` times `scale`, rounded up to whole pixels.
  public let pixelSize: PixelSize
  /// The random numbers of the stage's scene, which start from the scene's seed; the seed is 0 without a scene.
  public var random = SeededRandomNumberGenerator(seed: 0)

  private let host: LayerHost
  private let renderer: FrameRenderer
  private let text: RecordingTextShaper
  /// The executor of the tasks started by ``task(isolation:_:)``; nil until the first one.
  private var executor: StageExecutor?
  /// Whether the main thread or the main queue used the stage last.
  private var belongsToMainQueue = quartzite_does_main_work()

  /// Creates a stage with an empty root layer, at time 0.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point. The default is 1.
  ///   - mode: The Core Animation renderer that the pictures match. The default is `.screen`.
  ///   - threads: The number of threads that draw a picture, which doesn't affect its bytes. The default is 1.
  ///   - fonts: The folders and files of the fonts that texts are drawn with, and nothing else. By default, those that the
  ///     environment variable `QUARTZITE_FONTS` names, separated by colons, or the system's fonts without it.
  /// - Precondition: `size` and `scale` are above 0, and the pictures have at most ``maximumPixelCount`` pixels.
  public init(
    size: CGSize, scale: CGFloat = 1, mode: RenderMode = .screen, threads: Int = 1, fonts: [URL]? = nil
  ) {
    require(
      Stage.canShow(size: size, scale: scale),
      "a stage can't show \(size.width) × \(size.height) points at scale \(scale); both have to be above 0, and a "
        + "picture can have \(Stage.maximumPixelCount) pixels at most")
    require(threads > 0, "a picture can't be drawn by \(threads) threads; at least 1 is needed")
    self.size = size
    self.scale = scale
    self.mode = mode
    pixelSize = PixelSize(size, scale: scale)
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    host = LayerHost(root: root)
    let fontPaths = fonts?.map(\.path)
    text = RecordingTextShaper(Self.textShaper(fontPaths))
    host.textShaper = text
    renderer = FrameRenderer(
      width: pixelSize.width, height: pixelSize.height, scale: Double(scale), mode: mode, threads: threads,
      text: text)
    host.perform {}
  }

  deinit {
    let remains = StageRemains(host: host, executor: executor)
    guard belongsToMainQueue, !quartzite_does_main_work() else { return remains.close() }
    DispatchQueue.main.async { remains.close() }
  }
}

/// The parts of a released stage that are closed where its layers are used.
///
/// Swift Testing, for example, releases tests of the main actor, with their stages, on any thread, while the next test may use
/// the same views on the main queue. If the main queue doesn't run again, the host stays in memory until the program ends.
private struct StageRemains: @unchecked Sendable {  // Sendable: only the thread that closes them uses them
  let host: LayerHost
  let executor: StageExecutor?

  func close() {
    host.close()
    executor?.close()
  }
}

// MARK: - Size

extension Stage {
  /// The maximum number of pixels of a picture: 2²⁷, which take half a gibibyte.
  public static let maximumPixelCount = 1 << 27

  /// Returns whether a stage can have a size and a scale.
  public static func canShow(size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    guard size.width > 0, size.height > 0, scale > 0, width.isFinite, height.isFinite else { return false }
    return width.rounded(.up) * height.rounded(.up) <= CGFloat(maximumPixelCount)
  }
}

// MARK: - The tree and its time

extension Stage {
  /// The root layer, which fills the stage. The y axis points down from the top.
  public var layer: CALayer { host.root }

  /// The current time, in seconds.
  public var time: CFTimeInterval { host.now }

  /// The number of frames per second of the display that display links are synchronized with. The default is 60.
  ///
  /// Display links tick at whole multiples of 1 / `frameRate` seconds. Pictures can be taken at any other rate.
  ///
  /// - Precondition: The rate is above 0 and at most 10,000.
  public var frameRate: Double {
    get { host.frameRate }
    set { host.frameRate = newValue }
  }

  /// Calls `body` with the stage's time as the current media time, then commits its changes.
  ///
  /// Build and change the layer tree in `body`. Outside of it, `CACurrentMediaTime()` returns the system's time.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    belongsToMainQueue = quartzite_does_main_work()
    return try CurrentStage.use {
      guard let executor else { return try host.perform(body) }
      return try executor.drive {
        defer { runTasks() }
        return try host.perform(body)
      }
    }
  }

  /// Sets the color behind all layers, without an animation.
  package func setBackground(_ color: CGColor?) {
    perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.backgroundColor = color
      CATransaction.commit()
    }
  }

  /// Advances the time. All events up to then are delivered at their exact times.
  ///
  /// - Precondition: `time` is finite and isn't before the stage's time.
  public func advance(to time: CFTimeInterval) {
    belongsToMainQueue = quartzite_does_main_work()
    CurrentStage.use {
      guard let executor else { return host.advance(to: time) }
      require(
        !executor.isRunning, "a stage's task can't advance its stage, as from \(self.time) s to \(time) s")
      executor.drive {
        runTasks()
        while let next = host.nextEventTime, next <= time {
          host.advance(to: max(next, self.time))
          runTasks()
        }
        host.advance(to: time)
      }
    }
  }

  /// The time of the next event, or nil if there is none.
  var nextEventTime: CFTimeInterval? { host.nextEventTime }

  /// Whether an animation runs or is going to begin.
  var isMoving: Bool { host.nextChangeTime.isFinite }

  /// Calls `body` after a delay.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds, 0 or more.
  ///   - body: The closure to call. The stage's time is then exactly `delay` later than now.
  public func after(_ delay: CFTimeInterval, perform body: @escaping () -> Void) {
    host.call(after: delay, body)
  }
}

// MARK: - Tasks

extension Stage {
  /// The stage's clock, for tasks.
  var clockForTasks: HostClock { host.clockForTasks }

  /// The executor of the stage's tasks, created on first use.
  ///
  /// - Parameter isOnMainActor: Whether the stage is used on the main actor.
  func executor(isOnMainActor: Bool) -> StageExecutor {
    let result = executor ?? StageExecutor()
    executor = result
    if isOnMainActor {
      let reference = StageReference(stage: self)
      result.useMainActor { reference.stage?.runTasks() }
    }
    return result
  }

  /// Runs the stage's tasks until all of them wait, and commits their changes.
  func runTasks() {
    guard let executor, !executor.isRunning else { return }
    while executor.hasJobs { host.perform { executor.runJobs() } }
  }
}

// MARK: - Pictures

extension Stage {
  /// Draws the stage at its current time. The first row is at the top; pixels without content are transparent.
  ///
  /// While nothing changes, the result is the same image.
  public func picture() -> CGImage {
    perform {}
    return renderer.image(of: host)
  }

  /// The number of layers from which on threads share the building of a display list; it doesn't affect pictures.
  package var leastSharedLayerCount: Int {
    get { renderer.leastSharedLayerCount }
    set { renderer.leastSharedLayerCount = newValue }
  }

  /// Draws the stage at its current time, scaled down so that its longer side has at most a number of pixels.
  func thumbnail(side: Int) -> CGImage {
    perform {}
    let thumbnailScale = min(scale, CGFloat(side) / max(size.width, size.height))
    let pixels = PixelSize(size, scale: thumbnailScale)
    return FrameRenderer(
      width: pixels.width, height: pixels.height, scale: Double(thumbnailScale), mode: mode, threads: 1,
      text: text
    ).image(of: host)
  }

  /// Notices about text that was drawn differently than requested so far, such as missing fonts or characters.
  ///
  /// Each notice is a sentence. There are at most 256, in alphabetical order.
  public var textNotices: [String] {
    // Threads lay out texts in any order.
    text.notices.all.map(\.description).sorted()
  }

  /// The installed fonts that texts were laid out with so far, in the order of their names. Text that was measured and not
  /// drawn counts too.
  public var fonts: [StageFont] { text.fonts.map(StageFont.init) }

  private static func textShaper(_ fontPaths: [String]?) -> any ParagraphShaping {
    guard let fontPaths else { return TextShapers.standard }
    return TextShapers.standard.restricted(toFonts: fontPaths)
  }
}

/// A weak reference to a stage that is used on the main actor.
private struct StageReference: @unchecked Sendable {  // Sendable: only the main actor reads it
  weak var stage: Stage?
}

/// A stage can be used by one thread at a time.
@available(*, unavailable)
extension Stage: @unchecked Sendable {}
