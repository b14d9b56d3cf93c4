"""Extra play at tables with the option `market`: all that games by post may need."""
