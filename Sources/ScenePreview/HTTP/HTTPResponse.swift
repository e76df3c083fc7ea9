import Foundation

/// The answer to a request.
struct HTTPResponse: Hashable {
  var status = 200
  var contentType = "text/plain; charset=utf-8"
  /// Headers besides those that every answer has.
  var headers: [String: String] = [:]
  var body = Data()
}

extension HTTPResponse {
  /// Creates an answer that refuses a request, with the reason as its text.
  static func refusal(_ status: Int, _ reason: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data("\(reason)\n".utf8))
  }

  /// All headers. The page may load only what the preview serves, nobody may embed it, and nothing is cached.
  var allHeaders: [String: String] {
    headers.merging([
      "Content-Type": contentType,
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    ]) { own, _ in own }
  }
}
