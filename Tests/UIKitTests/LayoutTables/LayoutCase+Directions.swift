extension LayoutCase {
  /// Leading and trailing sides where content is read from right to left.
  static let directions = cases(
    """
    # from left to right, the leading side is the left one
    set root ltr; a.leading = root.leading + 20; a.width = 30; y a 0 10
    => a 20 0 30 10
    # from right to left, the leading side is the right one
    set root rtl; a.leading = root.leading + 20; a.width = 30; y a 0 10
    => a 150 0 30 10
    # from right to left, the trailing side is the left one
    set root rtl; a.trailing = root.trailing - 20; a.width = 30; y a 0 10
    => a 20 0 30 10
    # left and right don't depend on the direction
    set root rtl; a.left = root.left + 20; a.width = 30; b.right = root.right - 5; b.width = 10; y a 0 10; y b 0 10
    => a 20 0 30 10, b 185 0 10 10
    # different distances to both sides
    set root rtl; a.leading = root.leading + 10; a.trailing = root.trailing - 30; y a 0 10
    => a 30 0 160 10
    # a mirrored chain
    set root rtl; a.leading = root.leading; a.width = 30; b.leading = a.trailing + 8; b.width = 50; y a 0 10; y b 0 10
    => a 170 0 30 10, b 112 0 50 10
    # a mirrored inequality
    set root rtl; a.leading = root.leading; a.width = 30; b.width = 50; b.leading >= a.trailing + 8
    b.right = root.right @ 500; y a 0 10; y b 0 10
    => a 170 0 30 10, b 112 0 50 10
    # a changed direction
    a.leading = root.leading + 20; a.width = 30; y a 0 10
    => a 20 0 30 10
    set root rtl
    => a 150 0 30 10
    # mirrored columns keep their ratio
    set root rtl; a.leading = root.leading; b.leading = a.trailing; b.trailing = root.trailing; b.width = a.width * 3
    y a 0 10; y b 0 10
    => a 150 0 50 10, b 0 0 150 10
    # a mirrored row
    view a content 30 10; view b content 50 10; stack s row spacing 5 of a b; set s rtl; s.left = root.left; s.top = root.top
    => s 0 0 85 10, a 55 0 30 10, b 0 0 50 10
    # a mirrored column has its leading side at the right
    view a content 30 10; view b content 50 10; stack s column leading of a b; set s rtl; s.left = root.left; s.top = root.top
    => a 20 0 30 10, b 0 10 50 10
    # a mirrored column has its trailing side at the left
    view a content 30 10; view b content 50 10; stack s column trailing of a b; set s rtl; s.left = root.left; s.top = root.top
    => a 0 0 30 10, b 0 10 50 10
    # mirrored equal spacings
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row equalSpacing of a b c; set s rtl
    x s 0 200; s.top = root.top
    => a 170 0 30 10, b 70 0 50 10, c 0 0 20 10
    # a mirrored custom spacing
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row of a b c; set a gap 20; set s rtl
    s.left = root.left; s.top = root.top
    => s 0 0 120 10, a 90 0 30 10, b 20 0 50 10, c 0 0 20 10
    # the padding of a mirrored row has absolute sides
    view a content 30 10; view b content 50 10; stack s row padding 0 10 0 30 of a b; set s rtl
    s.left = root.left; s.top = root.top
    => s 0 0 120 10, a 60 0 30 10, b 10 0 50 10
    # a mirrored visual format
    set root rtl; H:|-10-[a(20)]-5-[b(30)]; y a 0 10; y b 0 10
    => a 170 0 20 10, b 135 0 30 10
    # a visual format that is read from left to right anyway
    set root rtl; H:|-10-[a(20)]-5-[b(30)] leftToRight; y a 0 10; y b 0 10
    => a 10 0 20 10, b 35 0 30 10
    """)
}
