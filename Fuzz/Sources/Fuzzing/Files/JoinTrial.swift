import Foundation

/// For any parts, 'quartzite join' makes a film or fails with a message, and leaves no incomplete film.
struct JoinTrial: Trial {
  let name = "join"
  /// The program `quartzite`.
  let program: URL

  func run(_ random: inout CaseRandom) throws {
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = random.int(1...3)
    for number in 1...count {
      let words = [
        "render", "ring", "-o", "x.gif", "--scale", "0.05", "--fps", "4", "--part", "\(number)/\(count)",
      ]
      try demand(run(words, in: folder).code == 0, "\(words) failed")
    }
    let part = folder.appendingPathComponent("x.gif.part-\(random.int(1...count))-of-\(count)")
    var bytes = [UInt8](try Data(contentsOf: part))
    FileDamage.apply(to: &bytes, from: random.pick([0, 12, 500]), &random)
    try Data(bytes).write(to: part)
    let (code, errors) = try run(["join", "x.gif"], in: folder)
    try demand([0, 1].contains(code), "join ended with \(code): \(errors)")
    try demand(code == 0 || !errors.isEmpty, "join failed without a message")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    try demand(names.count == count + (code == 0 ? 1 : 0), "join left \(names)")
  }

  private func run(_ words: [String], in folder: URL) throws -> (code: Int32, errors: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let messages = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let code = process.terminationReason == .exit ? process.terminationStatus : -1
    return (code, String(decoding: messages, as: UTF8.self))
  }
}
