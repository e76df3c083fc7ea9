#if OptionalLibraries
  import CoreText
  import Raster
  import Testing
  import Typesetting
  import UIKit

  @Suite struct CTParagraphStyleTests {
    private func style<Value: BitwiseCopyable>(
      _ spec: CTParagraphStyleSpecifier, _ value: Value, size: Int? = nil
    )
      -> CTParagraphStyle
    {
      withUnsafePointer(to: value) {
        let setting = CTParagraphStyleSetting(
          spec: spec, valueSize: size ?? MemoryLayout<Value>.size, value: $0)
        return CTParagraphStyleCreate([setting], 1)
      }
    }

    /// The value of a style; nil if it can't be read as the initial value's type.
    private func value<Value: BitwiseCopyable>(
      _ style: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ initial: Value
    )
      -> Value?
    {
      var value = initial
      return CTParagraphStyleGetValueForSpecifier(style, spec, MemoryLayout<Value>.size, &value) ? value : nil
    }

    private static let lengths: [CTParagraphStyleSpecifier] = [
      .firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval, .lineHeightMultiple,
      .maximumLineHeight, .minimumLineHeight, .lineSpacing, .paragraphSpacing, .paragraphSpacingBefore,
      .lineSpacingAdjustment,
    ]

    @Test func `the numbers of kinds and values are Apple's`() {
      let kinds: [CTParagraphStyleSpecifier] = [
        .alignment, .firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval, .lineBreakMode,
        .lineHeightMultiple, .maximumLineHeight, .minimumLineHeight, .lineSpacing, .paragraphSpacing,
        .paragraphSpacingBefore, .baseWritingDirection, .lineSpacingAdjustment,
      ]
      #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16])
      let alignments: [CTTextAlignment] = [.left, .right, .center, .justified, .natural]
      #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
      let modes: [CTLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
      ]
      #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
      let directions: [CTWritingDirection] = [.natural, .leftToRight, .rightToLeft]
      #expect(directions.map(\.rawValue) == [-1, 0, 1])
    }

    @Test(arguments: lengths) func `a length changes only its own value`(_ spec: CTParagraphStyleSpecifier) {
      let changed = style(spec, 3.5 as CGFloat)
      for other in Self.lengths {
        let isSame =
          other == spec || [other, spec] == [.lineSpacing, .lineSpacingAdjustment]
          || [other, spec] == [.lineSpacingAdjustment, .lineSpacing]
        #expect(value(changed, other, 9 as CGFloat) == (isSame ? 3.5 : 0), "\(other)")
      }
      #expect(value(changed, .alignment, 9 as UInt8) == CTTextAlignment.natural.rawValue)
      #expect(value(changed, .lineBreakMode, 9 as UInt8) == CTLineBreakMode.byWordWrapping.rawValue)
      #expect(value(changed, .baseWritingDirection, 9 as Int8) == CTWritingDirection.natural.rawValue)
    }

    @Test(arguments: lengths) func `a length is limited, and an unusual one ignored`(
      _ spec: CTParagraphStyleSpecifier
    ) {
      for (length, expected) in [
        (-1, spec == .tailIndent ? -1 : 0), (-2e7, spec == .tailIndent ? -1e7 : 0), (2e7, 1e7), (.nan, 0),
        (.infinity, 0),
      ] as [(CGFloat, CGFloat)] {
        #expect(value(style(spec, length), spec, 9 as CGFloat) == expected, "\(length)")
      }
      #expect(value(style(spec, 5 as CGFloat, size: 4), spec, 9 as CGFloat) == 0)
      #expect(value(style(spec, 5 as CGFloat), spec, 9 as Float) == nil)
    }

    @Test(
      arguments: [
        (.left, .left), (.right, .right), (.center, .center), (.justified, .justified), (.natural, .natural),
      ] as [(CTTextAlignment, ParagraphAttributes.Alignment)])
    func `an alignment is kept`(_ alignment: CTTextAlignment, _ layout: ParagraphAttributes.Alignment) {
      let style = style(.alignment, alignment.rawValue)
      #expect(value(style, .alignment, 9 as UInt8) == alignment.rawValue)
      #expect(style.paragraphAttributes.alignment == layout)
      #expect(value(style, .alignment, 9 as UInt16) == nil)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5] as [UInt8])
    func `a mode of line breaks is kept`(_ mode: UInt8) {
      let style = style(.lineBreakMode, mode)
      #expect(value(style, .lineBreakMode, 9 as UInt8) == mode)
      #expect(style.paragraphAttributes.breaksAnywhere == (mode == CTLineBreakMode.byCharWrapping.rawValue))
    }

    @Test(arguments: [(-1, .natural), (0, .leftToRight), (1, .rightToLeft)] as [(Int8, BaseDirection)])
    func `a direction is kept`(_ direction: Int8, _ layout: BaseDirection) {
      let style = style(.baseWritingDirection, direction)
      #expect(value(style, .baseWritingDirection, 9 as Int8) == direction)
      #expect(style.paragraphAttributes.direction == layout)
    }

    @Test func `unknown values leave the defaults, and the number of settings is respected`() {
      #expect(value(style(.alignment, 5 as UInt8), .alignment, 9 as UInt8) == 4)
      #expect(value(style(.lineBreakMode, 6 as UInt8), .lineBreakMode, 9 as UInt8) == 0)
      #expect(value(style(.baseWritingDirection, 2 as Int8), .baseWritingDirection, 9 as Int8) == -1)
      let spacing: CGFloat = 4
      withUnsafePointer(to: spacing) {
        let setting = CTParagraphStyleSetting(
          spec: .lineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: $0)
        for (count, expected) in [(-1, 0), (0, 0), (1, 4)] as [(Int, CGFloat)] {
          let style = CTParagraphStyleCreate([setting], count)
          #expect(value(style, .lineSpacing, 9 as CGFloat) == expected, "\(count)")
        }
      }
      #expect(CTParagraphStyleCreate(nil, 3).paragraphAttributes == ParagraphAttributes())
    }
  }
#endif
