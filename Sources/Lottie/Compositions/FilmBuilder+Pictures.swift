import QuartzCore

extension FilmBuilder {
  /// A layer that shows a picture in the size that the file gives it.
  func picture(_ id: String, of model: LayerModel) -> CALayer? {
    guard let asset = pictureAssets[id],
      let picture = pictures.picture(asset)
    else {
      report("a picture called '\(id)', which couldn't be had", of: model.name)
      return nil
    }
    let layer = CALayer.plain
    let hasSize = asset.width > 0 && asset.height > 0
    layer.bounds.size =
      hasSize
      ? CGSize(width: asset.width, height: asset.height)
      : CGSize(width: picture.image.width, height: picture.image.height)
    layer.contents = picture.image
    layer.contentsGravity = picture.gravity
    layer.masksToBounds = picture.gravity != .resize
    return layer
  }
}
