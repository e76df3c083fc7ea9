import Foundation

/// Everything that a preview serves: the page, and the answers of the program whose scene it shows.
struct PreviewSite {
  let gate: PreviewGate
  let responder: any PreviewResponder

  /// Returns the answer to a request.
  func response(to request: HTTPRequest) -> HTTPResponse {
    switch gate.decide(request) {
    case .refused(let response): response
    case .admitted(let path): response(to: path)
    }
  }

  private func response(to path: String) -> HTTPResponse {
    if let file = PageFile.all[path] { return file }
    do {
      let query = try PreviewQuery(path)
      return responder.answer(query)
    } catch {
      return .refusal(error.status, error.description)
    }
  }
}

/// The files of the page.
enum PageFile {
  /// The answers by path.
  static let all: [String: HTTPResponse] = [
    "": file("text/html", PackageResources.index_html),
    "style.css": file("text/css", PackageResources.style_css),
    "preview.js": file("text/javascript", PackageResources.preview_js),
    "server.js": file("text/javascript", PackageResources.server_js),
    "stage.js": file("text/javascript", PackageResources.stage_js),
    "timeline.js": file("text/javascript", PackageResources.timeline_js),
    "layers.js": file("text/javascript", PackageResources.layers_js),
    "parameters.js": file("text/javascript", PackageResources.parameters_js),
  ]

  private static func file(_ type: String, _ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(contentType: "\(type); charset=utf-8", body: Data(bytes))
  }
}
