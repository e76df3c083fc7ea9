import Foundation
import LottiePlayer
import Staging

/// Why the frames of a Lottie file are drawn.
enum FilmPassPurpose {
  /// To measure the time.
  case timing
  /// To see whether anything is drawn. The pass ends with the first frame that shows something.
  case inspection
}

/// The result of drawing some frames of a Lottie file.
struct FilmPass {
  let purpose: FilmPassPurpose
  /// The CPU time of all threads, in seconds.
  var seconds = 0.0
  /// The part of ``seconds`` in which the file was read; 0 if that isn't measured.
  var loadSeconds = 0.0
  /// Whether every pixel of every frame is transparent. Only a pass for ``FilmPassPurpose/inspection`` reads pixels.
  var isBlank = true
  /// The size of the last picture in pixels.
  var size = (width: 0, height: 0)
}

extension FilmPass {
  /// Records whether a frame is blank in a pass for ``FilmPassPurpose/inspection``, and returns whether the pass ends.
  ///
  /// A pass whose time is measured doesn't read the pixels, because that would remove everything else from the
  /// processor's caches.
  mutating func recordFrame(isBlank isFrameBlank: @autoclosure () -> Bool) -> Bool {
    guard purpose == .inspection else { return false }
    isBlank = isFrameBlank()
    return !isBlank
  }
}

/// Several passes through a film with each library; nil for a library that isn't installed or can't read the file.
struct FilmPasses {
  let inspected: [FilmPass?]
  let timed: [[FilmPass?]]

  /// Returns the shortest time in which the library at an index drew the film; nil if it draws nothing.
  func fastest(_ library: Int) -> Double? {
    inspected[library]?.isBlank == false ? timed.compactMap { $0[library] }.map(\.seconds).min() : nil
  }
}

/// The frames of a Lottie file to render, and their size.
struct FilmRendering {
  let animation: LottieAnimation
  let path: String
  let size: (width: Int, height: Int)
  /// The frames, counted from the first one.
  let frames: [Int]

  /// Creates a rendering of at most 60 frames at equal distances, at the standard size.
  init(_ animation: LottieAnimation, path: String) {
    self.animation = animation
    self.path = path
    size = FilmSize.standard.pixels(of: animation)
    let count = max(1, Int((animation.endFrame - animation.startFrame).rounded(.up)))
    let frameCount = min(count, 60)
    frames = (0..<frameCount).map { $0 * count / frameCount }
  }
}

extension FilmRendering {
  /// Renders the frames with this library in each of the modes, and with each of the ``FilmPeers``; nil for a library that
  /// isn't installed or can't.
  func passes(_ purpose: FilmPassPurpose, _ modes: [RenderMode], _ peers: FilmPeers) -> [FilmPass?] {
    modes.map { render(purpose, $0) } + [
      peers.thorVG?.pass(purpose, through: frames, ofFileAt: path, size: size),
      peers.rlottie.flatMap { render(purpose, with: $0) },
    ]
  }

  /// Renders the frames on a stage; building the layers isn't measured.
  private func render(_ purpose: FilmPassPurpose, _ mode: RenderMode) -> FilmPass {
    let stage = Stage(size: CGSize(width: size.width, height: size.height), mode: mode)
    stage.perform { stage.play(animation).buildAllLayers() }
    var pass = FilmPass(purpose: purpose)
    for frame in frames {
      let start = processSeconds()
      stage.advance(to: Double(frame) / animation.frameRate)
      let picture = stage.picture()
      pass.seconds += processSeconds() - start
      pass.size = (picture.width, picture.height)
      if pass.recordFrame(isBlank: picture.isBlank) { break }
    }
    return pass
  }

  /// Renders the frames with rlottie; nil if it can't read the file.
  private func render(_ purpose: FilmPassPurpose, with library: RLottie) -> FilmPass? {
    guard let animation = library.animation(path: path) else { return nil }
    defer { library.destroy(animation) }
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    var pass = FilmPass(purpose: purpose, size: size)
    for frame in frames {
      let start = processSeconds()
      library.render(animation, frame: frame, into: &pixels, width: size.width, height: size.height)
      pass.seconds += processSeconds() - start
      if pass.recordFrame(isBlank: pixels.allSatisfy { $0 == 0 }) { break }
    }
    return pass
  }
}

extension Stage {
  /// Adds an animation that fills the stage, and plays it.
  @discardableResult
  func play(_ animation: LottieAnimation) -> LottieAnimationLayer {
    let animationLayer = LottieAnimationLayer(animation)
    animationLayer.frame = CGRect(origin: .zero, size: size)
    layer.addSublayer(animationLayer)
    animationLayer.play()
    return animationLayer
  }
}

extension LottieAnimationLayer {
  /// Builds the layers that don't show yet, which are otherwise built when they first show.
  fileprivate func buildAllLayers() { _ = convert(CGPoint.zero, toLayerAt: AnimationKeypath(keypath: "**")) }
}

extension CGImage {
  /// Whether all pixels are transparent.
  var isBlank: Bool {
    guard let data = dataProvider?.data else { return true }
    return UnsafeRawBufferPointer(start: data.bytes, count: data.length).allSatisfy { $0 == 0 }
  }
}

/// Returns the CPU time of all threads in seconds, which doesn't favor libraries that start threads.
func processSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
