#if OptionalLibraries
  import CTextAnalysis
  import CTextLibraries

  /// The libraries for text, which are loaded when they are first needed.
  struct TextLibraries: Sendable {
    /// The reason why no text can be drawn, which names the missing Debian package; nil if all libraries are loaded.
    let problem: String?
    fileprivate let functions: quartzite_text_libraries

    static let shared = TextLibraries()

    private init() {
      var functions = quartzite_text_libraries()
      problem = (quartzite_load_text_libraries(&functions) ?? quartzite_text_analysis_problem())
        .map { String(cString: $0) }
      self.functions = functions
    }

    /// Whether all libraries are loaded. The functions below may be called only if they are.
    static var areLoaded: Bool { shared.problem == nil }
  }

  /// The functions of FreeType.
  var freeType: FreeTypeFunctions { TextLibraries.shared.functions.freeType }

  /// The functions of HarfBuzz.
  var harfBuzz: HarfBuzzFunctions { TextLibraries.shared.functions.harfBuzz }

  /// The functions of fontconfig.
  var fontconfig: FontconfigFunctions { TextLibraries.shared.functions.fontconfig }
#endif
