import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct InspectCommandTests {
  /// After an intended change: `quartzite inspect Examples/Films/check.json > …/Goldens/inspect-check.txt`.
  @Test func `a film of ours is told as its golden file tells it`() throws {
    let film = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Films/check.json").standardized
    let folder = try #require(Bundle.module.url(forResource: "Goldens", withExtension: nil))
    let recorder = RecordedConsole()
    #expect(recorder.run("inspect", film.path) == .success && recorder.errors.isEmpty)
    let golden = try String(
      contentsOf: folder.appendingPathComponent("inspect-check.txt"), encoding: .utf8)
    #expect(recorder.output == golden)
  }

  @Test func `programs get one document`() throws {
    try withFolder { folder throws in
      let file = try TestFilm.write(TestFilm.json(layers: TestFilm.camera), to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("inspect", file, "--json") == .success)
      let document = try #require(
        try JSONSerialization.jsonObject(with: recorder.outputData) as? [String: Any])
      #expect(document["width"] as? Double == 20 && document["endFrame"] as? Double == 10)
      let layers = try #require(document["layers"] as? [[String: Any]])
      #expect(layers.compactMap { $0["kind"] as? String } == ["camera", "solid"])
      let features = try #require(document["features"] as? [[String: Any]])
      #expect(features.contains { $0["name"] as? String == "animated property" && $0["count"] as? Int == 1 })
      let unsupported = try #require(document["unsupported"] as? [[String: String]])
      #expect(unsupported == [["layer": "lens", "feature": "a camera"]])
    }
  }

  @Test func `what isn't a film is an error`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("inspect", "nowhere.json") == .failure)
    #expect(
      recorder.errors
        == "quartzite inspect: nowhere.json: there is no such file; a Lottie file was expected\n")
  }
}
