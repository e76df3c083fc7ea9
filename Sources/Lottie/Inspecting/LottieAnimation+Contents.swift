import CoreGraphics
import Foundation

extension LottieAnimation {
  /// What is in the film.
  ///
  /// - Parameter unsupported: What of it isn't drawn, as a layer that shows it tells.
  package func contents(unsupported: [UnsupportedFeature]) -> FilmContents {
    let census = FeatureCensus(document)
    let pictures = PictureSource(beside: pictureData)
    return FilmContents(
      id: id, archive: archiveContents, name: document.name, version: document.version, width: document.width,
      height: document.height,
      frameRate: document.frameRate, firstFrame: document.inFrame, endFrame: document.outFrame,
      duration: duration, layers: document.layers.map(LayerContents.init),
      compositions: document.assets.compactMap(CompositionContents.init),
      images: document.assets.compactMap { ImageContents($0, pictures, beside: pictureData) },
      sounds: document.assets.compactMap(SoundContents.init),
      fonts: FontContents.all(in: document),
      markers: document.markers.map {
        MarkerContents(name: $0.name, frame: $0.frame, duration: $0.duration)
      },
      slots: census.slotNames, features: census.features, unsupported: unsupported, notes: readingNotes)
  }
}

extension CompositionContents {
  fileprivate init?(_ asset: Asset) {
    guard let models = asset.layers else { return nil }
    (id, layers) = (asset.id, models.map(LayerContents.init))
  }
}

extension ImageContents {
  fileprivate init?(_ asset: Asset, _ pictures: PictureSource, beside data: (String) -> Data?) {
    guard asset.layers == nil, !asset.isSound else { return nil }
    (id, width, height) = (asset.id, asset.width, asset.height)
    let picture = pictures.picture(asset)?.image
    (pixelWidth, pixelHeight) = (picture?.width, picture?.height)
    path = asset.path
    isEmbedded = path == nil
    isMissing = picture == nil && path.map { data($0) == nil } ?? false
  }
}

extension SoundContents {
  fileprivate init?(_ asset: Asset) {
    guard asset.layers == nil, asset.isSound else { return nil }
    (id, path) = (asset.id, asset.path)
  }
}

extension Asset {
  /// Where it lies beside the film; nil for one that the file holds.
  fileprivate var path: String? { source.hasPrefix("data:") ? nil : folder + source }
}
