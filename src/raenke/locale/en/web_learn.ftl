# Lessons, the guided game and the trainer.

learn-title = Learn
learn-about = Short lessons on the real table, then a first game that explains what happens.
learn-lesson = The lesson
learn-lessons = Lessons
learn-lesson-number = Lesson { $number }
learn-right = Right!
learn-wrong = Not quite.
learn-so-far = Right so far. What comes next?
learn-next = Next lesson
learn-back = Take it back and try again
learn-all-done = You have done all lessons. Now play a game: it explains each thing the first time it happens.
learn-list = All lessons
learn-progress = { $done } of { $count } lessons done
learn-start = Start with lesson 1
learn-go-on = Continue
learn-again = From the beginning
learn-done = done
learn-train = Trainer
learn-rules = Rules
learn-explain = Explain everything again
learn-guide = Explanation
learn-understood = Got it
learn-stop = No more explanations

# The trainer.

train-about = Puzzles from the middle of a game, judged by the rules. Three right in a row, and they get harder.
train-none = Nothing tried yet.
train-first = First puzzle
train-level = Level
train-level-1 = easy
train-level-2 = not so easy
train-level-3 = tricky
train-level-4 = hard
train-level-5 = nasty
train-score = { $right } of { $tried } right
train-streak = { $streak } in a row, { $best } at best
train-next = Next puzzle
train-share = Copy the link
train-copied = Link copied
train-check = Check
