# The texts that all lessons share, in English.

lesson-learner = Moana
lesson-partners = Tane, Leilani, Kai, Nalu, Maeva, Teo
lesson-instead = You could do that in a real game. Here, try the move that the lesson suggests.

## In the terminal

lesson-chapters = Lessons for { $title }
lesson-enter = Press Enter to go on, or type “quit”:
lesson-help = Type the letter of a move, or the move as it stands in brackets. “quit” pauses the lesson; you can go on later.
lesson-ready = You can play now: { $command }
lesson-next = Enter: next chapter, “{ $chapter }” · play: your first game · quit:
lesson-last = play: your first game · Enter: leave:
lesson-left = See you soon! To go on where you left off: { $command }
lesson-not-kept = Your progress could not be saved in { $file }.
