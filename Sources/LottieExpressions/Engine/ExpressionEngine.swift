import CExpressionEngine
import Foundation

/// The error of a script or of an engine.
struct EngineFailure: Error {
  enum Kind { case error, timeLimit, ended }

  let kind: Kind
  let message: String
}

/// A process that runs scripts within limits of memory and time. Releasing this object ends it.
final class ExpressionEngine {
  private var engine = quartzite_engine()
  /// The seconds of processor time that the process has used.
  private(set) var processorTime = 0.0

  /// Starts an engine.
  ///
  /// - Parameters:
  ///   - memory: The bytes that scripts may allocate.
  ///   - seconds: The seconds of processor time.
  /// - Throws: `EngineFailure` of kind `ended` if the process can't start or the library that runs scripts
  ///   is missing.
  init(memory: Int, seconds: Double) throws(EngineFailure) {
    let limits = quartzite_engine_limits(memory: UInt64(memory), seconds: UInt32(seconds.rounded(.up)))
    let error = quartzite_engine_start(&engine, limits)
    guard error == 0 else {
      let reason = Self.reason(for: error)
      throw EngineFailure(kind: .ended, message: "the engine's process can't start: \(reason)")
    }
    do {
      _ = try text(of: quartzite_engine_greeting(&engine))
    } catch {
      // The deinitializer stops the process. A later attempt may succeed, for example after MuJS has been
      // installed.
      let message = error.kind == .timeLimit ? "the engine's process isn't ready in time" : error.message
      throw EngineFailure(kind: .ended, message: message)
    }
  }

  private static func reason(for error: CInt) -> String {
    switch error {
    case ENOEXEC: "the library was loaded by dlopen, but the program has to link it"
    case ELOOP: "the environment variable QUARTZITE_EXPRESSION_ENGINE is set, but it's reserved for engines"
    default: String(cString: strerror(error))
    }
  }

  deinit { quartzite_engine_stop(&engine) }
}

extension ExpressionEngine {
  /// Runs a script whose result is the function that ``call(_:seconds:)`` calls.
  func run(_ script: String, seconds: Double) throws(EngineFailure) {
    _ = try ask(quartzite_engine_run, script, seconds)
  }

  /// Calls the script's function with a string, and returns its result.
  ///
  /// - Parameter seconds: The processor time after which the engine ends.
  func call(_ text: String, seconds: Double) throws(EngineFailure) -> Data {
    try ask(quartzite_engine_call, text, seconds)
  }

  private func ask(
    _ request: quartzite_engine_request, _ text: String, _ seconds: Double
  ) throws(EngineFailure) -> Data {
    var text = text
    let reply = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        quartzite_engine_ask(&engine, request, $0.baseAddress, UInt32(clamping: $0.count), seconds)
      }
    }
    if reply.outcome == quartzite_engine_time_limit, reply.seconds == 0 { processorTime += seconds }
    return try self.text(of: reply)
  }

  private func text(of reply: quartzite_engine_reply) throws(EngineFailure) -> Data {
    defer { free(reply.text) }
    let bytes = UnsafeRawBufferPointer(start: reply.text, count: reply.text == nil ? 0 : Int(reply.length))
    // Scripts can produce unpaired surrogates, which become U+FFFD.
    let text = String(decoding: bytes, as: UTF8.self)
    processorTime = max(processorTime, reply.seconds)
    switch reply.outcome {
    case quartzite_engine_success:
      return Data(text.utf8)
    case quartzite_engine_failure:
      throw EngineFailure(kind: .error, message: text)
    case quartzite_engine_time_limit:
      throw EngineFailure(kind: .timeLimit, message: "the limit of processor time")
    case quartzite_engine_too_large:
      throw EngineFailure(kind: .error, message: "the animation is too large")
    default:
      let cause = reply.signal == 0 ? "" : " by signal \(reply.signal)"
      throw EngineFailure(kind: .ended, message: "the engine's process ended\(cause)")
    }
  }
}
