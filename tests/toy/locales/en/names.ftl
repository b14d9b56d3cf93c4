devil = Dust Devil
