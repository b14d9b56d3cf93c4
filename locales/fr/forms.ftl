# Formulaires : ce qui s’ouvre devant tout le reste. Titres et libellés ont au plus 45 caractères.

form-refused = ⚠️ { $name } : { $why }
form-typed = { $name } (« { $text } »)
form-unchanged = Rien n’a changé.
problem-form-choice = Cette réponse à « { $name } » n’est plus possible. Rouvrez le formulaire.
problem-form-long = « { $name } » peut avoir { $most } caractères au plus.
problem-form-count = Pour « { $name } », choisissez-en { $least } à { $most }.

button-topic-rules = Règles…
button-topic-rules-page = Règles { $page } sur { $pages }…
button-topic-clocks = Pendules…
button-topic-table = Langue et messages…
button-topic-language = Langue et images…
button-topic-waiting = Rappels…
button-me-change = Modifier…
form-options = Table #{ $table }
form-settings = Réglages de la table #{ $table }
form-me = Vos réglages
form-clocks = Pendules de la table #{ $table }
form-theme = Images du salon
form-remind = Rappels
form-absent = Coup gratuit par défaut sans réponse
form-absent-help = Seulement ce qui ne coûte rien : finir un tour joué, décliner une offre
form-forced = Jouer automatiquement les coups forcés
form-forced-help = Quand un seul coup est possible
form-zone = Fuseau horaire
form-zone-help = Une ville ou le décalage avec UTC : Paris, UTC+2
form-quiet = Heures calmes
form-quiet-help = Par exemple 22:00-07:00, ou « aucune ». Indiquez aussi votre fuseau horaire.
order-form-any = Choix possibles
order-form-none = Ne choisissez rien pour désactiver l’ordre.
order-form-nothing = rien
order-form-rank = Choix n° { $rank }
form-amounts = Quantités dans les messages
