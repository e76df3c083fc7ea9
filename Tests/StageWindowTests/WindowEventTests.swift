import CStageWindow
import CoreGraphics
import Testing

@testable import StageWindow

/// The events of SDL, as the C code reports them.
@Suite struct WindowEventTests {
  /// Returns the event that the C code's event stands for.
  private func event(
    _ kind: quartzite_event_kind, text: String = "", _ change: (inout quartzite_event) -> Void = { _ in }
  ) -> WindowEvent? {
    var event = quartzite_event()
    event.kind = kind
    (event.x, event.y, event.finger) = (3, -4.5, 7)
    withUnsafeMutableBytes(of: &event.text) { $0.copyBytes(from: text.utf8) }
    change(&event)
    return WindowEvent(event)
  }

  @Test func `each kind of event has a counterpart`() {
    let point = CGPoint(x: 3, y: -4.5)
    let expected: [(quartzite_event_kind, WindowEvent?)] = [
      (quartzite_event_none, nil), (quartzite_event_close, .close), (quartzite_event_resize, .resize),
      (quartzite_event_expose, .expose), (quartzite_event_focus, .focus), (quartzite_event_blur, .blur),
      (quartzite_event_pointer_down, .pointer(.down, point, finger: 7)),
      (quartzite_event_pointer_move, .pointer(.move, point, finger: 7)),
      (quartzite_event_pointer_up, .pointer(.up, point, finger: 7)),
      (quartzite_event_wheel, .wheel(CGVector(dx: 3, dy: -4.5))), (quartzite_event_text, .text("né")),
    ]
    for (kind, result) in expected { #expect(event(kind, text: "né") == result) }
  }

  @Test(arguments: [
    (quartzite_key_other, WindowEvent.Key.other, CaretMove?.none), (quartzite_key_return, .enter, nil),
    (quartzite_key_escape, .escape, nil), (quartzite_key_backspace, .backspace, nil),
    (quartzite_key_delete, .delete, nil), (quartzite_key_tab, .tab, nil),
    (quartzite_key_left, .left, .left), (quartzite_key_right, .right, .right), (quartzite_key_up, .up, .up),
    (quartzite_key_down, .down, .down), (quartzite_key_home, .home, .lineStart),
    (quartzite_key_end, .end, .lineEnd),
  ])
  func `keys without text have names, and some move the caret`(
    _ code: quartzite_key, _ key: WindowEvent.Key, _ move: CaretMove?
  ) {
    #expect(event(quartzite_event_key) { $0.key = code } == .key(key))
    #expect(event(quartzite_event_key) { ($0.key, $0.control) = (code, 1) } == .key(key))
    #expect(key.caretMove == move)
  }

  @Test func `a key with a character is a command together with the control key`() {
    let code = CChar(UInt8(ascii: "a"))
    #expect(event(quartzite_event_key) { $0.character = code } == .key(.character("a")))
    #expect(event(quartzite_event_key) { ($0.character, $0.control) = (code, 1) } == .command("a"))
    #expect(WindowEvent.Key.character("a").caretMove == nil)
  }

  @Test func `a composition selects a range, which is never negative`() {
    for (start, length, range) in [(1, 2, 1..<3), (0, 1, 0..<1), (-3, 2, 0..<2), (4, -1, 4..<4)] {
      let result = event(quartzite_event_composition, text: "néxyz") {
        ($0.selection_start, $0.selection_length) = (Int32(start), Int32(length))
      }
      #expect(result == .composition("néxyz", selection: range))
    }
  }
}
