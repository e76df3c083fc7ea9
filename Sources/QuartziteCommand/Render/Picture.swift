import Staging

/// One picture of a scene.
struct Picture: Product {
  let time: Double
  let destination: Destination

  func make(in studio: Studio) throws -> Made {
    let file = try PictureFile(destination)
    let work = Progress.Work(count: 1, unit: "pictures", remains: "nothing was written")
    return try studio.follow(work) { progress in
      try progress.step { studio.stage.advance(to: time) }
      let picture = studio.stage.picture()
      try progress.finish(0)
      return try file.write(picture, times: [time], console: studio.console)
    }
  }
}
