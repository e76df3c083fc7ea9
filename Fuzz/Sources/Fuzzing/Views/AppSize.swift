import QuartzCore
import UIKit

/// The numbers of objects in a window.
struct AppSize {
  private var layers = 0
  private var views = 0
  private var animations = 0
  private var recognizers = 0

  /// The numbers that may be added by carets, scroll indicators and more visible rows.
  private static let allowance = 150

  /// The size of nothing.
  init() {}

  @MainActor init(of window: UIWindow) {
    count(window)
    count(window.layer)
  }

  @MainActor private mutating func count(_ view: UIView) {
    views += 1
    recognizers += view.gestureRecognizers?.count ?? 0
    for subview in view.subviews { count(subview) }
  }

  private mutating func count(_ layer: CALayer) {
    layers += 1
    animations += layer.animationKeys()?.count ?? 0
    for sublayer in layer.sublayers ?? [] { count(sublayer) }
  }

  /// Returns a report of numbers that grew too much; nil if none did.
  func growth(since old: Self) -> String? {
    let numbers = [
      ("layers", layers - old.layers), ("views", views - old.views),
      ("animations", animations - old.animations), ("recognizers", recognizers - old.recognizers),
    ]
    let excess = numbers.filter { $0.1 > Self.allowance }.map { "\($0.1) \($0.0)" }
    return excess.isEmpty ? nil : excess.joined(separator: ", ") + " were added"
  }
}
