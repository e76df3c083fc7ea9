/// The options that select a single picture of a subject.
struct InstantOptions: OptionGroup {
  @Option(.at) var time: Double?
  @Option(
    "progress", for: .lottie, .number(in: 0...1),
    help: "render one picture, a PNG, at this fraction of the animation")
  var progress: Double?
  @Option(
    "frame", for: .lottie, .number(in: -1e9...1e9, "a frame number, whole or fractional"),
    help: "render one picture, a PNG, of this frame")
  var frame: Double?
}

extension Option<Double?> {
  /// The time of a single picture.
  static var at: Option { Option("at", .seconds, help: "render one picture, a PNG, at this time") }
}

/// A time of a subject, and the option that selects it.
struct Instant {
  /// In seconds from the subject's beginning.
  let time: Double
  let option: any AnyOption
}

extension InstantOptions {
  /// Whether the picture is selected in terms of a Lottie animation's frames.
  var isByFrame: Bool { $progress.isPresent || $frame.isPresent }

  /// Throws if the options select several pictures, or if an option that excludes a speed is
  /// combined with one.
  func check(_ subject: SubjectOptions) throws(CommandError) {
    let present = options.filter(\.isPresent)
    guard let first = present.first else { return }
    if isByFrame, subject.$speed.isPresent {
      throw .inapplicable(subject.$speed, because: "--\(first.name) selects a picture at any speed")
    }
    if present.count > 1 {
      throw .inapplicable(present[1], because: "--\(first.name) already selects the picture")
    }
  }

  /// Returns the selected time; nil if none is selected.
  ///
  /// - Throws: `CommandError` for a time outside the subject.
  func instant(in plan: StagePlan) throws(CommandError) -> Instant? {
    if case .lottie(let subject) = plan.subject {
      if let frame { return Instant(time: try subject.time(ofFrame: frame), option: $frame) }
      if let progress { return Instant(time: subject.time(ofProgress: progress), option: $progress) }
    }
    return try plan.instant($time)
  }
}

extension StagePlan {
  /// Returns the time that an option selects; nil if the command line doesn't contain it.
  ///
  /// - Throws: `CommandError` for a time outside the subject.
  func instant(_ option: Option<Double?>) throws(CommandError) -> Instant? {
    guard let time = option.wrappedValue else { return nil }
    try check(time, option)
    return Instant(time: time, option: option)
  }
}
