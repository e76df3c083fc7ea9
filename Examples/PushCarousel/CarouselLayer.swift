import Foundation
import QuartzCore

/// A carousel that shows one picture at a time, and dots below for its page.
final class CarouselLayer: CALayer {
  /// The transition to another picture.
  enum Change { case push, fade }

  private let picture = CALayer()
  private var dots: [CALayer] = []
  private var pictures: [CGImage] = []
  private(set) var index = 0

  init(pictures: [CGImage]) {
    self.pictures = pictures
    super.init()
    picture.contents = pictures.first
    picture.masksToBounds = true
    picture.contentsGravity = .resizeAspectFill
    addSublayer(picture)
    dots = pictures.map { _ in CALayer() }
    for dot in dots {
      dot.borderColor = Self.border
      dot.borderWidth = 1
      addSublayer(dot)
    }
    mark(0)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static let border = CGColor(srgbRed: 0.3, green: 0.35, blue: 0.45, alpha: 1)

  override func layoutSublayers() {
    super.layoutSublayers()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 20)
    picture.cornerRadius = 8
    for (number, dot) in dots.enumerated() {
      let offset = CGFloat(number) - CGFloat(dots.count - 1) / 2
      dot.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      dot.position = CGPoint(x: bounds.midX + 16 * offset, y: bounds.maxY - 8)
      dot.cornerRadius = 4
    }
    CATransaction.commit()
  }

  /// Shows the picture at an index.
  func show(_ next: Int, by change: Change = .push, duration: CFTimeInterval = 0.5) {
    guard pictures.indices.contains(next), next != index else { return }
    let isForward = next > index
    switch change {
    case .push:
      let push = CATransition()
      push.type = .push
      push.subtype = isForward ? .fromRight : .fromLeft
      push.duration = duration
      push.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      picture.add(push, forKey: nil)
    case .fade:
      let fade = CABasicAnimation(keyPath: "contents")
      fade.fromValue = pictures[index]
      fade.toValue = pictures[next]
      fade.duration = duration
      picture.add(fade, forKey: "fade")
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.contents = pictures[next]
    CATransaction.commit()
    unmark(index, duration: duration)
    index = next
    mark(next)
    swell(dots[next], duration: duration)
  }

  private func mark(_ number: Int) {
    dots[number].backgroundColor = Self.border
  }

  private func unmark(_ number: Int, duration: CFTimeInterval) {
    let dot = dots[number]
    let empty = CABasicAnimation(keyPath: "backgroundColor")
    empty.fromValue = dot.backgroundColor
    empty.duration = duration
    dot.backgroundColor = Self.border.copy(alpha: 0)
    dot.add(empty, forKey: "empty")
  }

  /// Lets a dot grow and shrink back.
  private func swell(_ dot: CALayer, duration: CFTimeInterval) {
    let size = CAKeyframeAnimation(keyPath: "bounds.size")
    size.values = [8, 12, 8].map { NSValue(cgSize: CGSize(width: $0, height: $0)) }
    let round = CAKeyframeAnimation(keyPath: "cornerRadius")
    round.values = [4, 6, 4]
    let group = CAAnimationGroup()
    group.animations = [size, round]
    group.duration = duration
    dot.add(group, forKey: "swell")
  }
}
