import Foundation
import Staging

/// Pictures of a subject at several times, side by side on a separate stage.
struct Filmstrip: Product {
  /// In seconds from the subject's beginning.
  let times: [Double]
  let layout: FilmstripLayout
  let destination: Destination

  func make(in session: RenderSession) throws -> RenderResult {
    let file = try PictureFile(destination)
    let work = Progress.Work(
      count: times.count, unit: "pictures", consequence: "nothing was written", finishingShare: 0.2)
    return try session.track(work) { progress in
      let pictures = try pictures(on: session.stage, progress)
      let strip = compose(pictures, threads: session.plan.threads)
      try progress.finish(0)
      return try file.write(strip, times: times, console: session.console)
    }
  }

  /// Returns the pictures by index. They are drawn in the order of their times, because a stage can't go
  /// back.
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
  private static let backgroundColor = CGColor(srgbRed: 0.93, green: 0.93, blue: 0.94, alpha: 1)
  private static let borderColor = CGColor(srgbRed: 0.72, green: 0.72, blue: 0.75, alpha: 1)
  private static let textColor = CGColor(srgbRed: 0.25, green: 0.25, blue: 0.28, alpha: 1)

  private func compose(_ pictures: [Int: CGImage], threads: Int) -> CGImage {
    // One point is one pixel here, so that no picture straddles pixels.
    let stage = Stage(size: layout.size, threads: threads)
    stage.setBackground(Self.backgroundColor)
    stage.perform {
      for (index, picture) in pictures {
        stage.layer.addSublayer(borderLayer(around: layout.frame(of: index)))
        stage.layer.addSublayer(pictureLayer(picture, in: layout.frame(of: index)))
        stage.layer.addSublayer(captionLayer(times[index], in: layout.captionFrame(of: index)))
      }
    }
    return stage.picture()
  }

  private func borderLayer(around frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame.insetBy(dx: -layout.unit.rounded(), dy: -layout.unit.rounded())
    layer.backgroundColor = Self.borderColor
    return layer
  }

  /// Returns a layer that shows a picture on white.
  private func pictureLayer(_ picture: CGImage, in frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = .white
    layer.contents = picture
    return layer
  }

  private func captionLayer(_ time: Double, in frame: CGRect) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = frame.offsetBy(dx: 0, dy: (5 * layout.unit).rounded())
    layer.string = "\(time.rounded(decimals: 3).plain) s"
    layer.font = "Liberation Sans" as NSString
    layer.fontSize = 13 * layout.unit
    layer.foregroundColor = Self.textColor
    layer.alignmentMode = .center
    return layer
  }
}
