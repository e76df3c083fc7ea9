extension LayoutCase {
  /// Constraints across levels of views, and views with given frames.
  static let trees = cases(
    """
    # an inner view aligned with a sibling of its superview
    view o; x o 30 100; y o 20 50; x p 50 7; y p 60 9; view i in o; i.left = p.left; i.width = p.width
    i.top = o.top + 5; i.bottom = p.bottom
    => i 20 5 7 44
    # three levels
    view o; x o 10 100; y o 10 80; view m in o; x m 10 80; y m 10 60; view i in m; i.left = root.left + 50
    i.right = o.right - 20; i.top = root.top + 30; i.bottom = m.bottom
    => i 30 10 40 50
    # half of a half of a half
    view o; o.left = root.left; o.width = root.width * 0.5; y o 0 10; view m in o; m.left = o.left; m.width = o.width * 0.5
    y m 0 10; view i in m; i.right = m.right; i.width = m.width * 0.5; y i 0 10
    => o 0 0 100 10, m 0 0 50 10, i 25 0 25 10
    # the center of the root inside a subview
    view o; x o 30 150; y o 10 80; view i in o; i.centerX = root.centerX; i.centerY = root.centerY; i.width = 20; i.height = 10
    => i 60 35 20 10
    # nested distances add up
    view o; o.left = root.left + 5; o.right = root.right - 5; o.top = root.top + 5; o.bottom = root.bottom - 5
    view m in o; m.left = o.left + 5; m.right = o.right - 5; m.top = o.top + 5; m.bottom = o.bottom - 5
    view i in m; i.left = m.left + 5; i.right = m.right - 5; i.top = m.top + 5; i.bottom = m.bottom - 5
    => o 5 5 190 90, m 5 5 180 80, i 5 5 170 70
    # equal widths in different superviews
    view o; x o 0 80; y o 0 50; view p; x p 90 110; y p 0 50; view i in o; x i 5 40; y i 0 10; view j in p; j.left = p.left + 5
    j.width = i.width; j.top = p.top; j.height = i.height
    => j 5 0 40 10
    # children of different superviews in one row
    view o; x o 0 80; y o 10 50; view p; x p 90 110; y p 0 50; view i in o; x i 5 40; y i 20 10; view j in p; j.left = p.left
    j.width = 20; j.centerY = i.centerY; j.height = 30
    => j 0 20 20 30
    # a view with a given frame
    view f frame 20 30 40 10; a.left = f.right + 5; a.top = f.top; a.width = f.width; a.height = 1
    => f 20 30 40 10, a 65 30 40 1
    set f frame 0 0 10 10
    => f 0 0 10 10, a 15 0 10 1
    # a constrained view inside one with a given frame
    view f frame 20 30 100 50; view a in f; a.left = f.left + 5; a.right = f.right - 5; a.top = f.top + 5; a.bottom = f.bottom - 5
    => a 5 5 90 40
    set f frame 0 0 60 30
    => a 5 5 50 20
    # from inside a given frame to the root
    view f frame 20 30 100 50; view a in f; a.left = f.left; a.right = root.right - 10; a.top = root.top + 40; a.height = 10
    => a 0 10 170 10
    # two cards, the second one below the content of the first
    view o; o.left = root.left; o.top = root.top; view i in o content 60 25; i.left = o.left + 5; i.right = o.right - 5
    i.top = o.top + 5; i.bottom = o.bottom - 5; p.left = o.left; p.right = o.right; p.top = o.bottom + 10; p.height = 20
    => o 0 0 70 35, p 0 45 70 20
    set i content 80 40
    => o 0 0 90 50, p 0 60 90 20
    # a list of rows
    a.left = root.left; a.right = root.right; b.left = a.left; b.right = a.right; c.left = a.left; c.right = a.right
    a.top = root.top; b.top = a.bottom + 1; c.top = b.bottom + 1; a.height = 20; b.height = a.height; c.height = a.height * 2
    => a 0 0 200 20, b 0 21 200 20, c 0 42 200 40
    # a connector between two nested views
    view o; x o 0 80; y o 0 50; view p; x p 120 80; y p 0 50; view i in o; x i 10 20; y i 10 20; view j in p; x j 30 20; y j 10 20
    k.left = i.right; k.right = j.left; k.centerY = i.centerY; k.height = 2
    => k 30 19 120 2
    """)
}
