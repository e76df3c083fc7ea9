import Foundation
import LottiePlayer
import Staging

/// A Lottie file whose reading, and drawing at one size, are measured with each library.
struct FilmFile {
  let name: String
  let path: String
  let size: FilmSize
  /// The width and height in pixels.
  let pixels: (width: Int, height: Int)
  /// The number of frames of the film, at least 1.
  let frameCount: Int

  /// Creates a file of ``FilmFolder``; nil if it isn't a Lottie file, or isn't drawn at the size.
  private init?(_ name: String, _ size: FilmSize) {
    let path = FilmFolder.path + "/" + name
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)),
      size.includes(animation)
    else { return nil }
    (self.name, self.path, self.size) = (name, path, size)
    pixels = size.pixels(of: animation)
    frameCount = max(1, Int((animation.endFrame - animation.startFrame).rounded(.up)))
  }

  /// The files of the folder that the harness includes in a row, at each of their sizes.
  ///
  /// This library reads all of them before any is measured. A file that it had just read would still be in the processor's
  /// caches, which would favor it.
  static func files(of row: String, in harness: Harness) -> [FilmFile] {
    let files = FilmFolder.names.filter { $0.hasSuffix(".json") }
    guard let names = harness.included(files, of: row) else { return [] }
    if names.isEmpty { print("\(row): no files in \(FilmFolder.path); skipped") }
    return FilmSize.allCases.flatMap { size in names.compactMap { FilmFile($0, size) } }
  }

  /// Reads the file and draws its first frames with this library, ThorVG and rlottie; nil for a library that isn't
  /// installed or can't.
  func passes(_ purpose: FilmPassPurpose, frameCount: Int, _ peers: FilmPeers) -> [FilmPass?] {
    [
      FilmPass(purpose, throughFileAt: path, frameCount: frameCount, size: pixels),
      peers.thorVG?.pass(purpose, throughFileAt: path, frameCount: frameCount, size: pixels),
      peers.rlottie?.pass(purpose, throughFileAt: path, frameCount: frameCount, size: pixels),
    ]
  }
}

/// The libraries with which reading and drawing are compared.
struct FilmPeers {
  static let names = ["ThorVG", "rlottie"]

  let thorVG = ThorVG()
  let rlottie = RLottie()

  /// Loads the libraries, and prints a notice for each one that isn't installed.
  init(for row: String) {
    if thorVG == nil { print("\(row): ThorVG isn't installed (pip install thorvg-python)") }
    if rlottie == nil { print("\(row): rlottie isn't installed (librlottie-dev on Debian)") }
  }
}

extension Harness {
  /// Records the seconds that a step takes with this library, and with those of the ``FilmPeers`` that count.
  mutating func addFile(_ file: String, of work: String, step: String, own: Double, peers: [Double?]) {
    for case (let name, let seconds?) in zip(FilmPeers.names, peers) {
      addFile(file, of: work, step: step, time: own * 1e3, baseline: (name, seconds * 1e3))
    }
  }
}

extension FilmPass {
  /// Reads a Lottie file and draws its first frames one after another on a stage; nil if it can't be read.
  ///
  /// The time to release the film isn't included, with any library.
  fileprivate init?(
    _ purpose: FilmPassPurpose, throughFileAt path: String, frameCount: Int, size: (width: Int, height: Int)
  ) {
    self.init(purpose: purpose)
    let start = processSeconds()
    guard let animation = LottieAnimation.filepath(path, animationCache: nil) else { return nil }
    loadSeconds = processSeconds() - start
    let stage = Stage(size: CGSize(width: size.width, height: size.height), mode: .context)
    defer { withExtendedLifetime((animation, stage)) {} }
    stage.perform { stage.play(animation) }
    for frame in 0..<frameCount {
      if frame > 0 { stage.advance(to: Double(frame) / animation.frameRate) }
      let picture = stage.picture()
      if recordFrame(isBlank: picture.isBlank) { break }
    }
    seconds = processSeconds() - start
  }
}

extension RLottie {
  /// Reads a Lottie file and draws its first frames one after another; nil if rlottie can't read it.
  fileprivate func pass(
    _ purpose: FilmPassPurpose, throughFileAt path: String, frameCount: Int, size: (width: Int, height: Int)
  ) -> FilmPass? {
    var pass = FilmPass(purpose: purpose, size: size)
    let key = UUID().uuidString
    let start = processSeconds()
    guard let animation = newAnimation(path: path, key: key) else { return nil }
    defer { destroy(animation) }
    pass.loadSeconds = processSeconds() - start
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    for frame in 0..<frameCount {
      render(animation, frame: frame, into: &pixels, width: size.width, height: size.height)
      if pass.recordFrame(isBlank: pixels.allSatisfy { $0 == 0 }) { break }
    }
    pass.seconds = processSeconds() - start
    return pass
  }
}
