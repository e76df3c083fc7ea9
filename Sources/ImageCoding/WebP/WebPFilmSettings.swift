#if OptionalLibraries
  import CWebP

  /// The size and the options of a film, as libwebp takes them.
  struct WebPFilmSettings: Sendable {
    let width: Int
    let height: Int
    let options: WebPWriter.Options
    /// The number of threads on which libwebp encodes a frame, 1 or more. More than two make no difference.
    let threadsPerFrame: Int
  }

  /// The time that the encoder spends on a frame.
  enum WebPFrameEffort {
    /// The effort that the options of the film ask for.
    case full
    /// The least effort with which libwebp compares frames as with the full effort.
    case least
    /// The least effort with which libwebp compares frames exactly, even in a lossy film.
    case leastExact
    /// The least effort, for a first frame, which isn't compared with another one.
    case leastWithoutComparison
  }

  extension WebPFilmSettings {
    static let incompatibility = ImageCodingError(
      .file, "the installed libwebp is incompatible with the version that this program was built with")

    /// Whether libwebp tries several rectangles for each frame and takes the smallest result.
    var minimizesSize: Bool { options.effort == 6 }

    /// Returns the options of the film. Key frames are off by default.
    func filmOptions() throws(ImageCodingError) -> WebPAnimEncoderOptions {
      var film = WebPAnimEncoderOptions()
      guard WebPAnimEncoderOptionsInit(&film) != 0 else { throw Self.incompatibility }
      film.anim_params.loop_count = CInt(options.loopCount)
      if case .mixed = options.compression { film.allow_mixed = 1 }
      film.minimize_size = minimizesSize ? 1 : 0
      return film
    }

    /// Returns the options of a frame.
    func frameOptions(_ effort: WebPFrameEffort) throws(ImageCodingError) -> WebPConfig {
      var config = WebPConfig()
      guard WebPConfigInit(&config) != 0 else { throw Self.incompatibility }
      if effort == .leastWithoutComparison {
        (config.quality, config.method) = (0, 0)
      } else if let quality = options.compression.quality, effort != .leastExact {
        config.quality = Float(quality)
        config.method = effort == .full ? CInt(options.effort) : 0
      } else {
        // The levels of lossless compression are 0 to 9.
        let level = effort == .full ? CInt(options.effort * 3 / 2) : 0
        guard WebPConfigLosslessPreset(&config, level) != 0 else { throw Self.incompatibility }
      }
      config.thread_level = threadsPerFrame > 1 ? 1 : 0
      return config
    }
  }
#endif
