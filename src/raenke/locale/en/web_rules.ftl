# The rules in the browser: pages, cards, sheets to print.

web-rulebook = Rules
web-rulebook-ways = Pages of these rules
web-rulebook-read = Read the rules
web-rulebook-print = Print
web-rulebook-none = This game has no rules page.
web-rulebook-no-cards = This game has no pictures of its cards.
web-rulebook-contents = Contents
web-rulebook-search = Search the rules
web-rulebook-found =
    { $count ->
        [0] Nothing found. Try another word or a number such as K4.7.
        [one] 1 paragraph
       *[other] { $count } paragraphs
    }
web-rulebook-link = Copy the link to { $paragraph }
web-rulebook-copied = The link to { $paragraph } was copied.
web-rulebook-held = What applies here
web-rulebook-at-table = At your table: { $title }
web-rulebook-in-edition = Edition: { $title }
web-rulebook-differs = These rules differ from what the page says:
web-rulebook-edition-here = In this edition: { $option } – { $value }
web-rulebook-your-table = Your table
web-rulebook-back = Back to the table
web-rulebook-gone = The table you came from cannot be found. These are the rules without the options of that table.
web-rulebook-lab = Try it in the lab
web-rulebook-kinds = Kinds of cards
web-rulebook-all-kinds = All
web-rulebook-large = { $card }: show it large
web-rulebook-copies =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-rulebook-print-what = What to print
web-rulebook-print-now = Print
web-rulebook-sheet-rules = Rule sheet
web-rulebook-sheet-cards = Card texts
web-rulebook-sheet-scores = Score sheet
web-rulebook-date = Date
