import Foundation
import ImageCoding
import Testing

@testable import QuartziteCommand

@Suite struct RenderRequestTests {
  private func product(_ line: String) throws -> any Product {
    let words = line.split(separator: " ").map(String.init)
    let arguments = try Arguments(["ring"] + words, for: RenderCommand())
    return try RenderRequest(arguments, plan: StagePlan(arguments)).product()
  }

  @Test func `a name that ends in gif is a film of the whole scene`() throws {
    let film = try #require(try product("-o x.gif") as? Film)
    let processors = min(ProcessInfo.processInfo.activeProcessorCount, 64)
    #expect(film.destination == .file("x.gif") && film.options == GIFWriter.Options(threads: processors))
    #expect(film.span.from == 0 && film.span.to == 1.5 && film.span.rate == 25)
  }

  @Test func `options reach the film`() throws {
    let line = "-o - --from 0.5 --to 1 --fps 50 --palette frame --dither ordered --loop 3 --threads 5"
    let film = try #require(try product(line) as? Film)
    #expect(film.destination == .standardOutput)
    #expect(film.options == GIFWriter.Options(loopCount: 3, palette: .perFrame, dither: .ordered, threads: 5))
    #expect(film.span.from == 0.5 && film.span.to == 1 && film.span.rate == 50)
  }

  @Test func `an instant makes a picture and a pattern makes many`() throws {
    #expect((try product("-o x.png --at 0.75") as? Picture)?.time == 0.75)
    #expect((try product("-o - --at 1.5") as? Picture)?.destination == .standardOutput)
    #expect((try product("-o x --format png --at 0") as? Picture)?.destination == .file("x"))
    let sequence = try #require(try product("-o x-%03d.png --fps 1000") as? PictureSequence)
    #expect(sequence.names.name(ofFrame: 7) == "x-007.png" && sequence.span.rate == 1000)
  }

  @Test(arguments: [
    ("-o x.gif --at 1", "--at makes one picture: a PNG, not a GIF"),
    ("-o x.png --at 1 --fps 9", "--fps has no meaning here: --at makes one picture"),
    ("-o x.png --at 1 --to 1", "--to has no meaning here: --at makes one picture"),
    ("-o x.png --at 1.6", "--at 1.6: ring lasts 1.5 s, so a time from 0 to 1.5 was expected"),
    ("-o x.png --at 1 --loop 2", "--loop has no meaning here: it's for GIF, and a PNG is to be made"),
    ("-o x%d.png --palette frame", "--palette has no meaning here: it's for GIF, and a PNG is to be made"),
    ("-o x%d.png --at 1", "'x%d.png' numbers many files, and --at makes one"),
    ("-o x%d.gif", "'x%d.gif' numbers many files, and a GIF is one"),
    (
      "-o x.png",
      "pattern 'x.png' has no number; one %d or one like %04d was expected; for one picture --at says which"
    ),
    (
      "-o - --format png",
      "standard output takes one PNG: --at was expected to say which, or --format gif"
    ),
    ("-o x.gif --from 1 --to 0.5", "--from 1 is after --to 0.5; the earlier time first was expected"),
    ("-o x.gif --to 2", "--to 2: ring lasts 1.5 s, so a time from 0 to 1.5 was expected"),
    ("-o x.gif --from -1", "--from -1: ring lasts 1.5 s, so a time from 0 to 1.5 was expected"),
    (
      "-o x.gif --fps 50.5",
      "--fps 50.5: a GIF shows at most 50 pictures a second, since it counts in hundredths of a second and "
        + "viewers slow down what lasts less than two; numbered PNGs have any rate"
    ),
  ])
  func `what makes no sense is refused with the reason`(_ pair: (line: String, message: String)) {
    #expect(throws: CommandError.badArguments(pair.message)) { try product(pair.line) }
  }

  @Test func `a picture too large says how large and what is possible`() throws {
    do {
      _ = try product("-o x.gif --size 20000x30000 --scale 2")
      Issue.record("an error was expected")
    } catch let error as CommandError {
      #expect(error.exitCode == .badArguments)
      #expect(
        error.message.hasPrefix(
          "a picture too large for memory: ring at 20000 × 30000 points and scale 2 makes 40000 × 60000 pixels, "
            + "2400 million in all; at most "))
    }
  }
}
