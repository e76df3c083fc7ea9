import CoreGraphics
import ImageCoding
import LottiePlayer
import QuartzCore

/// The options that replace values of a scene or a Lottie animation.
struct LottieValues: OptionGroup {
  @RepeatableOption(
    "set", .assignment(of: "VALUE", like: "Title.text=Ann"),
    help:
      "replace a value: a parameter of a scene, which 'quartzite list' shows ('width=4'); for a Lottie file, the text, "
      + "fill, or stroke of a layer ('Title.text=Ann', 'Card.fill=#ff8800'), the property of a key path "
      + "('Card.**.Stroke Width=4'), or a slot")
  var values: [Assignment]
  @RepeatableOption(
    "image", for: .lottie, .assignment(of: "FILE", like: "Photo=ann.jpg"),
    help:
      "replace the image with this identifier, slot, file name, or layer; the new image fills the old one's frame"
  )
  var images: [Assignment]
}

// MARK: - Values

extension LottieValues {
  /// Returns the replacements for an animation's values.
  ///
  /// - Parameter path: The file's name for messages.
  /// - Throws: `CommandError` for a name that the animation doesn't have, or a text that isn't a value of its kind.
  func replacements(
    in animation: LottieAnimation, of path: String
  ) throws(CommandError) -> ValueReplacements {
    var replacements = ValueReplacements()
    guard !values.isEmpty else { return replacements }
    let names = ValueNames(animation)
    for assignment in values {
      let targets = names.targets(of: assignment.name)
      guard !targets.isEmpty else {
        throw .unknownName(assignment.name, of: "value", $values, in: path, among: names.suggestions)
      }
      for target in targets {
        guard let value = ReplacementValue(assignment.text, as: target.kind) else {
          throw .badArguments(
            "--\($values.name) '\(assignment.name)=\(assignment.text)': expected \(target.kind.expectation)")
        }
        replacements.replace(target, with: value)
      }
    }
    return replacements
  }
}

extension ValueReplacements {
  fileprivate mutating func replace(_ target: ValueNames.Target, with value: ReplacementValue) {
    switch target.location {
    case .path(let path): replace(at: path, with: value)
    case .slot(let name): replace(slot: name, with: value)
    }
  }
}

extension CommandError {
  /// The error for a name that a Lottie file doesn't have, with the nearest name that it has.
  ///
  /// - Parameter kind: The kind of the named object, as a noun.
  fileprivate static func unknownName(
    _ name: String, of kind: String, _ option: any AnyOption, in path: String, among names: [String]
  ) -> CommandError {
    let advice = NearestName.find(name, among: names).map { "did you mean '\($0)'? " } ?? ""
    return .badArguments(
      "--\(option.name) '\(name)': \(path) has no \(kind) with this name; \(advice)'quartzite inspect' lists the names"
    )
  }
}

// MARK: - Images

extension LottieValues {
  /// Reads the replacements for an animation's images.
  ///
  /// - Parameter path: The file's name for messages.
  /// - Returns: The images by their identifiers.
  /// - Throws: `CommandError` for a name that the animation doesn't have, and for a file that can't be read.
  func pictures(in animation: LottieAnimation, of path: String) throws(CommandError) -> [String: CGImage] {
    var pictures: [String: CGImage] = [:]
    guard !images.isEmpty else { return pictures }
    let replaceable = animation.settableImages
    for assignment in images {
      let named = replaceable.filter { $0.names.contains(assignment.name) }
      guard !named.isEmpty else {
        throw .unknownName(
          assignment.name, of: "image", $images, in: path, among: replaceable.flatMap(\.names))
      }
      let picture = try Self.picture(at: assignment.text)
      for image in named { pictures[image.id] = picture }
    }
    return pictures
  }

  private static func picture(at path: String) throws(CommandError) -> CGImage {
    let data = try InputFile.data(at: path, expected: "an image", limit: maximumByteCount)
    do {
      return try PictureDecoder(pixelLimit: maximumPixelCount).decode(data)
    } catch {
      throw .failure("\(path): \(error.description)")
    }
  }

  /// 64 MiB.
  private static let maximumByteCount = 64 << 20
  /// The pixels of 100 megabytes.
  private static let maximumPixelCount = 25_000_000
}

/// A provider of images that are stretched to the size of the images that they replace.
struct ReplacedImages: AnimationImageProvider {
  /// The images by their identifiers.
  let images: [String: CGImage]

  func imageForAsset(asset: ImageAsset) -> CGImage? { images[asset.id] }

  func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity { .resizeAspectFill }
}
