import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The ThorVG library, which is loaded at run time so that building doesn't depend on it.
///
/// Debian 12 doesn't contain it. `pip install thorvg-python` installs it; the environment variable `THORVG_LIBRARY` names
/// any other copy.
struct ThorVG {
  private typealias Object = OpaquePointer
  /// Returns 0 if successful.
  private typealias Result = Int32

  private let newAnimation: @convention(c) () -> Object?
  private let deleteAnimation: @convention(c) (Object) -> Result
  private let pictureOfAnimation: @convention(c) (Object) -> Object?
  private let setFrame: @convention(c) (Object, Float) -> Result
  private let load: @convention(c) (Object, UnsafePointer<CChar>) -> Result
  private let setSize: @convention(c) (Object, Float, Float) -> Result
  private let newCanvas: @convention(c) (Int32) -> Object?
  private let setTarget:
    @convention(c) (Object, UnsafeMutablePointer<UInt32>, UInt32, UInt32, UInt32, Int32) -> Result
  private let add: @convention(c) (Object, Object) -> Result
  private let update: @convention(c) (Object) -> Result
  private let draw: @convention(c) (Object, Bool) -> Result
  private let finish: @convention(c) (Object) -> Result
  private let deleteCanvas: @convention(c) (Object) -> Result

  /// Loads the library; nil if it isn't installed.
  init?() {
    guard let library = Self.paths.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
    func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
      dlsym(library, "tvg_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let start = function("engine_init", (@convention(c) (UInt32) -> Result).self), start(0) == 0,
      let newAnimation: @convention(c) () -> Object? = function("animation_new"),
      let deleteAnimation: @convention(c) (Object) -> Result = function("animation_del"),
      let pictureOfAnimation: @convention(c) (Object) -> Object? = function("animation_get_picture"),
      let setFrame: @convention(c) (Object, Float) -> Result = function("animation_set_frame"),
      let load: @convention(c) (Object, UnsafePointer<CChar>) -> Result = function("picture_load"),
      let setSize: @convention(c) (Object, Float, Float) -> Result = function("picture_set_size"),
      let newCanvas: @convention(c) (Int32) -> Object? = function("swcanvas_create"),
      let setTarget:
        @convention(c) (Object, UnsafeMutablePointer<UInt32>, UInt32, UInt32, UInt32, Int32) -> Result =
        function("swcanvas_set_target"),
      let add: @convention(c) (Object, Object) -> Result = function("canvas_add"),
      let update: @convention(c) (Object) -> Result = function("canvas_update"),
      let draw: @convention(c) (Object, Bool) -> Result = function("canvas_draw"),
      let finish: @convention(c) (Object) -> Result = function("canvas_sync"),
      let deleteCanvas: @convention(c) (Object) -> Result = function("canvas_destroy")
    else { return nil }
    (self.newAnimation, self.deleteAnimation) = (newAnimation, deleteAnimation)
    (self.pictureOfAnimation, self.setFrame) = (pictureOfAnimation, setFrame)
    (self.load, self.setSize, self.update) = (load, setSize, update)
    (self.newCanvas, self.setTarget, self.add) = (newCanvas, setTarget, add)
    (self.draw, self.finish, self.deleteCanvas) = (draw, finish, deleteCanvas)
  }

  private static var paths: [String] {
    [ProcessInfo.processInfo.environment["THORVG_LIBRARY"], pythonPath].compactMap(\.self)
      + ["libthorvg-1.so", "libthorvg-1.so.1", "libthorvg.so"]
  }

  /// The library in the Python package; nil if that isn't installed.
  private static var pythonPath: String? {
    guard let python = ProgramRun.path(of: "python3") else { return nil }
    let process = Process()
    process.executableURL = python
    process.arguments = [
      "-c",
      """
      import importlib.util, pathlib
      found = importlib.util.find_spec("thorvg_python")
      print(pathlib.Path(found.origin).parent / "libthorvg-1.so" if found else "")
      """,
    ]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else {
      return nil
    }
    process.waitUntilExit()
    let path = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return path.isEmpty ? nil : path
  }
}

extension ThorVG {
  /// Reads a Lottie file and draws its first frames one after another; nil if ThorVG can't.
  func pass(
    _ purpose: FilmPassPurpose, throughFileAt path: String, frameCount: Int, size: (width: Int, height: Int)
  ) -> FilmPass? {
    var pass = FilmPass(purpose: purpose, size: size)
    let start = processSeconds()
    guard let (animation, picture) = readFile(at: path) else { return nil }
    defer { _ = deleteAnimation(animation) }
    pass.loadSeconds = processSeconds() - start
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let isDrawn = withCanvas(showing: picture, &pixels, size) { canvas, pixels in
      for frame in 0..<frameCount {
        guard draw(frame, of: animation, on: canvas) else { return false }
        if pass.recordFrame(isBlank: pixels.allSatisfy { $0 == 0 }) { break }
      }
      return true
    }
    pass.seconds = processSeconds() - start
    return isDrawn ? pass : nil
  }

  /// Draws some frames of a Lottie file in ascending order, and measures nothing else; nil if ThorVG can't.
  func pass(
    _ purpose: FilmPassPurpose, through frames: [Int], ofFileAt path: String, size: (width: Int, height: Int)
  ) -> FilmPass? {
    guard let (animation, picture) = readFile(at: path) else { return nil }
    defer { _ = deleteAnimation(animation) }
    var pass = FilmPass(purpose: purpose, size: size)
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let isDrawn = withCanvas(showing: picture, &pixels, size) { canvas, pixels in
      for frame in frames {
        let start = processSeconds()
        guard draw(frame, of: animation, on: canvas) else { return false }
        pass.seconds += processSeconds() - start
        if pass.recordFrame(isBlank: pixels.allSatisfy { $0 == 0 }) { break }
      }
      return true
    }
    return isDrawn ? pass : nil
  }

  /// Reads a Lottie file; nil if ThorVG can't. The animation must be deleted.
  private func readFile(at path: String) -> (animation: Object, picture: Object)? {
    guard let animation = newAnimation() else { return nil }
    guard let picture = pictureOfAnimation(animation), load(picture, path) == 0 else {
      _ = deleteAnimation(animation)
      return nil
    }
    return (animation, picture)
  }

  /// Draws a frame of the animation that a canvas shows; returns false if ThorVG can't.
  private func draw(_ frame: Int, of animation: Object, on canvas: Object) -> Bool {
    // To set the frame that is shown already counts as an error.
    if frame > 0 { _ = setFrame(animation, Float(frame)) }
    return (frame == 0 || update(canvas) == 0) && draw(canvas, true) == 0 && finish(canvas) == 0
  }

  /// Calls a closure with a canvas that shows a picture in the given pixels; returns false if ThorVG can't make it.
  private func withCanvas(
    showing picture: Object, _ pixels: inout [UInt32], _ size: (width: Int, height: Int),
    _ body: (Object, UnsafeMutableBufferPointer<UInt32>) -> Bool
  ) -> Bool {
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let target = pixels.baseAddress, let canvas = newCanvas(0) else { return false }
      defer { _ = deleteCanvas(canvas) }
      let (width, height) = (UInt32(size.width), UInt32(size.height))
      guard setTarget(canvas, target, width, width, height, 1) == 0,
        setSize(picture, Float(width), Float(height)) == 0, add(canvas, picture) == 0
      else { return false }
      return body(canvas, pixels)
    }
  }
}
