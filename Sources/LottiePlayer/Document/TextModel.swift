/// The texts of a text layer over time, and the animators of their letters.
struct TextModel: JSONReadable, Equatable, Sendable {
  /// At least one text, in the order of their times.
  var documents: [TextKeyframe]
  /// The name of the slot whose value replaces the texts.
  var slot: String?
  /// Whether the file computes the text with an expression. Expressions aren't evaluated.
  var hasExpression: Bool
  var animators: [TextAnimatorModel]
  /// The group of letters that shares an anchor point.
  var anchorGrouping: TextAnchorGrouping
  /// The position of a group's anchor in percent, from the middle of its baseline: ±100 horizontally is its side, 100
  /// vertically is the height of a capital.
  var groupingAlignment: Animated<Vector>
  /// The mask that the text follows; nil for straight lines.
  var path: TextPathModel?

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    let stored = fields.value(StoredDocuments.self, "d")
    slot = stored?.slot
    documents = stored?.documents ?? []
    if documents.isEmpty, slot != nil { documents = [TextKeyframe(time: 0, document: TextDocument())] }
    guard !documents.isEmpty else {
      throw JSONError(json, "a text without a document")
    }
    hasExpression = stored?.hasExpression ?? false
    animators = fields.list(of: TextAnimatorModel.self, "a")
    let options = fields.value(Options.self, "m")
    anchorGrouping = options?.grouping ?? .characters
    groupingAlignment = options?.alignment ?? Animated(.zero)
    path = fields.valueIfReadable(TextPathModel.self, "p")
  }

  private struct Options: JSONReadable {
    let grouping: TextAnchorGrouping?
    let alignment: Animated<Vector>?

    init(_ json: JSONNode) throws(JSONError) {
      let fields = try Fields(json)
      grouping = fields.integer("g").flatMap(TextAnchorGrouping.init)
      alignment = fields.animated(Vector.self, "a")
    }
  }
}

/// The groups of letters that share an anchor point.
enum TextAnchorGrouping: Int, Hashable, Sendable {
  case characters = 1
  case words, lines, all
}

/// The texts of a layer or a slot as files store them: one text, or a list.
struct StoredDocuments: JSONReadable {
  /// The texts in the order of their times.
  let documents: [TextKeyframe]
  let slot: String?
  let hasExpression: Bool

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    let stored =
      fields.valueIfReadable(TextKeyframe.self, "k").map { [$0] } ?? fields.list(of: TextKeyframe.self, "k")
    documents = stored.inOrder(of: \.time)
    slot = fields.text("sid")
    hasExpression = fields.text("x") != nil
  }
}

/// A text that shows from a frame on.
struct TextKeyframe: JSONReadable, Equatable, Sendable {
  var time: Double
  var document: TextDocument

  init(time: Double, document: TextDocument) {
    self.time = time
    self.document = document
  }

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    time = fields.number("t") ?? 0
    guard let document = fields.value(TextDocument.self, "s") else {
      throw JSONError(json, "a text keyframe without a text")
    }
    self.document = document
  }
}
