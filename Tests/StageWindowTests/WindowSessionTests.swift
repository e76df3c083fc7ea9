import CoreGraphics
import Raster
import Scenes
import Staging
import TestSupport
import Testing
import UIKit

@testable import StageWindow

/// The events of windows, without a window.
@Suite struct WindowSessionTests {
  private static let size = CGSize(width: 375, height: 667)

  private func session(
    _ scene: any Scene = LoginViewsScene(), scale: CGFloat = 0.1, clipboard: String? = nil,
    onCopy: @escaping (String) -> Void = { _ in }
  ) throws -> WindowSession {
    let (width, height) = (scene.size.width * scale, scene.size.height * scale)
    let size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
    return WindowSession(
      Playback(duration: try scene.duration()), size: scene.size, frameRate: 30,
      windowSize: WindowSize(points: size, pixels: size),
      clipboard: WindowSession.Clipboard(read: { clipboard }, write: onCopy),
      makeStage: { scene.stage(scale: $0) })
  }

  /// A form of one field, which nobody operates.
  private struct FormScene: Scene {
    let size = CGSize(width: 100, height: 50)
    let length = SceneLength.seconds(5)

    func build(on stage: Stage) {
      let window = UIWindow(frame: stage.layer.bounds)
      stage.layer.addSublayer(window.layer)
      stage.layer.setValue(window, forKey: "window")
      window.addSubview(UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30)))
      window.makeKeyAndVisible()
    }
  }

  private func text(in session: WindowSession) -> String? {
    session.player.inspect { stage in
      withViews(stage) {
        ($0.layer.value(forKey: "window") as? UIWindow)?.subviews.compactMap { $0 as? UITextField }.first?
          .text
      }
    }
  }

  private func click(_ session: WindowSession, _ x: CGFloat, _ y: CGFloat) {
    #expect(session.handle(.pointer(.down, CGPoint(x: x, y: y), finger: 0)))
    #expect(session.handle(.pointer(.up, CGPoint(x: x, y: y), finger: 0)))
  }

  @Test func `a point of the window is mapped to the stage in its middle`() {
    let window = WindowSize(points: CGSize(width: 400, height: 100), pixels: CGSize(width: 800, height: 200))
    let stage = CGSize(width: 100, height: 50)
    #expect(window.scale(for: stage) == 4)
    #expect(window.point(CGPoint(x: 100, y: 0), onStageOf: stage) == .zero)
    #expect(window.point(CGPoint(x: 300, y: 100), onStageOf: stage) == CGPoint(x: 100, y: 50))
    #expect(window.density == 2 && WindowSize(points: stage, pixels: .zero).density == 0.25)
    let high = WindowSize(points: CGSize(width: 50, height: 100), pixels: CGSize(width: 200, height: 400))
    #expect(high.scale(for: stage) == 2)
    #expect(high.point(CGPoint(x: 25, y: 50), onStageOf: stage) == CGPoint(x: 50, y: 25))
    #expect(high.point(CGPoint(x: 0, y: 37.5), onStageOf: stage) == .zero)
  }

  @Test func `a rectangle of the stage is mapped to the window`() {
    let stage = CGSize(width: 100, height: 50)
    let wide = WindowSize(points: CGSize(width: 400, height: 100), pixels: CGSize(width: 800, height: 200))
    let high = WindowSize(points: CGSize(width: 50, height: 100), pixels: CGSize(width: 200, height: 400))
    let rect = CGRect(x: 10, y: 20, width: 30, height: 6)
    #expect(wide.rect(rect, onStageOf: stage) == CGRect(x: 120, y: 40, width: 60, height: 12))
    // Two pixels per point of the stage, and four pixels per point of the window.
    #expect(high.rect(rect, onStageOf: stage) == CGRect(x: 5, y: 47.5, width: 15, height: 3))
  }

  @Test func `a window that is too large for a stage has a half of its resolution, or less`() {
    // At 400 and 200 pixels per point, the picture would have more than 2²⁷ pixels.
    let pixels = CGSize(width: 40_000, height: 20_000)
    var scales: [CGFloat] = []
    let session = WindowSession(
      Playback(duration: 1), size: CGSize(width: 100, height: 50), frameRate: 30,
      windowSize: WindowSize(points: pixels, pixels: pixels),
      clipboard: WindowSession.Clipboard(read: { nil }, write: { _ in })
    ) { scale in
      scales.append(scale)
      return Stage(size: CGSize(width: 10, height: 5))
    }
    #expect(scales == [100] && session.player.duration == 1)
  }

  @Test func `a touched field is typed into, and the scene isn't repeated any longer`() throws {
    let session = try session(FormScene(), scale: 1)
    _ = session.picture(after: 1)
    #expect(session.playback.loop != nil)
    click(session, 50, 25)
    for event in [.key(.character("a")), .text("a"), .text("b q"), .key(.backspace)] as [WindowEvent] {
      #expect(session.handle(event))
    }
    #expect(text(in: session) == "ab " && session.playback.loop == nil && !session.playback.isPaused)
    _ = session.picture(after: 9)
    #expect(session.playback.time == 10 && text(in: session) == "ab ")
  }

  @Test func `typed text is there again after going back and forward`() throws {
    let session = try session(FormScene(), scale: 1)
    _ = session.picture(after: 1)
    click(session, 50, 25)
    _ = session.handle(.text("a"))
    _ = session.picture(after: 1)
    _ = session.handle(.text("b"))
    let picture = session.picture(after: 0.5).bitmap
    session.player.seek(to: 1.5)
    #expect(text(in: session) == "a")
    session.player.seek(to: 0.5)
    #expect(text(in: session)?.isEmpty ?? true)
    session.player.seek(to: 2.5)
    #expect(text(in: session) == "ab" && session.player.picture().bitmap == picture)
  }

  @Test func `a window of another size shows the same state in its own pixels`() throws {
    let session = try session(FormScene(), scale: 1)
    click(session, 50, 25)
    _ = session.handle(.text("x"))
    let size = CGSize(width: 50, height: 40)
    session.resize(to: WindowSize(points: size, pixels: size))
    let picture = session.picture(after: 0)
    #expect((picture.width, picture.height) == (50, 25) && text(in: session) == "x")
  }

  @Test func `text is copied to and pasted from the system's clipboard`() throws {
    var copied: [String] = []
    let session = try session(FormScene(), scale: 1, clipboard: "pasted") { copied.append($0) }
    click(session, 50, 25)
    for command in "vacz" { #expect(session.handle(.command(command))) }
    #expect(copied == ["pasted"] && text(in: session) == "pasted")
    for command in "vvax" { #expect(session.handle(.command(command))) }
    #expect(copied == ["pasted", "pastedpasted"] && text(in: session) == "")
  }

  @Test func `the system's clipboard isn't written without a selection`() throws {
    var copied: [String] = []
    let session = try session(FormScene(), scale: 1, clipboard: "pasted") { copied.append($0) }
    click(session, 50, 25)
    for command in "vcx" { #expect(session.handle(.command(command))) }
    #expect(copied.isEmpty && text(in: session) == "pasted")
  }

  @Test func `what a scene copied remains if the system has no text`() throws {
    let session = try session(FormScene(), scale: 1, clipboard: nil)
    click(session, 50, 25)
    session.player.inspect { _ in withViews(()) { UIPasteboard.general.color = .red } }
    #expect(session.handle(.command("v")))
    let color = session.player.inspect { _ in withViews(()) { UIPasteboard.general.color } }
    #expect(color == .red && text(in: session) ?? "" == "")
  }

  @Test func `each session has its own pasteboard`() throws {
    var copied: [String] = []
    let sessions = try ["a", "b"].map {
      try session(FormScene(), scale: 1, clipboard: $0) { copied.append($0) }
    }
    for session in sessions {
      click(session, 50, 25)
      #expect(session.handle(.command("v")) && session.handle(.command("a")))
    }
    for session in sessions { #expect(session.handle(.command("x"))) }
    let pasteboards = sessions.map { session in
      session.player.inspect { _ in withViews(()) { UIPasteboard.general.string } }
    }
    #expect(copied == ["a", "b"] && pasteboards == ["a", "b"])
  }

  @Test func `an input method composes text, which typed text replaces`() throws {
    let session = try session(FormScene(), scale: 1)
    #expect(session.handle(.composition("x", selection: 0..<0)) && session.caretRect == nil)
    click(session, 50, 25)
    let caret = try #require(session.caretRect)
    #expect(CGRect(x: 10, y: 10, width: 80, height: 30).contains(caret))
    #expect(session.handle(.composition("é👍x", selection: 1..<2)))
    #expect(text(in: session) == "é👍x" && session.caretRect != caret)
    #expect(session.handle(.text("ok")) && text(in: session) == "ok")
  }

  @Test func `keys move the caret and delete while a view edits text`() throws {
    let session = try session(FormScene(), scale: 1)
    click(session, 50, 25)
    _ = session.handle(.text("abc"))
    for key in [.left, .left, .delete, .end, .backspace, .home] as [WindowEvent.Key] {
      #expect(session.handle(.key(key)))
    }
    _ = session.handle(.text("x"))
    #expect(text(in: session) == "xa")
    for key in [.up, .down, .right, .right, .tab] as [WindowEvent.Key] { #expect(session.handle(.key(key))) }
    _ = session.handle(.text("z"))
    #expect(text(in: session) == "xaz" && !session.playback.isPaused)
  }

  @Test func `f shows how long frames take`() throws {
    let session = try session(RingScene())
    #expect(session.handle(.key(.character("f"))) && session.showsFrameTimes)
    #expect(session.handle(.key(.character("f"))) && !session.showsFrameTimes)
  }

  @Test func `backward steps are prepared only while the playback is paused`() throws {
    let session = try session(RingScene())
    _ = session.picture(after: 0.1)
    #expect(!session.prepare())
    #expect(session.handle(.key(.character(" "))) && session.isResting)
    #expect(session.prepare())
  }

  @Test func `keys control the playback while nothing edits text`() throws {
    let session = try session(RingScene())
    #expect(session.handle(.key(.character(" "))) && session.playback.isPaused && session.isResting)
    #expect(session.handle(.key(.right)) && session.handle(.key(.right)))
    #expect(abs(session.playback.time - 2.0 / 30) < 1e-12)
    #expect(session.handle(.key(.character("5"))) && session.playback.speed == 0.2)
    #expect(session.handle(.key(.home)) && session.playback.time == 0)
    for event in [.key(.escape), .key(.character("q")), .close, .command("w"), .command("q")]
      as [WindowEvent]
    {
      #expect(!session.handle(event))
    }
    for event in [.resize, .expose, .focus, .key(.up), .key(.enter), .command("z")] as [WindowEvent] {
      #expect(session.handle(event))
    }
    #expect(session.handle(.key(.right)) && session.handle(.key(.right)) && session.handle(.key(.left)))
    #expect(abs(session.playback.time - 1.0 / 30) < 1e-12)
  }

  @Test func `keys don't control the playback of a stage that lives as long as the window`() {
    let size = CGSize(width: 10, height: 10)
    let session = WindowSession(
      Playback(duration: 1), size: size, frameRate: 30, isControllable: false,
      windowSize: WindowSize(points: size, pixels: size),
      clipboard: WindowSession.Clipboard(read: { nil }, write: { _ in }),
      makeStage: { _ in Stage(size: size) })
    for key in [.character(" "), .character("q"), .escape, .character("f"), .right] as [WindowEvent.Key] {
      #expect(session.handle(.key(key)))
    }
    #expect(!session.playback.isPaused && !session.showsFrameTimes && !session.prepare())
    #expect(!session.handle(.close))
  }

  /// A scroll view in the middle of a window.
  private struct ListScene: Scene {
    let size = CGSize(width: 100, height: 100)
    let length = SceneLength.seconds(5)

    func build(on stage: Stage) {
      let window = UIWindow(frame: stage.layer.bounds)
      stage.layer.addSublayer(window.layer)
      stage.layer.setValue(window, forKey: "window")
      let list = UIScrollView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      list.contentSize = CGSize(width: 500, height: 500)
      window.addSubview(list)
      window.makeKeyAndVisible()
    }
  }

  @Test func `a notch of the wheel scrolls by 40 points at the pointer`() throws {
    let session = try session(ListScene(), scale: 0.5)
    func offset() -> CGPoint? {
      session.player.inspect { stage in
        withViews(stage) {
          ($0.layer.value(forKey: "window") as? UIWindow)?.subviews.compactMap { $0 as? UIScrollView }.first?
            .contentOffset
        }
      }
    }
    #expect(session.handle(.wheel(CGVector(dx: -1, dy: -2))) && offset() == .zero)
    #expect(session.handle(.pointer(.move, CGPoint(x: 25, y: 25), finger: 0)))
    #expect(session.handle(.wheel(CGVector(dx: -1, dy: -2))) && offset() == CGPoint(x: 40, y: 80))
    #expect(session.handle(.wheel(CGVector(dx: 0.5, dy: 0.25))) && offset() == CGPoint(x: 20, y: 70))
  }

  @Test func `a user's touches don't interfere with those that a scene simulates`() throws {
    let session = try session(ViewsScene(), scale: 0.02)
    _ = session.picture(after: 1.1)
    // The scene's finger is down from 1.2 to 1.3 s.
    #expect(session.handle(.pointer(.down, CGPoint(x: 2, y: 2), finger: 0)))
    _ = session.picture(after: 0.15)
    #expect(session.handle(.blur))
    _ = session.picture(after: 0.75)
    #expect(session.playback.time == 2)
  }

  @Test func `clicks on a scene without views change nothing`() throws {
    let session = try session(RingScene())
    click(session, 5, 5)
    #expect(session.handle(.text("a")) && session.handle(.blur) && session.playback.loop != nil)
  }

  @Test func `the picture is the one of a stage at that time`() throws {
    let session = try session()
    let picture = session.picture(after: 0.75)
    let stage = LoginViewsScene().stage(scale: session.windowSize.scale(for: Self.size))
    stage.advance(to: 0.75)
    #expect(picture.bitmap == stage.picture().bitmap)
  }

  @Test(arguments: [0, 1, 2])
  func `random events in any order leave a session that shows pictures`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let session = try session(seed == 0 ? ViewsScene() : LoginViewsScene(), scale: 0.02)
    for _ in 0..<400 {
      guard session.handle(WindowEvent.random(&random)) else { continue }
      if Int.random(in: 0..<10, using: &random) == 0 {
        _ = session.picture(after: Double.random(in: 0...0.3, using: &random))
      }
    }
    #expect(session.picture(after: 1).width > 0)
  }
}

extension WindowEvent {
  /// Returns any event.
  fileprivate static func random(_ random: inout SeededGenerator) -> WindowEvent {
    let point = CGPoint(
      x: Double.random(in: -2...16, using: &random), y: Double.random(in: -2...22, using: &random))
    let finger = Int.random(in: 0...2, using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 12: return .composition("né\u{1F600}", selection: finger..<2 * finger)
    case 0: return .blur
    case 1: return .resize
    case 2: return .wheel(CGVector(dx: point.x - 7, dy: point.y - 9))
    case 3: return .text(["a", "é", "\u{1F600}", "", "ab\n"][Int.random(in: 0..<5, using: &random)])
    case 4:
      let keys: [Key] = [
        .backspace, .enter, .left, .right, .home, .other, .delete, .tab, .up, .down, .end, .character("f"),
      ]
      return .key(keys[Int.random(in: keys.indices, using: &random)])
    case 5: return .command(["a", "c", "v", "x"][Int.random(in: 0..<4, using: &random)])
    case 6, 7: return .pointer(.down, point, finger: finger)
    case 8, 9: return .pointer(.move, point, finger: finger)
    default: return .pointer(.up, point, finger: finger)
    }
  }
}
