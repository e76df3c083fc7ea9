import Foundation
import QuartziteCommand

// The program is synchronous, because on Linux an asynchronous `main` leaves the main thread at its first suspension.
let exitCode = Program(console: .process()).run(Array(CommandLine.arguments.dropFirst()))
exit(exitCode.rawValue)
