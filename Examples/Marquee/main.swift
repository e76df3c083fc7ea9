import Filming
import Staging

let stage = Stage(size: CGSize(width: 220, height: 50), scale: 2)
let marquee = MarqueeLayer(text: "Now playing: a long song by somebody else", fontSize: 18, width: 350)
stage.perform {
  stage.layer.backgroundColor = .white
  marquee.frame = CGRect(x: 20, y: 10, width: 180, height: 30)
  marquee.rate = 200
  stage.layer.addSublayer(marquee)
  marquee.startScrolling()
  stage.after(1.2) { marquee.pauseScrolling() }
  stage.after(1.6) { marquee.resumeScrolling() }
}
try stage.film(to: "marquee.gif", until: 3)
