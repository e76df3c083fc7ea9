public import QuartzCore

/// A layer that shows a Lottie film.
///
/// The film is a tree of ordinary layers inside it, moved by ordinary animations.
public final class LottieAnimationLayer: CALayer {
  private let animation: LottieAnimation
  private let film: CALayer
  private let score: AnimationScore
  /// What the film asks for that isn't drawn.
  public let unsupportedFeatures: [UnsupportedFeature]

  /// Creates a layer of the film's size that shows its first frame.
  public init(_ animation: LottieAnimation) {
    self.animation = animation
    let builder = FilmBuilder(animation.document, pictures: PictureSource(beside: animation.pictureData))
    film = builder.film()
    score = builder.score
    unsupportedFeatures = builder.unsupported
    super.init()
    bounds.size = animation.size
    addSublayer(film)
    commit()
    currentFrame = animation.startFrame
  }

  /// Films aren't archived: always nil.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The frame that is shown. Setting it stops the film there.
  public var currentFrame: Double {
    get { (film.timeOffset - Self.start) * animation.frameRate + animation.startFrame }
    set {
      film.speed = 0
      film.timeOffset = Self.start + (newValue - animation.startFrame) / animation.frameRate
    }
  }

  /// When the film's first frame is, in the film's own time: not 0, which would mean the present to an animation.
  private static let start = 1.0

  private func commit() {
    for part in score.parts {
      let group = CAAnimationGroup()
      group.animations = part.animations
      group.beginTime = Self.start
      group.duration = animation.duration + 1 / animation.frameRate
      group.fillMode = .both
      group.isRemovedOnCompletion = false
      part.layer.add(group, forKey: "film")
    }
  }
}
