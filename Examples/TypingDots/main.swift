import Filming
import Staging

let stage = Stage(size: CGSize(width: 140, height: 80), scale: 2)
let bubble = TypingBubbleLayer()
stage.perform {
  stage.layer.backgroundColor = .white
  bubble.frame = CGRect(x: 30, y: 20, width: 80, height: 40)
  stage.layer.addSublayer(bubble)
  stage.after(0.1) { bubble.beginTyping() }
  stage.after(2.5) { bubble.endTyping() }
}
try stage.film(to: "typing.gif", until: 3)
