import CStageWindow
import CoreGraphics
import Foundation
import Raster

/// A window of the system.
final class SystemWindow {
  private let window: OpaquePointer
  private var caret: CGRect?

  /// Opens a window.
  ///
  /// - Parameter size: The size in the system's points.
  /// - Throws: ``WindowError`` without SDL or a display.
  init(title: String, size: CGSize) throws(WindowError) {
    var reason: UnsafePointer<CChar>?
    let (width, height) = (Self.length(size.width), Self.length(size.height))
    guard let window = quartzite_window_open(title, width, height, &reason) else {
      throw WindowError(
        "can't open a window: \(reason.map { String(cString: $0) } ?? "the reason is unknown")")
    }
    self.window = window
  }

  deinit { quartzite_window_close(window) }

  private static func length(_ length: CGFloat) -> Int32 { Int32(min(max(length.rounded(), 1), 16_384)) }
}

extension SystemWindow {
  var size: WindowSize {
    let size = quartzite_window_get_size(window)
    return WindowSize(
      points: CGSize(width: CGFloat(max(1, size.width)), height: CGFloat(max(1, size.height))),
      pixels: CGSize(width: CGFloat(max(1, size.pixel_width)), height: CGFloat(max(1, size.pixel_height))))
  }

  func setTitle(_ title: String) { quartzite_window_set_title(window, title) }

  /// Shows a picture.
  ///
  /// - Returns: The number of pixels that differ from those that were shown.
  /// - Throws: ``WindowError`` if the window can't be drawn, for example because its display is gone.
  @discardableResult
  func show(_ picture: CGImage) throws(WindowError) -> Int {
    let bitmap = picture.bitmap
    let count = bitmap.pixels.withUnsafeBufferPointer {
      quartzite_window_show(window, $0.baseAddress, Int32(bitmap.width), Int32(bitmap.height))
    }
    guard count >= 0 else { throw WindowError("the window can't be drawn; its display may be gone") }
    return Int(count)
  }

  /// Sets the opaque picture in the upper left corner, in front of the others; nil for none.
  ///
  /// - Throws: ``WindowError`` if there isn't enough memory for it.
  func setOverlay(_ picture: CGImage?) throws(WindowError) {
    guard let bitmap = picture?.bitmap else {
      _ = quartzite_window_set_overlay(window, nil, 0, 0)
      return
    }
    let isSet = bitmap.pixels.withUnsafeBufferPointer {
      quartzite_window_set_overlay(window, $0.baseAddress, Int32(bitmap.width), Int32(bitmap.height))
    }
    guard isSet != 0 else { throw WindowError("the chart of frame times can't be drawn") }
  }

  /// Sets the rectangle of the caret, beside which input methods show their candidates; nil without a caret.
  func setCaret(_ rect: CGRect?) {
    guard let rect, rect != caret else { return }
    caret = rect
    quartzite_window_set_caret(
      Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  /// Returns the next event; nil if there is none within a number of seconds.
  func nextEvent(within seconds: Double) -> WindowEvent? {
    WindowEvent(quartzite_window_next_event(window, Int32(min(max(0, seconds), 1) * 1e6)))
  }
}

/// The clipboard of the system, for programs with a window.
enum SystemClipboard {
  static var text: String? {
    get {
      guard let text = quartzite_clipboard_copy_text() else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
    set { quartzite_clipboard_set_text(newValue ?? "") }
  }
}

/// The size of a window.
struct WindowSize: Hashable {
  /// The size in the coordinates of events.
  let points: CGSize
  /// The size in pixels.
  let pixels: CGSize

  /// The number of pixels per point of the system.
  var density: CGFloat { max(pixels.width / points.width, 0.25) }

  /// Returns the largest number of pixels per point at which a whole stage fits into the window.
  func scale(for size: CGSize) -> CGFloat { min(pixels.width / size.width, pixels.height / size.height) }

  /// Converts a rectangle of a stage that is centered in the window to one of the window.
  func rect(_ rect: CGRect, onStageOf size: CGSize) -> CGRect {
    let scale = scale(for: size)
    let (x, y) = (points.width / pixels.width, points.height / pixels.height)
    return CGRect(
      x: ((pixels.width - size.width * scale) / 2 + rect.minX * scale) * x,
      y: ((pixels.height - size.height * scale) / 2 + rect.minY * scale) * y,
      width: rect.width * scale * x, height: rect.height * scale * y)
  }

  /// Converts a point of the window to one of a stage that is centered in the window.
  func point(_ point: CGPoint, onStageOf size: CGSize) -> CGPoint {
    let scale = scale(for: size)
    let (x, y) = (point.x * pixels.width / points.width, point.y * pixels.height / points.height)
    return CGPoint(
      x: (x - (pixels.width - size.width * scale) / 2) / scale,
      y: (y - (pixels.height - size.height * scale) / 2) / scale)
  }
}

/// An error in opening a window or drawing into it.
public struct WindowError: Error, Hashable, CustomStringConvertible {
  /// The problem in one line.
  public let description: String

  init(_ description: String) { self.description = description }
}
