# The pages of rules: on the screen, in the terminal and as PDF

rules-goal = Goal
rules-short = In short
rules-contents = Contents
rules-glossary = Glossary
rules-why = Why?
rules-example = Example { $number }
rules-reconstructed = We don’t know everything that is printed on the components. The chapter “What is reconstructed” says what we had to work out or make up.
rules-none-found = Nothing in these rules matches “{ $text }”.
rules-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
rules-learn = Learn by playing
rules-pdf = Rules as PDF
rules-on = Next step
rules-back = Previous step
rules-again = Back to the start
rules-step = Step { $now } of { $last }
rules-start = This is where the example starts.
