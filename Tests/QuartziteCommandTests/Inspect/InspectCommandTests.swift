import Foundation
import TestSupport
import Testing
@testable import UIKit

@testable import QuartziteCommand

@Suite struct InspectCommandTests {
  /// To update the golden file: `quartzite inspect Examples/LottieFiles/check.json > …/Goldens/inspect-check.txt`.
  @Test func `the contents of check.json equal the golden file`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/LottieFiles/check.json").standardized
    let folder = try #require(Bundle.module.url(forResource: "Goldens", withExtension: nil))
    let recorder = RecordedConsole()
    #expect(recorder.run("inspect", file.path) == .success && recorder.errors.isEmpty)
    let golden = try String(
      contentsOf: folder.appendingPathComponent("inspect-check.txt"), encoding: .utf8)
    #expect(recorder.output == golden)
  }

  @Test func `long names are shortened`() throws {
    try withFolder { folder throws in
      let names = ["a\\nb", String(repeating: "x", count: 200), String(repeating: "y", count: 201)]
      let layers = names.map { #"{"ty": 3, "nm": "\#($0)", "ip": 0, "op": 9},"# }.joined()
      let file = try TestAnimation.write(TestAnimation.json(layers: layers), to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("inspect", file) == .success)
      #expect(recorder.output.contains("'a b'") && recorder.output.contains("'\(names[1])'"))
      #expect(recorder.output.contains("'\(names[2].dropLast())…'") && !recorder.output.contains(names[2]))
    }
  }

  @Test func `--json prints one document`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(
        TestAnimation.json(layers: TestAnimation.camera), to: "x.json", in: folder)
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

  @Test func `fonts are shown with the installed font, and images with their pixels`() throws {
    let dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA"
      + "AABJRU5ErkJggg=="
    let text = """
      {"fr": 10, "ip": 0, "op": 10, "w": 20, "h": 10, "assets": [
        {"id": "dot", "w": 20, "h": 10, "p": "data:image/png;base64,\(dot)"},
        {"id": "none", "w": 5, "h": 5, "u": "in/", "p": "x"},
        {"id": "odd", "w": 5, "h": 5, "p": "data:image/png;base64,AAAA"}, {"id": "beep", "p": "beep.mp3"}],
      "fonts": {"list": [{"fName": "Boxes-Bold", "fFamily": "Boxes", "fStyle": "Bold"}]},
      "chars": [{"ch": "A", "fFamily": "Boxes", "style": "Bold", "w": 50, "data": {}}],
      "layers": [{"ty": 5, "nm": "word", "ip": 0, "op": 10, "ks": {}, "t": {"d": {"k": [
        {"t": 0, "s": {"t": "A", "f": "LiberationSans", "s": 10}}]}}}]}
      """
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      #expect(recorder.run("inspect", try TestAnimation.write(text, to: "x.json", in: folder)) == .success)
      let lines = recorder.output.split(separator: "\n").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      #expect(lines.contains("'dot' 20 × 10 pt 1 × 1 pixels embedded"))
      #expect(lines.contains("'none' 5 × 5 pt missing in the file's folder: 'in/x' also 'x'"))
      #expect(lines.contains("'odd' 5 × 5 pt can't be read embedded"))
      #expect(lines.contains("'beep' in the file's folder: 'beep.mp3'"))
      #expect(lines.contains { $0.hasPrefix("'Boxes-Bold' 1 glyph ") })
      #expect(lines.contains("'LiberationSans' no glyphs Liberation Sans Regular, installed"))
    }
  }

  @Test func `the names in an archive are shown, and the contents of one animation`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.writeArchive(to: "x.lottie", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("inspect", file, "--animation", "wink") == .success)
      #expect(
        recorder.output.hasPrefix(
          """
          Name:      wink
          Version:   5.7.0
          Size:      30 × 10 pt
          Rate:      10 frames per second
          Frames:    0 to 10
          Duration:  1 s

          Animations:
            'smile'
            'wink'   shown below

          Themes:
            'dark'
            'sea'

          Layers:
            1  'box'  shapes  0 to 10

          Slots:
            'ink'  color  #000000

          Values for --set:
            'box.Fill.Color'  color  #000000

          """))
      let document = RecordedConsole()
      #expect(document.run("inspect", file, "--json") == .success)
      let contents = try #require(
        try JSONSerialization.jsonObject(with: document.outputData) as? [String: Any])
      let archive = try #require(contents["archive"] as? [String: [String]])
      #expect(contents["id"] as? String == "smile" && archive["animations"] == ["smile", "wink"])
      #expect(archive["themes"]?.sorted() == ["dark", "sea"] && archive["stateMachines"] == [])
    }
  }

  @Test func `the elements of a scene's views are shown in a tree`() throws {
    let recorder = RecordedConsole()
    #expect(recorder.run("inspect", "login-views", "--at", "2") == .success && recorder.errors.isEmpty)
    let lines = recorder.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.prefix(4) == ["Scene: login-views", "Size: 375 × 667 pt", "Time: 2 s", "Elements:"])
    #expect(lines.contains { $0.hasPrefix("text field ") && $0.hasSuffix("'Username'") })
    #expect(lines.contains { $0.hasPrefix("button ") && $0.hasSuffix("'Log In'") })
    let none = RecordedConsole()
    #expect(none.run("inspect", "ring", "--size", "50x60") == .success)
    #expect(none.output.contains("50 × 60 pt") && none.output.contains("no views"))
  }

  @Test func `--json prints the elements of a scene as one document`() throws {
    let recorder = RecordedConsole()
    #expect(recorder.run("inspect", "login-views", "--at", "2", "--json") == .success)
    let document = try #require(
      try JSONSerialization.jsonObject(with: recorder.outputData) as? [String: Any])
    #expect(document["scene"] as? String == "login-views" && document["time"] as? Double == 2)
    #expect(document["width"] as? Double == 375 && document["height"] as? Double == 667)
    let elements = try #require(document["elements"] as? [[String: Any]])
    let button = try #require(elements.first { $0["label"] as? String == "Log In" })
    #expect(button["traits"] as? [String] == ["button"] && button["width"] as? Double ?? 0 > 200)
  }

  @Test func `elements are indented below their container, with their texts`() {
    let page = AccessibilityPage(
      scene: "form", width: 100, height: 50, time: 0.5,
      elements: [
        AccessibilityNode(
          traits: [], label: nil, value: nil, hint: nil, identifier: "row",
          frame: CGRect(x: 0, y: 8, width: 100, height: 20),
          children: [
            AccessibilityNode(
              traits: ["button", "selected"], label: "Go", value: "on", hint: "goes", identifier: nil,
              frame: CGRect(x: 1.26, y: 8, width: 20, height: 20), children: [])
          ])
      ])
    #expect(
      page.text == """
        Scene:  form
        Size:   100 × 50 pt
        Time:   0.5 s

        Elements:
          container           0, 8    100 × 20  identifier 'row'
            button, selected  1.3, 8  20 × 20   'Go', value 'on', hint 'goes'

        """)
  }

  @Test func `options for the other kind of subject are refused`() {
    for (words, message) in [
      (
        ["login-views", "--theme", "dark"],
        "--theme doesn't apply: it's for Lottie files, and login-views is a scene"
      ),
      (["x.json", "--at", "1"], "--at doesn't apply: it's for scenes, and x.json is a Lottie file"),
      (["ring", "--at", "9"], "--at 9: ring lasts 1.5 s; expected a time from 0 to 1.5"),
      (["rings"], "unknown scene 'rings'; did you mean 'ring'?"),
    ] {
      let recorder = RecordedConsole()
      #expect(Program(console: recorder.console).run(["inspect"] + words) == .badArguments)
      #expect(recorder.errors.hasPrefix("quartzite inspect: \(message)\n"), "\(recorder.errors)")
    }
  }

  @Test func `a missing file is an error`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("inspect", "nowhere.json") == .failure)
    #expect(
      recorder.errors
        == "quartzite inspect: nowhere.json doesn't exist; expected a Lottie file\n")
  }
}
