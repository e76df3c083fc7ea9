/// `quartzite render`: a scene or a Lottie file as a film, as one picture, as numbered pictures, or as a stream.
struct RenderCommand: Command {
  @Option(
    "output", letter: "o", .destination,
    help:
      "the output: a film whose name ends in .gif, .png, .webp, .mp4, .webm, or .mov, a pattern for numbered PNGs "
      + "such as 'frames/login-%04d.png', or - for standard output")
  var output: Destination
  let instant = InstantOptions()
  @Option(
    "marker", for: .lottie, .text("NAME", "the name of a marker"), otherwise: "the whole animation",
    help: "render the frames of a marker, which 'quartzite inspect' lists")
  var marker: String?
  let film = FilmOptions(
    frameRate: "the scene's or Lottie file's own, limited to the rates of the format",
    loopCount: "the archive's (.lottie) setting, else 0")
  @Option(
    .part(
      help:
        "render only part K of N; 'quartzite join' makes the film from the parts"))
  var part: Part?
  let subject = SubjectOptions()
  let report = ReportOptions()

  func validate() throws(CommandError) {
    try instant.check(subject)
    guard $marker.isPresent else { return }
    let span = film.span
    for option in [span.$from as any AnyOption, span.$to, subject.$speed] + instant.options
    where option.isPresent {
      throw .inapplicable(option, because: "--marker selects the frames")
    }
  }

  func run(on console: Console) throws {
    let session = try RenderSession(
      plan(), isStrict: subject.isStrict, report, console: console)
    let product = try product(of: session.plan)
    try output.check(console, isJSON: report.isJSON)
    try Receipt(product.make(in: session), by: Self.configuration.name, in: session)
      .print(report, to: console)
  }
}

extension RenderCommand {
  /// Whether a word names a scene.
  static func isScene(_ word: String) -> Bool {
    ProgramDescription.current.scene(named: word) != nil
  }

  /// Returns the plan of the stage.
  ///
  /// - Parameter library: The Lottie files that are read once; nil to read the file anew.
  func plan(reading library: LottieLibrary? = nil) throws(CommandError) -> StagePlan {
    let ignoresPlayback = instant.isByFrame || marker != nil
    return try StagePlan(
      subject.subject(for: self, ignoresPlayback: ignoresPlayback, in: library), film.stage)
  }

  /// Returns the product to make of a plan.
  func product(of plan: StagePlan) throws(CommandError) -> any Product {
    let division = try part.map { part throws(CommandError) in
      RenderRequest.Division(part: part, fingerprint: try Fingerprint(of: self, plan))
    }
    return try RenderRequest(
      plan: plan, destination: output, instant: instant.instant(in: plan), marker: marker, options: film,
      division: division
    ).product()
  }
}

extension RenderCommand {
  static let configuration = CommandConfiguration(
    name: "render",
    summary: "render a scene or a Lottie file as a film or as PNG pictures",
    examples: [
      Example(
        line: "quartzite render login -o login.gif --fps 50 --scale 2 --from 0 --to 8",
        result: "the first eight seconds as an animated GIF, two pixels per point"),
      Example(
        line: "quartzite render login -o login.mp4 --fps 60 --audio song.wav",
        result: "an MP4 with sound; the extension selects the format"),
      Example(
        line: "quartzite render ring -o ring.webm --transparent --quality high",
        result: "a WebM that keeps transparency"),
      Example(line: "quartzite render login -o frame.png --at 0.75", result: "the picture at 0.75 s"),
      Example(
        line: "quartzite render login -o 'frames/login-%04d.png' --fps 60",
        result: "every frame of the scene: frames/login-0000.png, frames/login-0001.png …"),
      Example(
        line: "quartzite render check.json -o check.gif --size 500x500",
        result: "a Lottie file, scaled to fit into 500 × 500 points"),
      Example(
        line: "quartzite render check.lottie -o check.png --frame 12.5",
        result: "the in-between frame halfway from frame 12 to 13"),
      Example(
        line: "quartzite render faces.lottie -o wink.gif --animation wink --theme dark",
        result: "one animation of an archive, with one of its themes"),
      Example(
        line: "quartzite render x.json -o x.gif --features standard,merged-paths",
        result: "with merged paths, which lottie-ios omits"),
      Example(
        line: "quartzite render login -o - --at 2 | display", result: "a picture for another program"),
      Example(
        line: "quartzite render login -o - --format y4m | ffmpeg -colorspace bt709 -i - a.mkv",
        result: "frames for another program, here ffmpeg with options of your own"),
      Example(
        line: "quartzite render x.json -o x.gif --set Title.text=Ann --image Photo=ann.jpg",
        result: "with a text and an image of your own; 'quartzite inspect' lists names"),
      Example(
        line: "quartzite render x.json -o loop.webp --marker loop",
        result: "the frames of the file's marker 'loop'"),
      Example(
        line: "quartzite render - -o check.webp",
        result: "a Lottie file on standard input, for example from curl"),
      Example(
        line: "quartzite render login -o login.gif --part 3/8",
        result: "the third of eight parts; 'quartzite join login.gif' joins them"),
      Example(
        line: "quartzite render ring -o ring.gif --json", result: "progress and result as JSON, for scripts"),
    ],
    notes: [
      "MP4, WebM, and MOV films are encoded by the program ffmpeg, which has to be installed. For any other format of "
        + "ffmpeg, pipe the frames to it. With --format y4m, they are opaque, in BT.709 and limited range. png (read by "
        + "ffmpeg -f image2pipe -framerate 60) and rgba (-f rawvideo -pixel_format rgba -video_size 375x667 -framerate 60) "
        + "keep transparency.",
      "Times are in seconds and sizes in points; y points down. The same command makes the same bytes, on any number "
        + "of threads.",
      "Features of a Lottie file that can't be drawn are listed on standard error, once per layer, and everything else "
        + "is drawn. With --strict, such a feature is an error. 'quartzite inspect' shows the contents of a file, including the "
        + "animations and themes of an archive.",
      "An archive (.lottie) may set an animation's background, speed, direction, and number of repetitions. "
        + "--background, --speed, and --loops override these settings. --frame and --progress ignore the speed and "
        + "direction.",
      "A file appears under its name when it is complete, and replaces an older one; its folder must exist. If "
        + "standard error is a terminal, a bar shows the progress; Ctrl-C stops at the next frame.",
    ])
}
