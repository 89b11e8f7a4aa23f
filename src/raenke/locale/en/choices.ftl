# Hints. A reason is a sentence of its own.

hint-heading = The bot’s advice (a percentage is your estimated chance of winning):
hint = { $share }% – { $move }. { $reason }
hint-only = { $move }. { $reason }

reason-wins-most = It won most often when the bot played this position out.
reason-wins-less = It won less often when the bot played this position out.
reason-as-often = Other moves won just as often; with this one the bot stood best.
reason-only = There is no other choice.

# Why something is refused.

refusal-unknown-card = there is no card “{ $card }”
