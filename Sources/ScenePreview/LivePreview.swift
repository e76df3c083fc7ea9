public import Foundation
public import Staging

/// A page on this machine that shows a scene, with a timeline, its layers, and its parameters.
///
/// ```swift
/// import ScenePreview
///
/// try LivePreview(CardScene()).run()
/// ```
///
/// The page is served on the loopback address, under an address with a random secret, and loads nothing from elsewhere. It
/// needs libmicrohttpd (Debian's package libmicrohttpd12), which is loaded at run time.
///
/// A program with scenes has a command that does this, and that can build the program anew whenever its sources change:
/// `swift run Films preview opening --watch`.
public final class LivePreview {
  private let responder: any PreviewResponder
  private let port: UInt16

  /// Creates a preview of a scene, in which its parameters can be changed.
  ///
  /// - Parameters:
  ///   - scene: The scene, with the values of its parameters.
  ///   - port: The port; 0, the default, for one that is free.
  public convenience init(_ scene: any Scene, port: UInt16 = 0) {
    let values = scene.parameters.map { PreviewQuery.ParameterText(name: $0.name, text: $0.text) }
    self.init(
      PreviewSession { changes in
        let scene = type(of: scene).init()
        for value in values + changes { try scene.setParameter(value.name, to: value.text) }
        return PreviewSubject(scene, duration: try scene.duration())
      }, port: port)
  }

  /// Creates a preview of a program that runs as a process of its own.
  package convenience init(_ program: PreviewedProgram, port: UInt16) {
    self.init(program as any PreviewResponder, port: port)
  }

  private init(_ responder: any PreviewResponder, port: UInt16) {
    (self.responder, self.port) = (responder, port)
  }
}

extension LivePreview {
  /// Serves the page, for as long as the program runs.
  ///
  /// - Parameter announce: A closure that is called with the page's address. By default, the address is printed.
  /// - Throws: ``PreviewError`` if the library is missing, or if the port can't be used.
  public func run(announce: (URL) -> Void = { print($0.absoluteString) }) throws(PreviewError) {
    try run(announce: announce, until: { false })
  }

  /// Serves the page until `shouldEnd` returns true.
  package func run(announce: (URL) -> Void, until shouldEnd: () -> Bool) throws(PreviewError) {
    let site = PreviewSite(gate: PreviewGate(), responder: responder)
    let server = try HTTPServer(port: port, answer: site.response)
    if let url = URL(string: "http://127.0.0.1:\(server.port)/\(site.gate.token)/") { announce(url) }
    var isBusy = false
    while !shouldEnd() {
      try server.run(for: isBusy ? 0 : Self.interval)
      isBusy = responder.work(at: ProcessInfo.processInfo.systemUptime)
    }
  }

  /// The longest time without a look at anything but requests, in seconds.
  private static let interval = 0.1
}
