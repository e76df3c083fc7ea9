import Foundation
import Lottie
import Staging

/// A pass through a film: what each frame took, and whether any pixel showed.
struct FilmPass {
  /// Seconds of processor time, of all threads.
  var seconds = 0.0
  var isBlank = true
  /// Of the last picture.
  var size = (width: 0, height: 0)
}

/// Which frames of a film are drawn, and how large.
struct FilmRendering {
  let animation: LottieAnimation
  let path: String
  let size: CGSize
  /// From the film's first one, which is 0.
  let frames: [Int]

  /// At most 60 frames, as far apart as each other; the longer side is at most 500.
  init(_ animation: LottieAnimation, path: String) {
    self.animation = animation
    self.path = path
    let scale = min(1, 500 / max(animation.size.width, animation.size.height))
    size = CGSize(
      width: max(1, (animation.size.width * scale).rounded()),
      height: max(1, (animation.size.height * scale).rounded()))
    let count = max(1, Int((animation.endFrame - animation.startFrame).rounded(.up)))
    let drawn = min(count, 60)
    frames = (0..<drawn).map { $0 * count / drawn }
  }
}

extension FilmRendering {
  /// Draws the frames on a stage, on which the film is built before the clock starts.
  func ours(_ mode: RenderMode) -> FilmPass {
    let stage = Stage(size: size, mode: mode)
    stage.perform { stage.show(animation) }
    var pass = FilmPass()
    for frame in frames {
      let start = processSeconds()
      stage.advance(to: Double(frame) / animation.frameRate)
      let picture = stage.picture()
      pass.seconds += processSeconds() - start
      pass.isBlank = pass.isBlank && picture.isBlank
      pass.size = (picture.width, picture.height)
    }
    return pass
  }

  /// Has rlottie draw the frames; nil where it can't read the film.
  func theirs(_ library: RLottie) -> FilmPass? {
    guard let film = library.animation(path: path) else { return nil }
    defer { library.destroy(film) }
    let (width, height) = (Int(size.width), Int(size.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    var pass = FilmPass(size: (width, height))
    for frame in frames {
      let start = processSeconds()
      library.render(film, frame: frame, into: &pixels, width: width, height: height)
      pass.seconds += processSeconds() - start
      pass.isBlank = pass.isBlank && pixels.allSatisfy { $0 == 0 }
    }
    return pass
  }
}

extension Stage {
  /// Shows a film that fills the stage and plays from now on.
  func show(_ animation: LottieAnimation) {
    let film = LottieAnimationLayer(animation)
    film.frame = CGRect(origin: .zero, size: size)
    layer.addSublayer(film)
    film.play()
  }
}

extension CGImage {
  fileprivate var isBlank: Bool {
    dataProvider?.data.map { Data(referencing: $0).allSatisfy { $0 == 0 } } ?? true
  }
}

/// The time that all threads had a processor, so that a library that starts some isn't favored.
func processSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
