import Foundation
import Staging

/// A clip that films are compared with.
struct TestClip: Sendable {
  let name: String
  private let build: @Sendable (CALayer) -> Void

  /// In seconds.
  static let duration = 2.0
  private static let size = CGSize(width: 480, height: 360)

  /// Returns a stage at the beginning of the clip.
  func makeStage(threads: Int = 1) -> Stage {
    let stage = Stage(size: Self.size, threads: threads)
    stage.perform { build(stage.layer) }
    return stage
  }

  /// A card interface, a busy scene, and a slow gradient.
  static let all = [
    TestClip(name: "cards", build: buildCards), TestClip(name: "busy", build: buildBusyScene),
    TestClip(name: "gradient", build: buildGradient),
  ]

  /// A tree in which layers take more time than pixels.
  static let manyLayers = TestClip(name: "many layers", build: buildManyLayers)
}

// MARK: - Clips

/// Cards with shadows and lines of text that slide in, one after the other, on a plain background.
private func buildCards(in root: CALayer) {
  root.backgroundColor = color(0.95, 0.95, 0.97)
  for number in 0..<6 {
    let card = CALayer()
    card.frame = CGRect(x: 20 + 155 * (number % 3), y: 24 + 168 * (number / 3), width: 130, height: 144)
    card.backgroundColor = color(1, 1, 1)
    card.cornerRadius = 12
    card.shadowOpacity = 0.2
    card.shadowRadius = 6
    card.shadowOffset = CGSize(width: 0, height: 3)
    root.addSublayer(card)
    let header = CALayer()
    header.frame = CGRect(x: 0, y: 0, width: 130, height: 60)
    header.cornerRadius = 12
    header.backgroundColor = color(Double(number % 3) / 2, 0.45, 1 - Double(number) / 6)
    card.addSublayer(header)
    for line in 0..<3 {
      let bar = CALayer()
      bar.frame = CGRect(x: 12, y: 74 + 20 * line, width: line == 2 ? 60 : 106, height: 8)
      bar.cornerRadius = 4
      bar.backgroundColor = color(0.8, 0.8, 0.84)
      card.addSublayer(bar)
    }
    let slide = CASpringAnimation(keyPath: "position.y")
    slide.fromValue = Double(card.position.y) + 60
    slide.toValue = Double(card.position.y)
    slide.damping = 12
    slide.duration = 1
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = 0.4
    for animation in [slide, fade] as [CAAnimation] {
      animation.beginTime = CACurrentMediaTime() + 0.15 * Double(number)
      animation.fillMode = .backwards
      card.add(animation, forKey: animation === slide ? "slide" : "fade")
    }
  }
}

/// Sixty translucent squares that rotate and move over a gradient.
private func buildBusyScene(in root: CALayer) {
  let sky = CAGradientLayer()
  sky.frame = root.bounds
  sky.colors = [color(0.1, 0.3, 0.8), color(1, 0.7, 0.5)]
  root.addSublayer(sky)
  for number in 0..<60 {
    let square = CALayer()
    let (column, row) = (number % 10, number / 10)
    square.frame = CGRect(x: 6 + 47 * column, y: 8 + 59 * row, width: 36, height: 36)
    square.cornerRadius = 6
    square.backgroundColor = CGColor(
      srgbRed: CGFloat(column) / 9, green: CGFloat(row) / 5, blue: 0.6, alpha: 0.8)
    for (keyPath, distance) in [
      ("transform.rotation", Double(number % 5 - 2)), ("position.x", Double(number % 7 * 10 - 30)),
    ] {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.byValue = distance
      animation.duration = TestClip.duration
      square.add(animation, forKey: keyPath)
    }
    root.addSublayer(square)
  }
}

/// A gradient over everything whose colors change slowly.
private func buildGradient(in root: CALayer) {
  let sky = CAGradientLayer()
  sky.frame = root.bounds
  sky.startPoint = CGPoint(x: 0, y: 0)
  sky.endPoint = CGPoint(x: 1, y: 1)
  sky.colors = [color(0.15, 0.2, 0.5), color(0.9, 0.55, 0.4)]
  let change = CABasicAnimation(keyPath: "colors")
  change.fromValue = sky.colors
  change.toValue = [color(0.25, 0.2, 0.55), color(0.95, 0.65, 0.4)]
  change.duration = TestClip.duration
  sky.add(change, forKey: "colors")
  root.addSublayer(sky)
}

private func color(_ red: Double, _ green: Double, _ blue: Double) -> CGColor {
  CGColor(srgbRed: red, green: green, blue: blue, alpha: 1)
}

/// 20,000 small squares that move to and fro.
private func buildManyLayers(in root: CALayer) {
  for number in 0..<20_000 {
    let square = CALayer()
    square.bounds.size = CGSize(width: 3, height: 3)
    square.position = CGPoint(x: number * 7 % 480, y: number / 56)
    square.backgroundColor = color(Double(number % 5) / 4, Double(number % 7) / 6, 0.6)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.byValue, move.duration, move.autoreverses) = (Double(number % 40) - 20, 1, true)
    square.add(move, forKey: nil)
    root.addSublayer(square)
  }
}
