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
    measure("memory of \(name) alone", limit: limit, &harness) { try $0.memory(of: "Uses\(name)") }
    measureStart(of: name, &harness)
  }
  measure("memory of drawing layers", limit: nil, &harness) { try $0.memory(of: "UsesLayers") }
  // 1.5 kB for each layer, beside the memory of the library.
  measure("memory of 100,000 layers with an animation each", limit: 24 + 150, &harness) {
    try $0.memory(of: "UsesManyLayers")
  }
  measure("memory of a Lottie film at the median", limit: 25, &harness, medianOfFilms)
  guard ProgramFolder.static.contains("UsesLottie") else {
    return print("memory: no programs with static Swift libraries ('make bench' makes them); skipped")
  }
  measure(
    "memory of a Lottie film with static Swift libraries", limit: 25, &harness, in: .static, medianOfFilms)
}

/// Measures an amount of memory in megabytes beside that of a program with Foundation alone.
///
/// - Parameters:
///   - limit: The largest accepted amount; nil for 6 MB more than Foundation alone.
///   - folder: The folder of the measured program, and of the one with Foundation alone.
///   - amount: Returns the amount in megabytes; nil if it can't be measured.
private func measure(
  _ name: String, limit: Double?, _ harness: inout Harness, in folder: ProgramFolder = .shared,
  _ amount: (ProgramFolder) throws -> Double?
) {
  guard harness.includes(name) else { return }
  do {
    let runtime = try folder.memory(of: "UsesFoundation")
    guard let amount = try amount(folder) else { return }
    harness.addMemory(name, amount, limit: limit ?? runtime + 6, baseline: ("Foundation alone", runtime))
  } catch {
    harness.check(false, "\(name): \(error)")
  }
}

/// Returns the memory of a program that draws some frames of a Lottie file; nil if there are no files.
private func medianOfFilms(in folder: ProgramFolder) throws -> Double? {
  let names = FilmFolder.names.filter { $0.hasSuffix(".json") }
  if names.isEmpty { print("memory: no files in \(FilmFolder.path); skipped") }
  let amounts = try names.map { try folder.memory(of: "UsesLottie", FilmFolder.path + "/" + $0) }.sorted()
  return amounts.isEmpty ? nil : amounts[amounts.count / 2]
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
  return ProgramFolder.shared.program(name).withUnsafeFileSystemRepresentation { path in
    guard let path else { return 255 }
    var arguments: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: path), nil]
    var (process, status): (pid_t, CInt) = (0, 0)
    guard posix_spawn(&process, path, &actions, nil, &arguments, nil) == 0,
      waitpid(process, &status, 0) == process
    else { return 255 }
    return UInt64(status)
  }
}
