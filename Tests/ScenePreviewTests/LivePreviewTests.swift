import Foundation
import Staging
import Synchronization
import Testing

@testable import ScenePreview

/// The page as a client of the network gets it.
@Suite(.enabled(if: dlopen("libmicrohttpd.so.12", RTLD_NOW) != nil, "libmicrohttpd isn't installed"))
struct LivePreviewTests {
  /// An answer as it arrives.
  private struct Answer: Sendable {
    let head: [String]
    let body: Data

    init(_ data: Data) {
      let end = data.range(of: Data("\r\n\r\n".utf8)) ?? data.endIndex..<data.endIndex
      head = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      body = Data(data[end.upperBound...])
    }
  }

  /// Sends a request to a port of this machine, and returns the bytes of the answer.
  private static func exchange(_ request: String, port: UInt16) -> Data {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return Data() }
    _ = Array(request.utf8).withUnsafeBytes { send(descriptor, $0.baseAddress!, $0.count, 0) }
    var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
      data.append(contentsOf: buffer.prefix(count))
    }
    return data
  }

  /// Returns the answers to requests, of which each is a method and a path after the page's address.
  private func answers(of preview: LivePreview, to requests: [(String, String)]) throws -> [Answer] {
    let answers = Mutex<[Answer]>([])
    let announced = Mutex<URL?>(nil)
    var thread: Thread?
    try preview.run(announce: { url in announced.withLock { $0 = url } }) {
      if thread == nil, let url = announced.withLock(\.self),
        let port = url.port.flatMap(UInt16.init(exactly:))
      {
        #expect(url.scheme == "http" && url.host() == "127.0.0.1" && port > 0)
        #expect(url.path(percentEncoded: false).wholeMatch(of: /\/[0-9a-f]{32}\//) != nil)
        let path = url.path(percentEncoded: false)
        thread = Thread {
          for (method, item) in requests {
            let answer = Self.exchange(
              "\(method) \(path)\(item) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n",
              port: port)
            answers.withLock { $0.append(Answer(answer)) }
          }
        }
        thread?.start()
      }
      return answers.withLock(\.count) == requests.count
    }
    return answers.withLock(\.self)
  }

  @Test func `a scene is served with the values of its parameters, and with those that the page sets`() throws
  {
    let scene = BoxScene()
    try scene.setParameter("distance", to: "2")
    let answers = try answers(
      of: LivePreview(scene), to: [("GET", "scene?set=color%3D%2300ff00"), ("GET", "scene"), ("GET", "")])
    let texts = try answers.prefix(2).map {
      try JSONDecoder().decode(SceneDocument.self, from: $0.body).parameters.map(\.text)
    }
    #expect(texts == [["2", "#00ff00"], ["2", "#ff0000"]])
    #expect(
      answers[0].head.first == "HTTP/1.1 200 OK" && answers[0].head.contains("Content-Type: application/json")
    )
    #expect(answers[2].head.contains("Content-Type: text/html; charset=utf-8"))
    #expect(answers[2].head.contains("X-Content-Type-Options: nosniff"))
    #expect(answers[2].body == PageFile.all[""]?.body && !answers[2].body.isEmpty)
  }

  @Test func `refusals have a status, a reason, and the allowed methods`() throws {
    let answers = try answers(
      of: LivePreview(BoxScene()), to: [("GET", "none"), ("PUT", ""), ("HEAD", "frame")])
    #expect(answers[0].head.first == "HTTP/1.1 404 Not Found")
    #expect(String(decoding: answers[0].body, as: UTF8.self) == "there is nothing of this name\n")
    #expect(
      answers[1].head.first?.hasPrefix("HTTP/1.1 405 ") == true
        && answers[1].head.contains("Allow: GET, HEAD"))
    #expect(answers[2].head.first == "HTTP/1.1 200 OK" && answers[2].body.isEmpty)
  }

  @Test func `a port that is in use is refused`() throws {
    let server = try HTTPServer(port: 0) { _ in HTTPResponse() }
    let error = #expect(throws: PreviewError.self) {
      try LivePreview(BoxScene(), port: server.port).run(announce: { _ in }, until: { true })
    }
    #expect(
      error?.description
        == "port \(server.port) is in use by another program; expected a free one, or none to choose one")
  }
}
