"""Looking back: the log, past boards, the film, files of games."""
