import Foundation

/// Checks that the program exits with 0, 1 or 64 for any arguments and prints errors to standard
/// error.
struct CommandTrial: Trial {
  let name = "command"
  /// The program `quartzite`.
  let program: URL

  /// The time in seconds after which the program is terminated.
  private static let timeout = 5.0

  func run(_ random: inout CaseRandom) throws {
    let words = Self.words(&random)
    let process = Process()
    process.executableURL = program
    process.arguments = words
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory,
      create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let timer = Self.stop(process, after: Self.timeout)
    let messages = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    timer.cancel()
    let code = process.terminationStatus
    // 143 means that the program was terminated and cleaned up.
    try demand(
      process.terminationReason == .exit && [0, 1, 64, 143].contains(code),
      "\(words) ended with \(code): \(String(decoding: messages, as: UTF8.self))")
    try demand(code == 0 || !messages.isEmpty, "\(words) failed without a message")
  }

  private static func stop(_ process: Process, after delay: Double) -> DispatchWorkItem {
    let stop = DispatchWorkItem { if process.isRunning { process.terminate() } }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay, execute: stop)
    return stop
  }

  // MARK: Arguments

  private static func words(_ random: inout CaseRandom) -> [String] {
    var words =
      random.once(in: 3) ? [] : [random.pick(commands), random.pick(["ring", "login", "rign", ""])]
    // Small pictures, so that valid arguments don't take long.
    if random.once(in: 2) {
      words += ["-o", random.pick(["fuzz.gif", "fuzz.png", "-", "no/x.gif"]), "--scale", "0.05"]
    }
    for _ in 0..<random.int(0...5) {
      words.append(random.once(in: 4) ? random.pick(edgeCases) : random.pick(options))
      if !random.once(in: 4) { words.append(random.once(in: 3) ? random.pick(edgeCases) : number(&random)) }
    }
    return words
  }

  private static func number(_ random: inout CaseRandom) -> String {
    random.pick([
      "\(random.int(0...64))", "\(random.double(0...2))", "0.1,0.2", "12x8", "1e3", "\(random.int(-9...0))",
    ])
  }

  private static let commands = ["list", "render", "filmstrip", "help", "render", "filmstrip"]

  private static let options = [
    "-o", "--output", "--at", "--from", "--to", "--fps", "--size", "--scale", "--mode", "--threads",
    "--format",
    "--palette", "--dither", "--loops", "-q", "--quiet", "--json", "-h", "--help", "--columns", "--version",
  ]

  private static let edgeCases = [
    "", "-", "--", "---", "=", "--fps=", "--fps=25", "--at=0.5", "nan", "inf", "-inf", "1e308", "1e-308",
    "-0",
    "99999999999999999999", "0x10", "%d", "%s%n", "%04d.png", "%99999d.png", "a/b/c.png", "/", ".",
    "x.gif", "screen", "gif", "png", "none", "ordered", "global", "frame", "1x", "x1", "0x0", "1e9x1e9",
    "100000x100000",
    "🙂", "é", "\u{202E}", "\u{1}", "a b", "'", String(repeating: "9", count: 400),
    String(repeating: "a", count: 5000),
  ]
}
