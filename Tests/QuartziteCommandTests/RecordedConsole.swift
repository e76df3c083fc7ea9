import CoreGraphics
import Foundation
import ImageCoding
import Staging
import Testing

@testable import QuartziteCommand

/// A console in memory that records its output, with a clock and interruptions that advance with every query.
final class RecordedConsole {
  private(set) var outputData = Data()
  private(set) var errorData = Data()
  private var time = 0.0
  private var interruptionQueries = 0

  /// The seconds between two readings of the clock.
  var tick = 0.0
  /// The number of queries for an interruption before there is one.
  var patience = Int.max
  var interruption = ExitCode.interrupted
  var isTerminal = false
  var columns = 80
  /// The number of bytes that standard output takes before it fails.
  var capacity = Int.max
  /// The exit code of the latest run, where a test stores it.
  var exitCode: ExitCode?

  var output: String { String(decoding: outputData, as: UTF8.self) }
  var errors: String { String(decoding: errorData, as: UTF8.self) }

  var console: Console {
    Console(
      output: Output(isTerminal: isTerminal, columns: { self.columns }, sink: writeOutput),
      errors: Output(isTerminal: isTerminal, columns: { self.columns }, sink: { self.errorData += $0 }),
      now: { self.readClock() },
      interruption: {
        self.interruptionQueries += 1
        return self.interruptionQueries > self.patience ? self.interruption : nil
      })
  }

  /// Runs the program and returns its exit code.
  @discardableResult
  func run(_ words: String...) -> ExitCode { Program(console: console).run(words) }

  /// Returns the picture that `quartzite render` writes to standard output.
  func picture(_ words: [String]) throws -> CGImage {
    #expect(Program(console: console).run(["render"] + words + ["-o", "-"]) == .success)
    return try PNGDecoder().decode(outputData)
  }

  private func readClock() -> Double {
    defer { time += tick }
    return time
  }

  private func writeOutput(_ data: Data) throws {
    guard outputData.count + data.count <= capacity else {
      throw CommandError.failure("standard output is full")
    }
    outputData += data
  }
}

extension URL {
  /// Returns the path of a file in this folder.
  func file(_ name: String) -> String { appendingPathComponent(name).path }
}
