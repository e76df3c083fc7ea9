import Foundation
import Staging

/// The terminal of the process: its size, its keys, and the text on it.
struct Terminal {
  /// Returns the size, which changes when the user resizes the window.
  var size: () -> TerminalSize
  /// Returns the bytes that were typed, after waiting for some for at most a number of seconds.
  var read: (Double) -> [UInt8]
  var write: (String) throws -> Void
  let environment: [String: String]
}

extension Terminal {
  /// Calls `body` with the terminal of the process, whose keys arrive at once and aren't shown.
  ///
  /// The terminal gets back its screen and mode in any case.
  ///
  /// - Throws: `CommandError` if standard input or output isn't a terminal.
  static func use<Result>(_ console: Console, _ body: (Terminal) throws -> Result) throws -> Result {
    guard isatty(STDIN_FILENO) == 1, console.output.isTerminal else {
      throw CommandError.badArguments(
        "--terminal: standard input and output have to be a terminal; 'quartzite render' writes files")
    }
    var former = termios()
    tcgetattr(STDIN_FILENO, &former)
    var raw = former
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &former) }
    // The alternate screen without a cursor.
    try console.output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    defer { try? console.output.write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l") }
    return try body(
      Terminal(
        size: currentSize, read: typedBytes, write: { try console.output.write($0) },
        environment: ProcessInfo.processInfo.environment))
  }

  private static func currentSize() -> TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return TerminalSize(columns: 0, rows: 0) }
    return TerminalSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), width: Int(size.ws_xpixel),
      height: Int(size.ws_ypixel))
  }

  private static func typedBytes(within seconds: Double) -> [UInt8] {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32((max(0, seconds) * 1000).rounded())) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    // A terminal that is gone counts as "q".
    return count > 0 ? Array(bytes.prefix(count)) : [UInt8(ascii: "q")]
  }
}

extension Terminal {
  /// Returns the terminal's reply to a request for its primary device attributes; nil if there is none in time.
  func deviceAttributes() throws -> String? {
    try write("\u{1B}[c")
    var reply: [UInt8] = []
    for _ in 0..<4 where reply.last != UInt8(ascii: "c") { reply += read(0.1) }
    return reply.isEmpty ? nil : String(decoding: reply, as: UTF8.self)
  }
}

extension PlaybackKey {
  /// Returns the keys that typed bytes stand for; others are ignored.
  static func keys(in bytes: [UInt8]) -> [PlaybackKey] {
    let sequences: [(String, PlaybackKey)] = [
      ("\u{1B}[D", .left), ("\u{1B}OD", .left), ("\u{1B}[C", .right), ("\u{1B}OC", .right),
      ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home),
    ]
    var keys: [PlaybackKey] = []
    var rest = bytes[...]
    while let first = rest.first {
      if let (sequence, key) = sequences.first(where: { rest.starts(with: $0.0.utf8) }) {
        keys.append(key)
        rest = rest.dropFirst(sequence.utf8.count)
      } else {
        if let key = PlaybackKey(Character(Unicode.Scalar(first))) { keys.append(key) }
        // The rest of an escape sequence isn't typed text.
        rest =
          first == 0x1B
          ? rest.drop { !($0 == 0x7E || (65...90).contains($0) && $0 != 79) }.dropFirst() : rest.dropFirst()
      }
    }
    return keys
  }
}
