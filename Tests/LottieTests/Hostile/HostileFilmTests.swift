import Foundation
import QuartzCore
import Raster
import Testing
import TestSupport

@testable import Lottie

/// Files that ask for more than any film should end in an error, or are drawn as far as there is room.
@Suite struct HostileFilmTests {
  typealias Text = HostileText

  // MARK: - What is refused

  @Test func `a film that ends early is refused, wherever that is`() throws {
    var random = SeededGenerator(seed: 1)
    let text = Array(FilmText.random(&random).utf8)
    for _ in 0..<20 {
      let count = Int.random(in: 0..<text.count, using: &random)
      #expect(Outcome(Data(text[..<count])).error?.code == .notLottie, "\(count) bytes")
    }
  }

  static let tooLarge = [
    "lists in lists": String(repeating: "[", count: 100_000),
    "groups in groups": Text.film(Text.layer(Text.groups(100, Text.filledBox))),
    "objects": "[" + String(repeating: "{},", count: LottieDocument.maximumObjectCount) + "{}]",
    "lists": "[" + String(repeating: "[],", count: LottieDocument.maximumValueCount / 2) + "[]]",
  ]

  @Test(arguments: tooLarge.keys.sorted())
  func `more than is read is refused before it's read`(_ name: String) {
    #expect(Outcome(Self.tooLarge[name] ?? "").error?.code == .tooLarge)
  }

