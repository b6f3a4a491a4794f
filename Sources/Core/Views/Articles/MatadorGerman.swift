extension Article {
  static var matadorInGerman: Article {
    Article(
      title: "Zwei Wochen Diät, zwei Wochen Pause",
      gist: "Was eine Studie über geplante Pausen fand, und was nicht",
      [
        .heading("Was untersucht wurde"),
        .text(
          """
          In der MATADOR-Studie aßen Männer mit Adipositas 16 Wochen lang ein Drittel weniger \
          Energie, als sie gebraucht hätten, um ihr Gewicht zu halten. Das Los entschied: die \
          einen am Stück, die anderen in 8 Blöcken von 2 Wochen. Dazwischen lagen 7 Blöcke von 2 \
          Wochen, in denen sie so viel aßen, wie sie brauchten. Von 51 Männern fingen 47 an, und \
          die Ergebnisse stammen von den 36, die sich bis zum Schluss an den Plan hielten.
          """),
        .heading("Was herauskam"),
        .text(
          """
          Mit Pausen nahmen sie im Schnitt 14,1 kg ab, ohne 9,1 kg; davon waren 12,3 und 8,0 kg \
          Fett. Bei der fettfreien Masse gab es keinen Unterschied. In den Pausen änderte sich ihr \
          Gewicht um 0,0 kg, mit einer Streuung von 0,3: Das waren geplante Mahlzeiten, keine \
          Gelage. Der Preis war die Zeit: 30 Wochen für dieselben 16 Wochen Diät.
          """),
        .heading("Was spätere Studien sagen"),
        .text(
          """
          Spätere Studien sind nüchterner. Bei 61 trainierten Erwachsenen (ICECAP) und bei 38 \
          trainierten Frauen, mit Pausen von 1 Woche, veränderte sich der Körper mit und ohne \
          Pausen gleich; die 61 hatten mit ihnen aber weniger Hunger und waren zufriedener. 12 \
          Studien mit 881 Menschen zusammengenommen zeigen bei Gewicht und Fett keinen \
          Unterschied. Der Ruheumsatz sank mit Pausen weniger, vor allem bei Menschen mit \
          Übergewicht.
          """),
        .heading("Was niemand weiß"),
        .text(
          """
          Frauen kamen bei MATADOR nicht vor, schlanke Menschen auch nicht. Die Männer bekamen ihr \
          Essen gestellt, und ihr Bedarf wurde etwa alle 4 Wochen neu gemessen; da kommt eine \
          Formel für zu Hause nicht mit. Und wer Pausen macht, weiß davon: Vielleicht hielten sie \
          sich nur besser an ihre Diät.
          """),
        .heading("Was fastd tut"),
        .text(
          """
          Nach der Einstiegswoche wechseln sich 14 Tage Diät und 14 Tage Erhaltung ab. Der Wechsel \
          kommt um Mitternacht, ohne dass du etwas tust, und das Kalorienziel geht mit. Pausen \
          sind eine vernünftige Wahl, kein Trick. Zur ersten Woche: fastctl learn week1
          """),
      ])
  }
}
