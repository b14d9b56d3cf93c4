# Forms: what opens in front of everything. Titles and labels have at most 45 characters.

form-refused = ⚠️ { $name }: { $why }
form-typed = { $name } (“{ $text }”)
form-unchanged = Nothing was changed.
problem-form-choice = “{ $name }” can no longer be answered like that. Open the form again.
problem-form-long = “{ $name }” can have at most { $most } characters.
problem-form-count = For “{ $name }”, choose { $least } to { $most }.

button-topic-rules = Rules…
button-topic-rules-page = Rules { $page } of { $pages }…
button-topic-clocks = Clocks…
button-topic-table = Language and posts…
button-topic-language = Language and pictures…
button-topic-waiting = Reminders…
button-me-change = Change…
form-options = Table #{ $table }
form-settings = Settings of table #{ $table }
form-me = Your settings
form-clocks = Clocks of table #{ $table }
form-theme = Pictures in the channel
form-remind = Reminders
form-absent = Free default if a player doesn’t answer
form-absent-help = Only what costs nothing: end a finished turn, decline an offer
form-forced = Play forced moves automatically
form-forced-help = When a player has only one legal move
form-zone = Time zone
form-zone-help = Type a city or your hours from UTC: Paris, UTC+2
form-quiet = Quiet hours
form-quiet-help = Type them like 22:00-07:00, or “none”. Set your time zone too.
order-form-any = Choose any
order-form-none = Choose nothing to turn the order off.
order-form-nothing = nothing
order-form-rank = Choice { $rank }
form-amounts = Amounts in posts
