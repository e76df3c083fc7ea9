import AnimationBuilder
import Staging

extension Strip {
  static let all = [
    Strip(name: "card-opens", times: [0, 0.1, 0.2, 0.3, 0.4, 0.5]) { stage in
      let opened = CGRect(x: 30, y: 25, width: 140, height: 100)
      let card = card(in: stage, frame: CGRect(x: 20, y: 20, width: 60, height: 40))
      card.shadowRadius = 8
      card.animate(forKey: "open") {
        $0.cornerRadius.value(to: 16, duration: 0.5).updatesModel()
        $0.size.value(to: opened.size, duration: 0.5).updatesModel()
        $0.position.value(to: opened.center, duration: 0.5).updatesModel()
        $0.shadowOpacity.value(to: 0.8, duration: 0.5).updatesModel()
        $0.shadowColor.value(from: .blackClean, to: .device(argb: 0xFF00_66AA), duration: 0.5).updatesModel()
        $0.timingFunction(.easeOut)
      }
    },
    Strip(name: "card-falls", times: [0, 0.2, 0.3, 0.4, 0.6, 0.8]) { stage in
      card(in: stage, frame: CGRect(x: 70, y: 35, width: 60, height: 40)).animate {
        $0.sequence {
          $0.position.y.value(by: 40, duration: 0.3).timingFunction(.easeIn)
          $0.together {
            $0.transform.scale.x.value(from: 1, to: 1.2, duration: 0.1).autoreverses()
            $0.transform.scale.y.value(from: 1, to: 0.8, duration: 0.1).autoreverses()
          }
          $0.position.y.value(by: -40, duration: 0.3).timingFunction(.easeOut)
        }
      }
    },
  ]

  private static func card(in stage: Stage, frame: CGRect) -> CALayer {
    stage.layer.backgroundColor = CGColor(gray: 0.94, alpha: 1)
    let card = CALayer()
    card.frame = frame
    card.backgroundColor = .white
    stage.layer.addSublayer(card)
    return card
  }
}