  @Test func `what stands between quotes isn't counted`() {
    let survey = JSONSurvey(Data(#"{"a,[{":"},]\"{,","b":[1,2]}"#.utf8))
    #expect((survey.valueCount, survey.objectCount, survey.depth) == (4, 1, 2))
  }

  static let frames = [
    #""w":100,"h":100,"fr":1e9,"op":60"#, #""w":100,"h":100,"fr":0,"op":60"#,
    #""w":100,"h":100,"fr":30,"ip":9,"op":1"#, #""w":100,"h":100,"fr":30,"op":1e300"#,
    #""w":0,"h":100,"fr":30,"op":60"#, #""w":100,"h":1e300,"fr":30,"op":60"#, #""w":[],"h":1,"fr":1,"op":1"#,
  ]

  @Test(arguments: frames)
  func `a film without a size, a rate and an end that can be is refused`(_ frame: String) {
    #expect(Outcome(Text.film("", frame: frame)).error?.code == .notLottie)
  }

  @Test func `an archive that states a gigabyte isn't unpacked`() throws {
    let bomb = try #require(
      Data(
        base64Encoded:
          """
          UEsDBBQAAAAAAAAAIQBDv6ajAgAAAAIAAAARAAAAYW5pbWF0aW9ucy9hLmpzb257fVBLAQIUAxQAAAAAAAAAIQBDv6ajAgAAAAAAAEAR\
          AAAAAAAAAAAAAACAAQAAAABhbmltYXRpb25zL2EuanNvblBLBQYAAAAAAQABAD8AAAAxAAAAAAA=
          """))
    #expect(Outcome(bomb).error != nil)
  }

  // MARK: - What is drawn

  static let numbers = [
    "1e999", "-1e999", "1e308", "-1e308", "5e-324", "NaN", "Infinity", "null", "\"1\"", "[[]]",
  ]

  @Test(arguments: numbers)
  func `a number that can't be is an error, or brought to one that can`(_ number: String) {
    let outcome = Outcome(
      Text.film(
        Text.layer(
          """
          {"ty":"rc","p":{"k":[\(number),50]},"s":{"k":[60,\(number)]},"r":{"k":\(number)}},\(Text.fill),
          {"ty":"st","c":{"k":[\(number)]},"w":{"k":\(number)},"d":[{"n":"d","v":{"k":\(number)}}]},
          {"ty":"tm","s":{"k":0},"e":{"k":50},"o":{"k":\(number)}},
          {"ty":"rp","c":{"k":2},"o":{"k":\(number)},"tr":{"s":{"k":[\(number),50]}}}
          """, #""ks":{"s":{"k":[\#(number),100]},"sk":{"k":\#(number)},"p":{"k":[\#(number),1]}}"#)))
    #expect(outcome.isDrawn || outcome.error?.code == .notLottie)
  }

  static let drawn = [
    "wrong types": Text.film(
      "5,null,[],{},{\"ty\":[]},{\"ty\":4,\"shapes\":{}},"
        + Text.layer("1,\"a\",{\"ty\":5},{\"ty\":\"gr\",\"it\":7}")),
    "a layer that is its own parent": Text.film(Text.layer(Text.filledBox, #""ind":1,"parent":1"#)),
    "parents in a ring": Text.film(
      Text.list(9) { Text.layer(Text.filledBox, #""ind":\#($0),"parent":\#(($0 + 1) % 9)"#) }),
    "a layer that is its own matte": Text.film(Text.layer(Text.filledBox, #""ind":1,"tt":1,"tp":1"#)),
    "mattes in a ring": Text.film(
      Text.list(9) { Text.layer(Text.filledBox, #""ind":\#($0),"tt":\#(1 + $0 % 4),"tp":\#(($0 + 1) % 9)"#) }),
    "1 × 1": Text.film(Text.layer(Text.filledBox), frame: #""w":1,"h":1,"fr":30,"op":60"#),
    "100,000 × 100,000": Text.film(Text.layer(Text.filledBox), frame: #""w":1e5,"h":1e5,"fr":30,"op":60"#),
    "a frame in 10³⁰⁰ seconds": Text.film(
      Text.layer(Text.filledBox, #""ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":60,"s":[9,9]}]}}"#),
      frame: #""w":9,"h":9,"fr":1e-300,"op":60"#),
    "scales of 10⁷ in each other": Text.film(
      Text.use("0"),
      assets: Text.list(11) {
        Text.composition(
          "\($0)",
          $0 < 10 ? Text.use("\($0 + 1)", #""ks":{"s":{"k":[1e9,1e9]}}"#) : Text.layer(Text.filledBox))
      }),
    "a line as wide as the world": Text.film(
      Text.layer(Text.path(50) + "," + Text.stroke.replacingOccurrences(of: #""k":5"#, with: #""k":1e9"#))),
    "fine dashes along a far way": Text.film(
      Text.layer(
        #"{"ty":"el","p":{"k":[0,0]},"s":{"k":[1e9,1e9]}},"#
          + Text.stroke.replacingOccurrences(of: #""lc":2"#, with: #""d":[{"n":"d","v":{"k":1e-3}}]"#))),
    "a text along a path that moves, with margins beyond all measure": Text.film(
      Text.list(2) { _ in Text.text("m", along: Text.points(60), to: Text.points(60, 3)) }),
    "a text along a path without an end": Text.film(
      Text.text("m", along: "[[0,0],[1e308,0],[0,1e308]]", to: "[[0,0],[0,0],[0,0]]")),
    "stars of 10⁹ points": Text.film(
      Text.layer(#"{"ty":"sr","sy":1,"pt":{"k":1e9},"or":{"k":50},"os":{"k":0},"ir":{"k":-9}},"# + Text.fill)),
  ]

  @Test(arguments: drawn.keys.sorted())
  func `what is odd is drawn`(_ name: String) { #expect(Outcome(Self.drawn[name] ?? "").isDrawn) }

  // MARK: - What is drawn as far as there is room

  static let partlyDrawn: [String: (text: String, report: String)] = [
    "a composition in itself": (
      Text.film(
        Text.use("a"), assets: Text.composition("a", Text.use("a") + "," + Text.layer(Text.filledBox))),
      "compositions inside each other"
    ),
    "groups in groups": (Text.film(Text.layer(Text.groups(40, Text.filledBox))), "groups inside each other"),
    "masks on masks": (
      Text.film(
        Text.layer(
          Text.filledBox, #""masksProperties":["# + Text.list(1000) { _ in #"{"mode":"s"}"# } + "]")),
      "more than 32 masks"
    ),
    "a picture that says that it's large": (
      Text.picture(
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAF3AAABdwCAYAAADjVIdDAAAADElEQVR4nGNg"
          + "oD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"), "a picture"
    ),
    "parents of parents": (
      Text.film(Text.list(70) { Text.layer(Text.filledBox, #""ind":\#($0),"parent":\#($0 + 1)"#) }),
      "parents of parents"
    ),
    "animators on a text": (
      Text.film(
        #"{"ty":5,"nm":"t","ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"s":9,"f":"f","t":"a"}}]},"a":["#
          + Text.list(40) { _ in #"{"s":{"t":0,"a":{"k":100}},"a":{"r":{"k":1}}}"# } + "]}}"),
      "more than 32 text animators"
    ),
    "a picture of rubbish": (Text.picture("data:image/png;base64,@@@="), "a picture"),
    "a picture elsewhere": (Text.picture("../../../../etc/passwd"), "a picture"),
  ]

  @Test(arguments: partlyDrawn.keys.sorted())
  func `what is too much is reported, the rest is drawn`(_ name: String) throws {
    let (text, report) = try #require(Self.partlyDrawn[name])
    let outcome = Outcome(text)
    #expect(outcome.isDrawn)
    #expect(outcome.reports.contains { $0.contains(report) }, "\(outcome.reports)")
  }

  @Test func `a gradient has as many colours as can be told apart`() throws {
    let stops = Text.list(2100) { "\(Double($0) / 2100),1,0,0" }
    let gradient = #"{"ty":"gf","t":1,"e":{"k":[100,0]},"g":{"p":2100,"k":{"k":[\#(stops)]}}}"#
    let outcome = Outcome(Text.film(Text.layer(Text.box + "," + gradient)))
    let layer = try #require(outcome.layer?.all(CAGradientLayer.self).first)
    #expect(outcome.isDrawn && layer.colors?.count == 2000)
  }

  /// A thread that is no main one has half a megabyte on some systems.
  @Test func `films nested as deeply as may be are drawn on a small stack`() async {
    let groups = Text.layer(
      Text.groups(31, Text.filledBox),
      #""ks":{"o":{"k":50}},"masksProperties":["# + Text.list(32) { _ in Text.mask } + "]")
    let film = Text.film(
      Text.use("0"),
      assets: Text.list(12) { depth in
        Text.composition("\(depth)", depth < 11 ? Text.use("\(depth + 1)", #""ks":{"o":{"k":90}}"#) : groups)
      })
    let isDrawn = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Outcome(film).image?.hasPixels ?? false) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(isDrawn)
  }

  @Test(arguments: [(10, true), (60, false)])
  func `files that are no pictures are tried as often as there is room`(
    _ film: (count: Int, showsLast: Bool)
  ) throws {
    let png = try ImageProviderTests.png(0xFF00_00FF)
    let source = PictureSource(beside: { $0 == "last" ? png : Data([1, 2, 3]) })
    let names = (0..<film.count).map(String.init) + ["last"]
    let document = try LottieAnimation(
      text: Text.film("", assets: names.map { #"{"id":"\#($0)","p":"\#($0)"}"# }.joined(separator: ","))
    ).document
    let pictures = document.assets.map { source.picture($0) }
    #expect(pictures.dropLast().allSatisfy { $0 == nil } && (pictures.last! != nil) == film.showsLast)
  }

  @Test func `names lead to no picture outside of a folder`() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    #expect(PictureFolder.data(at: "HostileText.swift", in: folder) != nil)
    for name in [
      "../FilmText.swift", "/etc/passwd", "a/../../FilmText.swift", "..\\x", "file:/etc/passwd", "", ".",
    ] {
      #expect(PictureFolder.data(at: name, in: folder) == nil, "\(name)")
    }
  }
}

extension CGImage {
  /// Whether something is to be seen.
  fileprivate var hasPixels: Bool { bitmap.pixels.contains { $0 != 0 } }
}

extension CALayer {
  fileprivate func all<Kind: CALayer>(_ kind: Kind.Type) -> [Kind] {
    [self as? Kind].compactMap(\.self) + (sublayers ?? []).flatMap { $0.all(kind) }
  }
}
