let badge = makeBadge()
badge.show()
badge.layoutIfNeeded()
print(badge.subviews.count)
