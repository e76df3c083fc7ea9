import Foundation
import Testing

@testable import ScenePreview

@Suite struct PreviewSiteTests {
  private let site = PreviewSite(gate: PreviewGate(token: "t"), responder: PreviewSession.of(BoxScene.self))

  private func response(_ path: String) -> HTTPResponse {
    site.response(to: HTTPRequest(target: "/t/\(path)"))
  }

  @Test func `the page and its files are served, and load nothing from elsewhere`() throws {
    let page = String(decoding: response("").body, as: UTF8.self)
    let files = page.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }.filter {
      !$0.hasPrefix("data:")
    }
    #expect(files.sorted() == ["preview.js", "style.css"])
    for file in files { #expect(response(file).status == 200) }
    let script = String(decoding: response("preview.js").body, as: UTF8.self)
    for module in script.matches(of: /from "\.\/([a-z]+\.js)"/) {
      #expect(response(String(module.1)).contentType == "text/javascript; charset=utf-8")
    }
    #expect(!page.contains("://") && !script.contains("://"))
  }

  @Test func `all answers forbid embedding, caching, and foreign resources`() {
    for path in ["", "frame", "none"] {
      let headers = response(path).allHeaders
      #expect(headers["Cache-Control"] == "no-store" && headers["X-Content-Type-Options"] == "nosniff")
      #expect(headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
      #expect(headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    }
  }

  @Test(arguments: [
    "../Package.swift", "%2e%2e/Package.swift", "style.css/", "/etc/passwd", "Page/index.html",
  ])
  func `files can't be read`(_ path: String) {
    #expect(response(path).status == 404)
  }

  @Test func `answers of the scene are passed on`() throws {
    #expect(try response("frame?time=0.5").body == site.responder.answer(PreviewQuery("frame?time=0.5")).body)
    #expect(response("frame?time=0.5").contentType == "image/png")
    #expect(response("frame?time=x").status == 400)
    let status = try JSONDecoder().decode(PreviewStatus.self, from: response("status").body)
    #expect(status == PreviewStatus())
  }
}
