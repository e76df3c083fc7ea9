extension PerspectiveScene {
  /// The scene at one pixel per point, as written by ``PerspectiveGoldenTests``.
  var golden: String {
    switch self {
    case .cube: Self.cubeGolden
    case .flipCard: Self.flipCardGolden
    case .tiltedText: Self.tiltedTextGolden
    case .tiltedCard: Self.tiltedCardGolden
    case .crossingPlanes: Self.crossingPlanesGolden
    case .nearPlane: Self.nearPlaneGolden
    case .reflection: Self.reflectionGolden
    case .hardEdges: Self.hardEdgesGolden
    }
  }

  private static let cubeGolden = """
    |                                        |
    |                                        |
    |                                        |
    |                  ..                    |
    |                ccccccc.                |
    |             .ccccccccccccc             |
    |          .ccccccccccccccccccc.         |
    |        cccccccccccccccccccccccc        |
    |       .rcccccccccccccccccccccgg        |
    |        rrrrccccccccccccccccgggg        |
    |        rrrrrrycccccccccccgggggg        |
    |        rrrrrrrrrcccccccgggggggg        |
    |        rrrrrrrrrrrrccgggggggggg        |
    |        rrrrrrrrrrrrrgggggggggg.        |
    |        rrrrrrrrrrrrrgggggggggg.        |
    |        rrrrrrrrrrrrrgggggggggg         |
    |        rrrrrrrrrrrrrgggggggggg         |
    |        .rrrrrrrrrrrrgggggggggg         |
    |        .rrrrrrrrrrrrgggggggggg         |
    |         rrrrrrrrrrrrgggggggggg         |
    |         rrrrrrrrrrrrgggggggggg         |
    |         rrrrrrrrrrrrggggggggg.         |
    |         .rrrrrrrrrrrgggggggg           |
    |           rrrrrrrrrrggggggg            |
    |             rrrrrrrrgggggg             |
    |              .rrrrrrgggg.              |
    |                .rrrrggg.               |
    |                  rrrgg                 |
    |                    rg                  |
    |                                        |
    """

  private static let flipCardGolden = """
    |                                        |
    |   ..                    .              |
    |   rrrrr.                .bb..          |
    |   ryyyrrrrr..           .ccbbbb.       |
    |   ryyyyrrrrrrr.         .cccbbbbb      |
    |   ryyyyrrrrrrr.         .cccbbbbb      |
    |   ryyyyrrrrrrr.         .cccbbbbb      |
    |   ryyyyrrrrrrr.         .cccbbbbb      |
    |   rryyyrrrrrrr.         .bccbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrrrrr.         .bbbbbbbb      |
    |   rrrrrrrrr..           .bbbbbb.       |
    |   rrrrr.                .bb..          |
    |   ..                    .              |
    |                                        |
    """

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
    |                       ..........       |
    |                                        |
    |                                        |
    |                                        |
    |                                        |
    """

  private static let crossingPlanesGolden = """
    |                                        |
    |                                        |
    |                                        |
    |      ....                    ....      |
    |      .rrrrrrrrr...  ...bbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrrrrrrbbbbbbbbbbbbb.      |
    |      .rrrrrrrrr...  ...bbbbbbbbb.      |
    |      ....                    ....      |
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

  private static let reflectionGolden = """
    |                                        |
    |                                        |
    |                                        |
    | .yyy..                                 |
    | .yyyyyyyyyyyy                          |
    | .yyyyyyyyyyyy                          |
    | .yyyyyyyyyyyyy...                      |
    | .rrrrrrrrrrryyyyyyy                    |
    | .rrrrrrrrrrrryyyyyyyyy                 |
    | .rrrrrrrrrrrrrrrrryyyyyy.              |
    | .rrrrrrrrrrrrrrrrrrrrryyy              |
    | .rrrrrrrrrrrrrrrrrrrrrrrr              |
    | .rrrrrrrrrrrrrrrrrrrrrrrr              |
    | .rrrrrrrrrrrrrrrrrrrrrrrr              |
    | .rrrrrrrrrrrrrrrrrrrrrrrr              |
    |  .........rrr...rrrrrr...              |
    |  .........rrr...rrrrrr...              |
    |  .........rrr...rrrrrr...              |
    |  .........rrr...rrrrrr...              |
    |  .........rrr...rrrryy...              |
    |  .........rrr..rrryyyy...              |
    |  .........rry...yyy...                 |
    |  .........ryy......                    |
    |  .........yy....                       |
    |  ............                          |
    |  ............                          |
    |  ....                                  |
    |                                        |
    |                                        |
    |                                        |
    """

  private static let hardEdgesGolden = """
    |                                        |
    |                                        |
    |                 rr                     |
    |                 rrrr                   |
    |                 rrrrrr                 |
    |                rryyrrrrr               |
    |                rryyyyrrrrr             |
    |                rryyyyyyyrrrr           |
    |                rryyyyyyyyyrr           |
    |                rryyyyyyyyyrr           |
    |                rryyyyyyyyyrr           |
    |                rryyyyyyyyyrr           |
    |                rryyyyyyyyyrr           |
    |                rryyyyyygggrr           |
    |        bbbbbbbbrryyyyyygggrr           |
    |       bbbbbbbbbrryyyyyygggrr           |
    |     bbbbbbbbbbbrrrryyyygggrr           |
    |    bbbbbbbbbbbbrrrrrrrygggrr           |
    |   bbbbbbbbbbbbbbrrrrrrrrrrrr           |
    |  bbbbbbbbbbbbbbbbbbbrrrrrrrr           |
    |bbbbbbbbbbbbbbbbbbbbbbbbbrrrr           |
    |bbbbbbbbbbbbbbbbbbbbbbbbb               |
    |bbbbbbbbbbbbbbbbbbbbbbbbbb              |
    |bbbbbbbbbbbbbbbbbbbbbbbbbb              |
    |bbbbbbbbbbbbbbbbbbbbbbbbbb              |
    |bbbbbbbbbbbbbbbbbbbbbbbbbb              |
    |bbbbbbbbbbbbbbbbbbbbbbbbbbb             |
    |bbbbbbbbbbbbbbbbbbbbbbbbbbb             |
    |bbbbbbbbbbbbbbbbbbbbbbbbbbb             |
    |bbbbbbbbbbbbbbbbbbbbbbbbbbbb            |
    """
}
