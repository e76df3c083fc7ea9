import Filming
import Staging

// Two transfers, of which one succeeds and the other fails.
let stage = Stage(size: CGSize(width: 160, height: 120), scale: 2)

@MainActor func transfer(in frame: CGRect, _ states: [(at: Double, NetStateLayer.State)]) {
  let ring = NetStateLayer()
  ring.frame = frame
  stage.layer.addSublayer(ring)
  for (time, state) in states { stage.after(time) { ring.show(state) } }
}

stage.perform {
  stage.layer.backgroundColor = .white
  transfer(
    in: CGRect(x: 20, y: 35, width: 50, height: 50),
    [(0.1, .waiting), (1.6, .progress(0.4)), (2.2, .progress(1)), (2.8, .success(CGPoint(x: 150, y: 5)))])
  transfer(
    in: CGRect(x: 90, y: 35, width: 50, height: 50),
    [(0.1, .progress(0.25)), (0.9, .progress(0.7)), (1.9, .failure)])
}
try stage.film(to: "net-state.gif", until: 3.6)
