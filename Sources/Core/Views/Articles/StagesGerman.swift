extension Article {
  static var stagesInGerman: Article {
    Article(
      title: "Was die Uhr nicht wissen kann",
      gist: "Was ungefähr wann geschieht, und warum keine Uhr es zeigt",
      [
        .heading("In welcher Reihenfolge"),
        .text(
          """
          Nach einer Mahlzeit verbraucht dein Körper, was du gegessen hast, und speichert den Rest. \
          Zwischen den Mahlzeiten hält die Leber den Blutzucker aus ihrem Vorrat an Glykogen \
          stabil, einer Form von Zucker. Wird dieser Vorrat knapp, steigt der Anteil von Fett an \
          dem, wovon du lebst, und aus Fett macht dein Körper Ketone, die ebenfalls Energie \
          liefern. Eine Übersichtsarbeit setzt diese Umschaltung typischerweise jenseits von 12 \
          Stunden an. In einer Studie mit gesunden Männern waren Ketone nach 18 Stunden gestiegen, \
          nach 14 noch nicht.
          """),
        .stages,
        .text(
          """
          Das alles kommt allmählich und von Mensch zu Mensch früher oder später: Was du vorher \
          gegessen hast, wie du geschlafen hast und wie viel du dich bewegst, zählt mit.
          """),
        .heading("Warum Apps sich widersprechen"),
        .text(
          """
          Von drei anderen Programmen nennt eines 12, 16, 18, 20, 24 und 48 Stunden, eines 4, 16, \
          24 und 72 und eines 12, 18, 24 und 72. Hätten Körper solche Marken, wären sie sich \
          einig. Es sind Faustregeln, und unsere sind nicht besser.
          """),
        .heading("Autophagie"),
        .text(
          """
          Autophagie heißt, dass Zellen abbauen, was sie nicht brauchen, und es wiederverwenden. \
          Dass Fasten sie antreibt, ist von Tieren bekannt. Beim Menschen sah ein Versuch über vier \
          Tage mit frühen Mahlzeiten, dass ein Gen, das damit zu tun hat, anders aktiv war. Die \
          erste Messung in menschlichen Blutzellen fand nach zwei Monaten keinen Unterschied; nach \
          sechs Monaten gab es einen zur üblichen Betreuung, in einer Auswertung, die nicht geplant \
          war. Niemand kann für Menschen eine Stunde nennen, also nennt fastd keine.
          """),
        .heading("Das Immunsystem"),
        .text(
          """
          Dass drei Tage ohne Essen das Immunsystem erneuern, ist beim Menschen nicht gezeigt. Die \
          Geschichte kommt aus Arbeiten mit Mäusen und ersten klinischen Daten, und Berichte \
          darüber wurden später berichtigt.
          """),
        .heading("Was fastd zeigt"),
        .text(
          """
          Stunden und ein Wort dazu: kein Versprechen und keine Messung. Wie es dir geht, zählt \
          mehr. Wenn es dir nicht gut geht, iss etwas.
          """),
      ])
  }
}
