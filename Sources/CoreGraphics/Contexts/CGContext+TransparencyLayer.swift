public import Foundation
import Raster

/// A group that is composited as a whole when it ends.
struct TransparencyLayer {
  var group: PixelGroup
  /// The graphics state at the beginning of the layer.
  let state: GraphicsState
  /// The number of saved states at the beginning of the layer.
  let savedCount: Int
}

extension CGContext {
  /// Begins a transparency layer, which collects subsequent drawing and is then composited as a whole.
  ///
  /// In the layer, the initial alpha is 1, the blend mode is normal and there is no shadow. The current alpha, blend
  /// mode and shadow apply to the layer as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    let group = PixelGroup(bounds: state.clip.bounds)
    layers.append(TransparencyLayer(group: group, state: state, savedCount: savedStates.count))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip.mask = nil
  }

  /// Begins a transparency layer that is clipped to a rectangle in user space; see
  /// ``beginTransparencyLayer(auxiliaryInfo:)``.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the current transparency layer: composites it and restores the graphics state at its beginning. Without a
  /// layer it has no effect.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    state = layer.state
    savedStates.removeLast(max(0, savedStates.count - layer.savedCount))
    let offset = Affine.translation(Double(layer.group.bounds.minX), Double(layer.group.bounds.minY))
    draw(within: layer.group.bounds.intersection) { canvas, pass in
      let image = ImagePaint(layer.group.bitmap, transform: offset.concatenating(pass.shift))
      canvas.draw(image, opacity: pass.opacity, blendMode: pass.blendMode)
    }
  }
}
