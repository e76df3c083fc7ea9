public import QuartzCore

extension AttributeScopes {
  /// The attributes of text in views.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }

  /// The attributes of text in views.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of the font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = UIFont
    /// The name in archives.
    public static let name = "NSFont"
  }

  /// The key of the color of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// The name in archives.
    public static let name = "NSColor"
  }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of text in views.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
