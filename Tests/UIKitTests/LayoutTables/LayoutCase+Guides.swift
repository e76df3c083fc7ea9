extension LayoutCase {
  /// Layout guides, margins, safe areas, and scroll views.
  static let guides = cases(
    """
    # three equal spaces around two views
    guide p; guide q; guide r; a.width = 30; b.width = 50; p.left = root.left; p.right = a.left; q.left = a.right
    q.right = b.left; r.left = b.right; r.right = root.right; p.width = q.width; q.width = r.width; y a 0 10; y b 0 10
    => a 40 0 30 10, b 110 0 50 10
    # spaces with a ratio of 3 to 1
    guide p; guide q; a.width = 40; p.left = root.left; p.right = a.left; q.left = a.right; q.right = root.right
    p.width = q.width * 3; y a 0 10
    => a 120 0 40 10
    # two views centered as a group
    guide g; a.width = 40; b.width = 50; a.left = g.left; b.left = a.right + 10; b.right = g.right; g.centerX = root.centerX
    y a 0 10; y b 0 10
    => a 50 0 40 10, b 100 0 50 10
    # a guide with a frame
    guide g; g.left = root.left + 40; g.width = root.width * 0.5; g.top = root.top + 10; g.height = 30
    => g 40 10 100 30
    # a guide with an aspect ratio at the center
    guide g; g.centerX = root.centerX; g.centerY = root.centerY; g.height = 50; g.width = g.height * 3
    => g 25 25 150 50
    # views in the corners of a guide
    guide g; g.left = root.left + 20; g.right = root.right - 20; g.top = root.top + 10; g.bottom = root.bottom - 10
    a.left = g.left; a.top = g.top; a.width = 10; a.height = 10; b.right = g.right; b.bottom = g.bottom; b.width = 10
    b.height = 10
    => a 20 10 10 10, b 170 80 10 10
    # a guide of a subview has the subview's coordinates
    view card; x card 50 100; y card 20 60; guide g in card; g.left = card.left + 10; g.right = card.right - 10
    g.top = card.top + 5; g.bottom = card.bottom - 5; a.left = g.left; a.right = g.right; a.top = g.top; a.bottom = g.bottom
    => g 10 5 80 50, a 60 25 80 50
    # four columns of a grid
    guide p; guide q; guide r; guide s; p.left = root.left + 4; q.left = p.right + 8; r.left = q.right + 8
    s.left = r.right + 8; s.right = root.right - 4; p.width = q.width; q.width = r.width; r.width = s.width
    p.top = root.top; q.top = root.top; r.top = root.top; s.top = root.top
    p.height = 1; q.height = 1; r.height = 1; s.height = 1; a.left = q.left; a.right = r.right; y a 10 10
    => p 4 0 42 1, q 54 0 42 1, r 104 0 42 1, s 154 0 42 1, a 54 10 92 10
    # default margins are 8 points wide
    a.left = root.margins.left; a.right = root.margins.right; a.top = root.margins.top; a.bottom = root.margins.bottom
    => a 8 8 184 84
    # other margins
    set root margins 1 2 3 4; a.left = root.margins.left; a.right = root.margins.right; a.top = root.margins.top
    a.bottom = root.margins.bottom
    => a 2 1 194 96, root.margins 2 1 194 96
    set root margins 10 20 30 40
    => a 20 10 140 60
    # margins as attributes
    set root margins 5 10 15 20; a.left = root.leftMargin; a.right = root.rightMargin; a.top = root.topMargin
    a.bottom = root.bottomMargin
    => a 10 5 170 80
    # the center within margins
    set root margins 0 20 40 60; a.centerX = root.centerXWithinMargins; a.centerY = root.centerYWithinMargins
    a.width = 10; a.height = 10
    => a 75 25 10 10
    # directional margins from left to right
    set root directionalMargins 0 10 0 30; a.leading = root.leadingMargin; a.trailing = root.trailingMargin; y a 0 10
    => a 10 0 160 10
    # directional margins from right to left
    set root rtl; set root directionalMargins 0 10 0 30; a.leading = root.leadingMargin; a.trailing = root.trailingMargin
    y a 0 10
    => a 30 0 160 10
    # a subview preserves the superview's margins where they overlap it
    set root margins 0 30 0 0; view card; set card preserving; set card margins 0 0 0 0; x card 10 100; y card 0 50
    view a in card; a.left = card.leftMargin; a.width = 5; a.top = card.top; a.height = 5
    => a 20 0 5 5
    # the safe area of a controller with bars
    set root safe 20 0 34 0; a.left = root.safe.left; a.right = root.safe.right; a.top = root.safe.top
    a.bottom = root.safe.bottom
    => a 0 20 200 46
    # the safe area of a rotated phone
    set root safe 0 44 21 44; a.left = root.safe.left; a.right = root.safe.right; a.top = root.safe.top
    a.bottom = root.safe.bottom
    => a 44 0 112 79
    # margins are inside the safe area
    set root safe 20 0 30 0; a.left = root.margins.left; a.right = root.margins.right; a.top = root.margins.top
    a.bottom = root.margins.bottom
    => a 8 28 184 34
    # a subview's safe area is the part that bars overlap
    set root safe 20 0 30 0; view card; x card 0 200; y card 5 80; view a in card; a.left = card.left; a.width = 1
    a.top = card.safe.top; a.bottom = card.safe.bottom
    => a 0 15 1 50
    # a subview between the bars has no insets
    set root safe 20 0 30 0; view card; x card 0 200; y card 25 40; view a in card; a.left = card.left; a.width = 1
    a.top = card.safe.top; a.bottom = card.safe.bottom
    => a 0 0 1 40
    # a button above the home indicator, or at least 20 points from the bottom
    x a 0 50; a.height = 30; a.bottom <= root.bottom - 20; a.bottom <= root.safe.bottom; a.bottom = root.bottom @ 500
    => a 0 50 50 30
    set root safe 0 0 34 0
    => a 0 36 50 30
    # readable content in a narrow view is inside the margins
    a.left = root.readable.left; a.right = root.readable.right; y a 0 10
    => a 8 0 184 10
    # readable content in a wide view is 672 points wide
    root 1000 100; a.left = root.readable.left; a.right = root.readable.right; y a 0 10
    => a 164 0 672 10
    # a column in a scroll view
    view s scroll; x s 0 100; y s 0 50; view c in s; c.left = s.content.left; c.right = s.content.right
    c.top = s.content.top; c.bottom = s.content.bottom; c.width = s.frame.width; c.height = 300
    => c 0 0 100 300, s.content 0 0 100 300
    # a footer that stays at the bottom of a scroll view
    view s scroll; x s 0 100; y s 0 50; view f in s; f.left = s.frame.left; f.width = s.frame.width
    f.bottom = s.frame.bottom; f.height = 12
    => f 0 38 100 12
    # content that is at least as high as the scroll view
    view s scroll; x s 0 100; y s 0 50; view c in s; c.left = s.content.left; c.right = s.content.right
    c.top = s.content.top; c.bottom = s.content.bottom; c.width = s.frame.width; c.height >= s.frame.height
    c.height = 20 @ 250
    => c 0 0 100 50
    """)
}
