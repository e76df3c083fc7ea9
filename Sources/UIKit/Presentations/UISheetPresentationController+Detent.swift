public import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the container's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The value of a custom detent that is inactive.
    public nonisolated static let inactive: CGFloat = -1

    /// The name.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// Returns the height without the safe area at the bottom; nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context).flatMap { $0 >= 0 ? min($0, context.maximumDetentValue) : nil }
    }

    /// Creates a detent at half of the container's height, which is estimated.
    open class func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue * 0.54).rounded() } }

    /// Creates a detent at the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a detent at a height that a closure returns; nil if the detent is inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
  }
}

/// The environment in which the height of a detent is determined.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
