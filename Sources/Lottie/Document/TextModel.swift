/// A text that may change in time, and how its letters move.
struct TextModel: Decodable, Hashable, Sendable {
  /// The texts, in the order of their times; at least one.
  var documents: [TextKeyframe]
  /// The name under which a theme may replace the texts.
  var slot: String?
  /// Whether the file computes the text by a script, which isn't run.
  var hasExpression: Bool
  var animators: [TextAnimatorModel]
  /// What turns and grows as one.
  var anchorGrouping: TextAnchorGrouping
  /// Where a group's anchor lies, in per cent, from the middle of its baseline: ±100 across is its side, 100 down the
  /// height of a capital.
  var groupingAlignment: Animated<Vector>
  /// How the text runs along one of the layer's masks; nil where it doesn't.
  var path: TextPathModel?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    let stored = fields.value(StoredDocuments.self, "d")
    slot = stored?.slot
    documents = stored?.documents ?? []
    if documents.isEmpty, slot != nil { documents = [TextKeyframe(time: 0, document: TextDocument())] }
    guard !documents.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a text without a document"))
    }
    hasExpression = stored?.hasExpression ?? false
    animators = fields.list(of: TextAnimatorModel.self, "a")
    let options = fields.value(Options.self, "m")
    anchorGrouping = options?.grouping ?? .characters
    groupingAlignment = options?.alignment ?? Animated(.zero)
    path = fields.quietly(TextPathModel.self, "p")
  }

  private struct Options: Decodable {
    let grouping: TextAnchorGrouping?
    let alignment: Animated<Vector>?

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      grouping = fields.whole("g").flatMap(TextAnchorGrouping.init)
      alignment = fields.animated(Vector.self, "a")
    }
  }
}

/// What of a text has one anchor.
enum TextAnchorGrouping: Int, Hashable, Sendable {
  case characters = 1
  case words, lines, all
}

/// The texts of a layer or a slot as files have them: one, or a list.
struct StoredDocuments: Decodable {
  /// In the order of their times.
  let documents: [TextKeyframe]
  let slot: String?
  let hasExpression: Bool

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    let stored =
      fields.quietly(TextKeyframe.self, "k").map { [$0] } ?? fields.list(of: TextKeyframe.self, "k")
    documents = stored.sorted { $0.time < $1.time }
    slot = fields.text("sid")
    hasExpression = fields.text("x") != nil
  }
}

/// A text that shows from a frame on.
struct TextKeyframe: Decodable, Hashable, Sendable {
  var time: Double
  var document: TextDocument

  init(time: Double, document: TextDocument) {
    self.time = time
    self.document = document
  }

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    time = fields.number("t") ?? 0
    guard let document = fields.value(TextDocument.self, "s") else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a text keyframe without a text"))
    }
    self.document = document
  }
}
