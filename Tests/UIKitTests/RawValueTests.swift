import Testing
import UIKit

/// Raw values, which archives and code for Apple's systems contain, are equal to those in Apple's
/// headers.
@MainActor @Suite struct RawValueTests {
  @Test func `control events are the bits of Apple's header`() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.map(\.rawValue) == (0..<9).map { 1 << $0 })
    let values: [UIControl.Event] = [.valueChanged, .primaryActionTriggered, .menuActionTriggered]
    #expect(values.map(\.rawValue) == (12..<15).map { 1 << $0 })
    let editing: [UIControl.Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(editing.map(\.rawValue) == (16..<20).map { 1 << $0 })
    let masks: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
    ]
    #expect(masks.map(\.rawValue) == [0xFFF, 0xF0000, 0x0F00_0000, 0xF000_0000, 0xFFFF_FFFF])
  }

  @Test func `control states are the bits of Apple's header`() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(UIControl.State.application.rawValue == 0xFF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
  }

  @Test func `edges, corners and directions are the bits of Apple's header`() {
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == (0..<6).map { 1 << $0 })
    let drawing: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    #expect(drawing.map(\.rawValue) == [1, 2, 8, 32])
  }

  @Test func `enumerations are numbered as in Apple's headers`() {
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect([UIActivityIndicatorView.Style.medium, .large].map(\.rawValue) == [100, 101])
    let presentations: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    #expect(presentations.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
  }

  @Test func `orientations, status bars and accessibility traits are those of Apple's headers`() {
    let orientations: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(orientations.map(\.rawValue) == [0, 1, 2, 3, 4])
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .landscape, .all, .allButUpsideDown,
    ]
    #expect(masks.map(\.rawValue) == [2, 16, 8, 4, 24, 30, 26])
    #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    let traits: [UIAccessibilityTraits] = [
      .none, .button, .image, .staticText, .notEnabled, .adjustable, .header,
    ]
    #expect(traits.map(\.rawValue) == [0, 1, 4, 64, 256, 4096, 65536])
  }
}
