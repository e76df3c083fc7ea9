import Filming
import Staging

let stage = Stage(size: CGSize(width: 180, height: 130), scale: 2)
let carousel = CarouselLayer(pictures: [Postcard.sunset, .forest, .sea].compactMap(\.image))
stage.perform {
  stage.layer.backgroundColor = .white
  carousel.frame = CGRect(x: 10, y: 10, width: 160, height: 110)
  stage.layer.addSublayer(carousel)
  stage.after(0.3) { carousel.show(1) }
  stage.after(1.1) { carousel.show(2) }
  stage.after(1.9) { carousel.show(0, by: .fade) }
}
try stage.film(to: "carousel.gif", until: 2.8)
