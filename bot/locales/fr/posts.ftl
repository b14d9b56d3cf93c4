# La place que les tours prennent dans le salon

option-posts = Messages
posts-compact = Compacts
posts-compact-help = une image par tour : le plateau principal s’il a changé ; tous après chaque manche
posts-full = Complets
posts-full-help = tous les plateaux après chaque tour
posts-board = Un seul plateau
posts-board-help = un message avec les plateaux et les dernières lignes, toujours en bas du salon
setting-posts = Messages : { $now }
setting-amounts = Quantités dans les messages : { $now }
setting-posts-help = -# Messages : { $now }.

# Suivre une table sans y jouer

button-follow = Suivre
button-follow-stop = Ne plus suivre
follow-on =
    👀 Vous suivez **{ $name }** · #{ $table }. Vous recevrez un message privé quand une manche commence et quand la partie se termine.
    -# Si rien n’arrive, autorisez les messages privés dans les paramètres de confidentialité de ce serveur.
follow-off = Vous ne suivez plus **{ $name }** · #{ $table }.
follow-round =
    👀 **{ $name }** · #{ $table } · { $status } : une nouvelle manche a commencé dans { $channel }.
    -# Pour ne plus recevoir ces messages : Suivre, sous n’importe quel message de la table, puis Ne plus suivre.
follow-over = 👀 **{ $name }** · #{ $table } : la partie dans { $channel } est finie.
problem-follow-seated = Vous jouez à la table #{ $table } : on vous y prévient quand c’est à vous. Seules les personnes qui n’y jouent pas peuvent la suivre.
problem-follow-direct = Vous avez désactivé les messages privés. Réactivez-les avec **/table moi** pour suivre une table.
