extension LayoutCase {
  /// Priorities and inequalities.
  static let priorities = cases(
    """
    # the higher of two priorities wins
    a.left = root.left; y a 0 10; a.width = 50 @ 500; a.width = 80 @ 501
    => a 0 0 80 10
    # fractions of priorities count
    a.left = root.left; y a 0 10; a.width = 50 @ 500.5; a.width = 80 @ 500
    => a 0 0 50 10
    # a required constraint wins against 999
    y a 0 10; a.width = 20; a.left = root.left + 50 @ 999; a.left = root.left + 10
    => a 10 0 20 10
    # the lowest priority counts if nothing else does
    a.left = root.left; y a 0 10; a.width = 33 @ 1
    => a 0 0 33 10
    # among equal priorities, the middle value has the smallest errors
    a.left = root.left; y a 0 10; a.width = 10 @ 500; a.width = 40 @ 500; a.width = 150 @ 500
    => a 0 0 40 10
    # a preferred width is cut off at a maximum
    a.left = root.left; y a 0 10; a.width = 150 @ 750; a.width <= 120
    => a 0 0 120 10
    # a preferred width is raised to a minimum
    a.left = root.left; y a 0 10; a.width = 20 @ 750; a.width >= 60
    => a 0 0 60 10
    # a preferred width between limits stays
    a.left = root.left; y a 0 10; a.width = 90 @ 750; a.width >= 60; a.width <= 120
    => a 0 0 90 10
    # half of the superview, between limits
    a.left = root.left; y a 0 10; a.width = root.width * 0.5 @ 750; a.width >= 120; a.width <= 200
    => a 0 0 120 10
    root 300 100
    => a 0 0 150 10
    root 600 100
    => a 0 0 200 10
    # inequalities of three levels
    a.left = root.left; y a 0 10; a.width = 10 @ 250; a.width >= 50 @ 500; a.width <= 30 @ 750
    => a 0 0 30 10
    # an optional minimum is missed by as little as possible
    a.left = root.left; y a 0 10; a.width >= 180 @ 700; a.width <= 100
    => a 0 0 100 10
    # a view gives way to its neighbor
    a.left = root.left; a.width = 150 @ 750; b.left >= a.right + 8; b.width = 60; b.right = root.right; y a 0 10; y b 0 10
    => a 0 0 132 10, b 140 0 60 10
    # widths that increase
    x a 0 20; b.left = a.right; c.left = b.right; b.width >= a.width + 10; c.width >= b.width * 2
    b.width = 0 @ 250; c.width = 0 @ 250; y a 0 10; y b 0 10; y c 0 10
    => a 0 0 20 10, b 20 0 30 10, c 50 0 60 10
    # the less important width shrinks
    a.left = root.left; b.left = a.right; b.right <= root.right; a.width = 150 @ 500; b.width = 100 @ 400
    y a 0 10; y b 0 10
    => a 0 0 150 10, b 150 0 50 10
    # as high as the higher of two
    x a 0 10; x b 10 10; x c 20 10; y b 0 30; y c 0 45; a.top = root.top; a.height >= b.height; a.height >= c.height
    a.height = 0 @ 100
    => a 0 0 10 45
    # as wide as the narrower of two
    x b 0 70; x c 0 40; y a 0 10; y b 10 10; y c 20 10; a.left = root.left; a.width <= b.width; a.width <= c.width
    a.width = 1000 @ 100
    => a 0 0 40 10
    # below both of two columns
    x a 0 10; x b 10 10; y a 0 30; y b 0 50; x c 0 20; c.top >= a.bottom + 5; c.top >= b.bottom + 5; c.top = root.top @ 250
    c.height = 10
    => c 0 55 20 10
    # centered until it would touch its neighbor
    x b 0 100; y a 0 10; y b 0 10; a.width = 60; a.centerX = root.centerX @ 750; a.left >= b.right + 8
    => a 108 0 60 10
    root 400 100
    => a 170 0 60 10
    # a title between two items of a bar gives up width rather than its center
    x a 10 40; c.right = root.right - 10; c.width = 60; b.centerX = root.centerX @ 750; b.left >= a.right + 5
    b.right <= c.left - 5; b.width = 60 @ 740; y a 0 10; y b 0 10; y c 0 10
    => b 75 0 50 10
    # the more important one of two sides
    y a 0 10; a.width = 50; a.left = root.left + 10 @ 750; a.right = root.right - 10 @ 751
    => a 140 0 50 10
    # a dragged view stays inside
    y a 0 10; a.width = 40; a.left >= root.left; a.right <= root.right; center: a.centerX = root.left + 190 @ 500
    => a 160 0 40 10
    set center 10
    => a 0 0 40 10
    set center 90
    => a 70 0 40 10
    # equal widths, up to a maximum
    a.left = root.left; b.left = a.right; b.right = root.right; a.width = b.width @ 750; a.width <= 50; y a 0 10; y b 0 10
    => a 0 0 50 10, b 50 0 150 10
    # an aspect ratio up to a maximum height
    x a 0 100; a.top = root.top; a.height = a.width @ 500; a.height <= 40
    => a 0 0 100 40
    # a sidebar with a minimum beside a main area with a preferred minimum
    a.left = root.left; b.left = a.right; b.right = root.right; a.width = root.width * 0.3 @ 750; a.width >= 100
    b.width >= 120 @ 800; y a 0 10; y b 0 10
    => a 0 0 100 10, b 100 0 100 10
    root 400 100
    => a 0 0 120 10, b 120 0 280 10
    # equal gaps that may shrink to a minimum
    x a 0 60; b.width = 60; b.left = a.right + 60 @ 500; b.left >= a.right + 10; b.right <= root.right; y a 0 10; y b 0 10
    => a 0 0 60 10, b 120 0 60 10
    root 140 100
    => b 80 0 60 10
    # a panel as high as its content, at most half of the superview
    x a 0 10; a.bottom = root.bottom; a.height = 80 @ 600; a.height <= root.height * 0.5
    => a 0 50 10 50
    root 200 300
    => a 0 220 10 80
    """)
}
