import Foundation
import ImageCoding
import LottiePlayer
import Staging

/// Compares exporting a Lottie file of 300 frames as a GIF of 500 × 500 pixels, on one thread, with its duration.
func measureFilmExport(_ harness: inout Harness) {
  let name = "film to GIF"
  guard harness.includes(name) else { return }
  let path = "Examples/LottieFiles/loader.json"
  guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else {
    return print("\(name): \(path) doesn't exist; run in the repository's folder")
  }
  var best = (seconds: Double.infinity, frames: 0, bytes: 0)
  for _ in 0..<3 {
    let start = processSeconds()
    guard let film = try? gif(of: animation) else {
      return harness.check(false, "\(name): the export failed")
    }
    best = (min(best.seconds, processSeconds() - start), film.frames, film.bytes)
  }
  let ratio = animation.duration / best.seconds
  harness.check(best.frames == 300 && best.bytes > 0, "\(name): \(best.frames) frames, \(best.bytes) bytes")
  harness.check(ratio > 1, "\(name): the export takes longer than the film")
  print(
    "\(name): \(best.frames) frames, \(Harness.decimal(animation.duration, 1)) s, made in "
      + "\(Harness.decimal(best.seconds, 2)) s: \(Harness.decimal(ratio, 1)) times real time, "
      + "\(Harness.decimal(peakMemory() / 1e6, 0)) MB of memory")
}

private func gif(of animation: LottieAnimation) throws -> (frames: Int, bytes: Int) {
  let stage = Stage(size: CGSize(width: 500, height: 500))
  stage.perform { stage.play(animation) }
  var (frames, bytes) = (0, 0)
  let writer = try GIFWriter(width: 500, height: 500, options: .init(threads: 1)) { bytes += $0.count }
  for frame in stage.frames(until: animation.duration, rate: GIFWriter.maximumFrameRate) {
    try writer.append(frame.image, duration: frame.duration)
    frames += 1
  }
  try writer.finish()
  return (frames, bytes)
}

/// Returns the peak memory of the process in bytes; 0 where the system doesn't report it.
private func peakMemory() -> Double {
  // On Linux, getrusage includes the peak of the program that started this one.
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) * 1024
}
