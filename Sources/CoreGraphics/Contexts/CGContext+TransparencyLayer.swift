public import Foundation
import Raster

/// A group that is drawn as a whole when it is complete.
struct TransparencyLayer {
  var group: PixelGroup
  /// The state when the layer began, and how many were kept.
  let state: GraphicsState
  let savedCount: Int
}

extension CGContext {
  /// Collects what is drawn from now on, to be combined as one with what is there.
  ///
  /// Within, alpha is 1, the blend mode normal and there is no shadow; those of now apply to the whole.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    let group = PixelGroup(bounds: state.clip.bounds)
    layers.append(TransparencyLayer(group: group, state: state, savedCount: savedStates.count))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip.mask = nil
  }

  /// Collects what is drawn from now on within a rectangle of user space; see
  /// ``beginTransparencyLayer(auxiliaryInfo:)``.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws what was collected and goes back to the state when the layer began; without a layer it does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    state = layer.state
    savedStates.removeLast(max(0, savedStates.count - layer.savedCount))
    let place = Affine.translation(Double(layer.group.bounds.minX), Double(layer.group.bounds.minY))
    draw(within: layer.group.bounds.intersection) { canvas, pass in
      let image = ImagePaint(layer.group.bitmap, transform: place.concatenating(pass.shift))
      canvas.draw(image, opacity: pass.opacity, blendMode: pass.blendMode)
    }
  }
}
