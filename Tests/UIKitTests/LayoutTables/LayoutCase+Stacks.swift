extension LayoutCase {
  /// Rows of a stack.
  static let rows = cases(
    """
    # a row of its natural size, at the top
    view a content 30 10; view b content 50 20; view c content 20 40; stack s row top spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 110 40, a 0 0 30 10, b 35 0 50 20, c 90 0 20 40
    # a row in the center
    view a content 30 10; view b content 50 20; view c content 20 40; stack s row center spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 110 40, a 0 15 30 10, b 35 10 50 20, c 90 0 20 40
    # a row at the bottom
    view a content 30 10; view b content 50 20; view c content 20 40; stack s row bottom spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 110 40, a 0 30 30 10, b 35 20 50 20, c 90 0 20 40
    # a row that stretches its views to the highest one
    view a content 30 10; view b content 50 20; view c content 20 40; stack s row stretch of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 100 40, a 0 0 30 40, b 30 0 50 40, c 80 0 20 40
    # a row that stretches its views to its height
    view a content 30 10; view b content 50 20; stack s row stretch of a b; x s 0 80; y s 0 60
    => a 0 0 30 60, b 30 0 50 60
    # a row of a given height with views at the bottom
    view a content 30 10; view b content 50 20; stack s row bottom of a b; x s 0 80; y s 0 60
    => a 0 50 30 10, b 30 40 50 20
    # a row of equal widths
    view a content 30 10; view b content 50 20; view c content 20 40; stack s row fillEqually top spacing 10 of a b c
    x s 0 200; s.top = root.top
    => s 0 0 200 40, a 0 0 60 10, b 70 0 60 20, c 140 0 60 40
    # equal widths without a given one are those of the widest view
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row fillEqually spacing 10 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 170 10, a 0 0 50 10, b 60 0 50 10, c 120 0 50 10
    # a row of proportional widths
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row fillProportionally of a b c
    x s 0 200; s.top = root.top
    => a 0 0 60 10, b 60 0 100 10, c 160 0 40 10
    # a row of proportional widths that is too narrow
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row fillProportionally of a b c
    x s 0 50; s.top = root.top
    => a 0 0 15 10, b 15 0 25 10, c 40 0 10 10
    # a row of equal spacings
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row equalSpacing of a b c
    x s 0 200; s.top = root.top
    => a 0 0 30 10, b 80 0 50 10, c 180 0 20 10
    # equal spacings that are larger than the least one
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row equalSpacing spacing 5 of a b c
    x s 0 130; s.top = root.top
    => a 0 0 30 10, b 45 0 50 10, c 110 0 20 10
    # equal spacings without a given width are the least ones
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row equalSpacing spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 110 10, a 0 0 30 10, b 35 0 50 10, c 90 0 20 10
    # two views with equal spacings are at the ends
    view a content 30 10; view b content 50 10; stack s row equalSpacing of a b; x s 0 200; s.top = root.top
    => a 0 0 30 10, b 150 0 50 10
    # equally spaced centers of equal views
    view a content 20 10; view b content 20 10; view c content 20 10; stack s row equalCentering of a b c
    x s 0 200; s.top = root.top
    => a 0 0 20 10, b 90 0 20 10, c 180 0 20 10
    # equally spaced centers of different views
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row equalCentering of a b c
    x s 0 200; s.top = root.top
    => a 0 0 30 10, b 77.5 0 50 10, c 180 0 20 10
    # equally spaced centers of four views
    view a content 40 10; view b content 10 10; view c content 10 10; view d content 20 10
    stack s row equalCentering of a b c d; x s 0 210; s.top = root.top
    => a 0 0 40 10, b 75 0 10 10, c 135 0 10 10, d 190 0 20 10
    # the view that hugs least fills a row
    view a content 30 10; view b content 50 10 hug 249 250; view c content 20 10; stack s row spacing 10 of a b c
    x s 0 200; s.top = root.top
    => a 0 0 30 10, b 40 0 130 10, c 180 0 20 10
    # the view that resists least is compressed in a row
    view a content 30 10; view b content 50 10; view c content 40 10 resist 749 750; stack s row of a b c
    x s 0 90; s.top = root.top
    => a 0 0 30 10, b 30 0 50 10, c 80 0 10 10
    # a row with padding
    view a content 30 10; view b content 50 20; view c content 20 40
    stack s row top spacing 5 padding 5 10 15 20 of a b c; s.left = root.left; s.top = root.top
    => s 0 0 140 60, a 10 5 30 10, b 45 5 50 20, c 100 5 20 40
    # equal widths inside padding
    view a content 30 10; view b content 50 10; view c content 20 10
    stack s row fillEqually spacing 10 padding 0 15 0 15 of a b c; x s 0 200; s.top = root.top
    => a 15 0 50 10, b 75 0 50 10, c 135 0 50 10
    # a custom spacing
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row spacing 5 of a b c; set a gap 20
    s.left = root.left; s.top = root.top
    => s 0 0 125 10, a 0 0 30 10, b 50 0 50 10, c 105 0 20 10
    # a negative spacing
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row spacing -10 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 80 10, a 0 0 30 10, b 20 0 50 10, c 60 0 20 10
    # a changed spacing
    view a content 30 10; view b content 50 10; stack s row spacing 5 of a b; s.left = root.left; s.top = root.top
    => s 0 0 85 10, b 35 0 50 10
    set s spacing 12
    => s 0 0 92 10, b 42 0 50 10
    # a hidden view leaves the row with its spacing
    view a content 30 10; view b content 50 20; view c content 20 40; stack s row top spacing 5 of a b c
    s.left = root.left; s.top = root.top; set b hidden
    => s 0 0 55 40, a 0 0 30 10, c 35 0 20 40
    set b shown
    => s 0 0 110 40, b 35 0 50 20, c 90 0 20 40
    # a hidden view leaves more for equal widths
    view a content 30 10; view b content 50 10; view c content 20 10; stack s row fillEqually spacing 10 of a b c
    x s 0 200; s.top = root.top; set c hidden
    => a 0 0 95 10, b 105 0 95 10
    # a fixed width in a row
    view a content 30 10; view b content 50 10; stack s row spacing 6 of a b; a.width = 44; s.left = root.left; s.top = root.top
    => s 0 0 100 10, a 0 0 44 10, b 50 0 50 10
    # a ratio between views of a row
    stack s row of a b; b.width = a.width * 3; x s 0 200; y s 0 10
    => a 0 0 50 10, b 50 0 150 10
    # an empty view pushes others apart
    view a content 30 10; view b content 50 10; stack s row of a p b; x s 0 200; s.top = root.top
    => a 0 0 30 10, p 30 0 120 10, b 150 0 50 10
    # a row around the center of its superview
    view a content 30 10; view b content 50 20; stack s row center spacing 10 of a b; s.centerX = root.centerX
    s.centerY = root.centerY
    => s 55 40 90 20, a 0 5 30 10, b 40 0 50 20
    # a row between margins
    view a content 30 10; view b content 50 10; stack s row fillEqually spacing 4 of a b; s.left = root.margins.left
    s.right = root.margins.right; s.top = root.margins.top
    => s 8 8 184 10, a 0 0 90 10, b 94 0 90 10
    """)

  /// Columns of a stack, and nested stacks.
  static let columns = cases(
    """
    # a column of its natural size, at the leading side
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column leading spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 50 80, a 0 0 30 10, b 0 15 50 20, c 0 40 20 40
    # a column in the center
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column center spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 50 80, a 10 0 30 10, b 0 15 50 20, c 15 40 20 40
    # a column at the trailing side
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column trailing spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 50 80, a 20 0 30 10, b 0 15 50 20, c 30 40 20 40
    # a column that stretches its views
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column stretch of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 50 70, a 0 0 50 10, b 0 10 50 20, c 0 30 50 40
    # a column of equal heights
    view a content 30 10; view b content 50 20; view c content 20 5; stack s column fillEqually leading spacing 5 of a b c
    y s 0 100; s.left = root.left
    => s 0 0 50 100, a 0 0 30 30, b 0 35 50 30, c 0 70 20 30
    # a column of proportional heights
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column fillProportionally leading of a b c
    y s 0 140; s.left = root.left
    => a 0 0 30 20, b 0 20 50 40, c 0 60 20 80
    # a column of equal spacings
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column equalSpacing leading of a b c
    y s 0 100; s.left = root.left
    => a 0 0 30 10, b 0 25 50 20, c 0 60 20 40
    # a column of equally spaced centers
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column equalCentering leading of a b c
    y s 0 100; s.left = root.left
    => a 0 0 30 10, b 0 32.5 50 20, c 0 60 20 40
    # the view that hugs least fills a column
    view a content 30 10 hug 250 249; view b content 50 20; stack s column spacing 10 of a b; y s 0 100; s.left = root.left
    => s 0 0 50 100, a 0 0 50 70, b 0 80 50 20
    # the view that resists least is compressed in a column
    view a content 30 60 resist 750 749; view b content 50 70; stack s column of a b; y s 0 100; s.left = root.left
    => a 0 0 50 30, b 0 30 50 70
    # a column with padding
    view a content 30 10; view b content 50 20; stack s column leading spacing 4 padding 1 2 3 4 of a b
    s.left = root.left; s.top = root.top
    => s 0 0 56 38, a 2 1 30 10, b 2 15 50 20
    # a custom spacing in a column
    view a content 30 10; view b content 30 10; view c content 30 10; stack s column spacing 2 of a b c; set b gap 20
    s.left = root.left; s.top = root.top
    => s 0 0 30 52, a 0 0 30 10, b 0 12 30 10, c 0 42 30 10
    # a hidden view at the start of a column
    view a content 90 10; view b content 50 20; stack s column spacing 5 of a b; s.left = root.left; s.top = root.top
    set a hidden
    => s 0 0 50 20, b 0 0 50 20
    # a removed view
    view a content 30 10; view b content 50 20; view c content 20 40; stack s column spacing 5 of a b c
    s.left = root.left; s.top = root.top
    => s 0 0 50 80
    set b removed
    => s 0 0 30 55, a 0 0 30 10, c 0 15 30 40
    # a row that becomes a column
    view a content 30 10; view b content 50 20; stack s row spacing 5 of a b; s.left = root.left; s.top = root.top
    => s 0 0 85 20, a 0 0 30 20, b 35 0 50 20
    set s axis column
    => s 0 0 50 35, a 0 0 50 10, b 0 15 50 20
    # an empty view at the end pushes the others to the top
    view a content 30 10; view b content 50 20; stack s column leading of a b p; x s 0 60; y s 0 100
    => a 0 0 30 10, b 0 10 50 20
    # a header of fixed height above content that fills the rest
    stack s column of a b; a.height = 44; x s 0 120; y s 0 100
    => a 0 0 120 44, b 0 44 120 56
    # a row inside a column
    view a content 30 10; view b content 50 20; view c content 100 30; stack r row fillEqually spacing 10 of a b
    stack s column spacing 5 of r c; s.left = root.left; s.top = root.top
    => s 0 0 110 55, r 0 0 110 20, a 0 0 50 20, b 60 0 50 20, c 0 25 110 30
    # a column inside a row
    view a content 40 40; view b content 50 10; view c content 70 20; stack k column leading spacing 2 of b c
    stack s row center spacing 8 of a k; s.left = root.left; s.top = root.top
    => s 0 0 118 40, a 0 0 40 40, k 48 4 70 32, b 0 0 50 10, c 0 12 70 20
    # labels of a form have equal widths
    view a content 30 20; view b content 60 20; view f content 80 20 hug 240 250; view g content 80 20 hug 240 250
    stack p row spacing 10 of a f; stack q row spacing 10 of b g; stack s column spacing 5 of p q
    a.width = b.width; x s 0 200; s.top = root.top
    => a 0 0 60 20, f 70 0 130 20, b 0 0 60 20, g 70 0 130 20, q 0 25 200 20
    # a stack that fills a scroll view
    view v scroll; x v 0 100; y v 0 50; view a content 30 60; view b content 50 70; stack s in v column spacing 10 of a b
    s.left = v.content.left; s.right = v.content.right; s.top = v.content.top; s.bottom = v.content.bottom
    s.width = v.frame.width
    => s 0 0 100 140, a 0 0 100 60, b 0 70 100 70, v.content 0 0 100 140
    # a column of rows between margins
    view a content 30 10; view b content 30 10; stack s column fillEqually spacing 4 of a b; s.left = root.margins.left
    s.right = root.margins.right; s.top = root.margins.top; s.bottom = root.margins.bottom
    => s 8 8 184 84, a 0 0 184 40, b 0 44 184 40
    """)
}
