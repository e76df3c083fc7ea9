import QuartzCore

/// The drawings of symbols by name.
enum SymbolShapes {
  typealias Drawing = @Sendable (SymbolCanvas) -> Void

  /// Returns the drawing of a name; nil for names that aren't drawn.
  ///
  /// The endings `.circle`, `.circle.fill`, `.square` and `.square.fill` put any drawing into a circle or square.
  static func drawing(of name: String) -> Drawing? {
    if let drawing = table[name] { return drawing }
    for frame in ["circle", "square"] {
      for isFilled in [true, false] {
        let suffix = isFilled ? ".\(frame).fill" : ".\(frame)"
        guard name.hasSuffix(suffix), let inner = table[String(name.dropLast(suffix.count))] else { continue }
        return framed(inner, isCircle: frame == "circle", isFilled: isFilled)
      }
    }
    return nil
  }

  private static func framed(_ inner: @escaping Drawing, isCircle: Bool, isFilled: Bool) -> Drawing {
    { canvas in
      if isCircle {
        canvas.circle(12, 12, 10, isFilled: isFilled)
      } else {
        canvas.box(2, 2, 20, 20, radius: 5, isFilled: isFilled)
      }
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.translateBy(x: 12, y: 12)
      context?.scaleBy(x: 0.6, y: 0.6)
      context?.translateBy(x: -12, y: -12)
      let small = SymbolCanvas(lineWidth: canvas.lineWidth / 0.6)
      if isFilled { small.cutOut(inner) } else { inner(small) }
      context?.restoreGState()
    }
  }

  private static let table: [String: Drawing] =
    arrows.merging(signs) { $1 }.merging(media) { $1 }.merging(objects) { $1 }.merging(shapes) { $1 }

  // MARK: Arrows

  private static let arrows: [String: Drawing] = [
    "chevron.left": { $0.line((15.5, 4), (8, 12), (15.5, 20)) },
    "chevron.backward": { $0.line((15.5, 4), (8, 12), (15.5, 20)) },
    "chevron.right": { $0.line((8.5, 4), (16, 12), (8.5, 20)) },
    "chevron.forward": { $0.line((8.5, 4), (16, 12), (8.5, 20)) },
    "chevron.up": { $0.line((4, 16), (12, 8), (20, 16)) },
    "chevron.down": { $0.line((4, 8), (12, 16), (20, 8)) },
    "arrow.left": {
      $0.line((21, 12), (3, 12))
      $0.line((10, 5), (3, 12), (10, 19))
    },
    "arrow.right": {
      $0.line((3, 12), (21, 12))
      $0.line((14, 5), (21, 12), (14, 19))
    },
    "arrow.up": {
      $0.line((12, 21), (12, 3))
      $0.line((5, 10), (12, 3), (19, 10))
    },
    "arrow.down": {
      $0.line((12, 3), (12, 21))
      $0.line((5, 14), (12, 21), (19, 14))
    },
    "arrow.clockwise": {
      $0.arc(12, 13, 8, from: -60, to: 210)
      $0.line((11, 2), (16, 6), (11, 9.5))
    },
    "arrow.counterclockwise": {
      $0.arc(12, 13, 8, from: -30, to: 240)
      $0.line((13, 2), (8, 6), (13, 9.5))
    },
    "arrowshape.turn.up.left": {
      $0.line((10, 5), (3, 11), (10, 17), (10, 13), (21, 19), (19, 11), (10, 9), isClosed: true)
    },
    "arrow.triangle.2.circlepath": {
      $0.arc(12, 12, 8, from: 190, to: 330)
      $0.arc(12, 12, 8, from: 10, to: 150)
      $0.line((20.5, 4), (19, 8.5), (15, 7))
      $0.line((3.5, 20), (5, 15.5), (9, 17))
    },
    "square.and.arrow.up": {
      $0.line((8, 9), (5, 9), (5, 21), (19, 21), (19, 9), (16, 9))
      $0.line((12, 15), (12, 2.5))
      $0.line((8, 6), (12, 2), (16, 6))
    },
    "square.and.arrow.down": {
      $0.line((8, 9), (5, 9), (5, 21), (19, 21), (19, 9), (16, 9))
      $0.line((12, 2.5), (12, 15))
      $0.line((8, 11), (12, 15), (16, 11))
    },
  ]

  // MARK: Signs

