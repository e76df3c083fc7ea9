import Foundation
import Staging

/// Random drawing into a context.
struct ContextArtist {
  let context: CGContext
  /// The approximate size of the picture in points.
  let size: Double

  private static let blendModes = (0...27).compactMap { CGBlendMode(rawValue: $0) }

  mutating func draw(_ random: inout CaseRandom) {
    switch random.int(0...9) {
    case 0: changeMatrix(&random)
    case 1: changeLines(&random)
    case 2, 3: changePaint(&random)
    case 4: addToPath(&random)
    case 5: clip(&random)
    case 6: drawShading(&random)
    default: drawShape(&random)
    }
  }

  private func changeMatrix(_ random: inout CaseRandom) {
    switch random.int(0...7) {
    case 0, 1: context.saveGState()
    case 2, 3: context.restoreGState()
    case 4: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case 5: context.beginTransparencyLayer(in: random.rect(size), auxiliaryInfo: nil)
    case 6: context.endTransparencyLayer()
    default: context.concatenate(random.transform())
    }
  }

  private func changeLines(_ random: inout CaseRandom) {
    context.setLineWidth(random.amount(0...12))
    context.setLineCap(random.pick([.butt, .round, .square]))
    context.setLineJoin(random.pick([.miter, .round, .bevel]))
    context.setMiterLimit(random.amount(0...20))
    let lengths = (0..<random.int(0...4)).map { _ in random.amount(0...9) }
    context.setLineDash(phase: random.amount(-20...20), lengths: random.once(in: 3) ? lengths : [])
    context.setShouldAntialias(!random.once(in: 8))
  }

  private func changePaint(_ random: inout CaseRandom) {
    switch random.int(0...6) {
    case 0: context.setFillColor(random.color())
    case 1: context.setStrokeColor(random.color())
    case 2: context.setAlpha(random.amount(0...1))
    case 3: context.setBlendMode(random.pick(Self.blendModes))
    case 4:
      let offset = CGSize(width: random.amount(-9...9), height: random.amount(-9...9))
      context.setShadow(offset: offset, blur: random.amount(0...20), color: random.color())
    case 5: context.setShadow(offset: .zero, blur: 0, color: nil)
    default: setPattern(&random)
    }
  }

  private func setPattern(_ random: inout CaseRandom) {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 3))
      }, releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: random.rect(5), matrix: random.transform(), xStep: random.amount(1...9),
      yStep: random.amount(1...9), tiling: random.pick([.noDistortion, .constantSpacing]), isColored: true,
      callbacks: &callbacks)
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
    context.setPatternPhase(CGSize(width: random.amount(0...5), height: random.amount(0...5)))
    if let color = CGColor(patternSpace: space, pattern: pattern, components: [random.amount(0...1)]) {
      context.setFillColor(color)
    }
  }

  private func addToPath(_ random: inout CaseRandom) {
    switch random.int(0...4) {
    case 0, 1: context.addPath(random.path(size))
    case 2: context.replacePathWithStrokedPath()
    case 3: _ = context.pathContains(random.point(size), mode: random.pick([.fill, .stroke, .eoFillStroke]))
    default: context.beginPath()
    }
  }

  private func clip(_ random: inout CaseRandom) {
    switch random.int(0...4) {
    case 0: context.clip(to: random.rect(size))
    case 1: context.clip(to: [random.rect(size), random.rect(size)])
    case 2: context.clip(using: random.pick([.winding, .evenOdd]))
    case 3: context.makeImage().map { context.clip(to: random.rect(size), mask: $0) }
    default: context.resetClip()
    }
  }

  private func drawShading(_ random: inout CaseRandom) {
    let colors = (0..<random.int(1...4)).map { _ in random.color() }
    let locations = colors.map { _ in random.amount(0...1) }
    let options = CGGradientDrawingOptions(rawValue: UInt32(random.int(0...3)))
    let gradient = CGGradient(
      colorsSpace: random.once(in: 2) ? CGColorSpaceCreateDeviceRGB() : nil, colors: colors as CFArray,
      locations: locations)
    guard let gradient else { return }
    if random.once(in: 2) {
      context.drawLinearGradient(
        gradient, start: random.point(size), end: random.point(size), options: options)
    } else {
      context.drawRadialGradient(
        gradient, startCenter: random.point(size), startRadius: random.amount(0...size),
        endCenter: random.point(size), endRadius: random.amount(0...size), options: options)
    }
  }

  private func drawShape(_ random: inout CaseRandom) {
    switch random.int(0...8) {
    case 0: context.fill(random.rect(size))
    case 1: context.stroke(random.rect(size))
    case 2: context.fillEllipse(in: random.rect(size))
    case 3: context.strokeEllipse(in: random.rect(size))
    case 4: context.clear(random.rect(size))
    case 5: context.drawPath(using: random.pick([.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]))
    case 6:
      guard let image = context.makeImage() else { return }
      context.interpolationQuality = random.pick([.none, .low, .high])
      let part = image.cropping(to: random.rect(size)) ?? image
      context.draw(part, in: random.rect(size), byTiling: random.once(in: 4))
    default:
      context.addPath(random.path(size))
      context.drawPath(using: random.pick([.fill, .eoFill, .stroke, .fillStroke]))
    }
  }
}
