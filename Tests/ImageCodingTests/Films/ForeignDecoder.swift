import Foundation
import Testing

/// A film as another program decodes it.
struct ForeignFilm {
  /// The straight pixels of each frame, red in the lowest byte.
  var frames: [[UInt32]]
  /// The duration of each frame in seconds, where the program reports it.
  var durations: [Double] = []
  /// The number of passes, 0 for forever, where the program reports it.
  var loopCount: Int?
}

/// The outcome of a program that has ended.
struct ProgramOutcome {
  let status: Int32
  let output: Data
  let errors: String

  /// Runs a program of the system, with files for its streams, so that none of them can fill a pipe.
  init(_ path: String, _ words: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func handle(_ name: String) throws -> FileHandle {
      let url = folder.appendingPathComponent(name)
      _ = FileManager.default.createFile(atPath: url.path, contents: nil)
      return try FileHandle(forUpdating: url)
    }
    let (outputHandle, errorHandle) = (try handle("output"), try handle("errors"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputHandle
    process.standardError = errorHandle
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Data(contentsOf: folder.appendingPathComponent("output"))
    errors = String(decoding: try Data(contentsOf: folder.appendingPathComponent("errors")), as: UTF8.self)
  }

  /// Returns the path of a program in the search path; nil if it isn't installed.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Data {
  /// The bytes as pixels of four bytes, red first.
  var rgbaPixels: [UInt32] {
    withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 3, by: 4).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
      }
    }
  }

  /// The bytes as frames of pixels.
  func rgbaFrames(pixelCount: Int) -> [[UInt32]] {
    let pixels = rgbaPixels
    return stride(from: 0, to: pixels.count, by: pixelCount).map {
      Array(pixels[$0..<Swift.min($0 + pixelCount, pixels.count)])
    }
  }
}

/// Decoding with Pillow, which Debian packages as python3-pil.
enum Pillow {
  static let notice: Comment = "Pillow isn't installed (Debian: python3-pil), so its decoding isn't compared"

  /// The path of a Python that has Pillow; nil if there is none.
  static let python = ["/usr/bin/python3", ProgramOutcome.path(of: "python3")].compactMap(\.self).first {
    path in
    (try? ProgramOutcome(path, ["-c", "import PIL.Image"]))?.status == 0
  }

  private static let script = """
    import json, sys
    from PIL import Image
    film = Image.open(sys.argv[1])
    durations, pixels = [], []
    for index in range(film.n_frames):
      film.seek(index)
      pixels.append(film.convert("RGBA").tobytes())
      durations.append(film.info.get("duration", 0))
    sys.stdout.buffer.write(json.dumps([film.width * film.height, film.info.get("loop"), durations]).encode() + b"\\n")
    for frame in pixels: sys.stdout.buffer.write(frame)
    """

  static func decode(_ url: URL) throws -> ForeignFilm {
    let outcome = try ProgramOutcome(try #require(python), ["-c", script, url.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let header = outcome.output.prefix { $0 != 10 }
    let values = try #require(try JSONSerialization.jsonObject(with: header) as? [Any])
    let milliseconds = try #require(values[2] as? [NSNumber])
    return ForeignFilm(
      frames: Data(outcome.output.dropFirst(header.count + 1))
        .rgbaFrames(pixelCount: try #require(values[0] as? Int)),
      durations: milliseconds.map { $0.doubleValue / 1000 }, loopCount: values[1] as? Int)
  }
}

/// Decoding with ffmpeg.
enum FFmpegDecoder {
  static let notice: Comment =
    "ffmpeg isn't installed (Debian: ffmpeg), so films of its formats aren't tested"
  static let path = ProgramOutcome.path(of: "ffmpeg")

  /// Decodes a film to straight RGBA.
  ///
  /// - Parameter decoder: The name of the decoder; nil for ffmpeg's choice.
  static func decode(_ url: URL, pixelCount: Int, decoder: String? = nil) throws -> ForeignFilm {
    let input = (decoder.map { ["-c:v", $0] } ?? []) + ["-i", url.path]
    let words =
      ["-v", "error"] + input + ["-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    let outcome = try ProgramOutcome(try #require(path), words)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return ForeignFilm(frames: outcome.output.rgbaFrames(pixelCount: pixelCount))
  }

  /// Returns properties of a film's streams, as ffprobe reports them.
  static func streams(_ url: URL) throws -> [[String: Any]] {
    let probe = try #require(ProgramOutcome.path(of: "ffprobe"))
    let outcome = try ProgramOutcome(
      probe, ["-v", "error", "-count_frames", "-show_streams", "-of", "json", url.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let document = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    return try #require(document?["streams"] as? [[String: Any]])
  }
}
