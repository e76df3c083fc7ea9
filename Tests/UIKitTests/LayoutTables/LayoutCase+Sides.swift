extension LayoutCase {
  /// Sides, sizes, and equations between them.
  static let sides = cases(
    """
    # a distance to each side
    a.left = root.left + 10; a.top = root.top + 20; a.right = root.right - 30; a.bottom = root.bottom - 5
    => a 10 20 160 75
    # a left side and a width
    x a 12 34; y a 5 6
    => a 12 5 34 6
    # a right side and a width
    a.right = root.right - 12; a.width = 34; a.bottom = root.bottom - 5; a.height = 6
    => a 154 89 34 6
    # a center and a size
    a.centerX = root.centerX; a.centerY = root.centerY; a.width = 60; a.height = 30
    => a 70 35 60 30
    # a center with offsets
    a.centerX = root.centerX - 20; a.centerY = root.centerY + 10; a.width = 60; a.height = 30
    => a 50 45 60 30
    # a center and a side determine a size
    a.left = root.left + 30; a.centerX = root.centerX; a.top = root.top; a.centerY = root.centerY - 10
    => a 30 0 140 80
    # an odd size around the center falls on half points
    a.centerX = root.centerX; a.centerY = root.centerY; a.width = 25; a.height = 15
    => a 87.5 42.5 25 15
    # a superview that grows
    a.left = root.left + 10; a.right = root.right - 10; y a 0 20; root 320 100
    => a 10 0 300 20
    root 120 100
    => a 10 0 100 20
    # a view that sticks to the bottom right corner
    a.right = root.right; a.bottom = root.bottom; a.width = 40; a.height = 40
    => a 160 60 40 40
    root 300 400
    => a 260 360 40 40
    # negative distances reach beyond the superview
    a.left = root.left - 10; a.right = root.right + 10; a.top = root.top - 5; a.bottom = root.bottom
    => a -10 -5 220 105
    # a chain of three views
    x a 10 20; b.left = a.right + 5; b.width = 30; c.left = b.right + 5; c.width = 40; y a 0 10; y b 0 10; y c 0 10
    => a 10 0 20 10, b 35 0 30 10, c 70 0 40 10
    # a chain that is read from the right
    c.right = root.right - 10; b.right = c.left - 5; a.right = b.left - 5; a.width = 20; b.width = 30; c.width = 40
    y a 0 10; y b 0 10; y c 0 10
    => a 90 0 20 10, b 115 0 30 10, c 150 0 40 10
    # a view under another one with equal sides
    x a 20 80; y a 10 30; b.left = a.left; b.right = a.right; b.top = a.bottom + 8; b.height = a.height
    => b 20 48 80 30
    # overlapping views
    x a 10 50; y a 10 50; b.left = a.left + 20; b.top = a.top + 20; b.width = a.width; b.height = a.height
    => b 30 30 50 50
    # a corner at the center of another view
    x a 10 40; y a 10 20; b.left = a.centerX; b.top = a.centerY; b.width = 5; b.height = 5
    => b 30 20 5 5
    # a badge centered on a corner
    x a 50 60; y a 30 40; b.centerX = a.right; b.centerY = a.top; b.width = 16; b.height = 16
    => b 102 22 16 16
    # the rest of a row between two fixed views
    x a 0 50; c.right = root.right; c.width = 70; b.left = a.right + 10; b.right = c.left - 10
    y a 0 10; y b 0 10; y c 0 10
    => a 0 0 50 10, b 60 0 60 10, c 130 0 70 10
    # header, content and footer
    a.left = root.left; a.right = root.right; a.top = root.top; a.height = 20
    c.left = root.left; c.right = root.right; c.bottom = root.bottom; c.height = 10
    b.left = root.left; b.right = root.right; b.top = a.bottom; b.bottom = c.top
    => a 0 0 200 20, b 0 20 200 70, c 0 90 200 10
    # a size of zero
    x a 10 0; y a 10 0
    => a 10 10 0 0
    # lengths of thirds are rounded to pixels
    a.left = root.left; a.width = root.width / 3; y a 0 10; b.left = a.right; b.right = root.right; y b 0 10
    => a 0 0 66.5 10, b 66.5 0 133.5 10
    # a changed constant
    left: a.left = root.left + 10; a.width = 20; y a 0 10
    => a 10 0 20 10
    set left 90
    => a 90 0 20 10
    # alignment rectangles are inside frames
    view a inset 1 2 3 4; x a 10 50; y a 10 20
    => a 8 9 56 24
    # alignment rectangles are aligned, not frames
    view a inset 0 10 0 0; x a 20 30; y a 0 10; b.left = a.left; b.width = a.width; b.top = a.bottom; b.height = 5
    => a 10 0 40 10, b 20 10 30 5
    """)

  /// Multipliers: proportions, aspect ratios, and fractions of positions.
  static let proportions = cases(
    """
    # half of the superview's width
    a.left = root.left; a.width = root.width * 0.5; a.top = root.top; a.height = root.height * 0.5
    => a 0 0 100 50
    # a fraction with a constant
    a.left = root.left; a.width = root.width * 0.25 - 10; y a 0 10
    => a 0 0 40 10
    # an aspect ratio of a given width
    x a 0 160; a.top = root.top; a.height = a.width * 0.5625
    => a 0 0 160 90
    # an aspect ratio of a given height
    a.left = root.left; y a 0 90; a.width = a.height * 2
    => a 0 0 180 90
    # a square as large as the smaller side
    a.centerX = root.centerX; a.centerY = root.centerY; a.width = a.height
    a.width <= root.width; a.height <= root.height; a.width = root.width @ 750; a.height = root.height @ 750
    => a 50 0 100 100
    # the same square in a high superview
    root 80 300; a.centerX = root.centerX; a.centerY = root.centerY; a.width = a.height
    a.width <= root.width; a.height <= root.height; a.width = root.width @ 750; a.height = root.height @ 750
    => a 0 110 80 80
    # two equal columns
    a.left = root.left; b.left = a.right; b.right = root.right; a.width = b.width; y a 0 10; y b 0 10
    => a 0 0 100 10, b 100 0 100 10
    # two equal columns with a gap and margins
    a.left = root.left + 16; b.left = a.right + 8; b.right = root.right - 16; a.width = b.width; y a 0 10; y b 0 10
    => a 16 0 80 10, b 104 0 80 10
    # columns with a ratio of 1 to 3
    a.left = root.left; b.left = a.right; b.right = root.right; b.width = a.width * 3; y a 0 10; y b 0 10
    => a 0 0 50 10, b 50 0 150 10
    # five equal columns
    a.left = root.left; b.left = a.right; c.left = b.right; d.left = c.right; e.left = d.right; e.right = root.right
    b.width = a.width; c.width = a.width; d.width = a.width; e.width = a.width
    y a 0 10; y b 0 10; y c 0 10; y d 0 10; y e 0 10
    => a 0 0 40 10, b 40 0 40 10, c 80 0 40 10, d 120 0 40 10, e 160 0 40 10
    # four quadrants
    a.left = root.left; a.top = root.top; b.left = a.right; b.top = a.top; b.right = root.right
    c.left = a.left; c.top = a.bottom; c.bottom = root.bottom; d.left = b.left; d.top = c.top; d.right = b.right
    b.width = a.width; b.height = a.height; c.width = a.width; c.height = a.height; d.height = a.height
    => a 0 0 100 50, b 100 0 100 50, c 0 50 100 50, d 100 50 100 50
    # the center in the first quarter
    a.centerX = root.centerX * 0.5; a.centerY = root.centerY * 0.5; a.width = 20; a.height = 10
    => a 40 20 20 10
    # the center in the last quarter
    a.centerX = root.centerX * 1.5; a.centerY = root.centerY * 1.5; a.width = 20; a.height = 10
    => a 140 70 20 10
    # three centers at a quarter, the half and three quarters
    a.centerX = root.centerX * 0.5; b.centerX = root.centerX; c.centerX = root.centerX * 1.5
    a.width = 10; b.width = 10; c.width = 10; y a 0 10; y b 0 10; y c 0 10
    => a 45 0 10 10, b 95 0 10 10, c 145 0 10 10
    # sides at three and eight tenths of the width
    a.left = root.right * 0.3; a.right = root.right * 0.8; y a 0 10
    => a 60 0 100 10
    # a top side at a tenth of the height
    x a 0 10; a.top = root.bottom * 0.1; a.bottom = root.bottom * 0.9
    => a 0 10 10 80
    # a width from a height of another view
    x a 0 30; y a 0 40; b.left = a.right; b.width = a.height * 1.5; b.top = a.top; b.height = a.width
    => b 30 0 60 30
    # a golden rectangle's parts
    a.left = root.left; a.right = root.right; a.top = root.top; b.top = a.bottom; b.bottom = root.bottom
    b.left = root.left; b.right = root.right; a.height = b.height * 1.5
    => a 0 0 200 60, b 0 60 200 40
    # proportions that follow the superview
    a.left = root.left; a.width = root.width * 0.25; b.left = a.right + 10; b.right = root.right; y a 0 10; y b 0 10
    => a 0 0 50 10, b 60 0 140 10
    root 400 100
    => a 0 0 100 10, b 110 0 290 10
    # a picture that fits into a box
    a.centerX = root.centerX; a.centerY = root.centerY; a.width = a.height * 4
    a.width <= root.width - 20; a.height <= root.height - 20; a.width = root.width @ 500; a.height = root.height @ 500
    => a 10 27.5 180 45
    # a picture that fills a box
    a.centerX = root.centerX; a.centerY = root.centerY; a.width = a.height * 4
    a.width >= root.width; a.height >= root.height; a.width = root.width @ 500; a.height = root.height @ 500
    => a -100 0 400 100
    # an offset from the center to the right by an eighth of the width
    x b 0 25; y b 0 10; a.centerX = root.centerX * 1.25; a.width = b.width; y a 0 10
    => a 112.5 0 25 10
    # twice the difference of the superview's sides
    a.left = root.left; a.width = root.height * 2 - 50; y a 0 10
    => a 0 0 150 10
    """)
}
