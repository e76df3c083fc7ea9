import ChildProcesses
import Foundation

/// A running worker, as the process that serves the page sees it.
///
/// The worker ends no later than this object.
final class WorkerProcess {
  private let process: ChildProcess
  private let received: ReceivedBytes

  /// The bytes of an answer that isn't complete yet.
  private final class ReceivedBytes {
    var data = Data()
  }

  /// The reason why a worker doesn't answer.
  struct Failure: Error, Hashable {
    let message: String
  }

  /// The time in seconds after which a worker that doesn't answer is ended.
  static let patience = 20.0

  /// Starts a program as a worker.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - print: Receives what the program prints.
  init(_ executable: String, _ arguments: [String], print: @escaping (Data) -> Void) throws(Failure) {
    var environment = ProcessInfo.processInfo.environment
    environment[PreviewWorker.variable] = "1"
    let received = ReceivedBytes()
    self.received = received
    do {
      process = try ChildProcess(
        path: executable, arguments: arguments, environment: environment, receiveErrors: print,
        receive: { received.data.append($0) })
    } catch {
      throw Failure(message: error.description)
    }
  }
}

extension WorkerProcess {
  /// Asks a question, and waits for the answer.
  ///
  /// - Parameter isInterrupted: Returns whether to give up.
  /// - Throws: `Failure` if the worker ended or takes too long. It has ended then.
  func answer(_ query: PreviewQuery, isInterrupted: () -> Bool) throws(Failure) -> HTTPResponse {
    let start = ContinuousClock.now
    do {
      func wait() throws {
        guard !isInterrupted() else { throw Failure(message: "interrupted") }
        guard ContinuousClock.now - start < .seconds(Self.patience) else {
          throw Failure(
            message: "the scene gave no answer within \(Int(Self.patience)) s, so its program was ended")
        }
      }
      let line = try JSONEncoder().encode(query) + [UInt8(ascii: "\n")]
      guard try line.withUnsafeBytes({ try process.write($0, while: wait) }) else { throw end() }
      while true {
        if let response = try takeResponse() { return response }
        guard try process.read(while: wait) else { throw end() }
      }
    } catch {
      process.kill()
      throw error as? Failure ?? Failure(message: "\(error)")
    }
  }

  /// Returns the answer if all of it has arrived.
  private func takeResponse() throws -> HTTPResponse? {
    let data = received.data
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let header = try JSONDecoder().decode(WorkerHeader.self, from: data[..<end])
    let body = data[data.index(after: end)...]
    guard body.count >= header.length else { return nil }
    received.data = Data(body.dropFirst(header.length))
    return header.response(Data(body.prefix(header.length)))
  }

  /// Returns the failure of a worker that has ended by itself, with its last words.
  private func end() -> Failure {
    let status = (try? process.finish {}) ?? ChildProcess.unknownStatus
    let end = status > 128 ? "was ended by signal \(status - 128)" : "ended with exit code \(status)"
    let words = String(decoding: process.lastErrors, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return Failure(message: "the program of the scene \(end)" + (words.isEmpty ? "" : ":\n\(words)"))
  }
}
