public import CoreGraphics
import Foundation
import QuartzCore
public import Staging
public import UIKit

/// A window in which a scene or a stage of views plays in real time, and that passes the events of the user to its views.
///
/// ```swift
/// import StageWindow
/// import UIKit
///
/// let window = LiveWindow("Login", size: CGSize(width: 375, height: 667), rootViewController: LoginViewController())
/// try window.run()
/// ```
///
/// The mouse and fingers are touches of the frontmost `UIWindow`, the wheel scrolls scroll views, and keys type into the
/// first responder. In the window of a scene, while no view edits text, keys control the playback: the space bar pauses,
/// the left and right arrow keys show the previous and the next frame, Home shows the first frame, 1 to 9 play at full speed
/// to a ninth of it, f shows how long frames take, and q quits. Pictures are drawn at the resolution of the window.
///
/// Windows need SDL 2 (Debian's package libsdl2-2.0-0), which is loaded at run time.
public final class LiveWindow {
  private let title: String
  private let size: CGSize
  private let zoom: CGFloat
  private let frameRate: Double
  private let isControllable: Bool
  private let playback: Playback
  private let makeStage: (CGFloat) -> Stage

  /// Whether a panel shows the frame rate and a chart of the times between frames. The default is false.
  public var showsFrameTimes = false

  /// Creates a window for layers and views that are built once and then live as long as the window.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size of the stage in points, and of the window at first.
  ///   - build: Adds layers to a stage. It's called again when the window gets another size, and then replays the input
  ///     so far, so it has to build the same each time.
  public convenience init(_ title: String, size: CGSize, build: @escaping @MainActor (Stage) -> Void) {
    var playback = Playback(duration: 60)
    playback.loop = nil
    self.init(title, size: size, playback: playback, frameRate: 60, isControllable: false) { scale in
      let stage = Stage(size: size, scale: scale)
      stage.perform { callOnStageThread(stage, build) }
      return stage
    }
  }

  /// Creates a window that shows a view controller's view in a `UIWindow`.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The size in points at first.
  ///   - controller: The view controller. The expression is evaluated again when the window gets another size, and the
  ///     input so far is replayed.
  public convenience init(
    _ title: String, size: CGSize,
    rootViewController controller: @autoclosure @escaping @MainActor () -> UIViewController
  ) {
    self.init(title, size: size) { stage in
      let window = UIWindow(frame: stage.layer.bounds)
      window.contentScaleFactor = stage.scale
      stage.layer.addSublayer(window.layer)
      // The layer doesn't retain its view.
      stage.layer.setValue(window, forKey: "window")
      window.rootViewController = controller()
      window.makeKeyAndVisible()
    }
  }

  /// Creates a window that repeats a scene until the user touches or types something.
  ///
  /// - Throws: ``SceneError`` if the scene has no length.
  public convenience init(_ scene: any Scene) throws(SceneError) {
    let playback = Playback(duration: try scene.duration())
    self.init(type(of: scene).name, size: scene.size, playback: playback, frameRate: scene.frameRate) {
      scene.stage(scale: $0)
    }
  }

  /// Creates a window for anything that can be built again and again.
  ///
  /// - Parameters:
  ///   - size: The size of the stage in points.
  ///   - zoom: The size of the window at first, relative to that of the stage.
  ///   - frameRate: The number of frames per second, for steps.
  ///   - isControllable: Whether keys control the playback while nothing edits text. The default is true.
  ///   - makeStage: Returns a stage with a number of pixels per point.
  package init(
    _ title: String, size: CGSize, zoom: CGFloat = 1, playback: Playback, frameRate: Double,
    isControllable: Bool = true, makeStage: @escaping (CGFloat) -> Stage
  ) {
    (self.title, self.size, self.zoom, self.frameRate) = (title, size, zoom, frameRate)
    (self.playback, self.isControllable, self.makeStage) = (playback, isControllable, makeStage)
  }
}

extension LiveWindow {
  /// Opens the window, and returns when the user closes it.
  ///
  /// - Throws: ``WindowError`` if there is no SDL or no display, or if the display goes away.
  public func run() throws(WindowError) { try run { false } }

  /// Opens the window, and returns when the user closes it, or when `shouldEnd` returns true.
  ///
  /// - Returns: The times of the frames.
  @discardableResult
  package func run(until shouldEnd: () -> Bool) throws(WindowError) -> FrameTimes {
    let window = try SystemWindow(
      title: title, size: CGSize(width: size.width * zoom, height: size.height * zoom))
    let session = session(for: window)
    var pace = FramePace(title: title, now: Self.now, processorTime: Self.processorTime)
    let panel = FrameTimePanel()
    while !shouldEnd() {
      guard handleEvents(of: window, session, until: pace.nextTime(isResting: session.isResting)) else {
        break
      }
      let gap = pace.begin(at: Self.now, processorTime: Self.processorTime, isResting: session.isResting)
      let picture = session.picture(after: gap)
      window.setCaret(session.caretRect)
      try window.setOverlay(
        session.showsFrameTimes
          ? panel.picture(of: pace.latestGaps, report: pace.report, density: window.size.density) : nil)
      try window.show(picture)
      if let title = pace.end(at: Self.now) { window.setTitle(title) }
    }
    return pace.times
  }

  private func session(for window: SystemWindow) -> WindowSession {
    let clipboard = WindowSession.Clipboard(
      read: { SystemClipboard.text }, write: { SystemClipboard.text = $0 })
    let session = WindowSession(
      playback, size: size, frameRate: frameRate, isControllable: isControllable, windowSize: window.size,
      clipboard: clipboard, makeStage: makeStage)
    session.showsFrameTimes = showsFrameTimes
    return session
  }

  /// Handles the events that arrive until a time.
  ///
  /// - Returns: Whether the window stays open.
  private func handleEvents(of window: SystemWindow, _ session: WindowSession, until time: Double) -> Bool {
    repeat {
      let isIdle = !session.prepare()
      var isChanged = false
      while let event = window.nextEvent(within: isIdle ? time - Self.now : 0) {
        guard session.handle(event) else { return false }
        isChanged = true
        if event == .expose || Self.now >= time { break }
      }
      session.resize(to: window.size)
      // A key that steps shows its frame at once.
      if isChanged, session.isResting { return true }
    } while Self.now < time
    return true
  }

  /// The system's time in seconds.
  private static var now: Double { CACurrentMediaTime() }

  /// The processor time of the process in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Calls a main-actor function on the current thread, to which the views of a stage belong.
private func callOnStageThread(_ stage: Stage, _ body: @MainActor (Stage) -> Void) {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Stage) -> Void).self)(stage) }
}
