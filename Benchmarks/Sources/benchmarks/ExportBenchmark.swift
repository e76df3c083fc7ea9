import Foundation
import ImageCoding
import Staging

/// Compares rendering and encoding a film on two threads with one thread.
func measureExport(_ harness: inout Harness) {
  for (name, format, goal) in [
    ("export on two cores", ExportFilm.Format.gif(.global), 1.85),
    ("export on two cores, palettes of its frames", .gif(.perFrame), 1.85),
    ("export on two cores, WebP", .webP(.lossless), 1.85),
    // The lead-ins of segments weigh more beside lossy frames, which take half the time.
    ("export on two cores, lossy or lossless WebP", .webP(.mixed(quality: 85)), 1.8),
  ] where harness.includes(name) {
    let (one, two) = (ExportFilm(format, threads: 1), ExportFilm(format, threads: 2))
    let bytes = one.bytes
    harness.check(!bytes.isEmpty && bytes == two.bytes, "\(name): the bytes differ from those of one thread")
    harness.compareThreads(
      name, leastRatio: goal, two: { digest(two.bytes) }, one: { digest(one.bytes) })
  }
}

/// Compares rendering and encoding each of the clips on two threads with one thread.
func measureClipExport(_ harness: inout Harness) {
  let repeats = harness.repeats
  defer { harness.repeats = repeats }
  for clip in TestClip.all + [.manyLayers] {
    for format in [FilmFormat.gif, .png, .webp] {
      let name = "export of \(clip.name) on two cores, \(format.rawValue)"
      guard harness.includes(name) else { continue }
      // An APNG takes seconds.
      harness.repeats = format == .png ? 2 : 12
      let bytes = film(of: clip, format, threads: 1)
      harness.check(
        !bytes.isEmpty && bytes == film(of: clip, format, threads: 2),
        "\(name): the bytes differ from those of one thread")
      harness.compareThreads(
        name, two: { digest(film(of: clip, format, threads: 2)) },
        one: { digest(film(of: clip, format, threads: 1)) })
    }
  }
}

/// Returns a film of a clip at the highest rate that viewers play, rendered anew each time; empty if an error occurs.
private func film(of clip: TestClip, _ format: FilmFormat, threads: Int) -> Data {
  var bytes = Data()
  do {
    let stage = clip.makeStage(threads: threads)
    let writer = try FilmWriter(
      as: format, options: .init(quality: format == .webp ? .high : .standard, threads: threads)
    ) { bytes += $0 }
    for frame in stage.frames(until: TestClip.duration, rate: format == .gif ? 50 : 60) {
      try writer.append(frame.image, duration: frame.duration)
    }
    try writer.finish()
  } catch {
    return Data()
  }
  return bytes
}

/// A number of some of the bytes, because a loop over all of them would count as work on one core.
private func digest(_ bytes: Data) -> UInt64 {
  stride(from: 0, to: bytes.count, by: 64).reduce(0) { $0 &* 31 &+ UInt64(bytes[$1]) }
}

/// A film of two seconds at 50 frames per second, the highest rate of a GIF, in which 40 squares rotate and move over a gradient.
private struct ExportFilm {
  enum Format {
    case gif(GIFWriter.Palette)
    case webP(WebPWriter.Compression)
  }

  private let format: Format
  private let threads: Int

  init(_ format: Format, threads: Int) {
    self.format = format
    self.threads = threads
  }

  private static let (width, height) = (480, 360)

  /// Returns the film, rendered anew each time; empty if an error occurs.
  var bytes: Data {
    let stage = Stage(size: CGSize(width: Self.width, height: Self.height), threads: threads)
    stage.perform { build(in: stage.layer) }
    return (try? encode(stage.frames(until: 2, rate: 50))) ?? Data()
  }

  private func encode(_ frames: Stage.Frames) throws -> Data {
    var bytes = Data()
    switch format {
    case .gif(let palette):
      let writer = try GIFWriter(
        width: Self.width, height: Self.height, options: .init(palette: palette, threads: threads)
      ) { bytes += $0 }
      for frame in frames { try writer.append(frame.image, duration: frame.duration) }
      try writer.finish()
    case .webP(let compression):
      let writer = try WebPWriter(
        width: Self.width, height: Self.height, options: .init(compression: compression, threads: threads)
      ) { bytes += $0 }
      for frame in frames { try writer.append(frame.image, duration: frame.duration) }
      try writer.finish()
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
