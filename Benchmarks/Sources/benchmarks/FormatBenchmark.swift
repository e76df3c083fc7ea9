import Foundation
import ImageCoding

/// Compares GIF, APNG, and WebP films with those that ffmpeg and libwebp's own tool make of the same frames: bytes,
/// PSNR, SSIM, CPU time, and peak memory.
///
/// Each encoder runs in a process of its own on one thread. A GIF has 50 frames per second, the highest rate that
/// viewers play; the other films have 60. The frames are in a file; reading it is part of every time.
func measureFormats(_ harness: inout Harness) {
  guard let names = harness.included(TestClip.all.map(\.name), of: "formats") else { return }
  let missing = ["ffmpeg", "img2webp", "time"].filter { ProgramRun.path(of: $0) == nil }
  guard missing.isEmpty else {
    return print("formats: \(missing.joined(separator: ", ")) not installed ('make bench' does it); skipped")
  }
  print(FormatResult.header)
  for clip in TestClip.all where names.contains(clip.name) {
    do {
      try measure(clip, &harness)
    } catch {
      harness.check(false, "formats \(clip.name): \(error)")
    }
  }
}

private func measure(_ clip: TestClip, _ harness: inout Harness) throws {
  let folder = try FileManager.default.url(
    for: .itemReplacementDirectory, in: .userDomainMask,
    appropriateFor: FileManager.default.temporaryDirectory,
    create: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for format in [FilmFormat.gif, .png, .webp] {
    let frames = try RawFrames(
      clip, rate: format == .gif ? 50 : 60, to: folder.appendingPathComponent("frames.rgba"))
    let results = try FormatEncoder.all(for: format).map { encoder in
      let film = folder.appendingPathComponent("\(encoder.name).\(format.rawValue)")
      return FormatResult(
        clip: clip.name, encoder: encoder.name, format: format,
        run: try encoder.encode(frames, to: film), quality: try FilmQualityMeasure(of: film, frames), film)
    }
    for result in results { print(result.text) }
    check(results, exactly: format == .webp, &harness)
  }
}

/// Checks that our film, the first one, is neither larger nor worse than the other.
private func check(_ results: [FormatResult], exactly: Bool, _ harness: inout Harness) {
  let (own, other) = (results[0], results[1])
  let name = "formats \(own.clip), \(own.format.rawValue)"
  if exactly {
    harness.check(own.data == other.data, "\(name): the bytes differ from those of \(other.encoder)")
  }
  harness.check(
    own.data.count <= other.data.count, "\(name): \(own.data.count) bytes instead of \(other.data.count)")
  harness.check(
    own.quality.psnr >= other.quality.psnr - 0.005,
    "\(name): a PSNR of \(own.quality.psnr) instead of \(other.quality.psnr)")
  harness.check(
    own.quality.ssim >= other.quality.ssim - 0.00005,
    "\(name): an SSIM of \(own.quality.ssim) instead of \(other.quality.ssim)")
}

/// The film of one encoder.
private struct FormatResult {
  let clip: String
  let encoder: String
  let format: FilmFormat
  let run: ProgramRun
  let quality: FilmQualityMeasure
  let data: Data

  init(
    clip: String, encoder: String, format: FilmFormat, run: ProgramRun, quality: FilmQualityMeasure,
    _ film: URL
  ) {
    (self.clip, self.encoder, self.format) = (clip, encoder, format)
    (self.run, self.quality) = (run, quality)
    data = (try? Data(contentsOf: film)) ?? Data()
  }

  static let header = columns("formats", "bytes", "PSNR", "SSIM", "CPU s", "peak MB")

  var text: String {
    Self.columns(
      "\(clip), \(format.rawValue), \(encoder)", "\(data.count)",
      quality.psnr.isInfinite ? "exact" : Harness.decimal(quality.psnr, 2), Harness.decimal(quality.ssim, 3),
      Harness.decimal(run.processorSeconds, 2), Harness.decimal(run.peakMemory / 1e6, 0))
  }

  private static func columns(_ name: String, _ cells: String...) -> String {
    cells.reduce(" " + name.padding(toLength: 40, withPad: " ", startingAt: 0)) { line, cell in
      line + String(repeating: " ", count: max(1, 10 - cell.count)) + cell
    }
  }
}
