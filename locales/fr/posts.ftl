# La place que les tours prennent dans le salon

option-posts = Messages
posts-compact = Compacts
posts-compact-help = une image par tour : le plateau principal s’il a changé ; tous après chaque manche
posts-full = Complets
posts-full-help = tous les plateaux après chaque tour
posts-board = Un seul plateau
posts-board-help = un message avec les plateaux et les dernières lignes, toujours en bas du salon
setting-posts = Messages : { $now }
setting-posts-help = -# Messages : { $now }.
