import Foundation
import QuartzCore
import Raster
import Staging
import TestSupport
import Testing

@testable import LottiePlayer

/// Archives with several animations and themes, and the layers that show them.
@Suite struct ArchiveTests {
  /// A moving box with a color in the slot "ink", red without a theme.
  static func json(_ name: String) -> String {
    SampleJSON.animation(
      layers: [
        SampleJSON.layer(
          name: "Box", transform: #""p":{"a":1,"k":[{"t":0,"s":[10,50]},{"t":40,"s":[90,50]}]}"#,
          items: [
            #"{"ty":"rc","nm":"Rectangle","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}}"#,
            #"{"ty":"fl","nm":"Fill","c":{"sid":"ink","k":[1,0,0]},"o":{"k":100}}"#,
          ])
      ], more: #""nm":"\#(name)","markers":[{"cm":"go","tm":10,"dr":20}]"#)
  }

  static func theme(_ color: String) -> String {
    #"{"rules":[{"id":"ink","type":"Color","value":\#(color)}]}"#
  }

  static let data = zipped([
    "manifest.json":
      #"{"version":"2","initial":{"animation":"wink"},"animations":[{"id":"smile"},{"id":"wink","initialTheme":"dark","autoplay":true,"speed":2,"loop":true}]}"#,
    "a/smile.json": json("Smile"), "a/wink.json": json("Wink"),
    "t/dark.json": theme("[0,0,0]"), "t/sea.json": theme("[0,0,1]"),
  ])

  func color(_ layer: LottieAnimationLayer) -> LottieColor? {
    layer.getValue(for: "**.Fill.Color") as? LottieColor
  }

  @Test func `an archive lists its animations, the initial one first, and its themes`() throws {
    let file = try DotLottieFile(data: Self.data)
    #expect(file.animationIDs == ["wink", "smile"] && file.themeIDs.sorted() == ["dark", "sea"])
    #expect(try file.animation().id == "wink" && file.animation("smile").document.name == "Smile")
    #expect(throws: LottieError.self) { try file.animation("frown") }
  }

  @Test func `an animation shows the archive's theme or another one`() throws {
    let file = try DotLottieFile(data: Self.data)
    let black = LottieColor(r: 0, g: 0, b: 0)
    #expect(color(LottieAnimationLayer(try file.animation())) == black)
    #expect(color(LottieAnimationLayer(try file.animation(theme: "sea"))) == LottieColor(r: 0, g: 0, b: 1))
    #expect(color(LottieAnimationLayer(try file.animation("smile"))) == LottieColor(r: 1, g: 0, b: 0))
    #expect(color(LottieAnimationLayer(try file.animation("smile", theme: "dark"))) == black)
    #expect(throws: LottieError.self) { try file.animation("smile", theme: "light") }
  }

  @Test func `a theme that the manifest names but the archive lacks is ignored`() throws {
    let file = try DotLottieFile(
      data: zipped([
        "manifest.json": #"{"animations":[{"id":"x","initialTheme":"lost"}]}"#, "a/x.json": Self.json("X"),
      ]))
    #expect(color(LottieAnimationLayer(try file.animation())) == LottieColor(r: 1, g: 0, b: 0))
  }

  @Test func `a layer of an archive has the archive's playback settings`() throws {
    let layer = try LottieAnimationLayer(contentsOf: DotLottieFile(data: Self.data))
    #expect(layer.loopMode == .loop && layer.animationSpeed == 2 && layer.isAnimationPlaying)
    #expect(color(layer) == LottieColor(r: 0, g: 0, b: 0))
    let other = try LottieAnimationLayer(contentsOf: DotLottieFile(data: Self.data), animation: "smile")
    #expect(other.loopMode == .playOnce && !other.isAnimationPlaying)
  }

  @Test func `setting and removing a theme keeps playback running`() throws {
    let layer = LottieAnimationLayer(try DotLottieFile(data: Self.data).animation("smile"))
    let stage = Stage(size: CGSize(width: 100, height: 100))
    var ends: [Bool] = []
    stage.perform {
      layer.frame = stage.layer.bounds
      stage.layer.addSublayer(layer)
      layer.play { ends.append($0) }
    }
    stage.advance(to: 1)
    stage.perform { try? layer.setTheme("sea") }
    // Alpha, blue, green, red.
    func pixel(_ x: Int) -> UInt32 { stage.picture().bitmap.pixels[100 * 50 + x] }
    #expect(layer.currentFrame == 20 && pixel(50) == 0xFFFF_0000 && color(layer)?.b == 1)
    stage.perform { #expect(throws: LottieError.self) { try layer.setTheme("light") } }
    #expect(pixel(50) == 0xFFFF_0000)
    stage.perform { try? layer.setTheme(nil) }
    #expect(pixel(50) == 0xFF00_00FF)
    stage.advance(to: 5)
    #expect(ends == [true])
  }

  @Test(arguments: [
    (Data(), "this is an empty file"), (Data("GIF89a".utf8), "this is a GIF"),
    (Data("<svg/>".utf8), "this is markup"), (Data("hello".utf8), "invalid or incomplete JSON"),
    (Data("[]".utf8), "JSON, but not a Lottie animation"),
    (Data(#"{"layers":[]}"#.utf8), "JSON, but not a Lottie animation: w: the animation's width was expected"),
  ])
  func `an error names the format of a file that isn't an animation`(_ file: (data: Data, message: String)) {
    let error = #expect(throws: LottieError.self) { try LottieAnimation(data: file.data) }
    #expect(error?.code == .notLottie && error?.message.hasPrefix(file.message) == true, "\(error!)")
  }
}
