import CoreGraphics
import Foundation
import ImageCoding
import Staging
import Testing

@testable import QuartziteCommand

/// A console in memory: what was written, a clock that ticks at every look, and an interruption at a given look.
final class RecordedConsole {
  private(set) var outputData = Data()
  private(set) var errorData = Data()
  private var time = 0.0
  private var looks = 0

  /// Seconds between two looks at the clock.
  var tick = 0.0
  /// How many looks for an interruption find none.
  var patience = Int.max
  var interruption = ExitCode.interrupted
  var isTerminal = false
  var columns = 80
  /// How many bytes standard output takes before it fails.
  var capacity = Int.max

  var output: String { String(decoding: outputData, as: UTF8.self) }
  var errors: String { String(decoding: errorData, as: UTF8.self) }

  var console: Console {
    Console(
      output: Output(isTerminal: isTerminal, columns: { self.columns }, sink: take),
      errors: Output(isTerminal: isTerminal, columns: { self.columns }, sink: { self.errorData += $0 }),
      now: { self.look() },
      interruption: {
        self.looks += 1
        return self.looks > self.patience ? self.interruption : nil
      })
  }

  /// Runs the program.
  @discardableResult
  func run(_ words: String...) -> ExitCode { Program(console: console).run(words) }

  /// The picture that `quartzite render` puts on standard output.
  func picture(_ words: [String]) throws -> CGImage {
    #expect(Program(console: console).run(["render"] + words + ["-o", "-"]) == .success)
    return try PNGDecoder().decode(outputData)
  }

  private func look() -> Double {
    defer { time += tick }
    return time
  }

  private func take(_ data: Data) throws {
    guard outputData.count + data.count <= capacity else {
      throw CommandError.failure("standard output is full")
    }
    outputData += data
  }
}

extension URL {
  /// The path of a file in this folder.
  func file(_ name: String) -> String { appendingPathComponent(name).path }
}
