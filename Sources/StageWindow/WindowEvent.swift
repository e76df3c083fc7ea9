import CStageWindow
import CoreGraphics

/// Something that happens to a window.
enum WindowEvent: Hashable {
  case close
  case resize
  case expose
  case focus
  case blur
  /// A finger, or the mouse with its left button, at a point in the window's coordinates.
  case pointer(Phase, CGPoint, finger: Int)
  /// A turn of the wheel in notches, right and up.
  case wheel(CGVector)
  case key(Key)
  /// A key together with the control key.
  case command(Character)
  case text(String)
  /// A text that an input method composes, and the range to select in it, in Unicode scalars.
  case composition(String, selection: Range<Int>)

  enum Phase: Hashable { case down, move, up }

  enum Key: Hashable {
    case enter
    case escape
    case backspace
    case delete
    case tab
    case left
    case right
    case up
    case down
    case home
    case end
    case character(Character)
    case other
  }
}

extension WindowEvent.Key {
  /// The move of the caret while a view edits text; nil for keys that don't move it.
  var caretMove: CaretMove? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .home: .lineStart
    case .end: .lineEnd
    default: nil
    }
  }
}

extension WindowEvent {
  /// Creates the event that SDL reports; nil for none.
  init?(_ event: quartzite_event) {
    let point = CGPoint(x: event.x, y: event.y)
    let finger = Int(truncatingIfNeeded: event.finger)
    switch event.kind {
    case quartzite_event_close: self = .close
    case quartzite_event_resize: self = .resize
    case quartzite_event_expose: self = .expose
    case quartzite_event_focus: self = .focus
    case quartzite_event_blur: self = .blur
    case quartzite_event_pointer_down: self = .pointer(.down, point, finger: finger)
    case quartzite_event_pointer_move: self = .pointer(.move, point, finger: finger)
    case quartzite_event_pointer_up: self = .pointer(.up, point, finger: finger)
    case quartzite_event_wheel: self = .wheel(CGVector(dx: event.x, dy: event.y))
    case quartzite_event_text: self = .text(Self.text(event))
    case quartzite_event_composition:
      let start = max(0, Int(event.selection_start))
      self = .composition(Self.text(event), selection: start..<start + max(0, Int(event.selection_length)))
    case quartzite_event_key: self = Self.key(event)
    default: return nil
    }
  }

  private static func text(_ event: quartzite_event) -> String {
    withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static func key(_ event: quartzite_event) -> WindowEvent {
    if event.character != 0 {
      let character = Character(Unicode.Scalar(UInt8(bitPattern: event.character)))
      return event.control != 0 ? .command(character) : .key(.character(character))
    }
    switch event.key {
    case quartzite_key_return: return .key(.enter)
    case quartzite_key_escape: return .key(.escape)
    case quartzite_key_backspace: return .key(.backspace)
    case quartzite_key_delete: return .key(.delete)
    case quartzite_key_tab: return .key(.tab)
    case quartzite_key_up: return .key(.up)
    case quartzite_key_down: return .key(.down)
    case quartzite_key_end: return .key(.end)
    case quartzite_key_left: return .key(.left)
    case quartzite_key_right: return .key(.right)
    case quartzite_key_home: return .key(.home)
    default: return .key(.other)
    }
  }
}
