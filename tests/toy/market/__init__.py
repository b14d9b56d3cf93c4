"""What tables with the option `market` play besides: everything that games by post may need."""
