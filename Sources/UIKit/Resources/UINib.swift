public import Foundation
import Requirements

/// A nib file, which can't be loaded here: the contents of nibs are compiled by Apple's tools.
///
/// The class exists so that code that may load nibs compiles. Loading one stops the program with a message.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// Creates a reference to a nib file, without reading it.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Stops the program with a message, because nibs can't be loaded.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    failToLoadNib(name)
  }

  /// The key of an option for loading a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that replace the nib's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Stops the program with a message, because nibs can't be loaded.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    failToLoadNib(name)
  }
}

private func failToLoadNib(_ name: String) -> Never {
  failRequirement("the nib '\(name)' can't be loaded: nibs aren't supported, so create the views in code")
}

/// A storyboard, which can't be loaded here: the contents of storyboards are compiled by Apple's tools.
///
/// The class exists so that code that may use storyboards compiles. Loading a controller stops the program with a message.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a reference to a storyboard, without reading it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Stops the program with a message, because storyboards can't be loaded.
  open func instantiateInitialViewController() -> UIViewController? { fail() }

  /// Stops the program with a message, because storyboards can't be loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fail() }

  private func fail() -> Never {
    failRequirement(
      "the storyboard '\(name)' can't be loaded: storyboards aren't supported, so create the controllers in code"
    )
  }
}
