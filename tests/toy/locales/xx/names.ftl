devil = Dtsux Dlivex
