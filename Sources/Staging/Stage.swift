public import QuartzCore
import Raster
import Requirements

/// Gives a layer tree a time of its own and takes pictures of it.
///
/// Time stands at 0 until it's moved, and moves exactly as far as it's told: nothing depends on a clock, on sleeping
/// or on how many pictures are taken. On the way, every event (a delegate's call, a completion block, a delayed
/// call) happens with the current media time at its own instant.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
/// stage.perform { buildLoginScreen(in: stage.layer) }
/// stage.advance(to: 0.75)
/// let picture = stage.picture()
/// ```
///
/// A stage belongs to one thread at a time, as its layers do.
public final class Stage {
  /// The extent of the root layer, in points.
  public let size: CGSize
  /// The pixels that make a point.
  public let scale: CGFloat
  /// Which of Core Animation's renderers the pictures match.
  public let mode: RenderMode

  private let host: LayerHost
  private let renderer: FrameRenderer

  /// Creates a stage with an empty root layer, at time 0.
  ///
  /// - Parameters:
  ///   - size: The extent in points; pictures have the next whole number of pixels.
  ///   - scale: The pixels that make a point. Default 1.
  ///   - mode: Which of Core Animation's renderers the pictures match. Default what the screen shows.
  ///   - threads: How many threads draw one picture; the bytes are the same for any number. Default 1.
  /// - Precondition: `size` and `scale` are above 0, and the pictures have at most ``maximumPixelCount`` pixels.
  public init(size: CGSize, scale: CGFloat = 1, mode: RenderMode = .screen, threads: Int = 1) {
    require(
      Stage.canShow(size: size, scale: scale),
      "a stage can't show \(size.width) × \(size.height) at scale \(scale)")
    require(threads > 0, "a picture can't be drawn by \(threads) threads")
    self.size = size
    self.scale = scale
    self.mode = mode
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    host = LayerHost(root: root)
    let pixels = Stage.pixels(size: size, scale: scale)
    renderer = FrameRenderer(
      width: pixels.width, height: pixels.height, scale: Double(scale), mode: mode, threads: threads)
    host.perform {}
  }

  deinit { host.close() }
}

// MARK: - Extent

extension Stage {
  /// The most pixels that a picture may have: 2²⁷, half a gibibyte.
  public static let maximumPixelCount = 1 << 27

  /// Returns whether a stage of a size and scale can be made.
  public static func canShow(size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    guard size.width > 0, size.height > 0, scale > 0, width.isFinite, height.isFinite else { return false }
    return width.rounded(.up) * height.rounded(.up) <= CGFloat(maximumPixelCount)
  }

  package static func pixels(size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    (pixels(size.width * scale), pixels(size.height * scale))
  }

  /// The whole pixels that hold a length: a millionth of one, as rounding may leave it over, takes no further pixel.
  private static func pixels(_ length: CGFloat) -> Int { max(1, Int((length - 1e-6).rounded(.up))) }
}

// MARK: - The tree and its time

extension Stage {
  /// The root layer; it fills the stage, y downward from the top.
  public var layer: CALayer { host.root }

  /// The current time, in seconds.
  public var time: CFTimeInterval { host.now }

  /// How many frames a second the display shows by which display links tick. Default 60.
  ///
  /// Pictures can be taken at any other rate. Links tick at the whole multiples of 1 / `frameRate` seconds.
  ///
  /// - Precondition: Above 0, at most 10,000.
  public var frameRate: Double {
    get { host.frameRate }
    set { host.frameRate = newValue }
  }

  /// Calls `body` with the stage's time as the current media time, then commits what it changed.
  ///
  /// Build and change the tree in here: outside, `CACurrentMediaTime()` is the system's clock.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try host.perform(body) }

  /// Moves time on; every event on the way happens at its own time.
  ///
  /// - Precondition: `time` is a number and not before the stage's.
  public func advance(to time: CFTimeInterval) { host.advance(to: time) }

  /// When the next event happens, if any.
  var nextEventTime: CFTimeInterval? { host.nextEventTime }

  /// Calls `body` when a delay is over, with the stage's time exactly that much later.
  ///
  /// - Parameters:
  ///   - delay: In seconds, 0 or more.
  ///   - body: What is to happen.
  public func after(_ delay: CFTimeInterval, perform body: @escaping () -> Void) {
    host.call(after: delay, body)
  }
}

// MARK: - Pictures

extension Stage {
  /// Draws what shows at the stage's time: first row at the top, transparent where nothing is.
  public func picture() -> CGImage {
    host.perform {}
    return CGImage(bitmap: renderer.picture(of: host))
  }

  /// What text the pictures so far show otherwise than asked for, a sentence each, at most 256: fonts that aren't
  /// installed, characters that no font has.
  public var textNotices: [String] { renderer.textNotices.map(\.description) }
}

/// A stage belongs to one thread at a time.
@available(*, unavailable)
extension Stage: @unchecked Sendable {}
