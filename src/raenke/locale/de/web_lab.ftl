# The labs: building a situation by hand.

lab-title = Labor
lab-about = Baue eine beliebige Lage von Hand auf. Das Spiel selbst sagt, was dabei herauskommt und warum.
lab-open = Labor öffnen
lab-none = Für { $game } gibt es kein Labor.
lab-unreadable = In der Adresse steht nichts, was sich hier zeigen lässt. Das hier ist ein Beispiel.
lab-rules = Regeln
lab-example = Anderes Beispiel
lab-clear = Leeren
lab-up = Nach oben: { $card }
lab-down = Nach unten: { $card }
lab-remove = Entfernen: { $card }
