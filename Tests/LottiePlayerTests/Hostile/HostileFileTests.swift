import Foundation
import QuartzCore
import Raster
import Testing
import TestSupport

@testable import LottiePlayer

/// Files that exceed the limits or are invalid, which end in an error or are drawn in part.
@Suite struct HostileFileTests {
  typealias JSON = HostileJSON

  // MARK: - Refused files

  @Test func `a truncated file is refused at any length`() throws {
    var random = SeededGenerator(seed: 1)
    let text = Array(SampleJSON.random(&random).utf8)
    for _ in 0..<20 {
      let count = Int.random(in: 0..<text.count, using: &random)
      #expect(Outcome(Data(text[..<count])).error?.code == .notLottie, "\(count) bytes")
    }
  }

  static let tooLarge = [
    "nested lists": String(repeating: "[", count: 100_000),
    "nested groups": JSON.animation(JSON.layer(JSON.groups(100, JSON.filledBox))),
    "too many objects": "[" + String(repeating: "{},", count: JSONLimits.animations.objectCount) + "{}]",
    "too many lists": "[" + String(repeating: "[],", count: JSONLimits.animations.valueCount / 2) + "[]]",
  ]

  @Test(arguments: tooLarge.keys.sorted())
  func `files beyond the limits are refused before they are decoded`(_ name: String) {
    #expect(Outcome(Self.tooLarge[name] ?? "").error?.code == .tooLarge)
  }

  @Test func `the contents of strings aren't counted`() {
    let survey = Data(#"{"a,[{":"},]\"{,","b":[1,2]}"#.utf8).withUnsafeBytes { JSONSurvey($0) }
    #expect((survey.valueCount, survey.objectCount, survey.depth) == (4, 1, 2))
  }

  static let frames = [
    #""w":100,"h":100,"fr":1e9,"op":60"#, #""w":100,"h":100,"fr":0,"op":60"#,
    #""w":100,"h":100,"fr":30,"ip":9,"op":1"#, #""w":100,"h":100,"fr":30,"op":1e300"#,
    #""w":0,"h":100,"fr":30,"op":60"#, #""w":100,"h":1e300,"fr":30,"op":60"#, #""w":[],"h":1,"fr":1,"op":1"#,
  ]

  @Test(arguments: frames)
  func `an animation with an invalid size, frame rate or end is refused`(_ frame: String) {
    #expect(Outcome(JSON.animation("", frame: frame)).error?.code == .notLottie)
  }

  @Test func `an archive entry that claims a gigabyte isn't unpacked`() throws {
    let bomb = try #require(
      Data(
        base64Encoded:
          """
          UEsDBBQAAAAAAAAAIQBDv6ajAgAAAAIAAAARAAAAYW5pbWF0aW9ucy9hLmpzb257fVBLAQIUAxQAAAAAAAAAIQBDv6ajAgAAAAAAAEAR\
          AAAAAAAAAAAAAACAAQAAAABhbmltYXRpb25zL2EuanNvblBLBQYAAAAAAQABAD8AAAAxAAAAAAA=
          """))
    #expect(Outcome(bomb).error != nil)
  }

  // MARK: - Drawn files

  static let numbers = [
    "1e999", "-1e999", "1e308", "-1e308", "5e-324", "NaN", "Infinity", "null", "\"1\"", "[[]]",
  ]

