import QuartzCore
import Testing
import UIKit

@MainActor
struct UIDeviceTests {
  @Test func `the device is a phone held upright`() {
    let device = UIDevice.current
    #expect(device === UIDevice.current && device.userInterfaceIdiom == .phone)
    #expect(device.orientation.isPortrait && device.orientation.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && UIDeviceOrientation.faceUp.isFlat)
    #expect(!UIDeviceOrientation.unknown.isValidInterfaceOrientation)
  }

  @Test func `feedback does nothing`() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let generator = UISelectionFeedbackGenerator()
    generator.prepare()
    generator.selectionChanged()
  }

  @Test func `views and the screen convert coordinates`() {
    let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
    window.addSubview(view)
    let spaces: [any UICoordinateSpace] = [window, UIScreen.main.coordinateSpace]
    let point = CGPoint(x: 1, y: 2)
    for space in spaces {
      #expect(view.convert(point, to: space) == CGPoint(x: 11, y: 22))
      #expect(view.convert(point, from: space) == CGPoint(x: -9, y: -18))
      #expect(space.convert(point, from: view as any UICoordinateSpace) == CGPoint(x: 11, y: 22))
      #expect(space.convert(view.bounds, from: view as any UICoordinateSpace) == view.frame)
    }
  }
}
