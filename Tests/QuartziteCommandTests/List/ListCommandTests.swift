import Foundation
import Scenes
import Staging
import Testing

@testable import QuartziteCommand

@Suite struct ListCommandTests {
  @Test func `every scene has a line with its size, duration, and summary`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("list") == .success)
    let lines = recorder.output.split(separator: "\n")
    #expect(lines.count > DemoScenes.all.count)
    for (line, scene) in zip(lines, DemoScenes.all) {
      #expect(line.hasPrefix(scene.name) && line.hasSuffix(scene.summary))
    }
    let ring = lines.first { $0.hasPrefix("ring") }?.split(separator: " ").dropFirst().prefix(6)
    #expect(ring?.joined(separator: " ") == "120 × 120 pt 1.5 s")
  }

  @Test func `--json prints one document`() throws {
    let recorder = RecordedConsole()
    #expect(recorder.run("list", "--json") == .success)
    let document = try JSONSerialization.jsonObject(with: recorder.outputData) as? [String: [[String: Any]]]
    let scenes = try #require(document?["scenes"])
    #expect(scenes.compactMap { $0["name"] as? String } == DemoScenes.all.map { $0.name })
    let ring = try #require(scenes.first { $0["name"] as? String == "ring" })
    #expect(ring["width"] as? Double == 120 && ring["height"] as? Double == 120)
    #expect(ring["duration"] as? Double == 1.5 && (ring["highlights"] as? [Double])?.count == 8)
  }

  @Test func `an output that is full is a failure`() {
    let recorder = RecordedConsole()
    recorder.capacity = 3
    #expect(recorder.run("list") == .failure)
    #expect(recorder.errors == "quartzite list: standard output is full\n")
  }
}
