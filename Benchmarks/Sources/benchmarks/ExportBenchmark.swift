import Foundation
import ImageCoding
import Staging

/// Compares rendering and encoding a film on two threads with one thread.
func measureExport(_ harness: inout Harness) {
  let cores = ProcessInfo.processInfo.activeProcessorCount
  for (name, palette) in [
    ("export on two cores", GIFWriter.Palette.global),
    ("export on two cores, palettes of its frames", .perFrame),
  ] where harness.includes(name) {
    let (one, two) = (ExportFilm(palette, threads: 1), ExportFilm(palette, threads: 2))
    let bytes = one.bytes
    harness.check(!bytes.isEmpty && bytes == two.bytes, "\(name): the bytes differ from those of one thread")
    harness.compare(
      name, leastRatio: cores > 1 ? 1.85 : nil, by: .wall, work: { digest(two.bytes) }, with: "on one",
      baseline: { digest(one.bytes) })
  }
}

/// A number of some of the bytes, because a loop over all of them would count as work on one core.
private func digest(_ bytes: Data) -> UInt64 {
  stride(from: 0, to: bytes.count, by: 64).reduce(0) { $0 &* 31 &+ UInt64(bytes[$1]) }
}

/// A film of two seconds at 50 frames per second, the highest rate of a GIF, in which 40 squares rotate and move over a gradient.
private struct ExportFilm {
  private let palette: GIFWriter.Palette
  private let threads: Int

  init(_ palette: GIFWriter.Palette, threads: Int) {
    self.palette = palette
    self.threads = threads
  }

  private static let size = CGSize(width: 480, height: 360)

  /// Returns the film, rendered anew each time; empty if an error occurs.
  var bytes: Data {
    let stage = Stage(size: Self.size, threads: threads)
    stage.perform { build(in: stage.layer) }
    var bytes = Data()
    do {
      let writer = try GIFWriter(
        width: Int(Self.size.width), height: Int(Self.size.height),
        options: .init(palette: palette, threads: threads)
      ) { bytes += $0 }
      for frame in stage.frames(until: 2, rate: 50) {
        try writer.append(frame.image, duration: frame.duration)
      }
      try writer.finish()
    } catch {
      return Data()
    }
    return bytes
  }

  private func build(in root: CALayer) {
    let sky = CAGradientLayer()
    sky.frame = root.bounds
    sky.colors = [
      CGColor(srgbRed: 0.1, green: 0.3, blue: 0.8, alpha: 1),
      CGColor(srgbRed: 1, green: 0.7, blue: 0.5, alpha: 1),
    ]
    root.addSublayer(sky)
    for number in 0..<40 { root.addSublayer(square(number)) }
  }

  private func square(_ number: Int) -> CALayer {
    let layer = CALayer()
    let (column, row) = (number % 8, number / 8)
    layer.frame = CGRect(x: 12 + 58 * column, y: 14 + 70 * row, width: 44, height: 44)
    layer.cornerRadius = 8
    layer.backgroundColor = CGColor(
      srgbRed: CGFloat(column) / 7, green: CGFloat(row) / 4, blue: 0.6, alpha: 0.8)
    animate(layer, "transform.rotation", by: Double(number % 5 - 2))
    animate(layer, "position.x", by: Double(number % 7 * 10 - 30))
    return layer
  }

  private func animate(_ layer: CALayer, _ keyPath: String, by distance: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.byValue = distance
    animation.duration = 2
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: keyPath)
  }
}
