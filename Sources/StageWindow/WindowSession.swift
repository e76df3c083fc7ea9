import Foundation
import Staging
import UIKit

/// The content and the behavior of a window, apart from the window itself.
///
/// Keys control the playback, except while a view edits text. All other input goes to the views of the stage. The scene
/// repeats until its views receive input.
final class WindowSession {
  private(set) var playback: Playback
  private(set) var player: ScenePlayer
  private let size: CGSize
  private let frameRate: Double
  /// Whether keys control the playback while nothing edits text.
  private let isControllable: Bool
  private let makeStage: (CGFloat) -> Stage
  private(set) var windowSize: WindowSize
  private var pointer = CGPoint.zero
  /// The system's clipboard.
  private let clipboard: Clipboard
  /// Whether a panel shows how long frames take.
  var showsFrameTimes = false

  /// The text of a clipboard.
  struct Clipboard {
    var read: () -> String?
    var write: (String) -> Void
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - playback: The playback of the scene, at its beginning.
  ///   - size: The size of the stage in points.
  ///   - frameRate: The number of frames per second, for steps.
  ///   - isControllable: Whether keys control the playback while nothing edits text. The default is true.
  ///   - makeStage: Returns a stage with a number of pixels per point.
  init(
    _ playback: Playback, size: CGSize, frameRate: Double, isControllable: Bool = true,
    windowSize: WindowSize, clipboard: Clipboard,
    makeStage: @escaping (CGFloat) -> Stage
  ) {
    (self.playback, self.size, self.frameRate, self.makeStage) = (playback, size, frameRate, makeStage)
    (self.windowSize, self.clipboard, self.isControllable) = (windowSize, clipboard, isControllable)
    let scale = Self.scale(windowSize, size)
    player = ScenePlayer(duration: playback.duration) { makeStage(scale) }
  }

  /// Returns the number of pixels per point that fills the window, reduced until it's within the limit of a stage.
  private static func scale(_ window: WindowSize, _ size: CGSize) -> CGFloat {
    var scale = window.scale(for: size)
    while !Stage.canShow(size: size, scale: scale) { scale /= 2 }
    return scale
  }
}

extension WindowSession {
  /// Advances the playback, and returns the picture.
  func picture(after seconds: Double) -> CGImage {
    playback.advance(by: seconds)
    player.seek(to: playback.time)
    return player.picture()
  }

  /// Prepares for backward steps while the picture stays the same. During playback, it would delay frames.
  ///
  /// - Returns: Whether there was something to prepare.
  func prepare() -> Bool { isControllable && isResting && player.prepareSpare() }

  /// Whether the picture stays the same until the next event.
  var isResting: Bool { playback.isPaused }

  /// Adapts the resolution of the pictures to a new size of the window.
  func resize(to size: WindowSize) {
    guard size != windowSize else { return }
    windowSize = size
    let (scale, makeStage) = (Self.scale(size, self.size), makeStage)
    if let remade = player.remade(by: { makeStage(scale) }) { player = remade }
  }

  /// Handles an event.
  ///
  /// - Returns: Whether the window stays open.
  func handle(_ event: WindowEvent) -> Bool {
    switch event {
    case .close: return false
    case .resize, .expose, .focus: return true
    case .blur: record(.cancelTouches)
    case .pointer(let phase, let point, let finger):
      pointer = windowSize.point(point, onStageOf: size)
      record(.touch(phase, pointer, finger: WindowInput.firstFinger &+ finger))
    case .wheel(let notches):
      record(.scroll(CGVector(dx: notches.dx * Self.notch, dy: notches.dy * Self.notch), at: pointer))
    case .text(let text): if acceptsText { record(.text(text)) }
    case .composition(let text, let selection):
      if acceptsText { record(.composition(text, selection: selection)) }
    case .command(let character): return perform(character)
    case .key(let key): return press(key)
    }
    return true
  }

  /// The distance that a notch of a wheel scrolls, in points.
  private static let notch: CGFloat = 40

  /// The rectangle of the caret in the window's coordinates; nil if nothing edits text.
  var caretRect: CGRect? {
    guard acceptsText else { return nil }
    return player.inspect { stage in
      withViews(stage) { UIWindow.caretRect(on: $0) }
    }.map { windowSize.rect($0, onStageOf: size) }
  }

  private var acceptsText: Bool { player.inspect { _ in withViews(()) { UIWindow.acceptsText } } }

  private func record(_ input: WindowInput) {
    guard
      player.inspect({ stage in
        withViews(stage) { ($0.layer.sublayers ?? []).contains { $0.delegate is UIWindow } }
      })
    else { return }
    playback.loop = nil
    player.record(input.perform)
  }

  private func press(_ key: WindowEvent.Key) -> Bool {
    if acceptsText {
      switch key {
      case .enter: record(.text("\n"))
      case .backspace: record(.deleteBackward)
      case .delete: record(.deleteForward)
      case .tab: record(.tab)
      default: key.caretMove.map { record(.moveCaret($0)) }
      }
      return true
    }
    guard isControllable else { return true }
    if key == .character("f") { showsFrameTimes.toggle() }
    let control: PlaybackKey? =
      switch key {
      case .left: .left
      case .right: .right
      case .home: .home
      case .escape: .quit
      case .character(let character): PlaybackKey(character)
      default: nil
      }
    return control.map { playback.press($0, frameRate: frameRate) } ?? true
  }

  /// Performs the shortcut of a key that is pressed together with the control key.
  private func perform(_ command: Character) -> Bool {
    switch command {
    case "q", "w": return false
    case "a": record(.selectAll)
    case "v": record(.paste(clipboard.read()))
    case "c": copy(.copy)
    case "x": copy(.cut)
    default: break
    }
    return true
  }

  /// Performs an action that copies the selection, and writes what it copied to the system's clipboard.
  private func copy(_ input: WindowInput) {
    let former = pasteboard.changeCount
    record(input)
    guard pasteboard.changeCount != former, let text = pasteboard.text else { return }
    clipboard.write(text)
  }

  private var pasteboard: (text: String?, changeCount: Int) {
    player.inspect { _ in withViews(()) { (UIPasteboard.general.string, UIPasteboard.general.changeCount) } }
  }
}
