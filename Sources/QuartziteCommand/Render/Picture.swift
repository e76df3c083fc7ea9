import Staging

/// One picture of a subject.
struct Picture: Product {
  /// In seconds from the subject's beginning.
  let time: Double
  let destination: Destination

  func make(in session: RenderSession) throws -> RenderResult {
    let file = try PictureFile(destination)
    let work = Progress.Work(count: 1, unit: "pictures", consequence: "nothing was written")
    return try session.track(work) { progress in
      try progress.step { session.stage.advance(to: time) }
      let picture = session.stage.picture()
      try progress.finish(0)
      return try file.write(picture, times: [time], console: session.console)
    }
  }
}
