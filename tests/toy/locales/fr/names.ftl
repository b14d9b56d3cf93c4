devil = Esprit des sables
