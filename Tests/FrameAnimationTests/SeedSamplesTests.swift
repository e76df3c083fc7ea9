import FrameAnimation
import Staging
import TestSupport
import Testing

/// The samples from INTUAnimationEngine's documentation, in current Swift, checked at their start, middle and end.
@Suite struct SeedSamplesTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let layer = CALayer()

  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    stage.layer.addSublayer(layer)
  }

  /// The elements of the layer's transform.
  private var matrix: [Double] {
    let transform = layer.affineTransform()
    return [transform.a, transform.b, transform.c, transform.d].map(Double.init)
  }

  @Test func `the sample without easing`() {
    var completed: Bool?
    stage.perform {
      AnimationEngine.animate(duration: 2, delay: 0.5) { percentage in
        layer.opacity = Float(1 - percentage)
      } completion: { finished in
        completed = finished
      }
    }
    stage.advance(to: 0.5)
    #expect(layer.opacity == 1 && completed == nil)
    stage.advance(to: 1.5)
    #expect(layer.opacity == 0.5)
    stage.advance(to: 2.5)
    #expect(layer.opacity == 0 && completed == true)
  }

  @Test func `the sample with easing`() {
    stage.perform {
      AnimationEngine.animate(duration: 1, easing: .easeInQuadratic) { progress in
        layer.cornerRadius = interpolate(from: 0, to: 40, at: progress)
      }
    }
    stage.advance(to: 0.5)
    #expect(layer.cornerRadius == 10)
    stage.advance(to: 1)
    #expect(layer.cornerRadius == 40)
  }

  @Test func `the sample with options repeats until it is canceled by its ID`() {
    var completed: Bool?
    let id = stage.perform {
      AnimationEngine.animate(
        duration: 1, easing: .easeInOutQuadratic, options: [.repeat, .autoreverse],
        animations: { layer.cornerRadius = interpolate(from: 0, to: 40, at: $0) },
        completion: { completed = $0 })
    }
    stage.advance(to: 0.5)
    #expect(layer.cornerRadius == 20)
    stage.advance(to: 1)
    #expect(layer.cornerRadius == 40)
    stage.advance(to: 2)
    #expect(layer.cornerRadius == 0)
    stage.perform { AnimationEngine.cancel(id) }
    stage.advance(to: 3)
    #expect(layer.cornerRadius == 0 && completed == false)
  }

  @Test func `the sample with a spring`() {
    var completed: Bool?
    stage.perform {
      _ = AnimationEngine.animate(damping: 5, stiffness: 100, mass: 1) { progress in
        layer.position = interpolate(from: .zero, to: CGPoint(x: 100, y: 50), at: progress)
      } completion: {
        completed = $0
      }
    }
    stage.advance(to: 0.25)
    #expect(isClose(Double(layer.position.x), 131.0836, within: 1e-4))
    stage.advance(to: 5)
    #expect(layer.position == CGPoint(x: 100, y: 50) && completed == true)
  }

  @Test func `S132: an alignment and a title can be animated, which Core Animation doesn't support`() {
    let text = CATextLayer()
    stage.layer.addSublayer(text)
    stage.perform {
      AnimationEngine.animate(duration: 0.9) { progress in
        text.alignmentMode = interpolateDiscrete([.left, .center, .right], at: progress)!
        text.string = interpolateDiscrete(from: "Off", to: "On", at: progress)
      }
    }
    for (time, alignment, title) in [
      (0.2, CATextLayerAlignmentMode.left, "Off"), (0.4, .center, "Off"), (0.5, .center, "On"),
      (0.9, .right, "On"),
    ] {
      stage.advance(to: time)
      #expect(text.alignmentMode == alignment && text.string as? String == title)
    }
  }

  @Test func `the sample with a rotation ends upside down`() {
    stage.perform {
      AnimationEngine.animate(duration: 1) { progress in
        let rotation = interpolate(from: CGFloat(0), to: .pi, at: progress)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: rotation))
      }
    }
    for (time, expected) in [(1.0 / 60, 1), (0.5, 0), (1, -1.0)] {
      stage.advance(to: time)
      #expect(isClose(matrix[0], expected, within: 2e-3))
    }
  }

  @Test func `the sample with a concatenated rotation and scale`() {
    stage.perform {
      AnimationEngine.animate(duration: 1) { progress in
        let rotation = interpolate(from: CGFloat(0), to: .pi, at: progress)
        let scale = interpolate(from: CGFloat(1), to: 0.5, at: progress)
        layer.setAffineTransform(
          CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(rotationAngle: rotation))
        )
      }
    }
    stage.advance(to: 0.5)
    #expect(isClose(matrix, [0, 0.75, -0.75, 0], within: 1e-12))
    stage.advance(to: 1)
    #expect(isClose(matrix, [-0.5, 0, 0, -0.5], within: 1e-12))
  }

  @Test func `the sample with colors in each space`() {
    let colors: [(CGColor, CGColor)] = [
      (.white, CGColor(gray: 0, alpha: 1)),
      (.white, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)),
    ]
    for (start, end) in colors {
      stage.perform {
        _ = AnimationEngine.animate(duration: 0.1) {
          layer.backgroundColor = interpolate(from: start, to: end, at: $0)
        }
      }
      stage.advance(to: stage.time + 1)
      #expect(layer.backgroundColor == end)
    }
  }

  @Test func `S133: an animation and a gesture can share a closure`() {
    let open = { [layer] (progress: Double) in
      layer.position = interpolate(from: .zero, to: CGPoint(x: 100, y: 0), at: progress)
      layer.opacity = Float(interpolate(from: 1, to: 0.5, at: progress))
    }
    stage.perform { _ = AnimationEngine.animate(duration: 1, animations: open) }
    stage.advance(to: 0.3)
    let played = (layer.position, layer.opacity)
    open(0.9)
    open(0.3)
    #expect(layer.position == played.0 && layer.opacity == played.1)
  }
}
