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
    let stage = Scene.ring.stage(scale: scale)
    stage.advance(to: time)
    return stage.picture().bitmap.pixels
  }

  @Test(arguments: [0.21, 0.5])
  func `each picture is what the stage shows, in the order of the times given`(_ scale: Double) throws {
    let strip = try strip("--at", "1,0.5,0.5,0", "--scale", "\(scale)", "--columns", "3")
    let side = (120 * scale).rounded(.up)
    let layout = FilmstripLayout(
      count: 4, picture: CGSize(width: side, height: side), scale: scale, columns: 3)
    #expect(strip.width == Int(layout.size.width) && strip.height == Int(layout.size.height))
    for (index, time) in [1, 0.5, 0.5, 0].enumerated() {
      // Pixels at the edge of a stage of a fraction of a pixel aren't opaque, and the strip is white below.
      let pairs = zip(pixels(strip, layout.frame(of: index)), scene(at: time, scale: scale))
      let areEqual = pairs.allSatisfy { $0 == $1 || $1 >> 24 < 255 }
      #expect(areEqual, "picture \(index)")
    }
  }

  @Test func `captions are drawn, different ones for different times`() throws {
    let strip = try strip("--at", "0,1.25,1.25", "--scale", "0.1")
    let layout = FilmstripLayout(count: 3, picture: CGSize(width: 12, height: 12), scale: 0.1)
    let captions = (0..<3).map { pixels(strip, layout.captionFrame(of: $0)) }
    #expect(Set(captions[0]).count > 3 && captions[0] != captions[1] && captions[1] == captions[2])
  }

  @Test func `without times the highlights are shown, the same on any number of threads`() throws {
    let highlights = Scene.ring.highlights.map(\.plain).joined(separator: ",")
    let strip = try strip("--scale", "0.1")
    #expect(try self.strip("--scale", "0.1", "--at", highlights) == strip)
    #expect(try self.strip("--scale", "0.1", "--threads", "1") == strip)
    #expect(try self.strip("--scale", "0.1", "--threads", "2") == strip)
  }

  @Test func `programs get one document`() throws {
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
  func `an interrupted strip leaves no file`(_ patience: Int) throws {
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
    (["--at", "1,2"], "--at 2: ring lasts 1.5 s, so a time from 0 to 1.5 was expected"),
    (["--at", "1,,1"], "--at '1,,1': 1 to 100 times in seconds, separated by commas was expected"),
    (["--columns", "0"], "--columns '0': a whole number from 1 to 100 was expected"),
    (["--fps", "5"], "unknown option '--fps'"),
  ])
  func `bad arguments are refused with the reason`(_ pair: (words: [String], message: String)) {
    let recorder = RecordedConsole()
    #expect(
      Program(console: recorder.console).run(["filmstrip", "ring", "-o", "-"] + pair.words) == .badArguments)
    #expect(recorder.output.isEmpty)
    #expect(recorder.errors == "quartzite filmstrip: \(pair.message)\nSee 'quartzite help filmstrip'.\n")
  }

  @Test func `a name that says GIF is refused`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("filmstrip", "ring", "-o", "x.gif") == .badArguments)
    #expect(recorder.errors.hasPrefix("quartzite filmstrip: a strip is a PNG, and 'x.gif' says gif\n"))
  }

  @Test func `a strip too large is refused though each picture isn't`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("filmstrip", "ring", "-o", "-", "--scale", "60") == .badArguments)
    #expect(
      recorder.errors.hasPrefix(
        "quartzite filmstrip: a picture too large for memory: a strip of 8 pictures of 7200 × 7200 pixels makes "
      ))
  }
}
