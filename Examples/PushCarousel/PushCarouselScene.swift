import ScenePrograms

/// The example's film: pictures that push and fade.
@main struct PushCarouselScene: Scene, SceneProgram {
  static let summary = "pictures that push and fade"
  let size = CGSize(width: 180, height: 130)
  let length = SceneLength.seconds(2.8)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let carousel = CarouselLayer(pictures: [Postcard.sunset, .forest, .sea].compactMap(\.image))
    carousel.frame = CGRect(x: 10, y: 10, width: 160, height: 110)
    stage.layer.addSublayer(carousel)
    stage.after(0.3) { carousel.show(1) }
    stage.after(1.1) { carousel.show(2) }
    stage.after(1.9) { carousel.show(0, by: .fade) }
  }
}
