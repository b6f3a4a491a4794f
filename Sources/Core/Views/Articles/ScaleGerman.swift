extension Article {
  static var scaleInGerman: Article {
    Article(
      title: "Warum die Waage springt",
      gist: "Wasser, Wochenenden, und was Durchschnitt und Pfeil bedeuten",
      [
        .heading("Vor allem Wasser"),
        .text(
          """
          Was die Waage von einem Tag zum nächsten anzeigt, ist meistens kein Fett. Muskeln und \
          Leber speichern Kohlenhydrate als Glykogen, und jedes Gramm davon bindet etwa 3 Gramm \
          Wasser. Leert sich der Speicher, beim langen Fasten oder in den ersten Tagen einer Diät, \
          geht das Wasser mit; isst du wieder mehr, kommt beides zurück. Salz, der Zyklus und das, \
          was noch im Darm ist, tun das Ihre.
          """),
        .heading("Der Takt der Woche"),
        .text(
          """
          In einer Studie mit Menschen, die sich häufig wogen, war das Gewicht sonntags und \
          montags am höchsten und sank in der Woche, am deutlichsten bei denen, die abnahmen oder \
          ihr Gewicht hielten. Ein Sprung nach dem Wochenende ist ein Takt und kein Scheitern.
          """),
        .heading("Was fastd zeigt"),
        .text(
          """
          Die große Zahl ist der Durchschnitt aus 7 Tagen, damit ein einzelner Morgen wenig zählt. \
          Der Pfeil folgt einem Trend: Er zeigt nach oben oder unten, sobald sich dieser in 7 \
          Tagen um 0,3 kg geändert hat, und erscheint mit dem 10. Wiegen. Ein Wert, der weit von \
          den letzten zwei Wochen weg ist, bleibt stehen, zählt aber erst, wenn ihn ein zweiter \
          bestätigt.
          """),
        .heading("Nach einem Wechsel"),
        .text(
          """
          Beginnt die Erhaltung, füllt sich der Speicher, und die Waage kann ein paar Tage \
          steigen, obwohl du kein Fett zunimmst. Beginnt eine Diätphase, kann sie ebenso fallen. \
          Darum zeigt fastd in den ersten 5 Tagen von beidem keinen Trend.
          """),
        .heading("Wann ein Gewicht gehalten ist"),
        .text(
          """
          Gehalten heißt üblicherweise: nicht mehr als 3 Prozent daneben. So beurteilt fastd auch \
          das Gewicht, das du halten willst.
          """),
        .heading("Wie du dich wiegst"),
        .text(
          """
          Am besten morgens, vor dem Frühstück, immer gleich. Jeden Tag muss es nicht sein: 3 von \
          7 Tagen genügen für einen Durchschnitt. Verdirbt dir die Zahl den Tag, wieg dich \
          seltener oder gar nicht, und lies: fastctl learn safety
          """),
      ])
  }
}
