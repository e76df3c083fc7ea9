import Foundation
import ImageCoding
import LottiePlayer
import QuartzCore
import Staging

// Draws the beginning, the middle, and the end of each Lottie file in a folder on one sheet.
// Usage: LottieFeatures FOLDER SHEET.png [context]

private let side = 60.0
private let gap = 4.0
private let textHeight = 12.0
private let columns = 4
private let features: LottieFeatures = [
  .mergedPaths, .trimmedFills, .effects, .effectsInContexts, .highlights,
]

private func sheet(of files: [URL], mode: RenderMode) throws -> CGImage {
  let cell = CGSize(width: 3 * (side + gap) + gap, height: side + textHeight + 2 * gap)
  let rows = (files.count + columns - 1) / columns
  let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
  let stage = Stage(size: size, scale: 2, mode: mode)
  try stage.perform {
    stage.layer.backgroundColor = CGColor(gray: 0.93, alpha: 1)
    for (index, file) in files.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let corner = CGPoint(x: CGFloat(column) * cell.width + gap, y: CGFloat(row) * cell.height + gap)
      stage.layer.addSublayer(label(file.deletingPathExtension().lastPathComponent, at: corner))
      for layer in try pictures(of: file, below: corner) { stage.layer.addSublayer(layer) }
    }
  }
  return stage.picture()
}

private func label(_ text: String, at corner: CGPoint) -> CALayer {
  let label = CATextLayer()
  (label.string, label.fontSize) = (text, 9)
  label.foregroundColor = CGColor(gray: 0, alpha: 1)
  label.frame = CGRect(x: corner.x, y: corner.y, width: 3 * side, height: textHeight)
  return label
}

/// Returns layers at frames 0, 10, and 20.
private func pictures(of file: URL, below corner: CGPoint) throws -> [CALayer] {
  let animation = try LottieAnimation(contentsOf: file)
  return [0, 10, 20].enumerated().map { index, frame in
    let layer = LottieAnimationLayer(animation, features: features)
    layer.frame = CGRect(
      x: corner.x + CGFloat(index) * (side + gap), y: corner.y + textHeight, width: side, height: side)
    layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    layer.currentFrame = frame
    return layer
  }
}

let arguments = CommandLine.arguments
let folder = URL(fileURLWithPath: arguments[1])
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
let mode = arguments.count > 3 && arguments[3] == "context" ? RenderMode.context : .screen
try PNGEncoder().encode(try sheet(of: files, mode: mode)).write(to: URL(fileURLWithPath: arguments[2]))
