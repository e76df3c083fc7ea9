import CoreGraphics
import TestSupport
import Testing

@testable import LayerTree

/// Invalid input is ignored, reported exactly once, and never crashes.
@Suite struct BadInputTests {
  /// Calls `body` and expects exactly one report.
  private func expectOneReport(
    _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    let reports = CoreAnimationDiagnostics.reports(during: body)
    #expect(reports.count == 1, comment() ?? "\(reports)", sourceLocation: sourceLocation)
    #expect(reports.allSatisfy { $0.utf8.count < 1000 }, sourceLocation: sourceLocation)
  }

  private func text(_ value: Any?) -> String { "\(value ?? "nothing")" }

  // MARK: - Wrong types by key

  struct Key: CustomTestStringConvertible, Sendable {
    let key: String
    let object: @Sendable () -> CAAnimation
    let good: @Sendable () -> Any
    var isOptional = true

    var testDescription: String { key }
  }

  static let animationKeys: [Key] = [
    Key(key: "timingFunction", object: { CAAnimation() }, good: { CAMediaTimingFunction(name: .easeIn) }),
    Key(key: "delegate", object: { CAAnimation() }, good: { EventLog() }),
    Key(key: "removedOnCompletion", object: { CAAnimation() }, good: { false }, isOptional: false),
    Key(key: "speed", object: { CAAnimation() }, good: { Float(2) }, isOptional: false),
    Key(key: "fillMode", object: { CAAnimation() }, good: { "both" }, isOptional: false),
    Key(key: "keyPath", object: { CABasicAnimation() }, good: { "opacity" }),
    Key(key: "additive", object: { CABasicAnimation() }, good: { true }, isOptional: false),
    Key(
      key: "valueFunction", object: { CABasicAnimation() },
      good: { CAValueFunction(name: .rotateX) as Any }),
    Key(key: "values", object: { CAKeyframeAnimation() }, good: { [1, 2] as [Any] }),
    Key(key: "keyTimes", object: { CAKeyframeAnimation() }, good: { [0, 1] as [NSNumber] }),
    Key(
      key: "timingFunctions", object: { CAKeyframeAnimation() },
      good: { [CAMediaTimingFunction(name: .easeIn)] }),
    Key(key: "calculationMode", object: { CAKeyframeAnimation() }, good: { "paced" }, isOptional: false),
    Key(
      key: "path", object: { CAKeyframeAnimation() },
      good: { CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil) }),
    Key(key: "rotationMode", object: { CAKeyframeAnimation() }, good: { "auto" }),
    Key(key: "tensionValues", object: { CAKeyframeAnimation() }, good: { [0, 1] as [NSNumber] }),
    Key(key: "continuityValues", object: { CAKeyframeAnimation() }, good: { [0, 1] as [NSNumber] }),
    Key(key: "biasValues", object: { CAKeyframeAnimation() }, good: { [0, 1] as [NSNumber] }),
    Key(key: "animations", object: { CAAnimationGroup() }, good: { [CABasicAnimation(keyPath: "opacity")] }),
    Key(key: "type", object: { CATransition() }, good: { "push" }, isOptional: false),
    Key(key: "subtype", object: { CATransition() }, good: { "fromLeft" }),
    Key(key: "endProgress", object: { CATransition() }, good: { Float(0.5) }, isOptional: false),
    Key(key: "stiffness", object: { CASpringAnimation() }, good: { CGFloat(7) }, isOptional: false),
    Key(
      key: "preferredFrameRateRange", object: { CAAnimation() },
      good: { CAFrameRateRange(minimum: 1, maximum: 2, preferred: 2) }, isOptional: false),
  ]

  @Test(arguments: animationKeys)
  func `an animation ignores a value of the wrong type for a key; null clears an optional key`(_ each: Key) {
    let animation = each.object()
    animation.setValue(each.good(), forKey: each.key)
    let before = text(animation.value(forKey: each.key))
    #expect(before != "nothing")
    for odd in [[1: 2], NSObject(), CGRect.zero, [NSNull()], NSValue(cgPoint: .zero)] as [Any]
    where !(each.key == "values" && odd is [Any]) {
      expectOneReport("\(odd)") { animation.setValue(odd, forKey: each.key) }
      #expect(text(animation.value(forKey: each.key)) == before, "\(odd)")
    }
    for null in [nil, NSNull()] as [Any?] {
      animation.setValue(each.good(), forKey: each.key)
      let reports = CoreAnimationDiagnostics.reports { animation.setValue(null, forKey: each.key) }
      #expect(reports.count == (each.isOptional ? 0 : 1))
      #expect(text(animation.value(forKey: each.key)) == (each.isOptional ? "nothing" : before))
    }
  }

  @Test(arguments: LayerPropertyTests.cases)
  func `a layer ignores a value of the wrong type for a property`(_ each: LayerPropertyTests.Case) {
    if [.any, .object].contains(each.property.kind) { return }
    let layer = each.layer()
    let before = text(layer.value(forKey: each.property.key))
    for odd in [[1: 2], NSObject(), Optional<Int>.none as Any] as [Any] {
      expectOneReport("\(odd)") { layer.setValue(odd, forKey: each.property.key) }
      #expect(text(layer.value(forKey: each.property.key)) == before, "\(odd)")
    }
  }

  @Test(
    arguments: [
      "frame", "mask", "sublayers", "delegate", "name", "actions", "style", "maskedCorners",
      "needsDisplayOnBoundsChange", "autoresizingMask", "layoutManager", "constraints", "speed", "beginTime",
      "superlayer", "visibleRect", "bounds.size", "bounds.size.width", "transform.rotation.x", "position.y",
    ])
  func `a layer ignores a value of the wrong type for other keys and key paths`(_ keyPath: String) {
    let layer = CALayer()
    layer.addSublayer(CALayer())
    (layer.mask, layer.name) = (CALayer(), "name")
    let before = text(layer.value(forKeyPath: keyPath))
    for odd in [NSObject(), [1: 2], CATransform3DIdentity] as [Any]
    where !(keyPath == "style" && odd is [Int: Int]) {
      expectOneReport("\(odd)") { layer.setValue(odd, forKeyPath: keyPath) }
      #expect(text(layer.value(forKeyPath: keyPath)) == before, "\(odd)")
    }
  }

  @Test(arguments: ["scale", "color", "contentsRect", "contentsRect.size.width", "enabled", "name", "speed"])
  func `an emitter cell ignores a value of the wrong type`(_ keyPath: String) {
    let (cell, layer) = (CAEmitterCell(), CAEmitterLayer())
    cell.name = "spark"
    layer.emitterCells = [cell]
    let before = text(cell.value(forKeyPath: keyPath))
    for odd in [NSObject(), [1: 2]] as [Any] {
      expectOneReport("\(odd)") { cell.setValue(odd, forKeyPath: keyPath) }
      expectOneReport("\(odd)") { layer.setValue(odd, forKeyPath: "emitterCells.spark.\(keyPath)") }
      #expect(text(cell.value(forKeyPath: keyPath)) == before, "\(odd)")
    }
    expectOneReport { layer.setValue(1, forKeyPath: "emitterCells.flame.scale") }
    expectOneReport { layer.setValue(1, forKeyPath: "emitterCells.spark") }
  }

  @Test(
    arguments: [
      kCATransactionAnimationDuration, kCATransactionAnimationTimingFunction, kCATransactionDisableActions,
      kCATransactionCompletionBlock,
    ])
  func `a transaction ignores settings of the wrong type`(_ key: String) {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    for odd in [NSObject(), [1: 2]] as [Any] {
      expectOneReport("\(odd)") { CATransaction.setValue(odd, forKey: key) }
    }
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.commit()
  }

  // MARK: - Wrong types in animations

  @Test(
    arguments: KeyPathTargetTests.numbers + KeyPathTargetTests.shapes + KeyPathTargetTests.structures
      + KeyPathTargetTests.colors + KeyPathTargetTests.objects)
  func `an animation with values of the wrong type shows the model value`(_ test: KeyPathTargetTests.Case) {
    if test.keyPath == "contents" { return }
    for odd in [NSObject(), NSNull(), "word", [NSNull()], [1: 2]] as [Any] {
      for byKeyframes in [false, true] {
        let layer = test.make().layer
        let model = text(layer.value(forKeyPath: test.keyPath))
        expectOneReport("\(odd), \(byKeyframes)") {
          let hosted = HostedLayer(layer)
          if byKeyframes {
            let keyframes = CAKeyframeAnimation(keyPath: test.keyPath)
            (keyframes.values, keyframes.duration) = ([odd, odd, odd], 1)
            hosted.add(keyframes)
          } else {
            hosted.add(CABasicAnimation.animating(test.keyPath, from: odd, to: odd))
          }
          hosted.host.advance(to: 0.5)
          #expect(text(layer.presentation()?.value(forKeyPath: test.keyPath)) == model, "\(odd)")
        }
      }
    }
  }

  @Test func `a keyframe path is ignored for properties that don't have two numbers`() {
    for keyPath in ["opacity", "bounds", "transform", "backgroundColor", "hidden"] {
      expectOneReport("\(keyPath)") {
        let (hosted, keyframes) = (HostedLayer(), CAKeyframeAnimation(keyPath: keyPath))
        let before = text(hosted.layer.value(forKey: keyPath))
        keyframes.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        keyframes.duration = 1
        hosted.add(keyframes)
        hosted.host.advance(to: 0.5)
        #expect(text(hosted.layer.presentation()?.value(forKey: keyPath)) == before)
      }
    }
  }

  // MARK: - Counts

  /// PATH-7, RI-1, RI-2.
  @Test func `lists of the wrong length are reported once, for values and for paths`() {
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 10, y: 0))
    corner.addLine(to: CGPoint(x: 10, y: 90))
    let curve = CAMediaTimingFunction(name: .easeIn)
    func reports(_ configure: (CAKeyframeAnimation) -> Void) -> Int {
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.values, animation.duration) = ([CGPoint.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)], 1)
      configure(animation)
      return CoreAnimationDiagnostics.reports {
        let hosted = HostedLayer()
        hosted.add(animation)
        hosted.add(animation)
        hosted.host.advance(to: 0.5)
      }.count
    }
    for isPath in [false, true] {
      let path = isPath ? corner : nil
      #expect(reports { ($0.path, $0.keyTimes) = (path, [0, 1]) } == 1)
      #expect(reports { ($0.path, $0.keyTimes) = (path, [0, 0.5, 1]) } == 0)
      #expect(reports { ($0.path, $0.keyTimes) = (path, [0, 0.5, 0.75, 1]) } == 1)
      #expect(reports { ($0.path, $0.timingFunctions) = (path, [curve]) } == 1)
      #expect(reports { ($0.path, $0.timingFunctions) = (path, [curve, curve, curve]) } == 1)
      #expect(reports { ($0.path, $0.timingFunctions) = (path, [curve, curve]) } == 0)
      // Paced modes ignore both.
      let ignored: (CAKeyframeAnimation) -> Void = {
        ($0.path, $0.keyTimes, $0.timingFunctions, $0.calculationMode) = (path, [0, 1], [curve], .paced)
      }
      #expect(reports(ignored) == 0)
    }
    // Missing curve parameters are 0, as Apple's header says; there can't be more of them than values.
    #expect(reports { ($0.tensionValues, $0.calculationMode) = ([1], .cubic) } == 0)
    #expect(reports { ($0.tensionValues, $0.calculationMode) = ([1, 1, 1, 1], .cubic) } == 1)
    #expect(
      reports { ($0.biasValues, $0.calculationMode) = ([1, NSNumber(value: Double.nan), 1], .cubic) } == 1)
  }

  // MARK: - Unknown names

  @Test func `unknown names are reported`() {
    let (layer, shape, gradient, text) = (CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer())
    let (emitter, scroll, cell) = (CAEmitterLayer(), CAScrollLayer(), CAEmitterCell())
    let uses: [(String, () -> Void)] = [
      ("contentsGravity", { layer.contentsGravity = .init(rawValue: "odd") }),
      ("contentsFormat", { layer.contentsFormat = .init(rawValue: "odd") }),
      ("minificationFilter", { layer.minificationFilter = .init(rawValue: "odd") }),
      ("magnificationFilter", { layer.magnificationFilter = .init(rawValue: "odd") }),
      ("cornerCurve", { layer.cornerCurve = .init(rawValue: "odd") }),
      ("toneMapMode", { layer.toneMapMode = .init(rawValue: "odd") }),
      ("preferredDynamicRange", { layer.preferredDynamicRange = .init(rawValue: "odd") }),
      ("fillRule", { shape.fillRule = .init(rawValue: "odd") }),
      ("lineCap", { shape.lineCap = .init(rawValue: "odd") }),
      ("lineJoin", { shape.lineJoin = .init(rawValue: "odd") }),
      ("type", { gradient.type = .init(rawValue: "odd") }),
      ("alignmentMode", { text.alignmentMode = .init(rawValue: "odd") }),
      ("truncationMode", { text.truncationMode = .init(rawValue: "odd") }),
      ("scrollMode", { scroll.scrollMode = .init(rawValue: "odd") }),
      ("emitterShape", { emitter.emitterShape = .init(rawValue: "odd") }),
      ("emitterMode", { emitter.emitterMode = .init(rawValue: "odd") }),
      ("renderMode", { emitter.renderMode = .init(rawValue: "odd") }),
      ("cell's minificationFilter", { cell.minificationFilter = "odd" }),
      ("cell's magnificationFilter", { cell.magnificationFilter = "odd" }),
    ]
    for (name, use) in uses {
      expectOneReport("\(name)", use)
    }
    let owners: [CALayer] = [CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAEmitterLayer()]
    for owner in owners {
      for property in LayerProperty.allCases
      where property.kind == .name && owner.store.owner.includes(property.owner) {
        expectOneReport("\(property)") { owner.setValue("odd", forKey: property.key) }
        let good = Swift.type(of: owner).defaultValue(forKey: property.key)
        #expect(
          CoreAnimationDiagnostics.reports { owner.setValue(good, forKey: property.key) } == [], "\(property)"
        )
      }
    }
    expectOneReport { #expect(CAValueFunction(name: .init(rawValue: "shear")) == nil) }
    expectOneReport { _ = CAMediaTimingFunction(name: .init(rawValue: "odd")) }
  }

  @Test func `animations treat unknown modes as if they weren't set`() {
    func shown(_ animation: CAAnimation) -> Double {
      let layer = CALayer()
      layer.zPosition = 7
      let hosted = HostedLayer(layer)
      hosted.add(animation)
      hosted.add(animation)
      return hosted.number("zPosition", at: 0.25)
    }
    expectOneReport {
      let fade = CABasicAnimation.animating("zPosition", from: 0, to: 1) {
        ($0.fillMode, $0.beginTime) = (.init(rawValue: "odd"), 0.5)
      }
      #expect(shown(fade) == 7)
    }
    expectOneReport {
      let keyframes = CAKeyframeAnimation(keyPath: "zPosition")
      (keyframes.values, keyframes.duration) = ([0, 4], 1)
      keyframes.calculationMode = .init(rawValue: "odd")
      #expect(shown(keyframes) == 1)
    }
    expectOneReport {
      let keyframes = CAKeyframeAnimation(keyPath: "position")
      keyframes.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
      (keyframes.rotationMode, keyframes.duration) = (.init(rawValue: "odd"), 1)
      #expect(shown(keyframes) == 7)
    }
    expectOneReport {
      let transition = CATransition()
      (transition.type, transition.duration) = (.init(rawValue: "dissolve"), 1)
      #expect(shown(transition) == 7)
    }
    expectOneReport {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.push, .init(rawValue: "odd"), 1)
      #expect(shown(transition) == 7)
    }
    expectOneReport {
      let group = CAAnimationGroup()
      group.animations = [
        CABasicAnimation.animating("zPosition", from: 0, to: 1) { $0.fillMode = .init(rawValue: "odd") }
      ]
      group.duration = 1
      #expect(shown(group) == 0.25)
    }
    expectOneReport {
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([CATransition()], 1)
      #expect(shown(group) == 7)
    }
  }

  @Test func `a value function is ignored for key paths that don't support it`() {
    for keyPath in ["opacity", "position", "transform.rotation"] {
      expectOneReport("\(keyPath)") {
        let hosted = HostedLayer()
        hosted.add(
          CABasicAnimation.animating(keyPath, from: 0, to: 1) {
            $0.valueFunction = CAValueFunction(name: .rotateZ)
          })
        #expect(hosted.opacity(at: 0.5) == 1)
      }
    }
  }

  // MARK: - Animations in cycles

  @Test func `a group can't contain itself directly, indirectly or by key`() {
    let (outer, middle, inner) = (CAAnimationGroup(), CAAnimationGroup(), CAAnimationGroup())
    outer.animations = [middle]
    middle.animations = [inner]
    expectOneReport { outer.animations = [outer] }
    expectOneReport { inner.animations = [outer] }
    expectOneReport { inner.setValue([outer], forKey: "animations") }
    expectOneReport { inner.animations = [CABasicAnimation.fade(), middle] }
    #expect(outer.animations == [middle] && inner.animations == nil)
    var deep = inner
    expectOneReport {
      for _ in 0..<100 {
        let group = CAAnimationGroup()
        group.animations = [deep]
        deep = group
      }
    }
    // Excessive nesting that is built from the outside in is reported when the group is added.
    let top = CAAnimationGroup()
    var bottom = top
    for _ in 0..<1000 {
      let group = CAAnimationGroup()
      bottom.animations = [group]
      bottom = group
    }
    bottom.animations = [CABasicAnimation.fade()]
    expectOneReport {
      let hosted = HostedLayer()
      hosted.add(top)
      #expect(hosted.opacity(at: 0.1) == 1)
    }
    // A custom key may hold the animation itself.
    let tagged = CABasicAnimation.fade()
    tagged.setValue(tagged, forKey: "self")
    let hosted = HostedLayer()
    hosted.add(tagged)
    #expect(hosted.opacity(at: 0.5) == 0.5)
    tagged.setValue(nil, forKey: "self")
    hosted.perform { $0.removeAllAnimations() }
  }

  // MARK: - Times

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `times, speeds and offsets that aren't finite count as unset`(_ odd: Double) {
    let configurations: [(String, (any CAMediaTiming) -> Void)] = [
      ("begin", { $0.beginTime = odd }), ("offset", { $0.timeOffset = odd }),
      ("speed", { $0.speed = Float(odd) }),
    ]
    for (name, configure) in configurations {
      for isInGroup in [false, true] {
        expectOneReport("\(name), \(isInGroup)") {
          let fade = CABasicAnimation.fade()
          configure(fade)
          let (hosted, group) = (HostedLayer(), CAAnimationGroup())
          (group.animations, group.duration) = ([fade], 2)
          hosted.add(isInGroup ? group : fade)
          #expect(hosted.opacity(at: 0.25) == 0.25)
        }
      }
      expectOneReport("\(name) of a layer") {
        let hosted = HostedLayer()
        hosted.perform { configure($0) }
        hosted.add(CABasicAnimation.fade())
        #expect(hosted.opacity(at: 0.25) == 0.25)
      }
    }
  }

  /// A duration that isn't above 0 becomes the transaction's, as Apple's header says; an infinite one never ends.
  @Test func `invalid durations become the transaction's, and infinite ones never end`() {
    for odd in [-1, -Double.infinity, Double.nan, 0, -Double.leastNonzeroMagnitude] {
      let hosted = HostedLayer()
      hosted.add(CABasicAnimation.fade { $0.duration = odd }, forKey: "fade")
      #expect(hosted.layer.animation(forKey: "fade")?.duration == 0.25)
      #expect(hosted.opacity(at: 0.125) == 0.5 && hosted.opacity(at: 0.25) == 1)
    }
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade { $0.duration = .infinity }, forKey: "fade")
    #expect(hosted.opacity(at: 1e9) == 0 && hosted.layer.animationKeys() == ["fade"])
    for odd in [Double.nan, -1, -Double.infinity] {
      expectOneReport("\(odd)") { CATransaction.setAnimationDuration(odd) }
    }
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.flush()
  }

  @Test func `invalid repeat counts are ignored, and enormous ones play`() {
    for odd in [Float.nan, -1, -Float.infinity, -Float.leastNonzeroMagnitude] {
      expectOneReport("\(odd)") {
        let hosted = HostedLayer()
        hosted.add(CABasicAnimation.fade { $0.repeatCount = odd })
        #expect(hosted.opacity(at: 0.5) == 0.5 && hosted.opacity(at: 1) == 1)
      }
    }
    for odd in [Double.nan, -1, -Double.infinity] {
      expectOneReport("\(odd)") {
        let hosted = HostedLayer()
        hosted.add(CABasicAnimation.fade { $0.repeatDuration = odd })
        #expect(hosted.opacity(at: 0.5) == 0.5 && hosted.opacity(at: 1) == 1)
      }
    }
    for enormous in [Float(1e7), 1e20, 3.4e38, .greatestFiniteMagnitude, .infinity] {
      for autoreverses in [false, true] {
        let reports = CoreAnimationDiagnostics.reports {
          let (hosted, log) = (HostedLayer(), EventLog())
          hosted.add(
            CABasicAnimation.animating("zPosition", from: 0, to: 1e300) {
              ($0.repeatCount, $0.autoreverses, $0.isCumulative, $0.delegate) = (
                enormous, autoreverses, true, log
              )
            })
          hosted.add(
            CABasicAnimation.fade { ($0.repeatCount, $0.autoreverses) = (enormous, autoreverses) })
          #expect(hosted.opacity(at: 1e6 + 0.25) == 0.25)
          #expect(hosted.number("zPosition", at: 1e6 + 0.5).isFinite)
          #expect(log.events == ["start"])
        }
        #expect(reports == [])
      }
    }
    // The end comes after more cycles than a number can count.
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(
      CABasicAnimation.fade {
        ($0.duration, $0.repeatDuration, $0.delegate) = (.leastNonzeroMagnitude, 1, log)
      })
    #expect((0...1).contains(hosted.opacity(at: 0.3)) && hosted.opacity(at: 1) == 1)
    #expect(log.events == ["start", "end"])
  }

  // MARK: - Key paths

  private static func long(_ component: String, _ last: String = "opacity") -> String {
    String(repeating: "\(component).", count: 100_000) + last
  }

  @Test func `a key path of 100,000 components is followed to its end`() {
    let layer = CALayer()
    layer.setValue(layer, forKey: "me")
    layer.setValue(0.25, forKeyPath: Self.long("me"))
    #expect(layer.opacity == 0.25 && layer.value(forKeyPath: Self.long("me")) as? Float == 0.25)
    #expect(layer.value(forKeyPath: Self.long("me", "bounds.size.width")) as? CGFloat == 0)
    layer.setValue(nil, forKey: "me")
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(animation, forKey: "me")
    animation.setValue(3, forKeyPath: Self.long("me", "duration"))
    #expect(
      animation.duration == 3 && animation.value(forKeyPath: Self.long("me", "duration")) as? Double == 3)
    animation.setValue(nil, forKey: "me")
    // Masks in masks, nested 100,000 levels deep.
    let (outermost, last) = (CALayer(), CALayer())
    var innermost = outermost
    for _ in 0..<99_999 {
      let mask = CALayer()
      innermost.mask = mask
      innermost = mask
    }
    innermost.mask = last
    outermost.setValue(0.5, forKeyPath: Self.long("mask"))
    #expect(last.opacity == 0.5 && outermost.value(forKeyPath: Self.long("mask")) as? Float == 0.5)
    #expect(last.value(forKeyPath: Self.long("superlayer")) as? Float == 1)
  }

  @Test func `key paths of any length reach nested emitter cells`() {
    let (layer, last) = (CAEmitterLayer(), CAEmitterCell())
    var cell = last
    for _ in 0..<2000 {
      cell.name = "c"
      let outer = CAEmitterCell()
      outer.emitterCells = [cell]
      cell = outer
    }
    cell.name = "c"
    layer.emitterCells = [cell]
    let keyPath = String(repeating: "emitterCells.c.", count: 2001) + "scale"
    layer.setValue(3, forKeyPath: keyPath)
    #expect(last.scale == 3 && layer.value(forKeyPath: keyPath) as? CGFloat == 3)
    let beyond = String(repeating: "emitterCells.c.", count: 100_000) + "scale"
    // Beyond the last cell, the rest is a custom key.
    layer.setValue(5, forKeyPath: beyond)
    #expect(last.scale == 3 && layer.value(forKeyPath: beyond) as? Int == 5)
  }

  @Test(arguments: ["x", "mask", "sublayers", "bounds", "", "emitterCells", "superlayer", "animations"])
  func `a key path of 100,000 components that names nothing has no value and doesn't crash`(
    _ component: String
  ) {
    let keyPath = Self.long(component)
    let objects: [any KeyValueContainer] = [
      CALayer(), CAEmitterLayer(), CABasicAnimation(), CAAnimationGroup(), CAEmitterCell(),
    ]
    for object in objects {
      #expect(object.value(forKeyPath: keyPath) == nil)
      _ = CoreAnimationDiagnostics.reports { object.setValue(7, forKeyPath: keyPath) }
      _ = object.value(forKeyPath: keyPath)
      #expect(object.value(forKeyPath: "opacity.\(keyPath)") == nil)
    }
    for container in objects.compactMap({ $0 as? CALayer }) {
      expectOneReport {
        let hosted = HostedLayer(container)
        hosted.add(CABasicAnimation.animating(keyPath + ".x", from: 0, to: 1))
        #expect(hosted.opacity(at: 0.5) == 1)
      }
    }
  }

  // MARK: - Layers in cycles

  @Test func `a layer can't be inserted into itself or a descendant in any way`() {
    typealias Use = (_ outer: CALayer, _ inner: CALayer, _ leaf: CALayer) -> Void
    var uses: [(String, Use)] = []
    uses.append(("add", { outer, _, leaf in leaf.addSublayer(outer) }))
    uses.append(("add to itself", { outer, _, _ in outer.addSublayer(outer) }))
    uses.append(("insert at", { outer, inner, _ in inner.insertSublayer(outer, at: 0) }))
    uses.append(("below", { outer, inner, leaf in inner.insertSublayer(outer, below: leaf) }))
    uses.append(("above", { outer, inner, leaf in inner.insertSublayer(outer, above: leaf) }))
    uses.append(("replace", { outer, inner, leaf in inner.replaceSublayer(leaf, with: outer) }))
    uses.append(("sublayers", { outer, inner, leaf in inner.sublayers = [leaf, outer] }))
    uses.append(("mask", { outer, inner, _ in inner.mask = outer }))
    uses.append(("own mask", { outer, _, _ in outer.mask = outer }))
    uses.append(("leaf's mask", { _, inner, leaf in leaf.mask = inner }))
    uses.append(("by key", { outer, inner, leaf in inner.setValue([leaf, outer], forKey: "sublayers") }))
    uses.append(("mask by key", { outer, _, leaf in leaf.setValue(outer, forKey: "mask") }))
    for isMask in [false, true] {
      for (name, use) in uses where !(isMask && ["replace", "sublayers", "by key"].contains(name)) {
        let (outer, inner, leaf) = (CALayer(), CALayer(), CALayer())
        outer.addSublayer(inner)
        if isMask { inner.mask = leaf } else { inner.addSublayer(leaf) }
        let hosted = HostedLayer(outer)
        expectOneReport("\(name), \(isMask)") { hosted.perform { _ in use(outer, inner, leaf) } }
        #expect(inner.superlayer === outer && leaf.superlayer === inner, "\(name)")
        #expect(outer.superlayer === hosted.host.root && outer.mask == nil && leaf.mask == nil, "\(name)")
        #expect((isMask ? inner.mask.map { [$0] } : inner.sublayers) == [leaf], "\(name)")
        hosted.host.advance(to: 1)
      }
    }
  }

  @Test func `two layers can't mask each other`() {
    let (a, b) = (CALayer(), CALayer())
    a.mask = b
    expectOneReport { b.mask = a }
    #expect(a.mask === b && b.mask == nil && a.superlayer == nil)
  }

  // MARK: - Rectangles

  private static let oddNumbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300]

  @Test(arguments: oddNumbers)
  func `rectangles that aren't finite leave no trace in the geometry`(_ odd: CGFloat) {
    let good = CGRect(x: 1, y: 2, width: 30, height: 40)
    let rects: [CGRect] = [
      CGRect(x: odd, y: 2, width: 30, height: 40), CGRect(x: 1, y: odd, width: 30, height: 40),
      CGRect(x: 1, y: 2, width: odd, height: 40), CGRect(x: 1, y: 2, width: 30, height: odd),
      CGRect(x: odd, y: odd, width: odd, height: odd), .null, .infinite,
    ]
    for rect in rects {
      for layer in LayerPropertyTests.layers.map({ $0() }) {
        let sublayer = CALayer()
        layer.frame = good
        sublayer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        sublayer.autoresizingMask = CAAutoresizingMask(rawValue: 63)
        layer.addSublayer(sublayer)
        layer.layoutManager = CAConstraintLayoutManager()
        sublayer.constraints = [CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .maxX)]
        let hosted = HostedLayer(layer)
        hosted.perform { layer in
          layer.frame = rect
          (layer.bounds, layer.contentsRect, layer.contentsCenter) = (rect, rect, rect)
          layer.scrollRectToVisible(rect)
          layer.setNeedsDisplay(rect)
          layer.layoutIfNeeded()
          layer.displayIfNeeded()
        }
        for point in [CGPoint.zero, CGPoint(x: odd, y: odd), rect.origin] {
          _ = layer.hitTest(point)
          _ = layer.contains(point)
          _ = layer.convert(point, to: sublayer)
          _ = layer.convert(point, from: nil)
        }
        _ = (
          layer.convert(rect, to: sublayer), layer.convert(rect, from: nil), layer.visibleRect, layer.frame
        )
        hosted.add(CABasicAnimation.animating("bounds", from: rect, to: good))
        hosted.host.advance(to: 0.5)
        _ = layer.presentation()?.frame
        _ = TreeSnapshot(of: hosted.host.root, presentation: true)
        // Restoring finite values restores the geometry.
        hosted.perform {
          (sublayer.frame, $0.frame) = (CGRect(x: 5, y: 5, width: 10, height: 10), good)
          $0.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
          $0.removeAllAnimations()
        }
        hosted.host.advance(to: 1)
        #expect(layer.frame == good && layer.presentation()?.frame == good, "\(rect), \(type(of: layer))")
      }
    }
  }

  @Test func `a position or bounds with NaN is reported once`() {
    for use in [
      { $0.position.x = .nan }, { $0.bounds.size.height = .nan }, { $0.frame.origin.y = .nan },
      { $0.bounds.origin = CGPoint(x: CGFloat.nan, y: 0) },
    ] as [(CALayer) -> Void] {
      let (layer, hosted) = (CALayer(), HostedLayer())
      expectOneReport { use(layer) }
      expectOneReport { hosted.perform(use) }
    }
    #expect(
      CoreAnimationDiagnostics.reports {
        CALayer().frame = .infinite
        CALayer().position = CGPoint(x: 1e300, y: -1e300)
      } == [])
  }
}
