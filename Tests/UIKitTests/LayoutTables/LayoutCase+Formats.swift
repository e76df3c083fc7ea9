extension LayoutCase {
  /// Visual formats.
  static let formats = cases(
    """
    # a format without spaces fills the superview
    H:|[a]|; V:|[a]|
    => a 0 0 200 100
    # a format with standard spaces reaches to the margins
    H:|-[a]-|; V:|-[a]-|
    => a 8 8 184 84
    # distances and sizes of a format
    H:|-10-[a(50)]; V:|-20-[a(30)]
    => a 10 20 50 30
    # a format from the other side
    H:[a(50)]-10-|; V:[a(30)]-20-|
    => a 140 50 50 30
    # equal views with a standard space
    H:|[a]-[b(==a)]|; y a 0 10; y b 0 10
    => a 0 0 96 10, b 104 0 96 10
    # a fixed view and the rest
    H:|-[a(60)]-20-[b]-|; y a 0 10; y b 0 10
    => a 8 0 60 10, b 88 0 104 10
    # three equal views
    H:|-[a]-[b(a)]-[c(a)]-|; y a 0 10; y b 0 10; y c 0 10
    => a 8 0 56 10, b 72 0 56 10, c 136 0 56 10
    # a size with limits and a priority
    H:|[a(>=50,<=90,30@200)]; y a 0 10
    => a 0 0 50 10
    # a preferred size between limits
    H:|[a(>=50,<=90,70@200)]; y a 0 10
    => a 0 0 70 10
    # a least space
    H:|-(>=30)-[a(50)]-10-|; y a 0 10
    => a 140 0 50 10
    # an optional space that is too large
    H:|-(100@500)-[a(150)]-(>=0)-|; y a 0 10
    => a 50 0 150 10
    # a negative space
    H:|[a(30)]-(-5)-[b(10)]; y a 0 10; y b 0 10
    => a 0 0 30 10, b 25 0 10 10
    # aligned tops and bottoms
    H:|[a(20)]-5-[b(30)] alignTop alignBottom; V:|-3-[a(7)]
    => a 0 3 20 7, b 25 3 30 7
    # aligned vertical centers
    H:|[a(20)]-[b(30)] alignCenterY; V:|-10-[a(60)]; V:[b(20)]
    => a 0 10 20 60, b 28 30 30 20
    # a column with aligned sides
    V:|[a(20)][b]| alignLeading alignTrailing; H:|-15-[a]-15-|
    => a 15 0 170 20, b 15 20 170 80
    # a column with aligned horizontal centers
    V:|-5-[a(20)]-5-[b(30)] alignCenterX; H:|-20-[a(100)]; H:[b(40)]
    => a 20 5 100 20, b 50 30 40 30
    # the superview of a format is that of its views
    view card; x card 50 100; y card 20 60; view a in card; H:|-5-[a]-5-|; V:|-10-[a]-10-|
    => a 5 10 90 40
    """)

  /// Fitting sizes.
  static let fittings = cases(
    """
    # the smallest size around content
    view card; view a in card content 50 20; a.left = card.left + 10; card.right = a.right + 10; a.top = card.top + 10
    card.bottom = a.bottom + 10; fit card min min = 70 40
    # a required width
    view card; view a in card content 50 20; a.left = card.left + 10; card.right = a.right + 10; a.top = card.top + 10
    card.bottom = a.bottom + 10; fit card 300@1000 min = 300 40
    # hugging is more important than the largest size
    view card; view a in card content 50 20; a.left = card.left + 10; card.right = a.right + 10; a.top = card.top + 10
    card.bottom = a.bottom + 10; fit card max max = 70 40
    # a least width
    view card; view a in card content 50 20; a.left = card.left; card.right >= a.right; a.top = card.top
    card.bottom = a.bottom; card.width >= 100; fit card min min = 100 20
    # a fixed width
    view card; view a in card content 50 20; a.left = card.left; card.right = a.right; a.top = card.top
    card.bottom = a.bottom; card.width = 120; fit card min min = 120 20
    # a height that follows from the required width
    view card; card.height = card.width * 0.5; fit card 200@1000 min = 200 100
    # equal columns
    view card; view a in card content 30 20; view b in card content 70 25; a.left = card.left; b.left = a.right + 10
    b.right = card.right; a.width = b.width; a.top = card.top; b.top = card.top; card.bottom >= a.bottom
    card.bottom >= b.bottom; fit card min min = 150 25
    # a row
    view a content 30 10; view b content 50 20; stack s row spacing 5 of a b; fit s min min = 85 20
    # a column with a hidden view
    view a content 30 10; view b content 50 20; view c content 90 5; stack s column spacing 5 of a b c; set c hidden
    fit s min min = 50 35
    # a column of a required width
    view a content 30 10; view b content 50 20; stack s column spacing 5 padding 1 2 3 4 of a b; fit s 120@1000 min = 120 39
    # an empty view
    view card; fit card min min = 0 0
    # fitting sizes are rounded up to pixels
    view card; card.width = 33.3; card.height = 10; fit card min min = 33.5 10
    # a preferred width that content exceeds
    view card; view a in card content 150 20; a.left = card.left; card.right = a.right; a.top = card.top
    card.bottom = a.bottom; fit card 100@700 min = 150 20; fit card 100@800 min = 100 20
    """)
}
