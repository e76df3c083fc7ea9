import Foundation

@testable import Raster

/// Cairo as an independent source of coverage, loaded at run time where it is installed.
struct Cairo: Sendable {
  static let shared = Cairo()

  private typealias Object = OpaquePointer
  private typealias Create = @convention(c) (Int32, Int32, Int32) -> Object?
  private typealias Derive = @convention(c) (Object) -> Object?
  private typealias Call = @convention(c) (Object) -> Void
  private typealias SetInt = @convention(c) (Object, Int32) -> Void
  private typealias SetDouble = @convention(c) (Object, Double) -> Void
  private typealias SetPoint = @convention(c) (Object, Double, Double) -> Void
  private typealias SetCurve = @convention(c) (Object, Double, Double, Double, Double, Double, Double) -> Void
  private typealias Bytes = @convention(c) (Object) -> UnsafePointer<UInt8>?
  private typealias Stride = @convention(c) (Object) -> Int32

  private let createSurface: Create
  private let bytes: Bytes
  private let stride: Stride
  private let create: Derive
  private let calls: [String: Call]
  private let setInt: [String: SetInt]
  private let setDouble: [String: SetDouble]
  private let setPoint: [String: SetPoint]
  private let curveTo: SetCurve

  /// Loads the library, or returns nil if it isn't installed.
  private init?() {
    guard let library = dlopen("libcairo.so.2", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, "cairo_" + name).map { unsafeBitCast($0, to: type) }
    }
    func findAll<Function>(_ names: [String], _ type: Function.Type) -> [String: Function] {
      Dictionary(uniqueKeysWithValues: names.compactMap { name in find(name, type).map { (name, $0) } })
    }
    guard let createSurface = find("image_surface_create", Create.self),
      let bytes = find("image_surface_get_data", Bytes.self),
      let stride = find("image_surface_get_stride", Stride.self), let create = find("create", Derive.self),
      let curveTo = find("curve_to", SetCurve.self)
    else { return nil }
    (self.createSurface, self.bytes, self.stride, self.create) = (createSurface, bytes, stride, create)
    self.curveTo = curveTo
    calls = findAll(
      ["close_path", "fill", "stroke", "destroy", "surface_destroy", "surface_flush"], Call.self)
    setInt = findAll(["set_fill_rule", "set_line_cap", "set_line_join", "set_antialias"], SetInt.self)
    setDouble = findAll(["set_line_width", "set_miter_limit", "set_tolerance"], SetDouble.self)
    setPoint = findAll(["move_to", "line_to"], SetPoint.self)
  }
}

extension Cairo {
  /// Returns the coverage of a path's inside, or of its stroke if there is a style, row by row.
  func coverage(
    of path: Path, rule: FillRule = .nonZero, stroke: StrokeStyle? = nil, width: Int, height: Int
  ) -> [UInt8] {
    let (alphaOnly, best): (Int32, Int32) = (2, 6)
    guard let surface = createSurface(alphaOnly, Int32(width), Int32(height)), let context = create(surface)
    else { return [] }
    defer {
      calls["destroy"]?(context)
      calls["surface_destroy"]?(surface)
    }
    setInt["set_antialias"]?(context, best)
    setDouble["set_tolerance"]?(context, 0.01)
    add(path, to: context)
    if let stroke {
      setDouble["set_line_width"]?(context, stroke.width)
      setDouble["set_miter_limit"]?(context, stroke.miterLimit)
      setInt["set_line_cap"]?(context, stroke.cap == .butt ? 0 : stroke.cap == .round ? 1 : 2)
      setInt["set_line_join"]?(context, stroke.join == .miter ? 0 : stroke.join == .round ? 1 : 2)
      calls["stroke"]?(context)
    } else {
      setInt["set_fill_rule"]?(context, rule == .nonZero ? 0 : 1)
      calls["fill"]?(context)
    }
    calls["surface_flush"]?(surface)
    guard let rows = bytes(surface) else { return [] }
    let bytesPerRow = Int(stride(surface))
    return (0..<height).flatMap { y in (0..<width).map { x in rows[y * bytesPerRow + x] } }
  }

  private func add(_ path: Path, to context: Object) {
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        setPoint["move_to"]?(context, point.x, point.y)
        (start, current) = (point, point)
      case .line(let end):
        setPoint["line_to"]?(context, end.x, end.y)
        current = end
      case .quad(let control, let end):
        let (first, second) = ((current + 2 * control) / 3, (end + 2 * control) / 3)
        curveTo(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let first, let second, let end):
        curveTo(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close:
        calls["close_path"]?(context)
        current = start
      }
    }
  }
}
