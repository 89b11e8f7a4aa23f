# Optionen: der Name, was gewählt wird, die Werte. Dann Ausgaben und Spielweisen.

option-round_end = Ende der Runde
    .about = Wann ist eine Runde zu Ende? (K5.1)
    .at_once = sofort, sobald alle Ziele erfüllt sind
    .after_action = nach der Aktion: Die Karte über der zuletzt gelegten wird noch aufgedeckt und wirkt
option-doppelganger = Zahl des Doppelgängers
    .about = Welche Zahl übernimmt ein Doppelgänger? (K5.2)
    .printed = die aufgedruckte
    .current = die Zahl nach Eremit, Kleinem Riesen und Romeo, vor den Drachen
option-floor = Kleinste Zahl
    .about = Kann die Zahl einer Karte unter 0 fallen? (K5.3)
    .zero = nein, 0 ist die kleinste Zahl
    .none = ja, Zahlen können negativ werden
option-cloaked_card = Getarnte Karte
    .about = Was ist eine Karte, die unter eine Tarnkappe geschoben wurde? (K5.4)
    .own_card = eine eigene Karte der Spalte
    .replaces_cloak = sie tritt an die Stelle der Tarnkappe: Beide zählen als eine Karte
option-uncontested_goal = Ziel ohne Bewerber
    .about = Wer bekommt ein Ziel, um das niemand wetteifert? (K5.5)
    .removed = niemand, es kommt aus dem Spiel
    .nearest = wer die Karte hat, die ihm am nächsten liegt
option-start_player = Startspieler
    .about = Wer beginnt die erste Runde? (K5.6)
    .random = das Los entscheidet
    .seat = { $name } beginnt
option-scores = Punktestand
    .about = Was sieht man während des Spiels von den gewonnenen Zielen? (K5.7)
    .hidden = nur, wie viele es sind
    .goals = die Ziele
    .open = die Ziele und den Punktestand
option-rounds = Runden
    .about = Wie viele Runden werden gespielt? (K5.8)
    .count =
        { $count ->
            [one] 1 Runde
           *[other] { $count } Runden
        }
option-allies = Verbündete
    .about = Welche Verbündeten hat jeder Spieler? (K5.9)
    .all = alle 25
    .some = nur { $cards }
option-doppelganger_removed = Entfernte Vorlage
    .about = Was wird aus einem Doppelgänger, wenn die Karte entfernt wird, die er kopiert? (K5.10)
    .with_its_card = er wird mit ihr entfernt
    .slides = er bleibt und kopiert die nächste Karte
option-wizard_doppelganger = Zauberer und Doppelgänger
    .about = Welche Doppelgänger entfernt ein Zauberer? (K5.11)
    .by_number = die mit der Zahl 10 oder mehr
    .every = jeden
option-witch_doppelganger = Doppelgänger über einer Hexe
    .about = Entfernt eine Hexe einen Doppelgänger, der sie selbst kopiert? (K5.12)
    .removed = ja
    .stays = nein, er bleibt mit 1
option-empty_doppelganger = Doppelgänger über nichts
    .about = Welche Zahl hat ein Doppelgänger, unter dem keine Karte liegt? (K5.13)
    .none = keine
    .zero = 0, neben einem Bettler aber keine
option-beggar_tie = Gleichstand beim Bettler
    .about = Wer gewinnt, wenn die niedrigsten Summen gleich sind? (K5.14)
    .farthest = wer die Karte hat, die am weitesten vom Ziel liegt
    .nearest = wer die Karte hat, die am nächsten am Ziel liegt
option-romeo = Romeo
    .about = Bei welcher Julia zählt Romeo 15? (K5.15)
    .own_juliet = nur bei der in seiner Farbe
    .any_juliet = bei jeder
option-hermit_giant = Eremit und Kleiner Riese
    .about = Wessen Zahl ändern Eremit und Kleiner Riese? (K5.16)
    .self = nur ihre eigene
    .others = die aller anderen Karten der Spalte
option-assassin = Meuchler
    .about = Wen meuchelt der Meuchler? (K5.17)
    .kills_revealer = die Karte, die ihn aufdeckt
    .kills_revealed = die Karte, die er beim Legen aufdeckt
option-storm = Sturm
    .about = Was macht ein Sturm mit seiner Spalte? (K5.18)
    .closes = er schließt sie; das Ziel ist erfüllt
    .fulfils = das Ziel ist erfüllt, die Spalte bleibt offen
option-cloak = Tarnkappe
    .about = Muss der Besitzer einer Tarnkappe eine Karte darunterschieben? (K5.19)
    .may = nein, er darf
    .must = ja, wenn er eine hat
option-next_start = Beginn der nächsten Runde
    .about = Wer beginnt die nächste Runde? (K5.20)
    .left_of_active = wer links von dem sitzt, der am Zug war
    .left_of_ender = wer links von dem sitzt, dessen Karte oder Wahl die Runde beendet hat

# Ausgaben und Spielweisen.

kabale-edition-rulebook = Die Spielregel
    .about = Die deutsche Spielregel, mit unseren Entscheidungen, wo sie schweigt.
kabale-edition-hungarian = Ungarischer Text
    .about = Wie die ungarische Übersetzung: Der Zauberer entfernt jeden Doppelgänger, Romeo genügt irgendeine Julia, und beim Bettler entscheidet im Gleichstand die nächste Karte.
kabale-edition-short = Kurzregel
    .about = Wie die deutsche Kurzregel: Ein Doppelgänger über nichts hat 0, und Romeo genügt irgendeine Julia.
kabale-edition-korean = Koreanischer Text
    .about = Wie die koreanische Übersetzung: Eremit und Kleiner Riese ändern die anderen Karten, der Meuchler meuchelt, was er aufdeckt, ein Sturm lässt seine Spalte offen, und die Tarnkappe muss genutzt werden.

kabale-preset-first =
    .about = Drei Runden, und alle sehen den Punktestand.
kabale-preset-printed =
    .about = Sechs Runden nach der Spielregel; der Punktestand ist verborgen.

# What weaker bots overlook here.

kabale-server-bot-novice-about = Legt eine starke Karte, sobald er eine hat. Vergisst die Verdopplung, Bettler und Gleichstände und was Karten beim Aufdecken tun.
kabale-server-bot-hasty-about = Ungeduldig: übersieht oft einen Bettler, einen Gleichstand, verdeckte Karten der anderen oder was eine Karte beim Aufdecken tut.
