import CoreGraphics
import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

@testable import AnimationChain

/// Statements about layers and views (S168–S173, S175).
@Suite struct StatementTests {
  private let fixture = ChainFixture()
  private var layer: CALayer { fixture.layer }

  /// Returns the end values of operations, starting from a state without zeros.
  private func result(_ statement: (CALayer) -> ChainStatement, _ keyPath: String) -> [Double] {
    let fixture = ChainFixture()
    let layer = fixture.layer
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.frame = CGRect(x: 150, y: 250, width: 100, height: 40)
    layer.opacity = 0.5
    layer.backgroundColor = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
    layer.borderColor = layer.backgroundColor
    (layer.borderWidth, layer.cornerRadius) = (3, 4)
    layer.transform = CATransform3DMakeTranslation(1, 2, 3)
    fixture.stage.perform { _ = statement(layer).animate() }
    fixture.stage.advance(to: 1)
    return numbers(layer.value(forKeyPath: keyPath))
  }

  @Test func `S168, S170: the 28 operations to a value`() {
    let rect = CGRect(x: 10, y: 20, width: 200, height: 80)
    let point = CGPoint(x: 10, y: 20)
    let size = CGSize(width: 7, height: 8)
    let color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    let cases: [(String, (CALayer) -> ChainStatement, String, [Double])] = [
      ("frame", { $0.frame(to: rect) }, "frame", [11, 22, 200, 80]),
      ("bounds", { $0.bounds(to: rect) }, "bounds", [0, 0, 200, 80]),
      ("size", { $0.size(to: size) }, "bounds.size", [7, 8]),
      ("origin", { $0.origin(to: point) }, "position", [35, 50]),
      ("originX", { $0.originX(to: 10) }, "position", [35, 280]),
      ("originY", { $0.originY(to: 20) }, "position", [175, 50]),
      ("center", { $0.center(to: point) }, "position", [10, 20]),
      ("centerX", { $0.centerX(to: 10) }, "position", [10, 280]),
      ("centerY", { $0.centerY(to: 20) }, "position", [175, 20]),
      ("width", { $0.width(to: 9) }, "bounds.size", [9, 40]),
      ("height", { $0.height(to: 9) }, "bounds.size", [100, 9]),
      ("opacity", { $0.opacity(to: 0.25) }, "opacity", [0.25]),
      ("backgroundColor", { $0.backgroundColor(to: color) }, "backgroundColor", [1, 0.5, 0, 1]),
      ("borderColor", { $0.borderColor(to: color) }, "borderColor", [1, 0.5, 0, 1]),
      ("borderWidth", { $0.borderWidth(to: 5) }, "borderWidth", [5]),
      ("cornerRadius", { $0.cornerRadius(to: 6) }, "cornerRadius", [6]),
      ("scale", { $0.scale(to: 2) }, "transform.scale", [2]),
      ("scaleX", { $0.scaleX(to: 2) }, "transform.scale.x", [2]),
      ("scaleY", { $0.scaleY(to: 2) }, "transform.scale.y", [2]),
      ("scaleZ", { $0.scaleZ(to: 2) }, "transform.scale.z", [2]),
      ("rotate", { $0.rotate(to: 0.5) }, "transform.rotation", [0.5]),
      ("rotateX", { $0.rotateX(to: 0.5) }, "transform.rotation.x", [0.5]),
      ("rotateY", { $0.rotateY(to: 0.5) }, "transform.rotation.y", [0.5]),
      ("rotateZ", { $0.rotateZ(to: 0.5) }, "transform.rotation.z", [0.5]),
      ("translate", { $0.translate(to: point) }, "transform.translation", [10, 20]),
      ("translateX", { $0.translateX(to: 10) }, "transform.translation.x", [10]),
      ("translateY", { $0.translateY(to: 10) }, "transform.translation.y", [10]),
      ("translateZ", { $0.translateZ(to: 10) }, "transform.translation.z", [10]),
    ]
    #expect(cases.count == 28)
    for (name, statement, keyPath, expected) in cases {
      #expect(
        isClose(result(statement, keyPath), expected, within: 1e-6), "\(name): \(result(statement, keyPath))")
    }
  }

  @Test func `S168, S169: the 28 operations by a change`() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 80)
    let point = CGPoint(x: 10, y: 20)
    let color = CGColor(srgbRed: 0.5, green: 0.25, blue: 0, alpha: 0.5)
    let cases: [(String, (CALayer) -> ChainStatement, String, [Double])] = [
      ("frame", { $0.frame(by: rect) }, "frame", [161, 272, 140, 120]),
      ("bounds", { $0.bounds(by: rect) }, "bounds", [0, 0, 140, 120]),
      ("size", { $0.size(by: rect.size) }, "bounds.size", [140, 120]),
      ("origin", { $0.origin(by: point) }, "position", [185, 300]),
      ("originX", { $0.originX(by: 100) }, "position", [275, 280]),
      ("originY", { $0.originY(by: 100) }, "position", [175, 380]),
      ("center", { $0.center(by: point) }, "position", [185, 300]),
      ("centerX", { $0.centerX(by: 100) }, "position", [275, 280]),
      ("centerY", { $0.centerY(by: 100) }, "position", [175, 380]),
      ("width", { $0.width(by: 9) }, "bounds.size", [109, 40]),
      ("height", { $0.height(by: 9) }, "bounds.size", [100, 49]),
      ("opacity", { $0.opacity(by: -0.25) }, "opacity", [0.25]),
      ("backgroundColor", { $0.backgroundColor(by: color) }, "backgroundColor", [0.6, 0.45, 0.3, 1]),
      ("borderColor", { $0.borderColor(by: color) }, "borderColor", [0.6, 0.45, 0.3, 1]),
      ("borderWidth", { $0.borderWidth(by: 5) }, "borderWidth", [8]),
      ("cornerRadius", { $0.cornerRadius(by: 6) }, "cornerRadius", [10]),
      ("scale", { $0.scale(by: 0.5) }, "transform.scale", [1.5]),
      ("scaleX", { $0.scaleX(by: 0.5) }, "transform.scale.x", [1.5]),
      ("scaleY", { $0.scaleY(by: 0.5) }, "transform.scale.y", [1.5]),
      ("scaleZ", { $0.scaleZ(by: 0.5) }, "transform.scale.z", [1.5]),
      ("rotate", { $0.rotate(by: 0.5) }, "transform.rotation", [0.5]),
      ("rotateX", { $0.rotateX(by: 0.5) }, "transform.rotation.x", [0.5]),
      ("rotateY", { $0.rotateY(by: 0.5) }, "transform.rotation.y", [0.5]),
      ("rotateZ", { $0.rotateZ(by: 0.5) }, "transform.rotation.z", [0.5]),
      ("translate", { $0.translate(by: point) }, "transform.translation", [11, 22]),
      ("translateX", { $0.translateX(by: 10) }, "transform.translation.x", [11]),
      ("translateY", { $0.translateY(by: 10) }, "transform.translation.y", [12]),
      ("translateZ", { $0.translateZ(by: 10) }, "transform.translation.z", [13]),
    ]
    #expect(cases.count == 28)
    for (name, statement, keyPath, expected) in cases {
      #expect(
        isClose(result(statement, keyPath), expected, within: 1e-6), "\(name): \(result(statement, keyPath))")
    }
  }

  @Test func `S168: an image becomes the contents`() throws {
    let image = try #require(Stage(size: CGSize(width: 1, height: 1)).picture().copy())
    fixture.stage.perform { layer.image(to: image).duration(1).animate() }
    fixture.stage.advance(to: 1)
    #expect(layer.contents as? CGImage === image)
  }

  @Test func `S170: an origin of 0 puts a square of 100 at (50, 50)`() {
    fixture.stage.perform { layer.origin(to: .zero).animate() }
    fixture.stage.advance(to: 1)
    #expect(fixture.model("position") == [50, 50])
  }

  @Test func `S171: delays of after are added, and wait begins another stage`() {
    var times: [Double] = []
    fixture.stage.perform {
      _ = layer.centerX(by: 1).duration(1).after(0.1).after(0.2).centerY(by: 1).duration(1)
        .complete { _ in times.append(CACurrentMediaTime()) }
        .wait(0.5).opacity(to: 0).duration(1).complete { _ in times.append(CACurrentMediaTime()) }.animate()
    }
    fixture.stage.advance(to: 0.3)
    #expect(fixture.presentationValues("position.y") == [300])
    fixture.stage.advance(to: 5)
    #expect(isClose(times, [1.3, 2.8], within: 1e-9))
  }

  @Test func `S171: a second playback begins with the same delay as the first`() {
    let statement = layer.after(1).centerX(by: 10).duration(1)
    #expect(statement.chain.length == 2 && statement.chain.length == 2)
    #expect(layer.centerX(by: 10).duration(1).chain.length == 1)
  }

  @Test func `S172: modifiers act on the operation before them`() {
    let statement = layer.spring.center(by: CGPoint(x: 0, y: 100)).easeOut.spring
      .size(by: CGSize(width: 100, height: 100)).spring.cornerRadius(by: 4)
    #expect(statement.operationCount == 3)
    fixture.stage.perform { statement.animate() }
    let members = (layer.animationKeys() ?? []).compactMap {
      (layer.animation(forKey: $0) as? CAAnimationGroup)?.animations?.first as? CABasicAnimation
    }
    #expect(members.map { $0 is CASpringAnimation } == [true, true, false])
    #expect(members.map(\.keyPath) == ["position", "bounds.size", "cornerRadius"])
    #expect(members[0].timingFunction == .easeOut && members[1].timingFunction == .linear)
    #expect(isClose(statement.chain.length, 1.4727003, within: 1e-7))
    #expect(layer.spring.easeIn.basic.operationCount == 0)
  }

  @Test func `S172: operations have default durations, springs their constants, and basic ends a spring`()
    throws
  {
    #expect(
      layer.centerX(by: 1).chain.length == 0.25
        && layer.centerX(by: 1).wait().opacity(to: 0).chain.length == 0.5)
    func animation(_ statement: ChainStatement) -> CABasicAnimation? {
      statement.chain.stages.first?.members.first?.first?.setting.animation as? CABasicAnimation
    }
    let spring = try #require(
      animation(layer.centerX(by: 1).spring(mass: 2, stiffness: 50, damping: 7)) as? CASpringAnimation)
    #expect(
      spring.mass == 2 && spring.stiffness == 50 && spring.damping == 7 && spring.keyPath == "position.x")
    let plain = try #require(animation(layer.centerX(by: 1).spring()) as? CASpringAnimation)
    #expect(plain.mass == 1 && plain.stiffness == 100 && plain.damping == 10)
    let basic = try #require(animation(layer.centerX(by: 1).spring().basic(.easeIn)))
    #expect(!(basic is CASpringAnimation) && basic.timingFunction == .easeIn)
    let eased = try #require(animation(layer.centerX(by: 1).easeOutBounce.basic()))
    #expect(eased.timingFunction == .default)
  }

  @Test func `S173: a style overrides the modifiers of all operations`() {
    let statement = layer.centerX(by: 100).spring(mass: 3).duration(1).opacity(to: 0).easeIn.duration(1)
    let cases: [(StatementStyle, (Double) -> Double)] = [
      (.bounce(.out), Easing.pennerBounce(.out).value(at:)),
      (.elastic(.inOut), Easing.pennerElastic(.inOut).value(at:)),
      (.basic(.easeInQuad), { CAMediaTimingFunction.easeInQuad($0) }),
      (.basic(), { CAMediaTimingFunction.default($0) }),
      (.spring(), { 1 - Spring().motion(from: 1, velocity: 0).displacement(at: $0) }),
    ]
    for (style, curve) in cases {
      let fixture = ChainFixture()
      fixture.stage.perform { _ = fixture.layer.animate(chain: statement.chain(as: style)) }
      for time in [0.1, 0.3, 0.5, 0.8] {
        fixture.stage.advance(to: time)
        #expect(
          isClose(fixture.presentationValues("position.x"), [200 + 100 * curve(time)], within: 0.02),
          "\(style) \(time)")
        #expect(
          isClose(fixture.presentationValues("opacity"), [1 - curve(time)], within: 2e-4), "\(style) \(time)")
      }
    }
  }

  @Test func `bounce and elastic start from the layer's value at an open end, in transforms too`() {
    layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    fixture.stage.perform { _ = layer.rotate(to: 1).easeOutBounce.duration(1).animate() }
    fixture.stage.advance(to: 0.5)
    #expect(isClose(fixture.presentationValues("transform.rotation"), [0.4 + 0.6 * 0.765625], within: 1e-3))
  }

  @Test func `S174: a statement without a layer traps, and ends at once if its layer is gone`() async {
    await #expect(processExitsWith: .failure) { _ = ChainStatement().centerX(by: 1).animate() }
    var gone: CALayer? = CALayer()
    let statement = gone?.centerX(by: 1)
    gone = nil
    var end: ChainEnd?
    #expect(statement?.animate { end = $0 } == nil && end == .interrupted)
    await #expect(processExitsWith: .failure) { _ = CALayer().after(-1) }
    await #expect(processExitsWith: .failure) { _ = CALayer().wait(.nan) }
    await #expect(processExitsWith: .failure) { _ = CALayer().centerX(by: 1).duration(-1) }
  }

  @Test func `S175: managed animators are listed, played together and removed`() {
    let one = layer.chainAnimator.basic.property("position.x").byValue(10).duration(1)
    let other = layer.chainAnimator.basic.property("position.y").byValue(10).duration(2)
    layer.addChainAnimator(one)
    layer.addChainAnimator(other)
    layer.addChainAnimator(one)
    #expect(layer.managedChainAnimators.count == 2 && layer.managedChainAnimators[0] === one)
    let playbacks = fixture.stage.perform { layer.animateChain() }
    #expect(playbacks.map(\.length) == [1, 2])
    fixture.stage.advance(to: 3)
    #expect(fixture.model("position") == [210, 310])
    layer.removeChainAnimator(one)
    #expect(layer.managedChainAnimators.count == 1)
    fixture.stage.perform { _ = layer.animateChain() }
    fixture.stage.advance(to: 6)
    #expect(fixture.model("position") == [210, 320])
  }

  @MainActor @Test func `S168: a view has the background color that a statement left`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .white
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.backgroundColor(to: UIColor.red).duration(1).animate()
    }
    stage.advance(to: 2)
    #expect(view.backgroundColor?.cgColor.components == [1, 0, 0, 1])
  }

  @MainActor @Test func `S168, S172: statements about views animate their layers`() {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.spring.center(by: CGPoint(x: 0, y: 100)).easeOut.spring.size(by: CGSize(width: 100, height: 100))
        .spring
        .cornerRadius(by: 4).animate()
      view.chainAnimator.basic.property("opacity").toValue(0.5).duration(1).animate()
    }
    stage.advance(to: 2)
    let size = view.bounds.size
    let values = [view.center.x, view.center.y, size.width, size.height].map { Double($0) }
    #expect(isClose(values, [50, 150, 200, 200], within: 1e-9))
    #expect(view.layer.cornerRadius == 4 && view.alpha == 0.5)
    stage.perform { _ = view.animate(chain: .compress) }
    stage.advance(to: 3)
    #expect(view.layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 0)
  }
}
