import Foundation
import QuartziteCommand

// Synchronous: after the first suspension of an asynchronous main the main thread is gone on Linux.
let exitCode = Program(console: .process()).run(Array(CommandLine.arguments.dropFirst()))
exit(exitCode.rawValue)
