public import QuartzCore

// There are no user settings for accessibility, so all settings are off.

/// Accessibility settings and notifications.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the user prefers less motion. Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers less transparency. Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a screen reader is on. Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user prefers bold text. Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user prefers darker colors. Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Posted on Apple's systems when ``isReduceMotionEnabled`` has changed. UIKit never posts it here.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// Whether the user prefers less motion. Always false.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Whether a screen reader is on. Always false.
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
