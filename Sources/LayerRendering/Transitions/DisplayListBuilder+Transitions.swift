import CoreGraphics
import LayerTree
import MotionCore
import Raster

extension DisplayListBuilder {
  /// A layer in transition from its old picture to its new one.
  ///
  /// A push moves both pictures, a move-in the new one and a reveal the old one, each by the layer's size and clipped
  /// to its bounds. The types of ``WarpedTransition`` are warped; all others fade.
  func transition(
    _ transition: LayerTransition, ofLayer index: Int, _ context: RenderingContext
  ) -> [DrawCommand] {
    let opaque = context.withoutOpacity.inPicture
    let progress = transition.progress
    let commands: [DrawCommand]
    switch transition.type {
    case _ where progress <= 0: commands = oldCommands(of: transition, ofLayer: index, opaque)
    case _ where progress >= 1: commands = commandsWithoutTransition(ofLayer: index, opaque)
    case .push, .moveIn, .reveal: commands = slide(transition, ofLayer: index, opaque)
    default:
      let warped = WarpedTransition(transition.type)
      var opaque = opaque
      // A warp may move pixels from outside the visible area into it.
      if warped != nil { opaque.visible = nil }
      let old = oldCommands(of: transition, ofLayer: index, opaque)
      let new = commandsWithoutTransition(ofLayer: index, opaque)
      let warpedCommands = warped.flatMap { warped in
        warpStage(of: transition, ofLayer: index, old, new, opaque).map { $0.commands(of: warped) }
      }
      commands = warpedCommands ?? Self.dissolve(old, new, at: progress)
    }
    return commands.withOpacity(context.opacity)
  }

  /// The geometry of a warped transition, or nil if the layer can't be warped.
  private func warpStage(
    of transition: LayerTransition, ofLayer index: Int, _ old: [DrawCommand], _ new: [DrawCommand],
    _ context: RenderingContext
  ) -> WarpStage? {
    let bounds = tree.layers[index].values.bounds
    guard bounds.isDrawable else { return nil }
    let box = Box(bounds.standardized)
    let stage = WarpStage(
      old: old, new: new, progress: transition.progress, direction: transition.direction,
      size: Point(box.width, box.height),
      transform: Affine.translation(box.min.x, box.min.y).concatenating(context.transform))
    return stage.isDrawable ? stage : nil
  }

  /// The commands of the old picture, aligned with the layer so that both anchor points coincide.
  private func oldCommands(
    of transition: LayerTransition, ofLayer index: Int, _ context: RenderingContext
  ) -> [DrawCommand] {
    guard let former = transition.formerContent, let old = former.layers.first else { return [] }
    let offset = tree.layers[index].values.anchor - old.values.anchor
    guard let context = context.moved(by: offset) else { return [] }
    return DisplayListBuilder(former, text: text, tiles: tiles).commands(ofLayer: 0, context)
  }

  private func slide(
    _ transition: LayerTransition, ofLayer index: Int, _ context: RenderingContext
  ) -> [DrawCommand] {
    let values = tree.layers[index].values
    guard values.bounds.isDrawable else { return [] }
    let box = Box(values.bounds.standardized)
    let distance = transition.direction * Point(box.width, box.height)
    let (movesOld, movesNew) = (transition.type != .moveIn, transition.type != .reveal)
    let old = context.moved(by: movesOld ? distance * transition.progress : .zero).map {
      oldCommands(of: transition, ofLayer: index, $0)
    }
    let new = context.moved(by: movesNew ? distance * (transition.progress - 1) : .zero).map {
      commandsWithoutTransition(ofLayer: index, $0)
    }
    let (below, above) = movesNew ? (old, new) : (new, old)
    var group = DrawGroup(commands: (below ?? []) + (above ?? []))
    group.clip = DrawClip(outline: Outline(Path(rect: box), context.transform), actsOnEachCommand: false)
    return [.group(group)]
  }

  /// A cross-fade between two pictures, in which pixels that are equal in both stay constant.
  static func dissolve(
    _ old: [DrawCommand], _ new: [DrawCommand], at progress: Double
  ) -> [DrawCommand] {
    // Opacities that are multiples of 1/255 and add up to exactly 1.
    let share = (progress * 255).rounded() / 255
    var (oldGroup, newGroup) = (DrawGroup(commands: old), DrawGroup(commands: new))
    (oldGroup.opacity, newGroup.opacity) = (1 - share, share)
    newGroup.blendMode = .plusLighter
    var both = DrawGroup(commands: [.group(oldGroup), .group(newGroup)])
    both.isIsolated = true
    return [.group(both)]
  }
}

extension LayerTransition {
  /// The direction of movement; "top" is at the greatest y.
  fileprivate var direction: Point {
    switch subtype {
    case .fromRight: Point(-1, 0)
    case .fromTop: Point(0, -1)
    case .fromBottom: Point(0, 1)
    default: Point(1, 0)
    }
  }
}

extension CommonValues {
  /// The point of the bounds that is at the layer's position.
  fileprivate var anchor: Point {
    Point(
      Double(bounds.minX + anchorPoint.x * bounds.width), Double(bounds.minY + anchorPoint.y * bounds.height))
  }
}

extension RenderingContext {
  fileprivate func moved(by offset: Point) -> RenderingContext? {
    inside(.translation(offset.x, offset.y))
  }
}
