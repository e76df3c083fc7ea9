import QuartzCore
import Staging
import Synchronization
import UIKit

/// Performs random actions of a user on the views of a stage, in any order: touches, typing, editing, scrolling, changes of
/// the window's size and of the focus.
///
/// The actions depend only on the seed. Each happens in an event of its own, at the stage's time.
@MainActor
final class UserTorture {
  /// The number of actions by all instances.
  nonisolated static let operations = Atomic(0)

  /// The number of actions that remain.
  private var remaining: Int
  private let window: UIWindow
  private let onEnd: () -> Void
  private unowned let stage: Stage
  private var random: CaseRandom
  /// The fingers that are down. Finger 0 belongs to the scene.
  private var downFingers: Set<Int> = []

  /// - Parameters:
  ///   - window: A window of the stage.
  ///   - count: The number of actions.
  ///   - onEnd: A closure that is called after the last action.
  init(of window: UIWindow, on stage: Stage, count: Int, random: CaseRandom, onEnd: @escaping () -> Void) {
    (self.window, self.stage, self.random) = (window, stage, random)
    (remaining, self.onEnd) = (count, onEnd)
    window.showsKeyboard = self.random.once(in: 2)
  }

  /// Lets the stage perform the next action, and those after it.
  func proceed() {
    let delay = random.pick([0, 0, 1.0 / 120, 1.0 / 60, 0.1, random.double(0...0.7)])
    stage.after(delay) { [self] in
      guard remaining > 0 else { return finish() }
      remaining -= 1
      Self.operations.add(1, ordering: .relaxed)
      act()
      proceed()
    }
  }

  private func act() {
    switch random.int(0...15) {
    case 0...2: touchDown()
    case 3...5: touchMove()
    case 6...7: touchUp()
    case 8: tap()
    case 9...10: type()
    case 11: edit()
    case 12: select()
    case 13: scroll()
    case 14: changeFocus()
    default: resize()
    }
  }

  /// Lifts all fingers, ends editing, and deletes all texts.
  private func finish() {
    defer { onEnd() }
    cancelTouches()
    window.endEditing(true)
    for field in views.compactMap({ $0 as? any UITextInput }) {
      let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      if let all { field.replace(all, withText: "") }
    }
  }
}

// MARK: - Views

extension UserTorture {
  /// The views of the window, with the window.
  private var views: [UIView] {
    var views: [UIView] = [window]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }

  private var editor: (any UITextInput & UIResponder)? {
    views.first { $0.isFirstResponder } as? any UITextInput & UIResponder
  }

  /// Returns a point in a view, or any point in or near the window.
  private func point() -> CGPoint {
    if random.once(in: 2) {
      let view = random.pick(views)
      let local = CGPoint(
        x: view.bounds.minX + view.bounds.width * random.double(0...1),
        y: view.bounds.minY + view.bounds.height * random.double(0...1))
      return view.convert(local, to: window)
    }
    return CGPoint(
      x: window.bounds.width * random.double(-0.1...1.1), y: window.bounds.height * random.double(-0.1...1.1))
  }
}

// MARK: - Touches

extension UserTorture {
  private func touchDown() {
    let finger = random.int(1...3)
    if downFingers.insert(finger).inserted { window.touchDown(at: point(), finger: finger) }
  }

  private func touchMove() {
    guard let finger = downFingers.sorted().randomElement(using: &random) else { return touchDown() }
    window.touchMove(to: point(), finger: finger)
  }

  private func touchUp() {
    guard let finger = downFingers.sorted().randomElement(using: &random) else { return touchDown() }
    downFingers.remove(finger)
    let point = random.once(in: 2) ? point() : nil
    if random.once(in: 8) {
      window.touchCancel(finger: finger)
    } else {
      window.touchUp(at: point, finger: finger)
    }
  }

  private func tap() {
    guard downFingers.isEmpty else { return cancelTouches() }
    let point = point()
    for _ in 0..<random.pick([1, 1, 1, 2, 3]) {
      window.touchDown(at: point, finger: 1)
      window.touchUp(finger: 1)
    }
  }

  private func cancelTouches() {
    for finger in downFingers.sorted() { window.touchCancel(finger: finger) }
    downFingers = []
  }
}

// MARK: - Keys

extension UserTorture {
  private static let texts = [
    "a", "B", "0", " ", "é", "e\u{301}", "\u{301}", "漢字", "שלום", "مرحبا", "👩‍👩‍👧", "\u{1F1E9}\u{1F1EA}", "",
    "\n", "\r\n", "\t", "\u{0}", "\u{200D}", "\u{202E}", "\u{FFFC}", "two words\nand a line",
  ]

  private func type() {
    if random.once(in: 3) { return window.deleteBackward() }
    let text = random.pick(Self.texts)
    if random.once(in: 3) { return window.compose(text, selecting: random.pick([nil, 0..<1, 3..<9])) }
    window.type(text)
  }

  private func edit() {
    guard let editor else { return tap() }
    // A text that is pasted again and again would grow without end.
    if editor.offset(from: editor.beginningOfDocument, to: editor.endOfDocument) > 500 {
      editor.selectAll(nil)
      return editor.delete(nil)
    }
    switch random.int(0...5) {
    case 0: editor.selectAll(nil)
    case 1: editor.cut(nil)
    case 2: editor.copy(nil)
    case 3: editor.paste(nil)
    case 4: editor.delete(nil)
    default: UIPasteboard.general.string = random.once(in: 3) ? nil : random.pick(Self.texts)
    }
  }

  private func select() {
    guard let editor else { return tap() }
    let length = editor.offset(from: editor.beginningOfDocument, to: editor.endOfDocument)
    func position() -> UITextPosition {
      if random.once(in: 2), let position = editor.closestPosition(to: point()) { return position }
      let offset = random.int(-1...length + 1)
      return editor.position(from: editor.beginningOfDocument, offset: offset) ?? editor.endOfDocument
    }
    let (start, end) = (position(), position())
    editor.selectedTextRange = editor.textRange(from: start, to: end)
    let direction = random.pick([UITextLayoutDirection.left, .right, .up, .down])
    if let next = editor.position(from: start, in: direction, offset: random.int(-3...3)) {
      _ = editor.caretRect(for: next)
    }
  }
}

// MARK: - Scrolling, focus, and size

extension UserTorture {
  private func scroll() {
    guard let view = views.compactMap({ $0 as? UIScrollView }).randomElement(using: &random) else {
      return touchDown()
    }
    let offset = CGPoint(x: random.double(-300...300), y: random.double(-300...300))
    view.setContentOffset(offset, animated: random.once(in: 2))
  }

  private func changeFocus() {
    switch random.int(0...4) {
    case 0: cancelTouches()
    case 1: window.endEditing(random.once(in: 2))
    case 2: window.makeKey()
    default: random.pick(views).becomeFirstResponder()
    }
  }

  private func resize() {
    let size =
      random.once(in: 2)
      ? stage.size : CGSize(width: random.double(0...900), height: random.double(0...1100))
    window.frame = CGRect(origin: .zero, size: random.once(in: 10) ? .zero : size)
    if random.once(in: 4) { window.layoutIfNeeded() }
  }
}
