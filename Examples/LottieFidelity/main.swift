import Foundation
import ImageCoding
import Lottie
import QuartzCore
import Staging

// usage: LottieFidelity SAMPLES MANIFEST.tsv OUT
let arguments = CommandLine.arguments
let samples = URL(fileURLWithPath: arguments[1])
let out = URL(fileURLWithPath: arguments[3])
let rows = try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n").dropFirst()
  .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
let filter = arguments.count > 4 ? arguments[4] : ""
for row in rows where row[10] != "1" && row[11] != "1" && (filter.isEmpty || row[0].contains(filter)) {
  do {
    let animation = try LottieAnimation(contentsOf: samples.appendingPathComponent(row[0]))
    let longer = max(animation.size.width, animation.size.height)
    let scale = 2 * min(1, 500 / longer)
    let start = Date()
    let stage = Stage(size: animation.size, scale: scale, mode: .context)
    stage.perform {
      let layer = LottieAnimationLayer(animation)
      layer.anchorPoint = .zero
      layer.position = .zero
      let progress = Double(row[2])!
      layer.currentFrame = animation.startFrame + progress * (animation.endFrame - animation.startFrame)
      stage.layer.addSublayer(layer)
      if progress == 0 { for f in layer.unsupportedFeatures { print("  ", row[0], f) } }
    }
    let image = stage.picture()
    try PNGEncoder().encode(image).write(to: out.appendingPathComponent(row[1]))
    let time = Date().timeIntervalSince(start)
    if time > 1 { print(row[1], time) }
  } catch { print(row[0], error) }
}
