extension PerspectiveScene {
  /// The scene at a pixel a point, as ``PerspectiveGoldenTests`` writes it.
  var golden: String {
    switch self {
    case .tiltedText: Self.tiltedTextGolden
    case .tiltedCard: Self.tiltedCardGolden
    case .nearPlane: Self.nearPlaneGolden
    }
  }

  private static let tiltedTextGolden = """
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                      .bbb..            |
    |               ....   .bbbbb.           |
    |               bbbbbbbbbbbbb.           |
    |      ......   bbbbbbbbbbbbb.           |
    |      bbbbbbbbbbbbbbbbbbbbbb.           |
    |      bbbbbbbbbbbbbbbbbbbbbb.           |
    |      .bbbbbbbbbbbbbbbbbbbbb.           |
    |                        ....            |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    """

  private static let tiltedCardGolden = """
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |          .kkkk..                       |
    |        .kkkkkkkkkkkkk..                |
    |        kkrrrrrrrrrggkkkkkk.            |
    |        kkrrrrrrrrrgggggggkkk           |
    |       .kkrrrrrrrrrrggggggggkk.         |
    |       .kkrrrrrrrrrrggggggggkk..        |
    |       .kkbbbbbrrrrrgggggggggkk..       |
    |       .kkbbbbbbbbbbyyyyyggggkk...      |
    |       .kkbbbbbbbbbbyyyyyyyyyykk..      |
    |       .kkbbbbbbbbbbyyyyyyyyyykk..      |
    |        kkkbbbbbbbbbyyyyyyyyyykk...     |
    |        .kkkbbbbbbbbbyyyyyyyyykkk..     |
    |         .kkkkkkkbbbbyyyyyyyyykkk...    |
    |          ..kkkkkkkkkkkkkkkkkkkk....    |
    |           ......kkkkkkkkkkkkkk.....    |
    |            ........................    |
    |              .....................     |
    |                       ...........      |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    """

  private static let nearPlaneGolden = """
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    |bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb|
    |cccccccccccccccccccccccccccccccccccccccc|
    |bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb|
    |cccccccccccccccccccccccccccccccccccccccc|
    |bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb|
    |bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb|
    |cccccccccccccccccccccccccccccccccccccccc|
    """
}
