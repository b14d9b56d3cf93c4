# Le nom des décisions sur les boutons et dans les listes.

## Comment les libellés sont composés

capital = { CAP($what) }
by = { $what } ({ $where })
