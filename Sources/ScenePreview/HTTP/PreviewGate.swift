/// The check whether a request comes from the page of a preview.
///
/// Other programs of the machine reach the loopback address, and so do pages of other sites in the user's browser. The
/// address therefore contains a secret, and requests for another host or from another origin are refused.
struct PreviewGate: Hashable, Sendable {
  /// The secret in the address: 32 hexadecimal digits.
  let token: String

  /// Creates a gate with a random secret.
  init() {
    var generator = SystemRandomNumberGenerator()
    token = (0..<16).map { _ in Self.digits(of: UInt8.random(in: 0...255, using: &generator)) }.joined()
  }

  /// Creates a gate with a known secret.
  init(token: String) { self.token = token }

  private static func digits(of byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0\(digits)" : digits
  }
}

extension PreviewGate {
  /// The decision about a request.
  enum Decision: Hashable {
    /// The path without the secret, and the query: `frame?time=1`.
    case admitted(String)
    case refused(HTTPResponse)
  }

  /// Decides about a request.
  func decide(_ request: HTTPRequest) -> Decision {
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = HTTPResponse.refusal(405, "expected the method GET")
      response.headers["Allow"] = "GET, HEAD"
      return .refused(response)
    }
    guard let host = request.host, Self.isLoopback(host) else {
      return .refused(.refusal(403, "this preview is reached as 127.0.0.1 or localhost"))
    }
    guard request.origin == nil || request.origin == "http://\(host)" else {
      return .refused(.refusal(403, "this preview is only for its own page"))
    }
    let parts = request.target.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, isToken(parts[1]) else {
      return .refused(.refusal(404, "expected the address that the program printed"))
    }
    guard parts.count == 3 else {
      var response = HTTPResponse.refusal(308, "the page is at /\(token)/")
      response.headers["Location"] = "/\(token)/"
      return .refused(response)
    }
    return .admitted(String(parts[2]))
  }

  /// Compares the secret in a time that doesn't depend on the position of a wrong digit.
  private func isToken(_ text: Substring) -> Bool {
    let (given, expected) = (Array(text.utf8), Array(token.utf8))
    guard given.count == expected.count else { return false }
    return zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether a header `Host` names this machine. The port is any, since a tunnel may have another one.
  private static func isLoopback(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { name in
      host == name
        || host.hasPrefix("\(name):") && !host.dropFirst(name.count + 1).isEmpty
          && host.dropFirst(name.count + 1).allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
}
