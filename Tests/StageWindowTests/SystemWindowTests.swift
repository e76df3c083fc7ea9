import CoreGraphics
import Foundation
import QuartzCore
import Staging
import Testing

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
}

/// The functions of SDL that the tests call.
private enum SDL {
  private static let library = "libSDL2-2.0.so.0"

  static var isInstalled: Bool { dlopen(library, RTLD_NOW) != nil }

  static func window() throws -> SystemWindow {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    return try SystemWindow(title: "test", size: CGSize(width: 40, height: 30))
  }

  /// Puts an event with a text into the queue.
  static func push(type: UInt32, text: String, start: Int32, length: Int32) {
    typealias PushEvent = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let symbol = dlsym(dlopen(library, RTLD_NOW), "SDL_PushEvent") else { return }
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 8) { event in
      event.initializeMemory(as: UInt8.self, repeating: 0)
      event.storeBytes(of: type, as: UInt32.self)
      for (index, byte) in text.utf8.enumerated() { event[12 + index] = byte }
      event.storeBytes(of: start, toByteOffset: 44, as: Int32.self)
      event.storeBytes(of: length, toByteOffset: 48, as: Int32.self)
      if let address = event.baseAddress { _ = unsafeBitCast(symbol, to: PushEvent.self)(address) }
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
