import CoreGraphics
import LayerTree
import MotionCore
import Raster

/// A layer in the three-dimensional space that is shared by another layer's sublayers.
private struct DepthMember {
  let index: Int
  /// The mapping from the layer's space to the shared one.
  let matrix: Matrix4
  /// The factor applied to the layer's opacity.
  let opacity: Double
  /// The color that the layer's colors are multiplied by; nil for none.
  let color: SIMD4<Double>?
}

extension DisplayListBuilder {
  /// The sublayers of a layer, ordered by depth. The sublayers of transform layers share the layer's space; other
  /// layers are flat.
  func planes(inLayer index: Int, _ context: RenderingContext) -> [DrawCommand] {
    var members: [DepthMember] = []
    collect(inLayer: index, .identity, opacity: 1, color: nil, into: &members)
    var (pictures, planes): ([[DrawCommand]], [DepthPlane]) = ([], [])
    for member in members {
      let picture = self.picture(of: member, context)
      guard let plane = plane(of: member, picture, context) else { continue }
      pictures.append(picture)
      planes.append(plane)
    }
    return DepthOrder(planes).layers.flatMap { indices -> [DrawCommand] in
      if indices.count == 1 { return pictures[indices[0]] }
      return [
        .crossing(CrossingPlanes(indices.map { .init(commands: pictures[$0], depth: planes[$0].depth) }))
      ]
    }
  }

  private func collect(
    inLayer index: Int, _ matrix: Matrix4, opacity: Double, color: SIMD4<Double>?,
    into members: inout [DepthMember]
  ) {
    let layer = tree.layers[index]
    let sublayerMatrix = transformOfSublayers(of: index).map { $0 * matrix } ?? matrix
    guard case .replicator(let replicator) = layer.content else {
      for sublayer in tree.sublayers(of: index) {
        collect(sublayer, sublayerMatrix, opacity: opacity, color: color, into: &members)
      }
      return
    }
    let center = CGPoint(x: layer.values.bounds.midX, y: layer.values.bounds.midY)
    for (copy, records) in zip(ReplicatorInstances(replicator, about: center), layer.copies) {
      let copyColor = color.map { $0 * copy.color } ?? copy.color
      for sublayer in tree.siblings(in: records) {
        collect(
          sublayer, copy.transform * sublayerMatrix, opacity: opacity, color: copyColor, into: &members)
      }
    }
  }

  private func collect(
    _ index: Int, _ sublayerMatrix: Matrix4, opacity: Double, color: SIMD4<Double>?,
    into members: inout [DepthMember]
  ) {
    let layer = tree.layers[index]
    let matrix = tree.transformToSuperlayer(of: index) * sublayerMatrix
    guard layer.sharesDepth, layer.transition == nil else {
      members.append(DepthMember(index: index, matrix: matrix, opacity: opacity, color: color))
      return
    }
    let layerOpacity = Double(layer.values.opacity).clampedToUnit
    guard layerOpacity > 0, !layer.values.isHidden else { return }
    collect(inLayer: index, matrix, opacity: opacity * layerOpacity, color: color, into: &members)
  }

  private func picture(of member: DepthMember, _ context: RenderingContext) -> [DrawCommand] {
    var context = context
    context.opacity *= member.opacity
    let commands = self.commands(ofLayer: member.index, at: member.matrix, context)
    return member.color.map { commands.multiplied(by: Color($0)) } ?? commands
  }

  /// The plane of a layer's picture, or nil if nothing is visible.
  private func plane(
    of member: DepthMember, _ picture: [DrawCommand], _ context: RenderingContext
  ) -> DepthPlane? {
    let touched = DrawGroup(commands: picture).bounds
    let projection = Projection(member.matrix).concatenating(Projection(context.transform))
    guard !touched.isEmpty, let inverse = projection.inverse else { return nil }
    // The layer's bounds are tighter than the box of its pixels, but the picture may extend beyond them.
    let bounds = projection.image(of: Box(tree.layers[member.index].values.bounds.standardized))
    let covered = PixelRect(covering: bounds.bounds.insetBy(-1), within: .addressable)
    let outline = covered.union(touched) == covered ? bounds : ConvexPolygon(touched.box)
    let m = member.matrix
    return DepthPlane(outline: outline, depth: inverse.pullBack(SIMD3(m.row1.z, m.row2.z, m.row4.z)))
  }
}
