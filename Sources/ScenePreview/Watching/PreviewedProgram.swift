package import Foundation

/// The program that contains the scene: it runs as a worker, and is built and started anew when its sources change.
package final class PreviewedProgram: PreviewResponder {
  private let executable: String
  private let arguments: [String]
  private let watch: ProgramWatch?
  private let print: (Data) -> Void
  private let isInterrupted: () -> Bool
  private var worker: WorkerProcess?
  private var generation = 1
  /// The compiler's errors; nil after a build that succeeded.
  private var buildErrors: String?
  /// The reason why the program doesn't answer; nil while it does.
  private var failure: String?

  /// Creates a program that is started by the first question.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: Its arguments, with which it calls ``PreviewWorker/run(_:)`` if ``PreviewWorker/isCurrent``.
  ///   - watch: The watch over its sources; nil to keep the program as it is.
  ///   - print: Receives what the program prints.
  ///   - isInterrupted: Returns whether to give up waiting for an answer.
  package init(
    _ executable: String, _ arguments: [String], watch: ProgramWatch?, print: @escaping (Data) -> Void,
    isInterrupted: @escaping () -> Bool
  ) {
    (self.executable, self.arguments, self.watch) = (executable, arguments, watch)
    (self.print, self.isInterrupted) = (print, isInterrupted)
  }

  /// Starts the program, and returns the reason why it can't show the scene; nil if it can.
  package func start() -> String? {
    let response = answer(PreviewQuery(.scene))
    guard response.status != 200 else { return nil }
    return String(decoding: response.body, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

extension PreviewedProgram {
  func answer(_ query: PreviewQuery) -> HTTPResponse {
    if query.subject == .status { return .json(status) }
    do throws(WorkerProcess.Failure) {
      let response = try runningWorker().answer(query, isInterrupted: isInterrupted)
      failure = nil
      return response
    } catch {
      worker = nil
      failure = error.message
      return .refusal(503, error.message)
    }
  }

  private func runningWorker() throws(WorkerProcess.Failure) -> WorkerProcess {
    if let worker { return worker }
    let new = try WorkerProcess(executable, arguments, print: print)
    worker = new
    return new
  }

  func work(at time: Double) -> Bool {
    guard let event = watch?.event(at: time) else { return false }
    switch event {
    case .began: break
    case .ended(.failed(let errors)): buildErrors = errors
    case .ended(.built):
      (buildErrors, worker) = (nil, nil)
      generation += 1
      _ = start()
    }
    return false
  }

  var status: PreviewStatus {
    let message = buildErrors ?? failure ?? ""
    let state: PreviewStatus.State =
      watch?.isBuilding == true ? .building : message.isEmpty ? .ready : .failed
    return PreviewStatus(state: state, generation: generation, message: message, isWatching: watch != nil)
  }
}
