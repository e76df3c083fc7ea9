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
  guard ProgramRun.path(of: "time") != nil else {
    return print("memory: time isn't installed ('make bench' does it); skipped")
  }
  for (name, limit) in [("Raster", 12.0), ("MotionCore", 12)] {
    measure("memory of \(name) alone", limit: limit, &harness) { try memory("Uses\(name)") }
    measureStart(of: name, &harness)
  }
  measure("memory of drawing layers", limit: nil, &harness) { try memory("UsesLayers") }
  // 1.5 kB for each layer, beside the memory of the library.
  measure("memory of 100,000 layers with an animation each", limit: 24 + 150, &harness) {
    try memory("UsesManyLayers")
  }
  measure("memory of a Lottie film at the median", limit: 25, &harness, medianOfFilms)
}

/// Measures an amount of memory in megabytes beside that of a program with Foundation alone.
///
/// - Parameter limit: The largest accepted amount; nil for 6 MB more than Foundation alone.
private func measure(
  _ name: String, limit: Double?, _ harness: inout Harness, _ amount: () throws -> Double?
) {
  guard harness.includes(name) else { return }
  do {
    let runtime = try memory("UsesFoundation")
    guard let amount = try amount() else { return }
    harness.addMemory(name, amount, limit: limit ?? runtime + 6, baseline: ("Foundation alone", runtime))
  } catch {
    harness.check(false, "\(name): \(error)")
  }
}

/// Returns the memory of a program that draws some frames of a Lottie file; nil if there are no files.
private func medianOfFilms() throws -> Double? {
  let names = FilmFolder.names.filter { $0.hasSuffix(".json") }
  if names.isEmpty { print("memory: no files in \(FilmFolder.path); skipped") }
  let amounts = try names.map { try memory("UsesLottie", FilmFolder.path + "/" + $0) }.sorted()
  return amounts.isEmpty ? nil : amounts[amounts.count / 2]
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
  let row = "start of \(name) alone"
  guard harness.includes(row) else { return }
  for program in ["UsesFoundation", "Uses\(name)"] {
    harness.check(run(program) == 0, "memory: \(program) failed")
  }
  harness.compare(
    row, budget: 10, by: .wall, work: { run("Uses\(name)") },
    with: "Foundation alone", baseline: { run("UsesFoundation") })
}

/// Runs a program with an empty environment, and returns its status; 255 if it can't run.
///
/// Foundation's `Process` isn't used, because it can report the end up to 50 ms late.
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
