# What people have played: /look stats, the ranking of a server, finished games in /table mine

cmd-stats-name = stats
cmd-stats = Games played: wins, best and usual points; for others, games on this server
opt-who-name = player
opt-who = Whose games; leave empty for your own

# Stats

stats-own = Your games
stats-of = { $name }
stats-of-game = { " · " }{ $game }
stats-where-all = -# Finished games, on all servers.
stats-where-here = -# Finished games, on this server.
stats-none-game = No game of { $game } has been finished yet.
stats-none-own = You have not finished a game yet. Your wins and points will appear here. Open a table with `/table new`.
stats-none-all = { $name } has not finished a game yet.
stats-none-here = { $name } has not finished a game on this server yet.
stats-people = ### With other people
stats-computers = ### Against computer players only
stats-together = ### Together against the game
stats-solo = ### Alone against the game
stats-practice = ### Practice
stats-game = **{ $game }** · { $told }
stats-game-seats = { $game }, { $seats } players
stats-seats = • { $seats } players: { $told }
stats-games = { $games ->
    [one] { $games } game, { $won ->
        [0] not won
       *[other] won
    }
   *[other] { $games } games, { $won ->
        [0] none won
       *[other] { $won } won
    }
}
stats-point = { $points } { $points ->
    [one] point
   *[other] points
}
stats-points = best { $best }, usually { $usual } points
stats-left = left before the end: { $count }
stats-ratings = ### Rating on this server
stats-rating = **{ $game }** · **{ $rating }**, place { $place } of { $of } · { $games } games
stats-rating-few = **{ $game }** · { $games } of { $least } games until the rating is shown
stats-answers =
    { "###" } Time to answer
    You usually answer within **{ $time }**: the median of { $count } answers at { $tables ->
        [one] one table
       *[other] your last { $tables } tables
    } with other people. Nobody else sees this.
stats-answers-few =
    { "###" } Time to answer
    Shown after { $least } answers at tables with other people. So far: { $count ->
        [one] 1
       *[other] { $count }
    }. Nobody else sees this.

button-ranking = Ranking
button-ratings-on = Turn ratings on
button-ratings-off = Turn ratings off
problem-stats-direct = In direct messages you can only see your own games. To see another player’s games, ask on the server where they were played.

# Ranking

ranking-head = ## Ranking of this server
ranking-about = -# Games between people only, one ranking for each game. You need { $least } games to be ranked.
ranking-row = **{ $place }.** { $name } · **{ $rating }** · { $games } games
ranking-few = -# { $count ->
    [one] 1 more person has
   *[other] { $count } more people have
} fewer than { $least } games.
ranking-few-only = -# Nobody has { $least } games yet; { $count ->
    [one] 1 person has
   *[other] { $count } people have
} played some.
ranking-none = No game between people has been finished here yet.
ratings-on =
    { "**" }Ratings are on for this server.** Players find their own rating, and the *Ranking*, in `/look stats`.
    • Ratings use all finished games between people here, including earlier ones. Practice games, computer players, solo and cooperative games don’t count.
    • Each game has its own ranking. A rating is shown after { $least } games.
    • Ratings can be turned off at any time. Nothing of them is kept.
ratings-off = **Ratings are off for this server.** Nobody sees a rating or ranking here, and none is kept.
problem-ratings-off = Ratings are off for this server. A server manager can turn them on in `/look stats`.
problem-ratings-direct = Ratings only work on a server.
problem-may-manager = Only a server manager can do that.

# My tables

mine-finished = **Finished ({ $count })**
mine-practice = practice
mine-won = 🏆 you won with { $points } { $points ->
    [one] point
   *[other] points
}
mine-shared = 🏆 you shared the win with { $winners }, { $points } { $points ->
    [one] point
   *[other] points
}
mine-place = place { $place } of { $of } with { $points } { $points ->
    [one] point
   *[other] points
}; won by { $winners }
mine-box-won = 🏆 won against the game, { $points } { $points ->
    [one] point
   *[other] points
}
mine-box-lost = lost against the game, { $points } { $points ->
    [one] point
   *[other] points
}
mine-left = you left before the end
