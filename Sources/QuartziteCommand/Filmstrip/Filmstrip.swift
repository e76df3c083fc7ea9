import Foundation
import Staging

/// Instants of a scene side by side, composed of layers on a stage of their own.
struct Filmstrip: Product {
  let times: [Double]
  let layout: FilmstripLayout
  let destination: Destination

  func make(in studio: Studio) throws -> Made {
    let file = try PictureFile(destination)
    let work = Progress.Work(
      count: times.count, unit: "pictures", remains: "nothing was written", ending: 0.2)
    return try studio.follow(work) { progress in
      let pictures = try pictures(on: studio.stage, progress)
      let strip = compose(pictures, threads: studio.plan.threads)
      try progress.finish(0)
      return try file.write(strip, times: times, console: studio.console)
    }
  }

  /// A stage doesn't go back: the pictures are drawn in the order of their times, then put in their places.
  private func pictures(on stage: Stage, _ progress: Progress) throws -> [Int: CGImage] {
    var pictures: [Int: CGImage] = [:]
    for index in times.indices.sorted(by: { (times[$0], $0) < (times[$1], $1) }) {
      try progress.step {
        stage.advance(to: times[index])
        pictures[index] = stage.picture()
      }
    }
    return pictures
  }
}

// MARK: - Layers

extension Filmstrip {
  private static let background = CGColor(srgbRed: 0.93, green: 0.93, blue: 0.94, alpha: 1)
  private static let edge = CGColor(srgbRed: 0.72, green: 0.72, blue: 0.75, alpha: 1)
  private static let ink = CGColor(srgbRed: 0.25, green: 0.25, blue: 0.28, alpha: 1)

  private func compose(_ pictures: [Int: CGImage], threads: Int) -> CGImage {
    // A point is a pixel here, so that no picture is drawn between pixels.
    let stage = Stage(size: layout.size, threads: threads)
    stage.perform {
      stage.layer.backgroundColor = Self.background
      for (index, picture) in pictures {
        stage.layer.addSublayer(edge(around: layout.frame(of: index)))
        stage.layer.addSublayer(layer(showing: picture, in: layout.frame(of: index)))
        stage.layer.addSublayer(caption(times[index], in: layout.captionFrame(of: index)))
      }
    }
    return stage.picture()
  }

  private func edge(around frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame.insetBy(dx: -layout.unit.rounded(), dy: -layout.unit.rounded())
    layer.backgroundColor = Self.edge
    return layer
  }

  /// What a scene leaves transparent shows white.
  private func layer(showing picture: CGImage, in frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = .white
    layer.contents = picture
    return layer
  }

  private func caption(_ time: Double, in frame: CGRect) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = frame.offsetBy(dx: 0, dy: (5 * layout.unit).rounded())
    layer.string = "\(time.rounded(decimals: 3).plain) s"
    layer.font = "Liberation Sans" as NSString
    layer.fontSize = 13 * layout.unit
    layer.foregroundColor = Self.ink
    layer.alignmentMode = .center
    return layer
  }
}
