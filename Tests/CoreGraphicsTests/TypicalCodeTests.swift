import CoreGraphics
import Testing

/// Typical lines of animation code, with the most used names of each category. The main test is that they compile.
@Suite struct TypicalCodeTests {
  @Test func `geometry`() {
    var transform = CGAffineTransform.identity
    transform = transform.scaledBy(x: 1.5, y: 1.5).translatedBy(x: 10, y: 0).rotated(by: .pi / 4)
    let scale = CGAffineTransform(scaleX: 0.1, y: 0.1)
    let move = CGAffineTransform(translationX: 0, y: -300)
    let both = scale.concatenating(move)
    transform.a = 2
    transform.tx += 5
    let angle = atan2(both.b, both.a)
    let xScale = sqrt(both.a * both.a + both.c * both.c)
    #expect(angle == 0)
    #expect(abs(xScale - 0.1) < 1e-12)
    let center = CGPoint(x: 10, y: 10).applying(both)
    let size = CGSize(width: 10, height: 10).applying(scale)
    #expect(center == CGPoint(x: 1, y: -299) && size.width == 1)
    let velocity = CGVector(dx: 0, dy: 12.5)
    let gravity: CGVector = .zero
    #expect(velocity != gravity && transform.isIdentity == false)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500.0
    perspective = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    let flip = CATransform3DConcat(perspective, CATransform3DMakeTranslation(0, 0, -200))
    let scaled = CATransform3DScale(CATransform3DMakeAffineTransform(scale), 2, 2, 1)
    let keyframes: [Any] = [
      NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: flip),
      NSValue(caTransform3D: scaled),
    ]
    let frames = [NSValue(cgRect: .zero), NSValue(cgRect: CGRect(x: 0, y: 0, width: 9, height: 9))]
    let points = [CGPoint.zero, CGPoint(x: 1, y: 1)].map(NSValue.init(cgPoint:))
    #expect((keyframes as? [NSValue])?.count == 3 && frames[1].cgRectValue.width == 9)
    #expect(points.last?.cgPointValue.x == 1 && NSValue(cgSize: size).cgSizeValue == size)
  }

  @Test func `paths`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 20, y: 50))
    path.addQuadCurve(to: CGPoint(x: 60, y: 50), control: CGPoint(x: 40, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 50), control1: CGPoint(x: 70, y: 100), control2: CGPoint(x: 90, y: 100))
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 20, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: false
    )
    path.closeSubpath()
    path.addPath(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    path.addPath(
      CGPath(rect: path.boundingBox, transform: nil), transform: CGAffineTransform(translationX: 1, y: 1))
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    guard let larger = path.copy(using: &transform), !larger.isEmpty else {
      Issue.record("the copy is empty")
      return
    }
    let card = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 80, height: 40), cornerWidth: 8, cornerHeight: 8,
      transform: &transform)
    #expect(card.boundingBoxOfPath.width == 160 && larger.contains(CGPoint(x: 100, y: 100)))

    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(points[0])
      case .addQuadCurveToPoint: ends.append(points[1])
      case .addCurveToPoint: ends.append(points[2])
      case .closeSubpath: break
      }
    }
    var counted = 0
    withUnsafeMutablePointer(to: &counted) { pointer in
      path.apply(info: pointer) { info, element in
        guard element.pointee.type != .closeSubpath else { return }
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(counted == ends.count)
  }

  @Test func `colors`() {
    let space = CGColorSpaceCreateDeviceRGB()
    let orange = CGColor(colorSpace: space, components: [1, 0.5, 0, 1])!
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])!
    guard let components = orange.components, components.count >= 3 else {
      Issue.record("no components")
      return
    }
    let faded = orange.copy(alpha: orange.alpha * 0.5) ?? orange
    let rgb = gray.converted(to: space, intent: .defaultIntent, options: nil)
    #expect(components[1] == 0.5 && faded.alpha == 0.5 && rgb?.numberOfComponents == 4)
    let wide = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
      CGColor(colorSpace: $0, components: [1, 0, 0, 1])
    }
    #expect(wide?.colorSpace?.model == .rgb && orange != gray)
    let locations: [CGFloat] = [0, 0.4, 1]
    let colors = [orange, faded, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)] as CFArray
    #expect(CGGradient(colorsSpace: space, colors: colors, locations: locations) != nil)
    let value: Any = orange
    #expect(CFGetTypeID(value as CFTypeRef) == CGColor.typeID)
    #expect((value as! CGColor) == orange)
  }

  @Test func `drawing`() throws {
    let size = CGSize(width: 16, height: 16)
    let bounds = CGRect(origin: .zero, size: size)
    guard
      let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else {
      Issue.record("no context")
      return
    }
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.concatenate(CGAffineTransform(rotationAngle: 0))
    context.saveGState()
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(bounds)
    context.addPath(CGPath(ellipseIn: bounds.insetBy(dx: 2, dy: 2), transform: nil))
    context.clip()
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.black, CGColor.white] as CFArray,
      locations: [0, 1])!
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 8, y: 8), startRadius: 0, endCenter: CGPoint(x: 8, y: 8),
      endRadius: 4,
      options: .drawsAfterEndLocation)
    context.restoreGState()
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [2, 2])
    context.setStrokeColor(CGColor.black)
    context.addEllipse(in: bounds)
    context.drawPath(using: .stroke)
    context.setBlendMode(.normal)
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: CGColor.black)
    if let path = context.path { context.addPath(path) }
    let image = try #require(context.makeImage())
    context.draw(image, in: CGRect(x: 4, y: 4, width: 8, height: 8))
    context.clip(to: bounds, mask: image)
    context.clear(context.boundingBoxOfClipPath)
    #expect(image.width == context.width && image.height == context.height)
  }

  @Test func `images`() {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    guard let provider = CGDataProvider(data: Data(pixels) as CFData),
      let image = CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else {
      Issue.record("no image")
      return
    }
    let half = image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = image.dataProvider?.data as Data?
    #expect(half?.width == 1 && data?.count == image.bytesPerRow * image.height)
  }
}
