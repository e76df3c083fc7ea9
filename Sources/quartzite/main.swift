import Foundation
import QuartziteCommand

// Synchronous: after the first suspension of an asynchronous main the main thread is gone on Linux.
let status = Program(console: .process()).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
