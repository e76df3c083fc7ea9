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

  @Test func `a client is forgotten after more than half a minute without a question`() throws {
    _ = session.work(at: 10)
    _ = try session.answer("frame")
    _ = session.work(at: 40)
    #expect(session.playerCount == 1)
    _ = session.work(at: 40.5)
    #expect(session.playerCount == 0)
  }

  @Test func `a client has one player, for its latest values and scale`() throws {
    for address in ["frame", "frame?scale=2", "frame?set=distance%3D1", "layers?set=distance%3D1&time=1"] {
      _ = try session.answer(address)
      #expect(session.playerCount == 1)
    }
    #expect(!session.work(at: 1))
  }

  @Test func `eight subjects are retained, the latest ones`() throws {
    var made: [String] = []
    let session = PreviewSession { values in
      made.append(values.map(\.text).joined())
      return PreviewSubject(BoxScene(), duration: 2)
    }
    func ask(_ values: some Sequence<Int>) throws {
      for value in values { _ = try session.answer("scene?set=distance%3D\(value)") }
    }
    try ask(0..<8)
    try ask(0..<8)
    #expect(made == (0..<8).map(String.init))
    try ask([8, 1, 8, 0])
    #expect(made.suffix(2) == ["8", "0"] && made.count == 10)
  }

  @Test func `a picture that no stage can have is refused`() throws {
    let session = PreviewSession { _ in
      PreviewSubject(name: "big", size: CGSize(width: 4000, height: 4000), duration: 1, frameRate: 25) {
        Stage(size: CGSize(width: 4, height: 4), scale: min($0, 1))
      }
    }
    let response = try session.answer("frame?scale=3")
    #expect(response == .refusal(400, "the picture is too large for memory"))
    #expect(try session.answer("frame?scale=2").status == 200)
    // Its type isn't a scene, so that no test can build it.
    #expect(try session.answer("test") == .refusal(404, "only scenes can be tested"))
    #expect(try session.answer("scene").status == 200)
  }

  @Test func `a fast picture has the same pixels`() throws {
    let (fast, small) = (try session.answer("frame?fast=1&time=1.5"), try session.answer("frame?time=1.5"))
    #expect(try PNGDecoder().decode(fast.body).bitmap == PNGDecoder().decode(small.body).bitmap)
    #expect(try fast.body == PNGEncoder(compression: .fast).encode(PNGDecoder().decode(small.body)))
  }

  /// Many layers, of which the last is hidden.
  private struct ManyScene: Scene {
    let size = CGSize(width: 8, height: 8)
    let length = SceneLength.seconds(1)
    @Parameter var count = 4999

    func build(on stage: Stage) {
      for index in 0..<count {
        let layer = CALayer()
        layer.isHidden = index == count - 1
        stage.layer.addSublayer(layer)
      }
    }
  }

  @Test(arguments: [(4999, true), (5000, false)])
  func `at most 5,000 layers are listed`(_ count: Int, _ isComplete: Bool) throws {
    let session = PreviewSession.of(ManyScene.self)
    let response = try session.answer("layers?set=count%3D\(count)&x=20&y=0")
    let document = try JSONDecoder().decode(LayersDocument.self, from: response.body)
    #expect(document.layers.count == 5000 && document.isComplete == isComplete && document.hit == nil)
    #expect(document.layers.count { !$0.isShown } == (isComplete ? 1 : 0))
    #expect(document.layers[1].className == "CALayer" && document.layers[1].label == "CALayer")
    #expect(document.differences == [])
  }

  @Test func `the timeline lists layers in the order in which their animations begin`() throws {
    var scales: [CGFloat] = []
    let session = PreviewSession { _ in
      PreviewSubject(name: "any", size: CGSize(width: 32, height: 640), duration: 2, frameRate: 25) { scale in
        scales.append(scale)
        let stage = Stage(size: CGSize(width: 32, height: 640), scale: scale)
        let layers = (0..<3).map { _ in CALayer() }
        stage.perform {
          for layer in layers { stage.layer.addSublayer(layer) }
          let turn = CABasicAnimation(keyPath: "transform.rotation")
          (turn.byValue, turn.repeatCount) = (1, .infinity)
          layers[2].add(turn, forKey: "transform.rotation")
          layers[2].add(CATransition(), forKey: nil)
        }
        stage.after(0.5) {
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.duration = 0.25
          layers[0].add(fade, forKey: nil)
          let late = CABasicAnimation(keyPath: "opacity")
          (late.beginTime, late.duration) = (1.5, 1)
          layers[0].add(late, forKey: "late")
        }
        return stage
      }
    }
    let response = try session.answer("timeline")
    let document = try JSONDecoder().decode(TimelineDocument.self, from: response.body)
    typealias Row = TimelineDocument.Row
    #expect(
      document.rows == [
        Row(
          path: "2", label: "CALayer",
          spans: [
            TimelineDocument.Span(text: "transform.rotation", begin: 0, end: nil),
            TimelineDocument.Span(text: "transition", begin: 0, end: 0.25),
          ]),
        Row(
          path: "0", label: "CALayer",
          spans: [
            TimelineDocument.Span(text: "opacity", begin: 0.5, end: 0.75),
            TimelineDocument.Span(text: "late: opacity", begin: 1.5, end: 2.5),
          ]),
      ])
    // The stage is drawn small, with 64 pixels along its longer side.
    #expect(document.isComplete && scales == [0.1])
  }

  @Test func `the number of players is limited`() throws {
    for client in 0..<100 { _ = try session.answer("frame?client=\(client)") }
    #expect(session.playerCount == 80)
  }

  @Test func `stages wait for a client that has gone back`() throws {
    for _ in 0..<2 { _ = try session.answer("frame?time=0.5") }
    #expect(!session.work(at: 1))
    _ = try session.answer("frame?time=0.25")
    #expect(session.work(at: 1))
    var count = 0
    while session.work(at: 1), count < 100 { count += 1 }
    #expect(count < 100)
  }
}
