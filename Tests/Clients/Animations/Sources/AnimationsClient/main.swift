let board = Board()
board.openCards()
board.drawAttention()
print(board.cards.count, board.deviations())
