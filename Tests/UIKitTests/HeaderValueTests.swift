import Testing
import UIKit

/// More raw values of Apple's headers, in the order of the headers.
@MainActor @Suite struct HeaderValueTests {
  private func bits<Options: OptionSet>(_ options: [Options]) -> [Int]
  where Options.RawValue: BinaryInteger { options.map { $0.rawValue.trailingZeroBitCount } }

  /// Whether the values are 0, 1, 2, …, in order.
  private func isCounted<Value: RawRepresentable>(_ values: [Value]) -> Bool
  where Value.RawValue: BinaryInteger { values.map { Int($0.rawValue) } == Array(values.indices) }

  @Test func `options of animations are bits, and fields of four bits and more`() {
    typealias Options = UIView.AnimationOptions
    let flags: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions,
    ]
    #expect(flags.map(\.rawValue) == (0..<10).map { 1 << $0 })
    let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map(\.rawValue) == (0..<4).map { $0 << 16 })
    let transitions: [Options] = [
      [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (0..<8).map { $0 << 20 })
    let rates: [Options] = [.preferredFramesPerSecond60, .preferredFramesPerSecond30]
    #expect(rates.map(\.rawValue) == [3 << 24, 7 << 24])
    typealias KeyframeOptions = UIView.KeyframeAnimationOptions
    let keyframes: [KeyframeOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    #expect(bits(keyframes) == [0, 1, 2, 3, 4, 5, 9])
    let modes: [KeyframeOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0..<5).map { $0 << 10 })
    #expect((0..<4).map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == [0, 1, 2, 3])
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut && UIView.AnimationCurve(rawValue: 4) == nil)
  }

  @Test func `choices of tables and collections are numbered in order`() {
    #expect(isCounted([UITableView.Style.plain, .grouped, .insetGrouped]))
    #expect(isCounted([UITableView.ScrollPosition.none, .top, .middle, .bottom]))
    #expect(isCounted([UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle]))
    #expect(UITableView.RowAnimation.automatic.rawValue == 100 && UITableView.automaticDimension == -1)
    #expect(isCounted([UITableViewCell.CellStyle.default, .value1, .value2, .subtitle]))
    #expect(isCounted([UITableViewCell.SeparatorStyle.none, .singleLine]))
    #expect(isCounted([UITableViewCell.SelectionStyle.none, .blue, .gray, .default]))
    #expect(isCounted([UITableViewCell.EditingStyle.none, .delete, .insert]))
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    #expect(isCounted(accessories))
    let masks: [UITableViewCell.StateMask] = [
      .defaultMask, .showingEditControlMask, .showingDeleteConfirmation,
    ]
    #expect(
      masks.map(\.rawValue) == [0, 1, 2] && isCounted([UIContextualAction.Style.normal, .destructive]))
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(bits(positions) == [0, 1, 2, 3, 4, 5])
    #expect(isCounted([UICollectionView.ScrollDirection.vertical, .horizontal]))
    #expect(isCounted([UICollectionView.ElementCategory.cell, .supplementaryView, .decorationView]))
    let alignments: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
    ]
    #expect(isCounted(alignments))
    typealias Lists = UICollectionLayoutListConfiguration
    #expect(isCounted([Lists.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]))
    #expect(isCounted([Lists.HeaderMode.none, .supplementary, .firstItemInSection]))
    #expect(isCounted([Lists.FooterMode.none, .supplementary]))
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    #expect(isCounted(references))
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    #expect(isCounted(behaviors))
  }

  @Test func `choices of bars and controllers are numbered as in the headers`() {
    typealias Item = UIBarButtonItem.SystemItem
    let items: [Item] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
      .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo,
      .redo,
    ]
    #expect(isCounted(items) && Item.close.rawValue == 24)
    #expect(isCounted([UIBarButtonItem.Style.plain, .bordered, .done]))
    #expect(isCounted([UIBarStyle.default, .black]) && isCounted([UIBarMetrics.default, .compact]))
    #expect([UIBarMetrics.defaultPrompt, .compactPrompt].map(\.rawValue) == [101, 102])
    #expect(isCounted([UIBarPosition.any, .bottom, .top, .topAttached]))
    let tabs: [UITabBarItem.SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
      .mostRecent, .mostViewed,
    ]
    #expect(isCounted(tabs) && isCounted([UITabBar.ItemPositioning.automatic, .fill, .centered]))
    #expect(isCounted([UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never]))
    #expect(isCounted([UINavigationController.Operation.none, .push, .pop]))
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(isCounted([UIAlertController.Style.actionSheet, .alert]))
    #expect(isCounted([UISearchBar.Style.default, .prominent, .minimal]))
    typealias Pages = UIPageViewController
    #expect(isCounted([Pages.TransitionStyle.pageCurl, .scroll]))
    #expect(isCounted([Pages.NavigationOrientation.horizontal, .vertical]))
    #expect(isCounted([Pages.NavigationDirection.forward, .reverse]))
    #expect(isCounted([Pages.SpineLocation.none, .min, .mid, .max]))
    #expect(isCounted([UIStatusBarAnimation.none, .fade, .slide]))
  }

  @Test func `choices of buttons and effects are numbered as in the headers`() {
    typealias Configuration = UIButton.Configuration
    let corners: [Configuration.CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
    #expect(corners.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    #expect(isCounted([Configuration.Size.medium, .small, .mini, .large]))
    #expect(isCounted([Configuration.TitleAlignment.automatic, .leading, .center, .trailing]))
    #expect(UIBlurEffect.Style.allCases.map(\.rawValue) == [0, 1, 2] + Array(4...20))
    #expect(isCounted(UIVibrancyEffectStyle.allCases))
    typealias Motion = UIInterpolatingMotionEffect.EffectType
    #expect(isCounted([Motion.tiltAlongHorizontalAxis, .tiltAlongVerticalAxis]))
    #expect(isCounted([UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft, .rigid]))
    #expect(isCounted([UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error]))
  }

  @Test func `constraints are numbered as in the headers`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(isCounted(attributes))
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    typealias Format = NSLayoutConstraint.FormatOptions
    #expect(Format.alignmentMask.rawValue == 0xFFFF && Format.directionLeadingToTrailing.rawValue == 0)
    let directions: [Format] = [.directionLeftToRight, .directionRightToLeft, .directionMask]
    #expect(directions.map(\.rawValue) == [1 << 16, 2 << 16, 3 << 16])
    #expect(Format.spacingBaselineToBaseline.rawValue == 1 << 19 && Format.spacingMask.rawValue == 1 << 19)
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    #expect(bits(edges) == [0, 1, 2, 3])
  }

  @Test func `texts and fonts are numbered as in the headers`() {
    let traits: [UIFontDescriptor.SymbolicTraits] = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
    ]
    #expect(bits(traits) == [0, 1, 5, 6, 10])
    let underlines: [NSUnderlineStyle] = [
      .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot, .byWord,
    ]
    #expect(underlines.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
    #expect([NSWritingDirection.natural, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    #expect([NSWritingDirectionFormatType.embedding, .override].map(\.rawValue) == [0, 2])
    #expect([UITextLayoutDirection.right, .left, .up, .down].map(\.rawValue) == [2, 3, 4, 5])
  }

  @Test func `traits, devices, and events are numbered as in the headers`() {
    let directions: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
    #expect(directions.map(\.rawValue) == [-1, 0, 1])
    #expect(isCounted([UIUserInterfaceSizeClass.unspecified, .compact, .regular]))
    #expect([UIAccessibilityContrast.unspecified, .normal, .high].map(\.rawValue) == [-1, 0, 1])
    #expect([UIDisplayGamut.unspecified, .SRGB, .P3].map(\.rawValue) == [-1, 0, 1])
    #expect(isCounted([UIForceTouchCapability.unknown, .unavailable, .available]))
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    let orientations: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(isCounted(orientations))
    let states: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
    #expect(isCounted([UIEvent.EventSubtype.none, .motionShake]))
    let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous]
    #expect(bits(headings) == [0, 1, 2, 3, 4, 5])
    #expect([UICollisionBehavior.Mode.items, .boundaries].map(\.rawValue) == [1, 2])
    typealias Notification = UIAccessibility.Notification
    let notifications: [Notification] = [.screenChanged, .layoutChanged, .announcement, .pageScrolled]
    #expect(notifications.map(\.rawValue) == [1000, 1001, 1008, 1009])
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
      .causesPageTurn, .tabBar, .header,
    ]
    #expect(bits(traits) == Array(0..<17) && UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
    #expect(isCounted([UIAccessibilityNavigationStyle.automatic, .separate, .combined]))
    typealias Range = UIGraphicsImageRendererFormat.Range
    #expect([Range.unspecified, .automatic, .extended, .standard].map(\.rawValue) == [-1, 0, 1, 2])
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
  }
}