  private static let signs: [String: Drawing] = [
    "plus": {
      $0.line((12, 3), (12, 21))
      $0.line((3, 12), (21, 12))
    },
    "minus": { $0.line((3, 12), (21, 12)) },
    "xmark": {
      $0.line((5, 5), (19, 19))
      $0.line((19, 5), (5, 19))
    },
    "multiply": {
      $0.line((6, 6), (18, 18))
      $0.line((18, 6), (6, 18))
    },
    "checkmark": { $0.line((4, 13), (10, 19.5), (20, 4.5)) },
    "exclamationmark": {
      $0.line((12, 3), (12, 14))
      $0.circle(12, 20, 0.8, isFilled: true)
    },
    "questionmark": {
      $0.arc(12, 8, 5, from: 180, to: 400)
      $0.line((15, 12), (12, 15))
      $0.circle(12, 20, 0.8, isFilled: true)
    },
    "info": {
      $0.circle(12, 5, 0.8, isFilled: true)
      $0.line((10, 10), (12, 10), (12, 20))
      $0.line((9, 20), (15, 20))
    },
    "ellipsis": {
      $0.circle(4, 12, 1.5, isFilled: true)
      $0.circle(12, 12, 1.5, isFilled: true)
      $0.circle(20, 12, 1.5, isFilled: true)
    },
    "line.3.horizontal": {
      $0.line((3, 6), (21, 6))
      $0.line((3, 12), (21, 12))
      $0.line((3, 18), (21, 18))
    },
    "list.bullet": {
      for y: CGFloat in [6, 12, 18] {
        $0.circle(4, y, 1, isFilled: true)
        $0.line((9, y), (21, y))
      }
    },
  ]

  // MARK: Media

  private static let triangle = [CGPoint(x: 6, y: 3), CGPoint(x: 20, y: 12), CGPoint(x: 6, y: 21)]
  private static let leftTriangles = [
    [CGPoint(x: 11, y: 6), CGPoint(x: 2, y: 12), CGPoint(x: 11, y: 18)],
    [CGPoint(x: 21, y: 6), CGPoint(x: 12, y: 12), CGPoint(x: 21, y: 18)],
  ]
  private static let rightTriangles = [
    [CGPoint(x: 3, y: 6), CGPoint(x: 12, y: 12), CGPoint(x: 3, y: 18)],
    [CGPoint(x: 13, y: 6), CGPoint(x: 22, y: 12), CGPoint(x: 13, y: 18)],
  ]

  private static let media: [String: Drawing] = [
    "play": { $0.shape(triangle, isFilled: false) },
    "play.fill": { $0.shape(triangle, isFilled: true) },
    "pause": { for x: CGFloat in [6, 14] { $0.box(x, 4, 4, 16, radius: 1) } },
    "pause.fill": { for x: CGFloat in [6, 14] { $0.box(x, 4, 4, 16, radius: 1, isFilled: true) } },
    "stop": { $0.box(5, 5, 14, 14) },
    "stop.fill": { $0.box(5, 5, 14, 14, isFilled: true) },
    "backward.fill": { for shape in leftTriangles { $0.shape(shape, isFilled: true) } },
    "forward.fill": { for shape in rightTriangles { $0.shape(shape, isFilled: true) } },
  ]

  // MARK: Objects

  private static func person(_ canvas: SymbolCanvas, isFilled: Bool) {
    canvas.circle(12, 8, 4.5, isFilled: isFilled)
    let body = UIBezierPath()
    body.move(to: CGPoint(x: 3.5, y: 21))
    body.addCurve(
      to: CGPoint(x: 20.5, y: 21), controlPoint1: CGPoint(x: 4, y: 13),
      controlPoint2: CGPoint(x: 20, y: 13))
    body.close()
    canvas.draw(body, isFilled: isFilled)
  }

  private static func house(_ canvas: SymbolCanvas, isFilled: Bool) {
    let points: [(CGFloat, CGFloat)] = [(12, 3), (21, 11), (19, 11), (19, 21), (5, 21), (5, 11), (3, 11)]
    canvas.shape(points.map { CGPoint(x: $0.0, y: $0.1) }, isFilled: isFilled)
  }

  private static func gear(_ canvas: SymbolCanvas, isFilled: Bool) {
    let points = (0..<32).map { index -> CGPoint in
      let angle = CGFloat(index) / 32 * 2 * .pi
      let radius: CGFloat = index % 4 < 2 ? 10 : 7.5
      return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
    }
    canvas.shape(points, isFilled: isFilled)
    if isFilled { canvas.cutOut { $0.circle(12, 12, 3, isFilled: true) } } else { canvas.circle(12, 12, 3) }
  }

  private static func bookmark(_ canvas: SymbolCanvas, isFilled: Bool) {
    let points: [(CGFloat, CGFloat)] = [(6, 3), (18, 3), (18, 21), (12, 16), (6, 21)]
    canvas.shape(points.map { CGPoint(x: $0.0, y: $0.1) }, isFilled: isFilled)
  }

  private static func clock(_ canvas: SymbolCanvas, isFilled: Bool) {
    canvas.circle(12, 12, 10, isFilled: isFilled)
    let hands: Drawing = { $0.line((12, 6), (12, 12), (16, 14)) }
    if isFilled { canvas.cutOut(hands) } else { hands(canvas) }
  }

