# Trouver des gens avec qui jouer : les tables ouvertes

button-look-start = Chercher des joueurs
button-look-stop = Ne plus chercher
button-join-table = Rejoindre #{ $table }
lobby-listed = 🔎 Cherche des joueurs : cette table est dans la liste de `/trouver tables`.
problem-list-closed = La table #{ $table } est réservée aux invités. Appuyez sur *Inviter*, puis sur *Ouvrir à tout le monde*, avant de chercher des joueurs.
problem-list-practice = La table #{ $table } est un entraînement et ne peut pas être dans la liste. Invitez des joueurs avec *Inviter*.
problem-list-direct = Vous seul voyez cette conversation : personne ne peut y rejoindre la table. Ouvrez une table dans le salon d’un serveur.

find-head = 🔎 **Tables ouvertes ({ $count })**
find-seats = { $taken } sur { $range ->
    [one] { $most } { $most ->
        [one] joueur
       *[other] joueurs
    }
   *[many] { $least }–{ $most } joueurs
}{ $free ->
    [1] , dernière place
   *[other] {""}
}
find-pace = { $clocks ->
    [none] sans pendule
   *[other] pendules { $pace }
}
find-hours = { $hours ->
    [0] aucune heure en commun
    [one] environ { $hours } heure en commun
   *[other] environ { $hours } heures en commun
}
find-no-zone = -# { $zone ->
    [none] Indiquez votre fuseau horaire avec `/table moi`. Un jour plus tard, vous verrez ici combien d’heures par jour vous partagez avec les joueurs.
   *[new] Le nombre d’heures par jour que vous partagez avec les joueurs s’affiche un jour après que vous avez changé de fuseau horaire ou d’heures calmes.
}
find-joined = ✅ Vous avez rejoint la table #{ $table } dans { $where }.
find-none = Aucune table que vous pouvez rejoindre ne cherche de joueurs sur ce serveur. Ouvrez-en une avec `/table ouvrir`, puis appuyez sur *Chercher des joueurs*.
find-none-fits = Aucune table ouverte n’a ce jeu et ces pendules. Retirez les options pour voir les autres, ou ouvrez une table avec `/table ouvrir` et appuyez sur *Chercher des joueurs*.
problem-find-direct = Les tables ouvertes sont celles d’un serveur. Utilisez `/trouver tables` dans le salon d’un serveur.
problem-find-gone = La table #{ $table } ne vous est plus ouverte. Utilisez de nouveau `/trouver tables` pour voir les tables ouvertes.
