import Foundation
import ScenePreview
import Staging

/// `quartzite preview`: a scene or a Lottie file on a page of this machine.
///
/// The command runs twice: as the process that serves the page, and as the worker that it starts, which contains the scene.
struct PreviewCommand: Command {
  @Option(
    "port", .integer(in: 1...65_535), otherwise: "one that is free",
    help: "the port on 127.0.0.1 at which the page is served")
  var port: Int?
  @Flag("watch", help: "build the program anew when its sources change, and show the same instant again")
  var isWatching: Bool
  @Option(
    "build", .text("COMMAND", "a command"), otherwise: "'swift build' of the program's package",
    help: "for --watch, the command that builds the program")
  var buildLine: String?
  let subject = SubjectOptions()
  let stage = StageOptions()

  func validate() throws(CommandError) {
    if $buildLine.isPresent, !isWatching { throw .inapplicable($buildLine, because: "it's for --watch") }
    let scale = stage.rendering.$scale
    if scale.isPresent { throw .inapplicable(scale, because: "the zoom of the page determines it") }
    guard subject.name != InputFile.standardInput else {
      throw .badArguments("a preview can't show standard input; expected a scene or a Lottie file")
    }
  }

  func run(on console: Console) throws {
    if PreviewWorker.isCurrent { PreviewWorker.run(session(on: console)) } else { try serve(on: console) }
  }
}

// MARK: - The process that serves the page

extension PreviewCommand {
  private func serve(on console: Console) throws {
    let scene = try knownScene()
    let executable = Self.executable
    let program = PreviewedProgram(
      executable, Array(CommandLine.arguments.dropFirst()), watch: try watch(of: executable, scene),
      print: { try? console.errors.write($0) }, isInterrupted: { console.interruption() != nil })
    if let problem = program.start() {
      try console.checkInterruption()
      guard isWatching else { throw CommandError.failure(problem) }
      try console.errors.write("\(problem)\n")
    }
    do {
      try LivePreview(program, port: UInt16(port ?? 0)).run(
        announce: { try? announce($0, on: console) }, until: { console.interruption() != nil })
    } catch {
      throw CommandError.failure(error.description)
    }
    try console.checkInterruption()
  }

  /// Returns the scene with the parameters of the command line, without building it; nil for a Lottie file.
  private func knownScene() throws(CommandError) -> (any Scene)? {
    let program = ProgramDescription.current
    guard let scene = program.scene(named: subject.name) else {
      guard LottieSubject.isFileName(subject.name) else {
        throw .unknown("scene", subject.name, among: program.sceneNames, or: "a Lottie file")
      }
      return nil
    }
    try refuse(.lottie, because: "it's for Lottie files, and \(subject.name) is a scene")
    for value in subject.values.values { try SceneSubject.set(value, of: scene) }
    return scene
  }

  private func watch(of executable: String, _ scene: (any Scene)?) throws(CommandError) -> ProgramWatch? {
    guard isWatching else { return nil }
    guard scene != nil else { return ProgramWatch(file: subject.name) }
    if let buildLine {
      return ProgramWatch(
        ProgramPackage(folder: FileManager.default.currentDirectoryPath, line: buildLine))
    }
    guard let package = ProgramPackage(of: executable, usesSDK: Self.usesSDK) else {
      throw .failure(
        "--watch: '\(executable)' isn't in the build folder of a package; --build states the command that builds it "
          + "from the current folder")
    }
    return ProgramWatch(package)
  }

  private func announce(_ address: URL, on console: Console) throws {
    try console.output.write("\(address.absoluteString)\n")
    guard console.errors.isTerminal, let port = address.port else { return }
    try console.errors.write(
      "Open this address in a browser; Ctrl-C ends the preview. From another machine, first run: "
        + "ssh -L \(port):127.0.0.1:\(port) \(ProcessInfo.processInfo.hostName)\n")
  }

  /// The path of this program.
  private static var executable: String {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return path ?? CommandLine.arguments[0]
  }

  /// Whether this program was built with the Swift SDK, whose library it then has loaded.
  private static var usesSDK: Bool {
    (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8))?.contains("/libQuartzite.so") ?? false
  }
}

extension Console {
  /// Throws if a signal requested the program to end.
  fileprivate func checkInterruption() throws(CommandError) {
    if let exitCode = interruption() { throw CommandError(exitCode: exitCode, message: "interrupted") }
  }
}

// MARK: - The worker

extension PreviewCommand {
  private func session(on console: Console) -> PreviewSession {
    PreviewSession { changes in
      do {
        return try makeSubject(changes.map { Assignment(name: $0.name, text: $0.text) }, on: console)
      } catch let error as CommandError {
        throw PreviewError(error.message)
      }
    }
  }

  /// Returns the scene or the file with the values of some of its parameters.
  private func makeSubject(_ changes: [Assignment], on console: Console) throws -> PreviewSubject {
    guard let scene = ProgramDescription.current.scene(named: subject.name) else {
      return try makeLottieSubject(on: console)
    }
    let measured = try SceneSubject(scene, named: subject.name, values: subject.values.values + changes)
    let plan = try StagePlan(.scene(measured), stage)
    return PreviewSubject(
      scene, named: measured.name, size: stage.size, duration: measured.duration,
      makeStage: plan.stage(scale:))
  }

  private func makeLottieSubject(on console: Console) throws -> PreviewSubject {
    let subject = try self.subject.subject(for: self)
    let plan = try StagePlan(subject, stage)
    let session = try RenderSession(
      plan, isStrict: self.subject.isStrict, ReportOptions(), console: console)
    for omission in session.omissions { try? console.errors.write("note: \(omission)\n") }
    return PreviewSubject(
      name: subject.name, size: plan.size, duration: subject.duration,
      frameRate: subject.frameRate(for: .mp4), makeStage: plan.stage(scale:))
  }
}

// MARK: - Help

extension PreviewCommand {
  static let configuration = CommandConfiguration(
    name: "preview",
    summary: "show a scene or Lottie file in a browser, with a timeline",
    examples: [
      Example(line: "quartzite preview login", result: "the address of a page, to open in a browser"),
      Example(line: "quartzite preview login --watch", result: "a page that follows changes of the sources"),
      Example(
        line: "quartzite preview ring --set width=16 --port 8080", result: "a page at a port of your choice"),
      Example(line: "quartzite preview check.json --watch", result: "a Lottie file, again after each change"),
    ],
    notes: [
      "The page plays and scrubs the scene, and shows its animations over time, its layers with their values, and its "
        + "parameters as controls. \(PlaybackKey.controls)",
      "The page is served on 127.0.0.1 only, at an address with a secret. From another machine, reach it by "
        + "'ssh -L 8080:127.0.0.1:8080 HOST' and --port 8080; in a container, share the host's network. It needs "
        + "libmicrohttpd (Debian's package libmicrohttpd12).",
      "--watch looks at the sources of the program's package every \(ProgramWatch.interval.plain) s, and runs 'swift "
        + "build', or 'quartzite swift build' for a program that was built so. Errors of the compiler are shown on the "
        + "page. A scene that gives no answer within 20 s is ended.",
    ])
}
