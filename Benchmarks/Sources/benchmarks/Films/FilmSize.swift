import Foundation
import LottiePlayer

/// The size at which a Lottie file is drawn.
enum FilmSize: CaseIterable {
  /// A longer side of 500 pixels.
  case standard
  /// The file's own size.
  case own

  private static let standardSide = 500.0

  /// The end of the names of steps that draw at this size.
  var suffix: String { self == .own ? ", own size" : "" }

  /// Whether an animation is drawn at this size. Only one whose longer side is below 500 pixels is also drawn at its own.
  func includes(_ animation: LottieAnimation) -> Bool {
    self == .standard || animation.longerSide < Self.standardSide
  }

  /// Returns the width and height in pixels at which an animation is drawn.
  func pixels(of animation: LottieAnimation) -> (width: Int, height: Int) {
    let scale = self == .own ? 1 : Self.standardSide / max(1, animation.longerSide)
    func pixels(_ side: Double) -> Int { max(1, Int((side * scale).rounded())) }
    return (pixels(animation.size.width), pixels(animation.size.height))
  }
}

extension LottieAnimation {
  fileprivate var longerSide: Double { max(size.width, size.height) }
}
