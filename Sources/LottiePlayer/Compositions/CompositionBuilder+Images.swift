import QuartzCore

extension CompositionBuilder {
  /// Returns a layer that shows an image in the size that the file specifies; nil, with a report, if there is no
  /// image.
  func image(_ id: String, of model: LayerModel) -> CALayer? {
    guard let asset = imageAssets[id], let fitted = images.image(asset) else {
      context.report("an image named '\(id)' that can't be loaded", of: model.name)
      return nil
    }
    let layer = CALayer.plain
    let hasSize = asset.width > 0 && asset.height > 0
    layer.bounds.size =
      hasSize
      ? CGSize(width: asset.width, height: asset.height)
      : CGSize(width: fitted.image.width, height: fitted.image.height)
    layer.contents = fitted.image
    layer.contentsGravity = fitted.gravity
    layer.masksToBounds = fitted.gravity != .resize
    return layer
  }
}
