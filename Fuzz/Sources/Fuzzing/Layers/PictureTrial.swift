import Staging

/// A picture's bytes depend neither on the number of threads nor on what was drawn before.
struct PictureTrial: Trial {
  let name = "picture"

  func run(_ random: inout CaseRandom) throws {
    let mode = random.pick(RenderMode.allCases)
    let scale = random.pick([0.7, 1, 1.5])
    let random = random
    let films = [1, 2, 3].map { threads in
      let stage = Stage(size: CGSize(width: 40, height: 40), scale: scale, mode: mode, threads: threads)
      let torture = LayerTorture(roots: [stage.layer], random: random)
      stage.perform {
        for _ in 0..<30 { torture.step() }
        for layer in torture.layers where layer.superlayer == nil { stage.layer.addSublayer(layer) }
      }
      // On three threads only the last picture is drawn.
      let pictures = [0, 0.4, 0.8].map { time in
        stage.advance(to: time)
        return threads == 3 && time < 0.8 ? [] : stage.picture().pixels
      }
      return pictures
    }
    try demand(films[0] == films[1], "\(mode): other pictures on two threads")
    try demand(
      films[0].last == films[2].last, "\(mode): another picture on three threads, the first two not drawn")
  }
}
