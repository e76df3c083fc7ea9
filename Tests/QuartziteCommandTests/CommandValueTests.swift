import CoreGraphics
import Foundation
import QuartzCore
import Staging
import TestSupport
import Testing

@testable import QuartziteCommand

/// Small values of the command line at their limits.
@Suite struct CommandValueTests {
  @Test func `exit codes are those that shells expect`() {
    #expect(
      [ExitCode.success, .failure, .badArguments, .interrupted, .terminated].map(\.rawValue) == [
        0, 1, 64, 130, 143,
      ])
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (1449, "1.4 kB"), (999_949, "999.9 kB"),
    (1_000_000, "1 MB"), (25_450_000, "25.5 MB"),
  ])
  func `sizes of files have a unit of three digits`(_ count: Int, _ text: String) {
    #expect(Receipt.text(forBytes: count) == text)
  }

  @Test func `the peak of memory is the one of Linux's status file, in bytes`() {
    #expect(Memory.peak(in: "Name:\tq\nVmPeak:\t  9 kB\nVmHWM:\t  1234 kB\nVmRSS:\t 7 kB\n") == 1234 * 1024)
    #expect(Memory.peak(in: "VmRSS:\t 7 kB\n") == nil && Memory.peak(in: "VmHWM:\n") == nil)
    #expect((Memory.peak ?? 0) > 1 << 20)
  }

  @Test func `a terminal without a size has 80 columns and 24 rows of 8 by 16 pixels`() {
    let unknown = TerminalSize(columns: 0, rows: 0)
    #expect(unknown.columns == 80 && unknown.rows == 24 && unknown.cell == CGSize(width: 8, height: 16))
    let known = TerminalSize(columns: 10, rows: 5, width: 105, height: 95)
    #expect(known.cell == CGSize(width: 10, height: 19))
    #expect(TerminalSize(columns: 10, rows: 5, width: 10, height: 5).cell == CGSize(width: 1, height: 1))
    for (width, height) in [(9, 95), (105, 4)] {
      let size = TerminalSize(columns: 10, rows: 5, width: width, height: height)
      #expect(size.cell == CGSize(width: 8, height: 16))
    }
    // The last row shows the status.
    #expect(TerminalGraphics.blocks.pixels(in: known) == CGSize(width: 10, height: 8))
    #expect(TerminalGraphics.kitty.pixels(in: known) == CGSize(width: 100, height: 76))
    #expect(TerminalGraphics.sixel.pixels(in: known) == CGSize(width: 100, height: 76))
    let low = TerminalSize(columns: 3, rows: 1)
    #expect(TerminalGraphics.blocks.pixels(in: low) == CGSize(width: 3, height: 2))
  }

  @Test func `words are wrapped at exactly the width`() {
    #expect(TextColumns.wrapped("aa bb", width: 5) == ["aa bb"])
    #expect(TextColumns.wrapped("aa bb", width: 4) == ["aa", "bb"])
    #expect(TextColumns.wrapped("aa b cc", width: 4) == ["aa b", "cc"])
  }

  /// A scene without highlights.
  private struct PlainScene: Scene {
    let size = CGSize(width: 4, height: 4)
    let length = SceneLength.seconds(4)
    func build(on stage: Stage) {}
  }

  @Test func `a scene without highlights has eight at equal distances`() throws {
    let subject = Subject.scene(try SceneSubject(PlainScene()))
    #expect(subject.highlights == [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])
    #expect(subject.name == "plain" && subject.duration == 4 && subject.loopCount == 0)
    #expect(subject.size == CGSize(width: 4, height: 4) && subject.frameRate(for: .gif) == 25)
  }

  @Test func `a folder that can be written, or that doesn't exist, is one for builds`() throws {
    try withFolder { folder in
      for path in [folder.path, folder.file("none")] {
        try SwiftCommand.parse(["build", "--package-path", path]).checkBuildFolder()
      }
    }
  }

  @Test func `progress of a minute is shown in minutes`() {
    func text(_ seconds: Double) -> String {
      ProgressBar(fraction: 0, status: "x", timeLeft: seconds).line(columns: 80)
    }
    let bar = "[\(String(repeating: " ", count: 40))] x, "
    #expect(text(59) == "\(bar)59 s left" && text(60) == "\(bar)1 min 0 s left")
    #expect(text(61.5) == "\(bar)1 min 2 s left" && text(0) == "\(bar)0 s left")
  }

  @Test func `an assignment has a name, and a value after the first equals sign`() {
    #expect(Assignment("a=b=c") == Assignment(name: "a", text: "b=c"))
    #expect(Assignment("a=") == Assignment(name: "a", text: ""))
    #expect(Assignment("=b") == nil && Assignment("a") == nil && Assignment("") == nil)
  }

  @Test func `a list of times has a limit`() {
    let format = ValueFormat<[Double]>.times(atMost: 2)
    #expect(format.parse("1") == [1] && format.parse("1,2.5") == [1, 2.5])
    for text in ["1,2,3", "1,,2", "", "1,", "x"] { #expect(format.parse(text) == nil) }
  }

  @Test func `the pictures of a filmstrip stand above their captions, with gaps around them`() {
    let strip = FilmstripLayout(count: 2, picture: CGSize(width: 100, height: 50), scale: 0.5)
    #expect(strip.columns == 2 && strip.rows == 1 && strip.size == CGSize(width: 248, height: 104))
    #expect(strip.frame(of: 0) == CGRect(x: 16, y: 16, width: 100, height: 50))
    #expect(strip.frame(of: 1) == CGRect(x: 132, y: 16, width: 100, height: 50))
    #expect(strip.captionFrame(of: 1) == CGRect(x: 132, y: 66, width: 100, height: 22))
    // At two pixels per point, all measures are twice as large; a cell is at least 64 points wide.
    let large = FilmstripLayout(count: 2, picture: CGSize(width: 100, height: 50), scale: 2, columns: 1)
    #expect(large.columns == 1 && large.rows == 2 && large.size == CGSize(width: 192, height: 284))
    #expect(large.frame(of: 1) == CGRect(x: 46, y: 158, width: 100, height: 50))
    #expect(large.captionFrame(of: 0) == CGRect(x: 32, y: 82, width: 128, height: 44))
    // 1600 points contain 13 cells of 116 points.
    let picture = CGSize(width: 100, height: 50)
    #expect(FilmstripLayout(count: 13, picture: picture, scale: 1).columns == 13)
    #expect(FilmstripLayout(count: 14, picture: picture, scale: 1).columns == 7)
  }
}