  private static func trash(_ canvas: SymbolCanvas, isFilled: Bool) {
    canvas.line((4, 6), (20, 6))
    canvas.line((9, 6), (9, 3), (15, 3), (15, 6))
    let points: [(CGFloat, CGFloat)] = [(6, 6), (18, 6), (17, 21), (7, 21)]
    canvas.shape(points.map { CGPoint(x: $0.0, y: $0.1) }, isFilled: isFilled)
  }

  private static let objects: [String: Drawing] = [
    "magnifyingglass": {
      $0.circle(10, 10, 6.5)
      $0.line((15, 15), (21, 21))
    },
    "person": { person($0, isFilled: false) },
    "person.fill": { person($0, isFilled: true) },
    "house": { house($0, isFilled: false) },
    "house.fill": { house($0, isFilled: true) },
    "gear": { gear($0, isFilled: false) },
    "gearshape": { gear($0, isFilled: false) },
    "gearshape.fill": { gear($0, isFilled: true) },
    "bookmark": { bookmark($0, isFilled: false) },
    "bookmark.fill": { bookmark($0, isFilled: true) },
    "clock": { clock($0, isFilled: false) },
    "clock.fill": { clock($0, isFilled: true) },
    "trash": { trash($0, isFilled: false) },
    "trash.fill": { trash($0, isFilled: true) },
    "book": {
      $0.line((12, 6), (3, 4), (3, 18), (12, 20), (21, 18), (21, 4), isClosed: true)
      $0.line((12, 6), (12, 20))
    },
    "folder": { $0.line((3, 5), (9, 5), (11, 8), (21, 8), (21, 20), (3, 20), isClosed: true) },
    "envelope": {
      $0.box(2, 5, 20, 14)
      $0.line((3, 6), (12, 13), (21, 6))
    },
    "camera": {
      $0.line((3, 7), (8, 7), (9, 4), (15, 4), (16, 7), (21, 7), (21, 20), (3, 20), isClosed: true)
      $0.circle(12, 13, 4)
    },
    "photo": {
      $0.box(2, 4, 20, 16)
      $0.circle(8, 9, 1.5)
      $0.line((3, 18), (9, 13), (13, 16), (17, 11), (21, 15))
    },
    "pencil": { $0.line((4, 20), (5, 15), (16, 4), (20, 8), (9, 19), isClosed: true) },
    "square.and.pencil": {
      $0.line((13, 5), (4, 5), (4, 20), (19, 20), (19, 12))
      $0.line((10, 14), (10.5, 11), (19, 2.5), (21.5, 5), (13, 13.5), isClosed: true)
    },
    "bell": {
      $0.line(
        (4, 17), (6, 14), (6, 10), (8, 5), (12, 3.5), (16, 5), (18, 10), (18, 14), (20, 17), isClosed: true)
      $0.arc(12, 18, 2.5, from: 0, to: 180)
    },
    "square.grid.2x2": {
      for x: CGFloat in [3, 14] { for y: CGFloat in [3, 14] { $0.box(x, y, 7, 7) } }
    },
  ]

  // MARK: Shapes

  private static func star(_ canvas: SymbolCanvas, isFilled: Bool) {
    let points = (0..<10).map { index -> CGPoint in
      let angle = CGFloat(index) / 10 * 2 * .pi - .pi / 2
      let radius: CGFloat = index.isMultiple(of: 2) ? 10.5 : 4.4
      return CGPoint(x: 12 + radius * cos(angle), y: 12.8 + radius * sin(angle))
    }
    canvas.shape(points, isFilled: isFilled)
  }

  private static func heart(_ canvas: SymbolCanvas, isFilled: Bool) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 21))
    path.addCurve(
      to: CGPoint(x: 12, y: 6), controlPoint1: CGPoint(x: -5, y: 10), controlPoint2: CGPoint(x: 6, y: -1))
    path.addCurve(
      to: CGPoint(x: 12, y: 21), controlPoint1: CGPoint(x: 18, y: -1), controlPoint2: CGPoint(x: 29, y: 10))
    path.close()
    canvas.draw(path, isFilled: isFilled)
  }

  private static let shapes: [String: Drawing] = [
    "circle": { $0.circle(12, 12, 10) },
    "circle.fill": { $0.circle(12, 12, 10, isFilled: true) },
    "square": { $0.box(3, 3, 18, 18, radius: 3) },
    "square.fill": { $0.box(3, 3, 18, 18, radius: 3, isFilled: true) },
    "star": { star($0, isFilled: false) },
    "star.fill": { star($0, isFilled: true) },
    "heart": { heart($0, isFilled: false) },
    "heart.fill": { heart($0, isFilled: true) },
  ]
}
