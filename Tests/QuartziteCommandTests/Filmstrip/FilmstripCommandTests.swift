import CoreGraphics
import Foundation
import ImageCoding
import Raster
import Scenes
import Staging
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct FilmstripCommandTests {
  private func strip(_ words: String...) throws -> Bitmap {
    let recorder = RecordedConsole()
    #expect(Program(console: recorder.console).run(["filmstrip", "ring", "-o", "-"] + words) == .success)
    return try PNGDecoder().decode(recorder.outputData).bitmap
  }

  private func pixels(_ bitmap: Bitmap, _ frame: CGRect) -> [UInt32] {
    (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in
      (Int(frame.minX)..<Int(frame.maxX)).map { bitmap[$0, y] }
    }
  }

  private func scene(at time: Double, scale: CGFloat) -> [UInt32] {
    let stage = RingScene().stage(scale: scale)
    stage.advance(to: time)
    return stage.picture().bitmap.pixels
  }

  @Test(arguments: [0.21, 0.5])
  func `each picture shows the stage at its time, in the given order`(_ scale: Double) throws {
    let strip = try strip("--at", "1,0.5,0.5,0", "--scale", "\(scale)", "--columns", "3")
    let side = (120 * scale).rounded(.up)
    let layout = FilmstripLayout(
      count: 4, picture: CGSize(width: side, height: side), scale: scale, columns: 3)
    #expect(strip.width == Int(layout.size.width) && strip.height == Int(layout.size.height))
    for (index, time) in [1, 0.5, 0.5, 0].enumerated() {
      // Pixels at a fractional edge of the stage aren't opaque, and the filmstrip is white behind them.
      let pairs = zip(pixels(strip, layout.frame(of: index)), scene(at: time, scale: scale))
      let areEqual = pairs.allSatisfy { $0 == $1 || $1 >> 24 < 255 }
      #expect(areEqual, "picture \(index)")
    }
  }

  @Test func `captions show the times`() throws {
    let strip = try strip("--at", "0,1.25,1.25", "--scale", "0.1")
    let layout = FilmstripLayout(count: 3, picture: CGSize(width: 12, height: 12), scale: 0.1)
    let captions = (0..<3).map { pixels(strip, layout.captionFrame(of: $0)) }
    #expect(Set(captions[0]).count > 3 && captions[0] != captions[1] && captions[1] == captions[2])
  }

  @Test func `the default times are the highlights, and the number of threads doesn't matter`() throws {
    let highlights = RingScene().highlights.map(\.plain).joined(separator: ",")
    let strip = try strip("--scale", "0.1")
    #expect(try self.strip("--scale", "0.1", "--at", highlights) == strip)
    #expect(try self.strip("--scale", "0.1", "--threads", "1") == strip)
    #expect(try self.strip("--scale", "0.1", "--threads", "2") == strip)
  }

  @Test func `--json prints one document`() throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      #expect(
        recorder.run("filmstrip", "ring", "-o", folder.file("x"), "--scale=0.1", "--at=0.5,0.25", "--json")
          == .success)
      let document = try #require(
        try JSONSerialization.jsonObject(with: recorder.outputData) as? [String: Any])
      #expect(document["command"] as? String == "filmstrip" && document["format"] as? String == "png")
      #expect(document["frames"] as? Int == 2 && document["frameRate"] == nil)
      #expect(document["from"] as? Double == 0.25 && document["to"] as? Double == 0.5)
      #expect(try files(in: folder) == ["x"])
    }
  }

  @Test(arguments: 0...2)
  func `an interrupted filmstrip leaves no file`(_ patience: Int) throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      recorder.patience = patience
      #expect(
        recorder.run("filmstrip", "ring", "-o", folder.file("x.png"), "--scale=0.1", "--at=0,1")
          == .interrupted)
      #expect(
        recorder.errors
          == "quartzite filmstrip: interrupted after \(patience) of 2 pictures; nothing was written\n")
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test(arguments: [
    (["--at", "1,2"], "--at 2: ring lasts 1.5 s; expected a time from 0 to 1.5"),
    (["--at", "1,,1"], "--at '1,,1': expected 1 to 100 times in seconds, separated by commas"),
    (["--columns", "0"], "--columns '0': expected a whole number from 1 to 100"),
    (["--fps", "5"], "unknown option '--fps'"),
  ])
  func `invalid arguments are refused with a reason`(_ pair: (words: [String], message: String)) {
    let recorder = RecordedConsole()
    #expect(
      Program(console: recorder.console).run(["filmstrip", "ring", "-o", "-"] + pair.words) == .badArguments)
    #expect(recorder.output.isEmpty)
    #expect(recorder.errors == "quartzite filmstrip: \(pair.message)\nSee 'quartzite help filmstrip'.\n")
  }

  @Test func `the extension .gif is refused`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("filmstrip", "ring", "-o", "x.gif") == .badArguments)
    #expect(
      recorder.errors.hasPrefix("quartzite filmstrip: a filmstrip is a PNG, and 'x.gif' ends in .gif\n"))
  }

  @Test func `a filmstrip can be too large even if each picture isn't`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("filmstrip", "ring", "-o", "-", "--scale", "60") == .badArguments)
    #expect(
      recorder.errors.hasPrefix(
        "quartzite filmstrip: the picture is too large for memory: a filmstrip of 8 pictures of 7200 × 7200 pixels makes "
      ))
  }
}
