import CoreGraphics
import Foundation

extension LottieAnimation {
  /// Returns the contents of the animation.
  ///
  /// - Parameter unsupported: The features that aren't drawn, as reported by a layer that shows the animation.
  package func contents(unsupported: [UnsupportedFeature]) -> AnimationContents {
    let census = FeatureCensus(document)
    let images = ImageSource(imageData: imageData)
    let names = Dictionary(settableImages.map { ($0.id, $0.names) }, uniquingKeysWith: { first, _ in first })
    let (values, slotValues) = settableValues
    return AnimationContents(
      id: id, archive: archiveContents, name: document.name, version: document.version,
      width: document.width, height: document.height,
      frameRate: document.frameRate, firstFrame: document.inFrame, endFrame: document.outFrame,
      duration: duration, layers: document.layers.map(LayerContents.init),
      compositions: document.assets.compactMap(CompositionContents.init),
      images: document.assets.compactMap {
        ImageContents($0, images, imageData: imageData, names: names[$0.id] ?? [])
      },
      sounds: document.assets.compactMap(SoundContents.init),
      fonts: FontContents.all(in: document),
      markers: document.markers.map {
        MarkerContents(name: $0.name, frame: $0.frame, duration: $0.duration)
      },
      slots: census.slotNames, values: values, slotValues: slotValues, features: census.features,
      unsupported: unsupported, notes: readingNotes)
  }

  private var archiveContents: ArchiveContents? {
    guard !id.isEmpty else { return nil }
    return ArchiveContents(
      animations: file.animationIDs, themes: file.themeIDs, stateMachines: file.stateMachineIDs)
  }
}

extension CompositionContents {
  fileprivate init?(_ asset: Asset) {
    guard let models = asset.layers else { return nil }
    (id, layers) = (asset.id, models.map(LayerContents.init))
  }
}

extension ImageContents {
  fileprivate init?(
    _ asset: Asset, _ images: ImageSource, imageData data: (String) -> Data?, names: [String]
  ) {
    guard asset.layers == nil, !asset.isSound else { return nil }
    self.names = names
    (id, width, height) = (asset.id, asset.width, asset.height)
    let image = images.image(asset)?.image
    (pixelWidth, pixelHeight) = (image?.width, image?.height)
    path = asset.path
    isEmbedded = path == nil
    isMissing = image == nil && path.map { data($0) == nil } ?? false
  }
}

extension SoundContents {
  fileprivate init?(_ asset: Asset) {
    guard asset.layers == nil, asset.isSound else { return nil }
    (id, path) = (asset.id, asset.path)
  }
}

extension Asset {
  /// The path relative to the animation's file; nil for an embedded asset.
  fileprivate var path: String? { source.hasPrefix("data:") ? nil : folder + source }
}
