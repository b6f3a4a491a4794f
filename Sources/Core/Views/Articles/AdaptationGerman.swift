extension Article {
  static var adaptationInGerman: Article {
    Article(
      title: "Macht Diät den Stoffwechsel kaputt?",
      gist: "Wie viel weniger du danach brauchst, und wie sicher das ist",
      [
        .heading("Ein kleinerer Körper braucht weniger"),
        .text(
          """
          Wer abnimmt, braucht danach weniger Energie: Es ist weniger da, das versorgt und bewegt \
          werden will. Der größte Teil des Rückgangs ist nur das. Kaputt ist nichts; das Ziel vom \
          Anfang passt bloß nicht mehr. Deshalb berechnet fastd deine Ziele bei jedem \
          Phasenwechsel neu.
          """),
        .heading("Und noch ein wenig weniger"),
        .text(
          """
          Dazu spart der Körper etwas mehr, als seine Größe erklärt. Das nennt man Adaptation, \
          also Anpassung. In einer Studie aßen 71 Erwachsene 8 Wochen lang 1.000 kcal am Tag. \
          Danach verbrauchten sie am Tag 92 kcal weniger als erwartet; nach 4 Wochen mit stabilem \
          Gewicht waren es noch 38. Wer später wieder zunehmen würde, ließ sich daran nicht \
          ablesen.
          """),
        .heading("Der Extremfall"),
        .text(
          """
          14 von 16 Menschen aus einem Abnehmwettbewerb im Fernsehen wurden nach 6 Jahren noch \
          einmal gemessen. In Ruhe verbrauchten sie am Tag 704 kcal weniger als vor dem \
          Wettbewerb; 499 davon ließen sich mit ihrem Körper nicht erklären. Das ist echt. Aber 14 \
          Menschen nach einem extremen Wettbewerb sagen wenig über eine gewöhnliche Diät.
          """),
        .heading("Was Pausen ändern"),
        .text(
          """
          In der MATADOR-Studie sank der Ruheumsatz, die Körperzusammensetzung eingerechnet, mit \
          Pausen um 86 kcal am Tag und ohne um 179. Der Abstand von etwa 93 kcal stammt von 36 \
          Männern, und die bloßen Messwerte zeigten ihn nicht. 12 Studien zusammengenommen \
          weisen in dieselbe Richtung, vor allem bei Menschen mit Übergewicht. Zwei mit \
          trainierten Menschen fanden keinen Unterschied.
          """),
        .heading("Wie viel das ist"),
        .text(
          """
          93 kcal sind etwa eine Scheibe Brot am Tag. Eine Formel für deinen Bedarf kann weiter \
          danebenliegen: um mehr als 10 Prozent.
          """),
        .heading("Was daraus folgt"),
        .text(
          """
          Adaptation bremst eine Diät; sie hält sie nicht auf. In einer Studie brauchten Menschen, \
          bei denen sie stärker war, länger bis zu ihrem Ziel. Wenn es bei dir langsam vorangeht, \
          ist das nicht deine Schuld, und kein Grund, noch weniger zu essen.
          """),
      ])
  }
}
