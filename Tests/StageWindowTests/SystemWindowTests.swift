import CoreGraphics
import Foundation
import QuartzCore
import Staging
import Testing
import UIKit

@testable import StageWindow

/// Windows of SDL's driver that needs no display.
@Suite(.enabled(if: SDL.isInstalled, "SDL 2 isn't installed"))
struct SystemWindowTests {
  @Test func `the composition of an input method is an event`() async {
    await #expect(processExitsWith: .success) {
      let window = try SDL.window()
      SDL.push(type: 0x302, text: "né\u{1F600}", start: 1, length: 2)
      #expect(SDL.event(of: window) == .composition("né\u{1F600}", selection: 1..<3))
      SDL.push(type: 0x303, text: "né", start: 0, length: 0)
      #expect(SDL.event(of: window) == .text("né"))
    }
  }

  @Test func `a picture is shown with an overlay, and only changed pixels are copied`() async {
    await #expect(processExitsWith: .success) {
      let window = try SDL.window()
      let stage = Stage(size: CGSize(width: 40, height: 30))
      stage.setBackground(.white)
      #expect(try window.show(stage.picture()) == 40 * 30)
      try window.setOverlay(FrameTimePanel().picture(of: [0.01], report: "60 fps", density: 1))
      #expect(try window.show(stage.picture()) == 0)
      stage.perform {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 5, height: 4)
        layer.backgroundColor = .black
        stage.layer.addSublayer(layer)
      }
      try window.setOverlay(nil)
      #expect(try window.show(stage.picture()) == 5 * 4)
      window.setCaret(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `a window has the requested size and title, and shares the clipboard`() async {
    await #expect(processExitsWith: .success) {
      let window = try SDL.window()
      let size = CGSize(width: 40, height: 30)
      #expect(window.size == WindowSize(points: size, pixels: size) && SDL.title == "test")
      window.setTitle("new")
      #expect(SDL.title == "new")
      SystemClipboard.text = "né"
      #expect(SystemClipboard.text == "né")
      SystemClipboard.text = nil
      #expect(SystemClipboard.text ?? "" == "")
    }
    await #expect(processExitsWith: .success) {
      _ = try SDL.window()
      let small = try SystemWindow(title: "small", size: CGSize(width: 0.2, height: 30.6))
      #expect(small.size.points == CGSize(width: 1, height: 31))
    }
  }

  @Test func `a live window draws frames at its pace until it's told to end`() async {
    await #expect(processExitsWith: .success) {
      SDL.useDriverWithoutDisplay()
      let window = LiveWindow("live", size: CGSize(width: 40, height: 30)) { stage in
        stage.layer.backgroundColor = .black
      }
      window.showsFrameTimes = true
      var count = 0
      let times = try window.run {
        count += 1
        return count > 5
      }
      // The gap before the first frame doesn't count.
      #expect(times.count == 4 && count == 6)
      // On a busy machine, the first frame can be so late that the others make up for three intervals.
      let duration = Double(times.count) / times.frameRate
      #expect(duration >= Double(times.count - 3) * FramePace.interval - 1e-9)
      #expect(times.frameRate > 0.1 && times.longestGap < 10)
      #expect((1e-6..<10).contains(times.processorTimePerFrame))
    }
  }

  @Test func `a live window ends when it's closed, and adapts to another size`() async {
    await #expect(processExitsWith: .success) {
      SDL.useDriverWithoutDisplay()
      nonisolated(unsafe) var scales: [CGFloat] = []
      let window = LiveWindow("live", size: CGSize(width: 40, height: 30)) { scales.append($0.scale) }
      var count = 0
      try window.run {
        count += 1
        if count == 2 { SDL.resize(width: 80, height: 60) }
        if count == 5 { SDL.push(type: 0x100, text: "", start: 0, length: 0) }
        return count > 100
      }
      #expect(count == 5 && scales == [1, 2])
    }
  }

  @Test func `a live window shows a view controller in a key window at its own scale`() async {
    await #expect(processExitsWith: .success) {
      SDL.useDriverWithoutDisplay()
      let window = LiveWindow(
        "live", size: CGSize(width: 40, height: 30), rootViewController: ShownController.shared)
      var count = 0
      try window.run {
        count += 1
        return count > 3
      }
      let state = withViews(()) { ShownController.shared.state }
      #expect(state == ["40.0 × 30.0", "key", "1.0"])
    }
  }

  @Test func `a live window repeats a scene, which keys control, in the size of its zoom`() async {
    struct BoxScene: Scene {
      let size = CGSize(width: 40, height: 30)
      let length = SceneLength.seconds(0.01)
      func build(on stage: Stage) {}
    }
    await #expect(processExitsWith: .success) {
      SDL.useDriverWithoutDisplay()
      #expect(try LiveWindow(BoxScene()).run { true }.count == 0)
      #expect(SDL.openSize == nil)
      var (count, scales) = (0, [CGFloat]())
      let window = LiveWindow(
        "live", size: CGSize(width: 40, height: 30), zoom: 1.5, playback: Playback(duration: 1), frameRate: 30
      ) { scale in
        scales.append(scale)
        return Stage(size: CGSize(width: 40, height: 30), scale: scale)
      }
      try window.run {
        count += 1
        // The key q.
        if count == 2 { SDL.pushKey(113) }
        return count > 100
      }
      #expect(count == 2 && scales.first == 1.5)
    }
  }
}

