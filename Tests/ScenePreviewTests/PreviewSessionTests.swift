import Foundation
import ImageCoding
import QuartzCore
import Staging
import Testing

@testable import ScenePreview

@Suite struct PreviewSessionTests {
  private let session = PreviewSession.of(BoxScene.self)

  private func document<Document: Decodable>(_ address: String, _: Document.Type = Document.self) throws
    -> Document
  {
    let response = try session.answer(address)
    #expect(response.status == 200 && response.contentType == "application/json")
    return try JSONDecoder().decode(Document.self, from: response.body)
  }

  /// Returns the PNG that `render --at` writes.
  private func rendered(at time: Double, scale: CGFloat = 1) throws -> Data {
    let stage = BoxScene().stage(scale: scale)
    stage.advance(to: time)
    return try PNGEncoder().encode(stage.picture())
  }

  @Test func `a frame has the bytes that rendering it writes, whichever frame came before`() throws {
    for time in [0.75, 1.5, 0.25, 0.75] {
      let response = try session.answer("frame?time=\(time)")
      #expect(try response.contentType == "image/png" && response.body == rendered(at: time))
      #expect(response.headers["X-Drawing-Milliseconds"].flatMap(Double.init) != nil)
    }
    #expect(try session.answer("frame?time=0.5&scale=2").body == rendered(at: 0.5, scale: 2))
    #expect(try session.answer("frame?time=99").body == rendered(at: 2))
  }

  @Test func `the scene's document lists its parameters`() throws {
    let scene: SceneDocument = try document("scene?set=distance%3D2")
    #expect(scene.name == "box" && scene.width == 8 && scene.duration == 2 && scene.isTestable)
    #expect(scene.parameters.map(\.text) == ["2", "#ff0000"])
    #expect(scene.parameters.map(\.kind) == ["number", "color"] && scene.parameters[0].maximum == 8)
  }

  @Test func `a value that isn't accepted is refused with the reason`() throws {
    let response = try session.answer("frame?set=distance%3D9")
    let reason = String(decoding: response.body, as: UTF8.self)
    #expect(response.status == 400 && reason == "distance '9': expected a number from 0 to 8\n")
    #expect(try session.answer("frame?set=other%3D9").status == 400)
    #expect(try session.answer("frame?set=distance%3D8").status == 200)
  }

  @Test func `the timeline has the exact times of all animations`() throws {
    let timeline: TimelineDocument = try document("timeline")
    #expect(timeline.rows.map(\.label) == ["box"] && timeline.rows[0].path == "0" && timeline.isComplete)
    #expect(timeline.rows[0].spans.map(\.text) == ["slide: position.x", "fade: opacity"])
    #expect(timeline.rows[0].spans.map(\.begin) == [0, 1.25])
    #expect(timeline.rows[0].spans.map(\.end) == [1, 1.75])
  }

  @Test func `layers have the values that they show, and are found by a point`() throws {
    let layers: LayersDocument = try document("layers?time=0.5&x=3&y=1")
    #expect(layers.layers.map(\.path) == ["", "0"] && layers.hit == "0" && layers.isComplete)
    let box = layers.layers[1]
    #expect(box.label == "box" && box.corners == [2, 0, 4, 0, 4, 2, 2, 2])
    #expect(box.values.first { $0.key == "position" }?.text == "3, 1")
    #expect(box.values.first { $0.key == "backgroundColor" }?.text == "#ff0000")
    #expect(box.animations == ["slide: position.x"])
    #expect(try document("layers?time=0.5&x=1&y=1", LayersDocument.self).hit == "")
  }

  @Test func `each client has a time of its own, and one that goes away is forgotten`() throws {
    for client in 0..<10 { _ = try session.answer("frame?client=\(client)&time=0.\(client)") }
    #expect(session.playerCount == 10)
    _ = try session.answer("frame?client=3&time=0.25")
    #expect(session.playerCount == 10)
    _ = session.work(at: 20)
    _ = try session.answer("frame?client=3&time=0.5")
    _ = session.work(at: 40)
    #expect(session.playerCount == 1)
    _ = session.work(at: 60)
    #expect(session.playerCount == 0)
  }

  @Test func `the number of players is limited`() throws {
    for client in 0..<100 { _ = try session.answer("frame?client=\(client)") }
    #expect(session.playerCount == 80)
  }

  @Test func `stages wait for a client that has gone back`() throws {
    _ = try session.answer("frame?time=0.5")
    #expect(!session.work(at: 1))
    _ = try session.answer("frame?time=0.25")
    #expect(session.work(at: 1))
    var count = 0
    while session.work(at: 1), count < 100 { count += 1 }
    #expect(count < 100)
  }
}
