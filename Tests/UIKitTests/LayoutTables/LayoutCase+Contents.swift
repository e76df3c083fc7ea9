extension LayoutCase {
  /// Natural sizes, hugging, and resistance to compression.
  static let contents = cases(
    """
    # a natural size
    view a content 40 20; a.left = root.left + 5; a.top = root.top + 6
    => a 5 6 40 20
    # a natural width alone
    view a content 40 -1; a.left = root.left; y a 0 30
    => a 0 0 40 30
    # a natural height alone
    view a content -1 25; x a 0 30; a.top = root.top
    => a 0 0 30 25
    # a natural size around the center
    view a content 40 20; a.centerX = root.centerX; a.centerY = root.centerY
    => a 80 40 40 20
    # no natural size
    view a content -1 -1; x a 3 30; y a 4 40
    => a 3 4 30 40
    # an empty natural size
    view a content 0 0; a.left = root.left + 3; a.top = root.top + 4
    => a 3 4 0 0
    # a required size wins against content
    view a content 40 20; x a 0 70; y a 0 10
    => a 0 0 70 10
    # content wins against a weaker width than its hugging
    view a content 40 20; a.left = root.left; a.top = root.top; a.width = 100 @ 200
    => a 0 0 40 20
    # a width that is more important than hugging
    view a content 40 20; a.left = root.left; a.top = root.top; a.width = 100 @ 300
    => a 0 0 100 20
    # content resists a less important narrow width
    view a content 100 20; a.left = root.left; a.top = root.top; a.width = 40 @ 700
    => a 0 0 100 20
    # a narrow width that is more important than resistance
    view a content 100 20; a.left = root.left; a.top = root.top; a.width = 40 @ 800
    => a 0 0 40 20
    # a minimum above the natural width
    view a content 30 20; a.left = root.left; a.top = root.top; a.width >= 88
    => a 0 0 88 20
    # a maximum below the natural width
    view a content 150 20; a.left = root.left; a.top = root.top; a.width <= 90
    => a 0 0 90 20
    # a target for touches is at least 44 points in size
    view a content 20 60; a.left = root.left; a.top = root.top; a.width >= 44; a.height >= 44
    => a 0 0 44 60
    # the view that hugs less takes the surplus
    view a content 30 10 hug 249 250; view b content 40 10
    a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top
    => a 0 0 160 10, b 160 0 40 10
    # a label and its field
    view a content 60 20 hug 251 250; view b content 40 30; a.left = root.left + 16; b.left = a.right + 8
    b.right = root.right - 16; b.top = root.top + 10; a.centerY = b.centerY
    => a 16 15 60 20, b 84 10 100 30
    # the middle one of three views stretches
    view a content 20 10; view b content 30 10 hug 100 250; view c content 40 10
    a.left = root.left; b.left = a.right; c.left = b.right; c.right = root.right
    a.top = root.top; b.top = root.top; c.top = root.top
    => a 0 0 20 10, b 20 0 140 10, c 160 0 40 10
    # required hugging
    view a content 30 10 hug 1000 1000; view b content 40 10; a.left = root.left; b.left = a.right; b.right = root.right
    a.top = root.top; b.top = root.top
    => a 0 0 30 10, b 30 0 170 10
    # the view that resists less is compressed
    view a content 150 10 resist 749 750; view b content 120 10
    a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top
    => a 0 0 80 10, b 80 0 120 10
    # a view is compressed to nothing before the other one loses anything
    view a content 150 10 resist 749 750; view b content 250 10
    a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top
    => a 0 0 0 10, b 0 0 200 10
    # two titles and a required gap
    view a content 120 10 resist 750 750; view b content 120 10 resist 751 750; a.left = root.left; b.left = a.right + 20
    b.right <= root.right; a.top = root.top; b.top = root.top
    => a 0 0 60 10, b 80 0 120 10
    # a picture that doesn't resist takes the size of its frame
    view a content 300 200 resist 200 200; a.left = root.left + 10; a.right <= root.right - 10; a.top = root.top
    a.bottom <= root.bottom
    => a 10 0 180 100
    # a column whose upper view stretches
    view a content 10 20 hug 250 240; view b content 10 30; a.top = root.top; b.top = a.bottom; b.bottom = root.bottom
    a.left = root.left; b.left = root.left
    => a 0 0 10 70, b 0 70 10 30
    # a column whose lower view is compressed
    view a content 10 70; view b content 10 60 resist 750 740; a.top = root.top; b.top = a.bottom; b.bottom = root.bottom
    a.left = root.left; b.left = root.left
    => a 0 0 10 70, b 0 70 10 30
    # changed content
    view a content 40 20; a.left = root.left; a.top = root.top; x b 0 10; b.top = a.bottom + 5; b.height = 10
    => a 0 0 40 20, b 0 25 10 10
    set a content 60 35
    => a 0 0 60 35, b 0 40 10 10
    # a card around its content
    view card; view a in card content 50 20; card.left = root.left + 5; card.top = root.top + 5
    a.left = card.left + 10; a.top = card.top + 10; card.right = a.right + 10; card.bottom = a.bottom + 10
    => card 5 5 70 40, a 10 10 50 20
    # a card around the wider one of two lines
    view card; view a in card content 50 20; view b in card content 80 15; card.left = root.left; card.top = root.top
    a.left = card.left + 5; b.left = card.left + 5; a.top = card.top + 5; b.top = a.bottom + 5; card.bottom = b.bottom + 5
    card.right >= a.right + 5; card.right >= b.right + 5; card.width = 0 @ 100
    => card 0 0 90 50, a 5 5 50 20, b 5 30 80 15
    # buttons of equal widths are as wide as the longest title
    view a content 30 20; view b content 70 20; a.left = root.left; b.left = a.right + 10; a.width = b.width
    a.top = root.top; b.top = root.top
    => a 0 0 70 20, b 80 0 70 20
    # a square around content that isn't one
    view a content 40 20; a.left = root.left; a.top = root.top; a.width = a.height
    => a 0 0 40 40
    # a row as high as its highest content
    view row; view a in row content 30 20; view b in row content 30 45; row.left = root.left; row.top = root.top
    a.left = row.left; b.left = a.right; b.right = row.right; a.centerY = row.centerY; b.centerY = row.centerY
    row.height >= a.height; row.height >= b.height; row.height = 0 @ 100
    => row 0 0 60 45, a 0 12.5 30 20, b 30 0 30 45
    """)
}