  @Test(arguments: numbers)
  func `an invalid number is an error or clamped`(_ number: String) {
    let outcome = Outcome(
      JSON.animation(
        JSON.layer(
          """
          {"ty":"rc","p":{"k":[\(number),50]},"s":{"k":[60,\(number)]},"r":{"k":\(number)}},\(JSON.fill),
          {"ty":"st","c":{"k":[\(number)]},"w":{"k":\(number)},"d":[{"n":"d","v":{"k":\(number)}}]},
          {"ty":"tm","s":{"k":0},"e":{"k":50},"o":{"k":\(number)}},
          {"ty":"rp","c":{"k":2},"o":{"k":\(number)},"tr":{"s":{"k":[\(number),50]}}}
          """, #""ks":{"s":{"k":[\#(number),100]},"sk":{"k":\#(number)},"p":{"k":[\#(number),1]}}"#)))
    #expect(outcome.isDrawn || outcome.error?.code == .notLottie)
  }

  static let drawn = [
    "wrong types": JSON.animation(
      "5,null,[],{},{\"ty\":[]},{\"ty\":4,\"shapes\":{}},"
        + JSON.layer("1,\"a\",{\"ty\":5},{\"ty\":\"gr\",\"it\":7}")),
    "a layer that is its own parent": JSON.animation(JSON.layer(JSON.filledBox, #""ind":1,"parent":1"#)),
    "parents in a ring": JSON.animation(
      JSON.list(9) { JSON.layer(JSON.filledBox, #""ind":\#($0),"parent":\#(($0 + 1) % 9)"#) }),
    "a layer that is its own matte": JSON.animation(JSON.layer(JSON.filledBox, #""ind":1,"tt":1,"tp":1"#)),
    "mattes in a ring": JSON.animation(
      JSON.list(9) { JSON.layer(JSON.filledBox, #""ind":\#($0),"tt":\#(1 + $0 % 4),"tp":\#(($0 + 1) % 9)"#) }),
    "1 × 1": JSON.animation(JSON.layer(JSON.filledBox), frame: #""w":1,"h":1,"fr":30,"op":60"#),
    "100,000 × 100,000": JSON.animation(
      JSON.layer(JSON.filledBox), frame: #""w":1e5,"h":1e5,"fr":30,"op":60"#),
    "a frame of 10³⁰⁰ seconds": JSON.animation(
      JSON.layer(JSON.filledBox, #""ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":60,"s":[9,9]}]}}"#),
      frame: #""w":9,"h":9,"fr":1e-300,"op":60"#),
    "nested scales of 10⁷": JSON.animation(
      JSON.use("0"),
      assets: JSON.list(11) {
        JSON.composition(
          "\($0)",
          $0 < 10 ? JSON.use("\($0 + 1)", #""ks":{"s":{"k":[1e9,1e9]}}"#) : JSON.layer(JSON.filledBox))
      }),
    "a line of enormous width": JSON.animation(
      JSON.layer(JSON.path(50) + "," + JSON.stroke.replacingOccurrences(of: #""k":5"#, with: #""k":1e9"#))),
    "fine dashes along an enormous ellipse": JSON.animation(
      JSON.layer(
        #"{"ty":"el","p":{"k":[0,0]},"s":{"k":[1e9,1e9]}},"#
          + JSON.stroke.replacingOccurrences(of: #""lc":2"#, with: #""d":[{"n":"d","v":{"k":1e-3}}]"#))),
    "a text along an animated path, with enormous margins": JSON.animation(
      JSON.list(2) { _ in JSON.text("m", along: JSON.points(60), to: JSON.points(60, 3)) }),
    "a text along a path of infinite length": JSON.animation(
      JSON.text("m", along: "[[0,0],[1e308,0],[0,1e308]]", to: "[[0,0],[0,0],[0,0]]")),
    "stars of 10⁹ points": JSON.animation(
      JSON.layer(#"{"ty":"sr","sy":1,"pt":{"k":1e9},"or":{"k":50},"os":{"k":0},"ir":{"k":-9}},"# + JSON.fill)),
  ]

  @Test(arguments: drawn.keys.sorted())
  func `unusual files are drawn`(_ name: String) { #expect(Outcome(Self.drawn[name] ?? "").isDrawn) }

  // MARK: - Files drawn in part

  static let partlyDrawn: [String: (text: String, report: String)] = [
    "a composition that contains itself": (
      JSON.animation(
        JSON.use("a"), assets: JSON.composition("a", JSON.use("a") + "," + JSON.layer(JSON.filledBox))),
      "compositions nested too deeply"
    ),
    "nested groups": (JSON.animation(JSON.layer(JSON.groups(40, JSON.filledBox))), "groups nested"),
    "too many masks": (
      JSON.animation(
        JSON.layer(
          JSON.filledBox, #""masksProperties":["# + JSON.list(1000) { _ in #"{"mode":"s"}"# } + "]")),
      "more than 32 masks"
    ),
    "an image with an enormous declared size": (
      JSON.image(
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAF3AAABdwCAYAAADjVIdDAAAADElEQVR4nGNg"
          + "oD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"), "an image"
    ),
    "a long chain of parents": (
      JSON.animation(JSON.list(70) { JSON.layer(JSON.filledBox, #""ind":\#($0),"parent":\#($0 + 1)"#) }),
      "parents"
    ),
    "too many text animators": (
      JSON.animation(
        #"{"ty":5,"nm":"t","ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"s":9,"f":"f","t":"a"}}]},"a":["#
          + JSON.list(40) { _ in #"{"s":{"t":0,"a":{"k":100}},"a":{"r":{"k":1}}}"# } + "]}}"),
      "more than 32 text animators"
    ),
    "an image that isn't valid": (JSON.image("data:image/png;base64,@@@="), "an image"),
    "an image outside the image folder": (JSON.image("../../../../etc/passwd"), "an image"),
  ]

  @Test(arguments: partlyDrawn.keys.sorted())
  func `features beyond the limits are reported and the rest is drawn`(_ name: String) throws {
    let (text, report) = try #require(Self.partlyDrawn[name])
    let outcome = Outcome(text)
    #expect(outcome.isDrawn)
    #expect(outcome.reports.contains { $0.contains(report) }, "\(outcome.reports)")
  }

  @Test func `the number of a gradient's colors is limited`() throws {
    let stops = JSON.list(2100) { "\(Double($0) / 2100),1,0,0" }
    let gradient = #"{"ty":"gf","t":1,"e":{"k":[100,0]},"g":{"p":2100,"k":{"k":[\#(stops)]}}}"#
    let outcome = Outcome(JSON.animation(JSON.layer(JSON.box + "," + gradient)))
    let layer = try #require(outcome.layer?.all(CAGradientLayer.self).first)
    #expect(outcome.isDrawn && layer.colors?.count == 2000)
  }

  /// On some systems, the stack of a secondary thread has half a megabyte.
  @Test func `deeply nested compositions are drawn on a small stack`() async {
    let groups = JSON.layer(
      JSON.groups(31, JSON.filledBox),
      #""ks":{"o":{"k":50}},"masksProperties":["# + JSON.list(32) { _ in JSON.mask } + "]")
    let json = JSON.animation(
      JSON.use("0"),
      assets: JSON.list(12) { depth in
        JSON.composition("\(depth)", depth < 11 ? JSON.use("\(depth + 1)", #""ks":{"o":{"k":90}}"#) : groups)
      })
    let isDrawn = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Outcome(json).image?.hasPixels ?? false) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(isDrawn)
  }

  @Test(arguments: [(10, true), (60, false)])
  func `decoding of invalid images is limited`(
    _ row: (count: Int, showsLast: Bool)
  ) throws {
    let png = try ImageProviderTests.png(0xFF00_00FF)
    let source = ImageSource(imageData: { $0 == "last" ? png : Data([1, 2, 3]) })
    let names = (0..<row.count).map(String.init) + ["last"]
    let document = try LottieAnimation(
      text: JSON.animation("", assets: names.map { #"{"id":"\#($0)","p":"\#($0)"}"# }.joined(separator: ","))
    ).document
    let images = document.assets.map { source.image($0) }
    #expect(images.dropLast().allSatisfy { $0 == nil } && (images.last! != nil) == row.showsLast)
  }

  @Test func `names can't lead out of the image folder`() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    #expect(ImageFolder.data(at: "HostileJSON.swift", in: folder) != nil)
    for name in [
      "../SampleJSON.swift", "/etc/passwd", "a/../../SampleJSON.swift", "..\\x", "file:/etc/passwd", "", ".",
    ] {
      #expect(ImageFolder.data(at: name, in: folder) == nil, "\(name)")
    }
  }
}

extension CGImage {
  /// Whether any pixel isn't fully transparent.
  fileprivate var hasPixels: Bool { bitmap.pixels.contains { $0 != 0 } }
}

extension CALayer {
  fileprivate func all<Kind: CALayer>(_ kind: Kind.Type) -> [Kind] {
    [self as? Kind].compactMap(\.self) + (sublayers ?? []).flatMap { $0.all(kind) }
  }
}
