extension Article {
  static var fastingBasicsInGerman: Article {
    Article(
      title: "Fasten in einfachen Worten",
      gist: "Welche Fastenpläne es gibt, was sie können und was nicht",
      [
        .heading("Die Fastenpläne"),
        .text(
          """
          Fasten heißt hier: Stunden ohne Essen. Ein Fastenplan nennt die Stunden zum Fasten und \
          die zum Essen: 16:8 sind sechzehn Stunden ohne Essen und acht mit Mahlzeiten. 12:12 ist \
          kaum mehr als eine lange Nacht und ein guter Anfang. 14:10 und 16:8 verschieben eine \
          Mahlzeit oder lassen sie aus; 18:6, 20:4 und 23:1 lassen immer weniger Zeit, um genug zu \
          essen. Andere essen an zwei Tagen der Woche (5:2) oder an jedem zweiten Tag wenig, etwa \
          ein Viertel von dem, was sie brauchen, und sonst wie immer.
          """),
        .heading("Was du erwarten kannst"),
        .text(
          """
          Fasten hilft beim Abnehmen, verglichen mit gar keinem Plan: Das zeigen 99 Studien mit \
          6.582 Erwachsenen. Es wirkt etwa so gut, wie auf andere Art weniger zu essen: Eine \
          Cochrane-Übersicht von 2026 (22 Studien, 1.995 Menschen, geringe Sicherheit) fand kaum \
          einen oder keinen Unterschied. In kurzen Studien brachte es etwa 1,3 kg mehr, jeden \
          zweiten Tag wenig zu essen.
          """),
        .text(
          """
          Warum es wirkt, ist kein Geheimnis: Die meisten essen weniger. In einer Studie aßen \
          Menschen innerhalb von acht Stunden und zählten nichts. Sie nahmen etwa 400 kcal am Tag \
          weniger auf, genau wie die, die zählten, und hatten nach einem Jahr etwa 4,6 kg mehr \
          abgenommen als Menschen ohne Plan.
          """),
        .text(
          """
          16:8 allein ist keine Garantie. In einer anderen Studie sollte niemand weniger essen: In \
          12 Wochen verlor die Gruppe mit 16:8 1,17 Prozent ihres Gewichts, die mit drei Mahlzeiten \
          0,75. Das ist kein echter Unterschied.
          """),
        .heading("Wählen"),
        .text(
          """
          Wähle also, was zu deinen Tagen passt: zu Arbeit, Schlaf und gemeinsamen Mahlzeiten. Ein \
          Plan, den du kaum bemerkst, ist besser als einer, gegen den du kämpfst. Keine unserer \
          Quellen zeigt, dass ein kürzeres Essensfenster mehr bringt als ein längeres.
          """),
        .heading("Trinken"),
        .text(
          """
          Trink nach Durst, nicht literweise auf einmal. Wasser ist immer richtig; ungesüßter Tee \
          und schwarzer Kaffee sind für die meisten in Ordnung; Brühe ist der übliche Weg zu etwas \
          Salz.
          """),
        .heading("Für wen Fasten nichts ist"),
        .text(
          """
          Fasten ist nicht für alle: nicht für Kinder und Jugendliche, nicht in der \
          Schwangerschaft, und mit manchen Krankheiten und Medikamenten nur mit ärztlicher \
          Begleitung. Lies das zuerst: fastctl learn safety
          """),
      ])
  }
}
