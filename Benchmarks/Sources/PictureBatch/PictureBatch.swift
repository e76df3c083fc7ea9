import ScenePrograms

/// A program without scenes, whose command `batch` draws pictures of Lottie files.
@main struct PictureBatch: SceneProgram {
  static let scenes: [any Scene.Type] = []
}
