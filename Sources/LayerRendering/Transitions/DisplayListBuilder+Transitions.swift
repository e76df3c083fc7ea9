import CoreGraphics
import LayerTree
import MotionCore
import Raster

extension DisplayListBuilder {
  /// A layer on the way from its old look to its new one.
  ///
  /// A push moves both looks, moving in the new one, revealing the old one, each by the layer's size and within its bounds;
  /// anything else fades, but for what ``WarpedTransition`` knows: `ground-truth.md` 3.6.
  func transition(
    _ transition: LayerTransition, ofLayer index: Int, _ context: RenderingContext
  ) -> [DrawCommand] {
    let place = context.withoutOpacity
    let progress = transition.progress
    let commands: [DrawCommand]
    switch transition.type {
    case _ where progress <= 0: commands = formerLook(of: transition, ofLayer: index, place)
    case _ where progress >= 1: commands = look(ofLayer: index, place)
    case .push, .moveIn, .reveal: commands = slide(transition, ofLayer: index, place)
    default:
      let warped = WarpedTransition(transition.type)
      var place = place
      // What is bent is seen elsewhere than where it lies.
      if warped != nil { place.visible = nil }
      let (old, new) = (formerLook(of: transition, ofLayer: index, place), look(ofLayer: index, place))
      let stage = warped.flatMap { warped in
        warpStage(of: transition, ofLayer: index, old, new, place).map { $0.commands(of: warped) }
      }
      commands = stage ?? Self.dissolve(old, new, at: progress)
    }
    return commands.withOpacity(context.opacity)
  }

  /// Where a layer's looks are warped; nil where they can't be.
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

  /// The old look where the layer is now: its anchor point lies at the new one's.
  private func formerLook(
    of transition: LayerTransition, ofLayer index: Int, _ context: RenderingContext
  ) -> [DrawCommand] {
    guard let former = transition.former, let old = former.layers.first else { return [] }
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
    let way = transition.direction * Point(box.width, box.height)
    let (movesOld, movesNew) = (transition.type != .moveIn, transition.type != .reveal)
    let old = context.moved(by: movesOld ? way * transition.progress : .zero).map {
      formerLook(of: transition, ofLayer: index, $0)
    }
    let new = context.moved(by: movesNew ? way * (transition.progress - 1) : .zero).map {
      look(ofLayer: index, $0)
    }
    let (below, above) = movesNew ? (old, new) : (new, old)
    var group = DrawGroup(commands: (below ?? []) + (above ?? []))
    group.clip = DrawClip(outline: Outline(Path(rect: box), context.transform), actsOnEachCommand: false)
    return [.group(group)]
  }

  /// One picture less and less, another one more and more: what is the same in both stays.
  static func dissolve(
    _ old: [DrawCommand], _ new: [DrawCommand], at progress: Double
  ) -> [DrawCommand] {
    // Opacities of whole 1/255 that make 1.
    let share = (progress * 255).rounded() / 255
    var (former, latter) = (DrawGroup(commands: old), DrawGroup(commands: new))
    (former.opacity, latter.opacity) = (1 - share, share)
    latter.blendMode = .plusLighter
    var both = DrawGroup(commands: [.group(former), .group(latter)])
    both.isIsolated = true
    return [.group(both)]
  }
}

extension LayerTransition {
  /// Where things move to; "top" is where y is greatest.
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
  /// The point of the bounds that lies at the position.
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
