import Testing

@testable import ScenePreview

@Suite struct PreviewGateTests {
  private let gate = PreviewGate(token: "secret")

  private func status(_ request: HTTPRequest) -> Int {
    switch gate.decide(request) {
    case .admitted: 200
    case .refused(let response): response.status
    }
  }

  @Test func `each preview has another secret of 128 bits`() {
    let tokens = (0..<100).map { _ in PreviewGate().token }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
  }

  @Test func `a request with the secret is admitted without it`() {
    #expect(gate.decide(HTTPRequest(target: "/secret/frame?time=1")) == .admitted("frame?time=1"))
    #expect(gate.decide(HTTPRequest(target: "/secret/")) == .admitted(""))
  }

  @Test(arguments: [
    "/", "", "/secre/", "/secret2/", "/Secret/", "secret/", "//secret/", "/x/secret/", "/%73ecret/",
  ])
  func `nothing is served without the secret`(_ target: String) {
    #expect(status(HTTPRequest(target: target)) == 404)
  }

  @Test func `the address without its last slash leads to the page`() {
    guard case .refused(let response) = gate.decide(HTTPRequest(target: "/secret")) else {
      Issue.record("admitted")
      return
    }
    #expect(response.status == 308 && response.headers["Location"] == "/secret/")
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.1:8080", "localhost:1", "[::1]:8080", "localhost"])
  func `this machine is a host by any port, as over a tunnel`(_ host: String) {
    #expect(status(HTTPRequest(target: "/secret/", host: host)) == 200)
    #expect(status(HTTPRequest(target: "/secret/", host: host, origin: "http://\(host)")) == 200)
  }

  @Test(
    arguments: [
      nil, "", "example.com", "127.0.0.1.example.com", "localhost.example.com:80", "127.0.0.1:",
      "127.0.0.1:8o",
      "0.0.0.0", "10.0.0.1:8080",
    ])
  func `other hosts are refused, as a page with a name that leads here would send them`(_ host: String?) {
    #expect(status(HTTPRequest(target: "/secret/", host: host)) == 403)
  }

  @Test(
    arguments: [
      "null", "http://example.com", "https://127.0.0.1:8080", "http://localhost:8080", "http://127.0.0.1",
    ])
  func `other origins are refused`(_ origin: String) {
    let request = HTTPRequest(target: "/secret/", host: "127.0.0.1:8080", origin: origin)
    #expect(status(request) == 403)
  }

  @Test(arguments: ["POST", "PUT", "OPTIONS", "get"])
  func `only reading is possible`(_ method: String) {
    #expect(status(HTTPRequest(method: method, target: "/secret/")) == 405)
  }

  @Test func `a question of the headers is admitted, and a refusal has a reason`() {
    #expect(gate.decide(HTTPRequest(method: "HEAD", target: "/secret/x/y")) == .admitted("x/y"))
    var method = HTTPResponse.refusal(405, "expected the method GET")
    method.headers = ["Allow": "GET, HEAD"]
    #expect(gate.decide(HTTPRequest(method: "PUT", target: "/secret/")) == .refused(method))
    let refusals: [(HTTPRequest, Int, String)] = [
      (HTTPRequest(target: "/", host: "a"), 403, "this preview is reached as 127.0.0.1 or localhost"),
      (HTTPRequest(target: "/", origin: "a"), 403, "this preview is only for its own page"),
      (HTTPRequest(target: "/"), 404, "expected the address that the program printed"),
    ]
    for (request, status, reason) in refusals {
      #expect(gate.decide(request) == .refused(.refusal(status, reason)))
    }
  }
}
