import StageWindow
import Staging

/// `quartzite play`: a scene or a Lottie file in motion, in a window or in a terminal.
struct PlayCommand: Command {
  @Flag("terminal", help: "draw in the terminal instead of a window") var isInTerminal: Bool
  @Option(
    "protocol", .choice(["kitty": TerminalGraphics.kitty, "sixel": .sixel, "blocks": .blocks]),
    otherwise: "the best one that the terminal supports",
    help: "for --terminal, the graphics: kitty and sixel draw pictures, blocks draws two pixels per character"
  )
  var graphics: TerminalGraphics?
  @Flag("once", help: "for --terminal, end after one pass instead of repeating") var playsOnce: Bool
  @Flag(
    "timing",
    help:
      "for windows, show the frame rate and a chart of the times between frames, and print them at the end")
  var showsTiming: Bool
  @Option("at", .seconds, help: "begin at this time, and pause there")
  var time: Double?
  let subject = SubjectOptions()
  let stage = StageOptions()

  func validate() throws(CommandError) {
    for option in [$graphics as any AnyOption, $playsOnce] where option.isPresent && !isInTerminal {
      throw .inapplicable(option, because: "it's for --terminal")
    }
    if isInTerminal, showsTiming { throw .inapplicable($showsTiming, because: "it's for windows") }
    let scale = stage.rendering.$scale
    if isInTerminal, scale.isPresent {
      throw .inapplicable(scale, because: "the size of the terminal determines that of the pictures")
    }
  }

  func run(on console: Console) throws {
    let plan = try StagePlan(subject.subject(for: self), stage)
    let session = try RenderSession(
      plan, isStrict: subject.isStrict, ReportOptions(), console: console)
    if isInTerminal { try playInTerminal(plan, console) } else { try playInWindow(plan, console) }
    for omission in session.omissions { try? console.errors.write("note: \(omission)\n") }
  }
}

extension PlayCommand {
  /// The frame rate of steps and of playback in a terminal, in frames per second.
  private static let frameRate = 30.0

  /// Returns the playback at its beginning.
  private func playback(of plan: StagePlan) throws(CommandError) -> Playback {
    var playback = Playback(duration: plan.subject.duration)
    guard let time else { return playback }
    try plan.check(time, $time)
    playback.seek(to: time)
    playback.isPaused = true
    return playback
  }

  private func playInTerminal(_ plan: StagePlan, _ console: Console) throws {
    let playback = try playback(of: plan)
    try Terminal.use(console) { terminal in
      try TerminalPlayer(
        terminal: terminal, console: console, subject: plan.subject, makeStage: plan.stage(scale:),
        frameRate: Self.frameRate, playsOnce: playsOnce, graphics: graphics
      ).play(playback)
    }
  }

  private func playInWindow(_ plan: StagePlan, _ console: Console) throws {
    let window = LiveWindow(
      plan.subject.name, size: plan.size, zoom: plan.scale, playback: try playback(of: plan),
      frameRate: Self.frameRate, makeStage: plan.stage(scale:))
    window.showsFrameTimes = showsTiming
    do {
      let times = try window.run { console.interruption() != nil }
      if showsTiming { try? console.output.write("\(times.summary)\n") }
    } catch {
      throw CommandError.failure(
        "\(error.description); --terminal plays in the terminal, and 'quartzite render' writes files")
    }
    if let exitCode = console.interruption() {
      throw CommandError(exitCode: exitCode, message: "interrupted")
    }
  }
}

extension PlayCommand {
  static let configuration = CommandConfiguration(
    name: "play",
    summary: "play a scene or Lottie file in a window or in the terminal",
    examples: [
      Example(line: "quartzite play login", result: "a window"),
      Example(
        line: "quartzite play login-views --set isVisited=false",
        result: "a form, in which you can tap and type"),
      Example(
        line: "quartzite play login --at 0.75",
        result: "the frame at 0.75 s; the arrow keys show those before and after it"),
      Example(line: "quartzite play login --timing", result: "how long the frames of the window take"),
      Example(line: "quartzite play login --terminal", result: "the scene in the terminal, again and again"),
      Example(
        line: "quartzite play ring --terminal --protocol blocks --set width=16",
        result: "the scene in colored characters, with another value of a parameter"),
      Example(line: "quartzite play check.json --terminal --once", result: "one pass of a Lottie file"),
    ],
    notes: [
      PlaybackKey.help,
      "In a window, a click is a touch, the wheel scrolls, and keys type into the text field or text view that is edited. "
        + "f shows and hides a chart of the times between frames. "
        + "The scene repeats until its views get such input. --scale enlarges the window. Windows need SDL 2 (Debian's "
        + "package libsdl2-2.0-0).",
      "In a terminal, pictures need kitty's graphics protocol or sixels. Other terminals with 24-bit colors show two "
        + "pixels per character. Frames are skipped if the terminal is too slow.",
    ])
}
