# Options of all games, and the sets of them that have a name.

option-edition = Edition
    .about = Which text of the rules do you follow?
option-chosen = { $option }: { $value }
rules-here = At this table: { $option } – { $value }
rules-same = Nothing differs: these are the rules as the page tells them.
rules-presets = Ways to play
preset-first = First game
preset-printed = As printed
