import Foundation
import LottiePlayer
import Staging

/// The content of a stage: a scene of the program, or an animation from a Lottie file.
enum Subject {
  case scene(SceneSubject)
  case lottie(LottieSubject)
}

extension Subject {
  /// The user's name for the subject: a scene's name or a file's path.
  var name: String {
    switch self {
    case .scene(let subject): subject.name
    case .lottie(let subject): subject.path
    }
  }

  /// The natural size in points.
  var size: CGSize {
    switch self {
    case .scene(let subject): subject.scene.size
    case .lottie(let subject): subject.animation.size
    }
  }

  /// The duration in seconds.
  var duration: Double {
    switch self {
    case .scene(let subject): subject.duration
    case .lottie(let subject): subject.duration
    }
  }

  /// Eight times that summarize the subject, in seconds.
  var highlights: [Double] {
    switch self {
    case .scene(let subject): subject.highlights
    case .lottie(let subject): subject.highlights
    }
  }

  /// The frame rate of a film, in frames per second, unless the user specifies another one.
  func frameRate(for format: OutputFormat) -> Double {
    switch self {
    case .scene(let subject): subject.frameRate(for: format)
    case .lottie(let subject): subject.frameRate(for: format)
    }
  }

  /// The number of times that a GIF plays unless the user specifies another one; 0 for forever.
  var loopCount: Int {
    switch self {
    case .scene: 0
    case .lottie(let subject): subject.playback.loopCount ?? 0
    }
  }

  /// Adds the subject's layers to an empty stage of any size; the stage's time is the subject's beginning.
  ///
  /// - Returns: The parts of the subject that aren't drawn, a line each.
  func show(on stage: Stage) -> [String] {
    switch self {
    case .scene(let subject):
      subject.scene.show(on: stage)
      return []
    case .lottie(let subject):
      return subject.show(on: stage)
    }
  }
}
