extension Article {
  static var safetyInGerman: Article {
    Article(
      title: "Wann Fasten nichts für dich ist",
      gist: "Für wen Fasten nichts ist, worauf du achtest, wie du aufhörst",
      [
        .heading("Nicht, oder nur mit ärztlicher Begleitung"),
        .text(
          """
          Unter 18 enden Ziele bei 12 Stunden, und es gibt kein Kalorienziel und keine Diätphase. \
          Daran ändert auch eine Zustimmung nichts.
          """),
        .text(
          """
          Sprich zuerst mit einer Ärztin oder einem Arzt, wenn du schwanger \
          bist, stillst oder schwanger werden willst; wenn du eine Essstörung hast oder hattest; \
          wenn dein BMI unter 18,5 liegt oder du ungewollt abnimmst; wenn du Diabetes vom Typ 1 \
          hast oder Insulin oder Tabletten nimmst, die zu Unterzucker führen können.
          """),
        .text(
          """
          Unterzucker ist die erste Gefahr beim Fasten mit Diabetes: Dein Diabetes-Team muss \
          vorher davon wissen, denn vielleicht ändern sich die Dosen. Bei 2.762 jungen Menschen in \
          Kanada ging Fasten mit gestörtem Essverhalten einher: kein Beweis für eine Ursache, aber \
          ein Grund zur Vorsicht.
          """),
        .text(
          """
          Frag auch bei Krankheiten von Niere, Leber oder Herz, bei Gicht, Gallensteinen oder \
          Epilepsie; bei Medikamenten, die zum Essen eingenommen werden müssen oder auf Blutdruck, Wasserhaushalt, \
          Kalium, Lithium oder Blutgerinnung wirken; wenn du über 70 oder gebrechlich bist; und vor langem Fasten mit \
          schwerer Arbeit, Nachtschichten, am Steuer oder an Maschinen.
          """),
        .heading("24, 48 und 72 Stunden"),
        .text(
          """
          Ein Ziel über 48 Stunden musst du \
          bestätigen, eines über 72 geht nicht: Das gehört unter ärztliche Aufsicht. Bei Fasten von 5 bis 20 Tagen waren etwa zwei Drittel des verlorenen \
          Gewichts fettfreie Masse, und der Nutzen war nach 3 bis 4 Monaten fort.
          """),
        .heading("Wieder essen"),
        .text(
          """
          Bis zu einem Tag: eine normale Mahlzeit. Nach ein bis zwei Tagen: erst etwas Kleines und \
          Leichtes, dann warten. Nach mehr als zwei: kleine Portionen über einen Tag. Nach mehr als \
          fünf kann schon das Essen gefährlich sein: nicht ohne ärztliche Hilfe. Die britische \
          Leitlinie NICE zählt mehr als 10 Tage mit wenig oder keinem Essen als hohes Risiko, bei \
          dünnen oder kranken Menschen mehr als 5.
          """),
        .heading("Abbrechen und Hilfe holen"),
        .text(
          """
          Ohnmacht, Brustschmerz, Herzrasen, Verwirrtheit, anhaltendes Erbrechen, kein Urin, starke \
          Schwäche, Unterzucker: Beende das Fasten und hol Hilfe. Notruf in der EU: 112.
          """),
        .heading("Wenn Essen zur Sorge wird"),
        .text(
          """
          Wenn Essen, Gewicht oder Fasten deine Gedanken füllen oder du fastest, um Essen \
          auszugleichen: Hör bitte auf und sprich mit einer Ärztin, einem Arzt oder einer \
          Beratungsstelle für Essstörungen.
          """),
      ])
  }
}
