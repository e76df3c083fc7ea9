#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Samsung's rlottie, which is loaded at run time so that building doesn't depend on it.
struct RLottie {
  typealias Animation = OpaquePointer

  private typealias FromFile = @convention(c) (UnsafePointer<CChar>) -> Animation?
  private typealias FromData =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Animation?
  private typealias Destroy = @convention(c) (Animation) -> Void
  private typealias FrameCount = @convention(c) (Animation) -> Int
  private typealias Render =
    @convention(c) (Animation, Int, UnsafeMutablePointer<UInt32>, Int, Int, Int) -> Void

  private let fromFile: FromFile
  private let fromData: FromData
  private let destroyAnimation: Destroy
  private let totalFrame: FrameCount
  private let renderFrame: Render

  /// Loads the library; nil if it isn't installed.
  init?() {
    let names = ["librlottie.so", "librlottie.so.0-1", "librlottie.so.0"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
    guard let fromFile = dlsym(library, "lottie_animation_from_file"),
      let fromData = dlsym(library, "lottie_animation_from_data"),
      let destroy = dlsym(library, "lottie_animation_destroy"),
      let totalFrame = dlsym(library, "lottie_animation_get_totalframe"),
      let render = dlsym(library, "lottie_animation_render")
    else { return nil }
    self.fromFile = unsafeBitCast(fromFile, to: FromFile.self)
    self.fromData = unsafeBitCast(fromData, to: FromData.self)
    destroyAnimation = unsafeBitCast(destroy, to: Destroy.self)
    self.totalFrame = unsafeBitCast(totalFrame, to: FrameCount.self)
    renderFrame = unsafeBitCast(render, to: Render.self)
  }
}

extension RLottie {
  /// Reads a Lottie file; nil if rlottie can't. The result must be released with ``destroy(_:)``.
  func animation(path: String) -> Animation? { fromFile(path) }

  /// Reads a Lottie file, also if it was read before; nil if rlottie can't. The result must be released with
  /// ``destroy(_:)``.
  ///
  /// - Parameter key: The key of rlottie's cache. With a key that it knows, it would return the cached animation.
  func newAnimation(path: String, key: String) -> Animation? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0, case let size = ftell(file), size >= 0 else { return nil }
    rewind(file)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size + 1) { json in
      guard let text = json.baseAddress, fread(text, 1, size, file) == size else { return nil }
      text[size] = 0
      return fromData(text, key, "")
    }
  }

  func destroy(_ animation: Animation) { destroyAnimation(animation) }

  /// Returns the number of frames.
  func frameCount(of animation: Animation) -> Int { totalFrame(animation) }

  /// Draws a frame as premultiplied pixels in rows from top to bottom, with blue in the lowest byte.
  func render(
    _ animation: Animation, frame: Int, into pixels: inout [UInt32], width: Int, height: Int
  ) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      renderFrame(animation, frame, start, width, height, width * 4)
    }
  }
}