/// A view controller that a window shows.
private final class ShownController: UIViewController {
  static let shared = ShownController()

  /// The size and the scale of its window, and whether it's the key window of its stage.
  private(set) var state: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    state = [
      "\(window.bounds.width) × \(window.bounds.height)", window.isKeyWindow ? "key" : "",
      "\(window.contentScaleFactor)",
    ]
  }
}

/// The functions of SDL that the tests call.
private enum SDL {
  private static let library = "libSDL2-2.0.so.0"

  static var isInstalled: Bool { dlopen(library, RTLD_NOW) != nil }

  static func useDriverWithoutDisplay() { setenv("SDL_VIDEODRIVER", "dummy", 1) }

  static func window() throws -> SystemWindow {
    useDriverWithoutDisplay()
    return try SystemWindow(title: "test", size: CGSize(width: 40, height: 30))
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(dlopen(library, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
  }

  /// The first window that is open.
  private static var openWindow: OpaquePointer? {
    let windows = (1..<10).lazy.compactMap { number in
      function("SDL_GetWindowFromID", as: (@convention(c) (UInt32) -> OpaquePointer?).self)?(number)
    }
    return windows.first
  }

  /// The title of the window that is open.
  static var title: String? {
    typealias GetTitle = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    return openWindow.flatMap { function("SDL_GetWindowTitle", as: GetTitle.self)?($0) }.map {
      String(cString: $0)
    }
  }

  /// The size of the window that is open; nil without one.
  static var openSize: CGSize? {
    typealias GetSize =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>)
      -> Void
    guard let window = openWindow, let function = function("SDL_GetWindowSize", as: GetSize.self) else {
      return nil
    }
    var (width, height): (Int32, Int32) = (0, 0)
    function(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Resizes the window that is open.
  static func resize(width: Int32, height: Int32) {
    typealias SetSize = @convention(c) (OpaquePointer, Int32, Int32) -> Void
    if let window = openWindow { function("SDL_SetWindowSize", as: SetSize.self)?(window, width, height) }
  }

  /// Puts the press of a key into the queue.
  static func pushKey(_ symbol: Int32) {
    push { event in
      event.storeBytes(of: 0x300, as: UInt32.self)
      event.storeBytes(of: symbol, toByteOffset: 20, as: Int32.self)
    }
  }

  /// Puts an event with a text into the queue.
  static func push(type: UInt32, text: String, start: Int32, length: Int32) {
    push { event in
      event.storeBytes(of: type, as: UInt32.self)
      for (index, byte) in text.utf8.enumerated() { event[12 + index] = byte }
      event.storeBytes(of: start, toByteOffset: 44, as: Int32.self)
      event.storeBytes(of: length, toByteOffset: 48, as: Int32.self)
    }
  }

  private static func push(_ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    typealias PushEvent = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let function = function("SDL_PushEvent", as: PushEvent.self) else { return }
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 8) { event in
      event.initializeMemory(as: UInt8.self, repeating: 0)
      fill(event)
      if let address = event.baseAddress { _ = function(address) }
    }
  }

  /// Returns the next event with a text.
  static func event(of window: SystemWindow) -> WindowEvent? {
    while let event = window.nextEvent(within: 1) {
      switch event {
      case .composition, .text: return event
      default: continue
      }
    }
    return nil
  }
}
