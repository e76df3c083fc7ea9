import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the memory of small programs, and the time in which they start and end.
///
/// A program's memory is the largest that is resident at a time, including its code and that of the runtime libraries.
func measureMemory(_ harness: inout Harness) {
  guard harness.includes("memory") || harness.filter.hasPrefix("memory ") else { return }
  guard ProgramRun.path(of: "time") != nil else {
    return print("memory: time isn't installed ('make bench' does it); skipped")
  }
  do {
    let runtime = try memory("UsesFoundation")
    let baseline = (name: "Foundation alone", amount: runtime)
    try harness.addMemory("memory of Raster alone", memory("UsesRaster"), limit: 12, baseline: baseline)
    try harness.addMemory(
      "memory of MotionCore alone", memory("UsesMotionCore"), limit: 12, baseline: baseline)
    try harness.addMemory(
      "memory of drawing layers", memory("UsesLayers"), limit: runtime + 6, baseline: baseline)
    for name in ["Raster", "MotionCore"] { measureStart(of: name, &harness) }
    try measureFilms(above: baseline, &harness)
  } catch {
    harness.check(false, "memory: \(error)")
  }
}

/// Measures a program that draws some frames of a Lottie file.
private func measureFilms(above baseline: (name: String, amount: Double), _ harness: inout Harness) throws {
  let names = FilmFolder.names.filter { $0.hasSuffix(".json") }
  if names.isEmpty { return print("memory: no files in \(FilmFolder.path); skipped") }
  let amounts = try names.map { try memory("UsesLottie", FilmFolder.path + "/" + $0) }.sorted()
  harness.addMemory(
    "memory of a Lottie film at the median", amounts[amounts.count / 2], limit: 25, baseline: baseline)
}

/// Returns the largest resident memory of a program in megabytes.
private func memory(_ name: String, _ arguments: String...) throws -> Double {
  try ProgramRun([program(name).path] + arguments).peakMemory / 1e6
}

/// Returns the file of a program of this package, which lies beside this one.
private func program(_ name: String) -> URL {
  URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
}

/// Compares the time in which a program starts and ends with that of another one.
private func measureStart(of name: String, _ harness: inout Harness) {
  for program in ["UsesFoundation", "Uses\(name)"] {
    harness.check(run(program) == 0, "memory: \(program) failed")
  }
  harness.compare(
    "memory, start of \(name) alone", budget: 10, by: .wall, work: { run("Uses\(name)") },
    with: "Foundation alone", baseline: { run("UsesFoundation") })
}

/// Runs a program with an empty environment, and returns its status; 255 if it can't run.
///
/// Foundation would notice the end up to 50 ms later.
private func run(_ name: String) -> UInt64 {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  return program(name).withUnsafeFileSystemRepresentation { path in
    guard let path else { return 255 }
    var arguments: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: path), nil]
    var (process, status): (pid_t, CInt) = (0, 0)
    guard posix_spawn(&process, path, &actions, nil, &arguments, nil) == 0,
      waitpid(process, &status, 0) == process
    else { return 255 }
    return UInt64(status)
  }
}
