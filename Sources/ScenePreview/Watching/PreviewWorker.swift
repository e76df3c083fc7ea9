import CScenePreview
import Foundation

/// The process that contains the scene, apart from the one that serves the page.
///
/// It reads questions from standard input, one line of JSON each, and answers with a line of JSON and the body whose
/// length the line states. A scene that traps, hangs, or prints something doesn't disturb the page.
package enum PreviewWorker {
  /// The environment variable by which a program is told to be a worker.
  package static let variable = "QUARTZITE_PREVIEW_WORKER"

  /// Whether this process was started as a worker.
  package static var isCurrent: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Answers questions until standard input ends.
  package static func run(_ session: PreviewSession) {
    quartzite_end_with_parent()
    // Text that the scene prints goes to standard error.
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    answerQuestions(session, input: STDIN_FILENO, output: output)
  }

  static func answerQuestions(_ session: PreviewSession, input: CInt, output: CInt) {
    var received = Data()
    var isBusy = false
    while true {
      var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, isBusy ? 0 : idleMilliseconds) > 0 {
        guard read(input, into: &received) else { return }
        while let end = received.firstIndex(of: newline) {
          let line = received[..<end]
          received = Data(received[(end + 1)...])
          guard answer(Data(line), session, output) else { return }
        }
      }
      isBusy = session.work(at: ProcessInfo.processInfo.systemUptime)
    }
  }

  private static let newline = UInt8(ascii: "\n")
  /// The time after which a worker without questions looks after its clients, in milliseconds.
  private static let idleMilliseconds: CInt = 1000

  /// Reads the available bytes, and returns whether there may be more.
  private static func read(_ input: CInt, into received: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = Foundation.read(input, &buffer, buffer.count)
    if count > 0 { received.append(contentsOf: buffer.prefix(count)) }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  private static func answer(_ line: Data, _ session: PreviewSession, _ output: CInt) -> Bool {
    guard let query = try? JSONDecoder().decode(PreviewQuery.self, from: line) else { return false }
    let response = session.answer(query)
    guard let header = try? JSONEncoder().encode(WorkerHeader(response)) else { return false }
    return write(header + [newline] + response.body, to: output)
  }

  private static func write(_ data: Data, to output: CInt) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

/// The first line of a worker's answer.
struct WorkerHeader: Codable, Hashable {
  let status: Int
  let contentType: String
  let headers: [String: String]
  /// The number of bytes of the body.
  let length: Int

  init(_ response: HTTPResponse) {
    (status, contentType, headers) = (response.status, response.contentType, response.headers)
    length = response.body.count
  }

  /// Returns the answer with a body.
  func response(_ body: Data) -> HTTPResponse {
    HTTPResponse(status: status, contentType: contentType, headers: headers, body: body)
  }
}
