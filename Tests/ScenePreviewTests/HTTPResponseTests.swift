import Foundation
import Testing

@testable import ScenePreview

@Suite struct HTTPResponseTests {
  @Test func `an answer has headers that keep the page to itself`() {
    let headers = HTTPResponse().allHeaders
    #expect(HTTPResponse().status == 200 && HTTPResponse().body.isEmpty)
    #expect(
      headers == [
        "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store",
        "Content-Security-Policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
          + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy": "same-origin", "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
      ])
    var other = HTTPResponse(contentType: "image/png")
    other.headers = ["Cache-Control": "max-age=1", "X-A": "1"]
    #expect(other.allHeaders["Cache-Control"] == "max-age=1" && other.allHeaders["X-A"] == "1")
    #expect(other.allHeaders["Content-Type"] == "image/png" && other.allHeaders.count == headers.count + 1)
  }

  @Test func `a refusal has its reason as a line of text`() {
    let response = HTTPResponse.refusal(403, "no")
    #expect(response.status == 403 && response.body == Data("no\n".utf8))
    #expect(response.contentType == "text/plain; charset=utf-8")
  }

  @Test func `documents have sorted members, readable slashes, and numbers without end`() {
    func text(_ document: some Encodable) -> String {
      String(decoding: HTTPResponse.json(document).body, as: UTF8.self)
    }
    #expect(
      text(PreviewStatus(message: "a/b"))
        == #"{"generation":1,"isWatching":false,"message":"a/b","state":"ready"}"#)
    #expect(text([1.5, .infinity, -.infinity, .nan]) == #"[1.5,"inf","-inf","nan"]"#)
  }

  @Test func `a document that can't be written is an error of the server`() {
    struct Unwritable: Encodable {
      func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(0, EncodingError.Context(codingPath: [], debugDescription: ""))
      }
    }
    let response = HTTPResponse.json(Unwritable())
    #expect(response.status == 500)
    #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("the document can't be written: "))
  }
}
