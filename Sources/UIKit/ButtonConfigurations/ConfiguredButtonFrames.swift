import QuartzCore

/// The frames of a configured button's content, side by side or stacked.
struct ConfiguredButtonFrames {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
}

/// The sizes of a configured button's content.
@MainActor
struct ConfiguredButtonSizes {
  var image: CGSize
  var title: CGSize
  var subtitle: CGSize
  let configuration: UIButton.Configuration
  let isRightToLeft: Bool

  private var hasText: Bool { title.width > 0 || subtitle.width > 0 }
  private var imageGap: CGFloat { image.width > 0 && hasText ? configuration.imagePadding : 0 }
  private var titleGap: CGFloat {
    title.width > 0 && subtitle.width > 0 ? configuration.titlePadding : 0
  }

  /// Whether the image is above or below the text.
  private var isStacked: Bool {
    !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
      && configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
  }

  /// The size of the title and the subtitle.
  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
  }

  /// The size of the content without insets.
  var total: CGSize {
    isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + imageGap + text.height)
      : CGSize(width: image.width + imageGap + text.width, height: max(image.height, text.height))
  }

  /// Returns the sizes with text that isn't wider than the rest of a width.
  func fitting(_ width: CGFloat) -> ConfiguredButtonSizes {
    var result = self
    let rest = max(isStacked ? width : width - image.width - imageGap, 0)
    result.title.width = min(title.width, rest)
    result.subtitle.width = min(subtitle.width, rest)
    return result
  }

  /// Returns the frames of the content with its top-left corner at a point.
  func frames(at origin: CGPoint) -> ConfiguredButtonFrames {
    let (total, text, placement) = (total, text, configuration.imagePlacement)
    let imageFirst =
      isStacked ? placement.contains(.top) : placement.contains(.trailing) == isRightToLeft
    let textOrigin: CGPoint
    let imageOrigin: CGPoint
    if isStacked {
      imageOrigin = CGPoint(
        x: (total.width - image.width) / 2, y: imageFirst ? 0 : text.height + imageGap)
      textOrigin = CGPoint(
        x: (total.width - text.width) / 2, y: imageFirst ? image.height + imageGap : 0)
    } else {
      imageOrigin = CGPoint(
        x: imageFirst ? 0 : text.width + imageGap, y: (total.height - image.height) / 2)
      textOrigin = CGPoint(
        x: imageFirst ? image.width + imageGap : 0, y: (total.height - text.height) / 2)
    }
    func frame(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
      CGRect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
    }
    let share = alignedShare
    return ConfiguredButtonFrames(
      image: frame(image, x: imageOrigin.x, y: imageOrigin.y),
      title: frame(title, x: textOrigin.x + (text.width - title.width) * share, y: textOrigin.y),
      subtitle: frame(
        subtitle, x: textOrigin.x + (text.width - subtitle.width) * share,
        y: textOrigin.y + title.height + titleGap))
  }

  /// The share of the free width that is left of a line of text.
  private var alignedShare: CGFloat {
    let leading: CGFloat = isRightToLeft ? 1 : 0
    switch configuration.titleAlignment {
    case .automatic: return image.width > 0 && !isStacked ? leading : 0.5
    case .leading: return leading
    case .center: return 0.5
    case .trailing: return 1 - leading
    }
  }
}
