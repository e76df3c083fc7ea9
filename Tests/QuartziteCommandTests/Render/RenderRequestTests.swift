import CoreGraphics
import Foundation
import ImageCoding
import Testing

@testable import QuartziteCommand

@Suite struct RenderRequestTests {
  private func product(_ line: String) throws -> any Product {
    let words = line.split(separator: " ").map(String.init)
    let command = try RenderCommand.parse(["ring"] + words)
    return try command.product(of: command.plan())
  }

  @Test func `the extension .gif makes a film of the whole scene`() throws {
    let film = try #require(try product("-o x.gif") as? Film)
    let processors = min(ProcessInfo.processInfo.activeProcessorCount, 64)
    #expect(
      film.destination == .file("x.gif")
        && film.options == FilmWriter.Options(format: .gif, frameRate: 25, threads: processors))
    #expect(film.span.from == 0 && film.span.to == 1.5 && film.span.frameRate == 25)
  }

  @Test func `options reach the film`() throws {
    let line = "-o - --from 0.5 --to 1 --fps 50 --palette frame --dither ordered --loops 3 --threads 5"
    let film = try #require(try product(line) as? Film)
    #expect(film.destination == .standardOutput)
    #expect(
      film.options
        == FilmWriter.Options(
          format: .gif, frameRate: 50, loopCount: 3, palette: .perFrame, dither: .ordered, threads: 5))
    #expect(film.span.from == 0.5 && film.span.to == 1 && film.span.frameRate == 50)
  }

  @Test(arguments: [
    ("x.png", OutputFormat.apng, FilmFormat.png), ("x.apng", .apng, .png), ("x.webp", .webp, .webp),
    ("x.mp4", .mp4, .mp4), ("x.webm", .webm, .webm), ("x.mov", .mov, .mov),
  ])
  func `the extension selects the format of a film`(
    _ row: (name: String, format: OutputFormat, film: FilmFormat)
  )
    throws
  {
    let film = try #require(try product("-o \(row.name) --fps 60 --quality high --matte #ff8000") as? Film)
    #expect(film.format == row.format && film.options.format == row.film)
    #expect(film.options.quality == .high && film.options.frameRate == 60)
    #expect(
      film.options.background == .color(CGColor(srgbRed: 1, green: 128.0 / 255, blue: 0, alpha: 1)))
  }

  @Test func `the options of ffmpeg's formats reach the film`() throws {
    let film = try #require(
      try product("-o x.mov --codec prores --audio a.wav --transparent") as? Film)
    #expect(film.options.codec == .prores && film.options.background == .transparent)
    #expect(film.options.audio == URL(fileURLWithPath: "a.wav"))
  }

  @Test(arguments: ["y4m", "png", "rgba"])
  func `standard output takes streams of frames`(_ format: String) throws {
    let stream = try #require(try product("-o - --format \(format) --fps 60") as? FrameStream)
    #expect(stream.stream.rawValue == format && stream.span.frameRate == 60)
  }

  @Test func `a time makes one picture and a pattern makes many`() throws {
    #expect((try product("-o x.png --at 0.75") as? Picture)?.time == 0.75)
    #expect((try product("-o - --at 1.5") as? Picture)?.destination == .standardOutput)
    #expect((try product("-o x --format png --at 0") as? Picture)?.destination == .file("x"))
    let sequence = try #require(try product("-o x-%03d.png --fps 1000") as? PictureSequence)
    #expect(sequence.names.name(ofFrame: 7) == "x-007.png" && sequence.span.frameRate == 1000)
  }

  @Test(arguments: [
    ("-o x.gif --at 1", "--at makes a PNG, not a GIF"),
    ("-o x.png --at 1 --fps 9", "--fps doesn't apply: --at selects one picture"),
    ("-o x.png --at 1 --to 1", "--to doesn't apply: --at selects one picture"),
    ("-o x.png --at 1.6", "--at 1.6: ring lasts 1.5 s; expected a time from 0 to 1.5"),
    ("-o x.png --at 1 --loops 2", "--loops doesn't apply: --at selects one picture"),
    ("-o x%d.png --palette frame", "--palette doesn't apply: it's for GIF films, and the output is a PNG"),
    ("-o x%d.png --at 1", "'x%d.png' is a pattern for numbered files, but --at makes one picture"),
    ("-o x%d.gif", "'x%d.gif' is a pattern for numbered files, but a GIF is one file"),
    (
      "-o x%s.png",
      "pattern 'x%s.png' has an invalid '%'; expected one %d, or one with a width like %04d; to make one picture, select it with --at"
    ),
    ("-o x.webp --at 1", "--at makes a PNG, not a WebP"),
    ("-o x.png --at 1 --quality high", "--quality doesn't apply: --at selects one picture"),
    ("-o x.png --at 1 --audio a.wav", "--audio doesn't apply: --at selects one picture"),
    (
      "-o x%d.png --quality high", "--quality doesn't apply: numbered PNGs are lossless and keep transparency"
    ),
    ("-o - --format y4m --quality high", "--quality doesn't apply: the frames of a stream are lossless"),
    (
      "-o x.mp4 --loops 2",
      "--loops doesn't apply: it's for GIF, PNG, and WebP films, and the output is an MP4"
    ),
    (
      "-o x.gif --audio a.wav",
      "--audio doesn't apply: it's for MP4, WebM, and MOV films, and the output is a GIF"
    ),
    ("-o x.webm --transparent --matte #ff0000", "--matte doesn't apply: --transparent keeps transparency"),
    ("-o x%d.mov", "'x%d.mov' is a pattern for numbered files, but a MOV is one file"),
    ("-o x.gif --from 1 --to 0.5", "--from 1 is after --to 0.5"),
    ("-o x.gif --to 2", "--to 2: ring lasts 1.5 s; expected a time from 0 to 1.5"),
    ("-o x.gif --from -1", "--from -1: ring lasts 1.5 s; expected a time from 0 to 1.5"),
    (
      "-o x.gif --fps 50.5",
      "--fps 50.5: a GIF has at most 50 frames per second, because it stores delays in hundredths of a second "
        + "and viewers slow down delays below two; all other formats can have any rate"
    ),
  ])
  func `options that contradict each other are refused with a reason`(_ pair: (line: String, message: String))
  {
    #expect(throws: CommandError.badArguments(pair.message)) { try product(pair.line) }
  }

  @Test func `a picture that is too large is refused with its size and the limit`() throws {
    do {
      _ = try product("-o x.gif --size 20000x30000 --scale 2")
      Issue.record("an error was expected")
    } catch let error as CommandError {
      #expect(error.exitCode == .badArguments)
      #expect(
        error.message.hasPrefix(
          "the picture is too large for memory: ring at 20000 × 30000 points and scale 2 makes 40000 × 60000 pixels, "
            + "2400 million in total; the limit is "))
    }
  }
}
