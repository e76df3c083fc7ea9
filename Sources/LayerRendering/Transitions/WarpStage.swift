import LayerTree
import MotionCore
import Raster

/// A layer's old and new picture, and the box in which a warped transition takes place.
struct WarpStage {
  let old: [DrawCommand]
  let new: [DrawCommand]
  let progress: Double
  /// The direction of movement.
  let direction: Point
  /// The size of the box, in points.
  let size: Point
  /// The mapping from points of the box, with its corner at (0, 0), to device pixels.
  let transform: Affine

  /// The largest number of device pixels of a box that is warped.
  static var largestArea: Int { 1 << 24 }

  private var outline: Outline { Outline(Path(rect: Box(min: .zero, max: size)), transform) }

  /// Whether the box can be warped.
  var isDrawable: Bool {
    let bounds = outline.deviceBounds
    return !bounds.isEmpty && bounds.width <= Self.largestArea / bounds.height && transform.inverse != nil
  }
}

// MARK: - Transitions

extension WarpStage {
  func commands(of transition: WarpedTransition) -> [DrawCommand] {
    let wave = Elementary.sin(.pi * progress)
    switch transition {
    case .cube: return face(old, turnedBy: progress / 2) + face(new, turnedBy: progress / 2 - 0.5)
    case .flip:
      let visibleSide = progress < 0.5 ? old : new
      return card(visibleSide, turnedBy: progress < 0.5 ? progress : progress - 1)
    case .curl: return clipped(new) + warped(old, .curl(progress, toward: direction))
    case .uncurl: return clipped(old) + warped(new, .curl(1 - progress, toward: direction * -1))
    case .ripple:
      return warped(mixed, .ripple(phase: 3 * progress, height: 0.03 * size.min() * wave))
    case .twist: return warped(mixed, .swirl(angle: .pi * wave))
    case .swirl: return warped(mixed, .swirl(angle: 4 * .pi * wave))
    case .suck: return clipped(new) + warped(old, .funnel(progress, at: 0, isUpward: true))
    case .spew: return clipped(old) + warped(new, .funnel(1 - progress, at: 0, isUpward: true))
    case .genie: return clipped(new) + warped(old, .funnel(progress, at: 0.5, isUpward: false))
    case .ungenie: return clipped(old) + warped(new, .funnel(1 - progress, at: 0.5, isUpward: false))
    case .irisOpen: return clipped(old) + inIris(new, progress)
    case .irisClose: return clipped(new) + inIris(old, 1 - progress)
    }
  }

  private var mixed: [DrawCommand] { DisplayListBuilder.dissolve(old, new, at: progress) }

  private func warped(_ commands: [DrawCommand], _ effect: PictureWarp.Effect) -> [DrawCommand] {
    var group = DrawGroup(commands: commands)
    group.bounds = outline.deviceBounds
    group.filters = [.warp(PictureWarp(effect: effect, size: size, transform: transform))]
    group.clip = DrawClip(outline: outline, actsOnEachCommand: false)
    return [.group(group)]
  }

  private func clipped(_ commands: [DrawCommand], to outline: Outline? = nil) -> [DrawCommand] {
    var group = DrawGroup(commands: commands)
    group.clip = DrawClip(outline: outline ?? self.outline, actsOnEachCommand: false)
    return [.group(group)]
  }

  /// Clips commands to a circle about the center that covers none of the box at 0 and all of it at 1.
  private func inIris(_ commands: [DrawCommand], _ share: Double) -> [DrawCommand] {
    let radius = share * size.length / 2
    guard radius > 0 else { return [] }
    var circle = Path()
    circle.addEllipse(in: Box(min: size * 0.5 - radius, max: size * 0.5 + radius))
    return clipped(clipped(commands, to: Outline(circle, transform)))
  }
}

// MARK: - Planes

extension WarpStage {
  /// The distance of the eye in front of the box.
  private var eye: Double { 2 * size.max() }

  /// A side of a cube that is rotated about its center, by a number of half turns, and moved back so far that its
  /// edges stay within the box.
  private func face(_ commands: [DrawCommand], turnedBy halfTurns: Double) -> [DrawCommand] {
    let half = abs(direction.x * size.x + direction.y * size.y) / 2
    let (sin, cos) = Elementary.sinCos(.pi * halfTurns)
    return plane(
      commands, turnedBy: halfTurns, about: SIMD3(0, 0, -half * (abs(sin) + abs(cos))), radius: half)
  }

  /// A card that is rotated about its center, by a number of half turns, and moved back so far that it stays within
  /// the box.
  private func card(_ commands: [DrawCommand], turnedBy halfTurns: Double) -> [DrawCommand] {
    let half = abs(direction.x * size.x + direction.y * size.y) / 2
    let depth = half * abs(Elementary.sin(.pi * halfTurns))
    return plane(commands, turnedBy: halfTurns, about: SIMD3(0, 0, -depth), radius: 0)
  }

  private func plane(
    _ commands: [DrawCommand], turnedBy halfTurns: Double, about center: SIMD3<Double>, radius: Double
  ) -> [DrawCommand] {
    let (sin, cos) = Elementary.sinCos(.pi * halfTurns)
    let forward = SIMD3(direction.x * sin, direction.y * sin, cos)
    // The axis of movement is rotated; the other one stays.
    let rotatedAxis = SIMD3(direction.x * cos, direction.y * cos, -sin) * (direction.x + direction.y)
    let isAcross = direction.x != 0
    let across = isAcross ? rotatedAxis * size.x : SIMD3(size.x, 0, 0)
    let down = isAcross ? SIMD3(0, size.y, 0) : rotatedAxis * size.y
    let corner = center + forward * radius - (across + down) * 0.5
    return warped(commands, .plane(corner: corner, across: across, down: down, eye: eye))
  }
}
