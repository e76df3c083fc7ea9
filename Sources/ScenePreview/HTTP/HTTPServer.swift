import CScenePreview
import Foundation

/// A web server on 127.0.0.1, which answers requests on the thread that runs it.
final class HTTPServer {
  /// The port on which it listens.
  let port: UInt16
  private let server: OpaquePointer
  private let handler: Handler

  /// Opens a server.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for one that is free.
  ///   - answer: Returns the answer to a request.
  /// - Throws: ``PreviewError`` if the library is missing or the port can't be used.
  init(port: UInt16, answer: @escaping (HTTPRequest) -> HTTPResponse) throws(PreviewError) {
    var openPort = port
    var error: UnsafePointer<CChar>?
    var errorNumber: CInt = 0
    let handler = Handler(answer: answer)
    guard
      let server = quartzite_http_open(
        &openPort, Handler.handle, Unmanaged.passUnretained(handler).toOpaque(), &error, &errorNumber)
    else { throw Self.error(error.map { String(cString: $0) } ?? "", errorNumber, port: port) }
    (self.port, self.server, self.handler) = (openPort, server, handler)
  }

  deinit { quartzite_http_close(server) }

  /// Answers the requests that arrive within a time, and returns after the first ones.
  ///
  /// - Throws: ``PreviewError`` if the server can't go on.
  func run(for seconds: Double) throws(PreviewError) {
    guard quartzite_http_run(server, Int32(min(max(0, seconds), 1) * 1000)) != 0 else {
      throw PreviewError("the web server ended: \(String(cString: strerror(errno)))")
    }
  }

  private static func error(_ message: String, _ number: CInt, port: UInt16) -> PreviewError {
    switch number {
    case 0: PreviewError(message)
    case EADDRINUSE:
      PreviewError("port \(port) is in use by another program; expected a free one, or none to choose one")
    case EACCES: PreviewError("port \(port) is reserved for the system; expected one of at least 1024")
    default: PreviewError("\(message) on port \(port): \(String(cString: strerror(number)))")
    }
  }
}

/// The closure that answers requests, as an object that C code refers to.
private final class Handler {
  let answer: (HTTPRequest) -> HTTPResponse

  init(answer: @escaping (HTTPRequest) -> HTTPResponse) { self.answer = answer }

  static let handle: quartzite_http_handler = { context, request, exchange in
    guard let context, let request = request?.pointee, let exchange else { return }
    let handler = Unmanaged<Handler>.fromOpaque(context).takeUnretainedValue()
    let response = handler.answer(
      HTTPRequest(
        method: String(cString: request.method), target: String(cString: request.target),
        host: request.host.map { String(cString: $0) }, origin: request.origin.map { String(cString: $0) }))
    respond(response, exchange)
  }

  private static func respond(_ response: HTTPResponse, _ exchange: OpaquePointer) {
    let words = response.allHeaders.sorted { $0.key < $1.key }.flatMap { [strdup($0.key), strdup($0.value)] }
    defer { for word in words { free(word) } }
    let headers = words.map { UnsafePointer($0) } + [nil]
    response.body.withUnsafeBytes {
      quartzite_http_answer(exchange, UInt32(response.status), headers, $0.baseAddress, $0.count)
    }
  }
}

/// The reason why there is no preview.
public struct PreviewError: Error, Hashable, CustomStringConvertible {
  /// One line that says what is wrong.
  public let description: String

  package init(_ description: String) { self.description = description }
}
