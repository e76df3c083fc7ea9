import LayerTree
public import QuartzCore

/// A storage for copied content, which isn't shared with other programs.
///
/// It has one content: assigning a property replaces what another one had.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard for copying and pasting. Each thread and each player of a scene has its own.
  open class var general: UIPasteboard { generalPasteboard.value }
  private static let generalPasteboard = StageLocal { UIPasteboard() }

  private enum Content {
    case none
    case strings([String])
    case image(UIImage)
    case color(UIColor)
    case url(URL)
  }

  private var content = Content.none {
    didSet { changeCount += 1 }
  }

  /// The number of times that the content was replaced.
  open private(set) var changeCount = 0

  public nonisolated override init() {}

  /// The first text; nil without one. Default nil.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil without one. Default nil.
  open var strings: [String]? {
    get { if case .strings(let strings) = content { strings } else { nil } }
    set { content = newValue.map(Content.strings) ?? .none }
  }

  /// The picture; nil without one. Default nil.
  open var image: UIImage? {
    get { if case .image(let image) = content { image } else { nil } }
    set { content = newValue.map(Content.image) ?? .none }
  }

  /// The color; nil without one. Default nil.
  open var color: UIColor? {
    get { if case .color(let color) = content { color } else { nil } }
    set { content = newValue.map(Content.color) ?? .none }
  }

  /// The address; nil without one. Default nil.
  open var url: URL? {
    get { if case .url(let url) = content { url } else { nil } }
    set { content = newValue.map(Content.url) ?? .none }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
}
