extension Article {
  static var tdeeInGerman: Article {
    Article(
      title: "Woher deine Zahl kommt",
      gist: "Die Formel hinter deinem Ziel, und wie weit sie danebenliegt",
      [
        .heading("Die Formel"),
        .text(
          """
          Gewicht, Größe, Alter und eine Konstante: Daraus schätzt die Gleichung von Mifflin und \
          St Jeor (1990), was dein Körper in Ruhe verbraucht. Sie beruht auf Messungen an 498 \
          gesunden Menschen, 251 Männern und 247 Frauen von 19 bis 78 Jahren. Bei mehr Menschen \
          als die anderen üblichen Gleichungen liegt sie höchstens 10 Prozent daneben. Bei dir \
          kann es trotzdem mehr sein; ältere Menschen und ethnische Minderheiten wurden zu selten \
          gemessen.
          """),
        .heading("Die Schwachstelle ist die Bewegung"),
        .text(
          """
          Das Ergebnis wird mit einem Faktor malgenommen, von 1,2 (überwiegend sitzend) bis 1,9 \
          (körperliche Arbeit). Diese Faktoren sind bei Kalorienrechnern üblich und stammen \
          nicht aus jener Arbeit. Die EFSA rechnet mit 1,4 bis 2,0, eine Leitlinie der \
          Ernährungsfachleute in den USA zieht andere Grenzen, und FAO, WHO und UNU erinnern \
          daran, dass solche Werte Gruppen beschreiben, auf 8 bis 10 Prozent genau, und nicht \
          dich. Im Zweifel nimm den kleineren.
          """),
        .heading("Weder männlich noch weiblich"),
        .text(
          """
          Die Gleichung kennt eine Konstante für Männer und eine für Frauen. Wer keine von beiden \
          wählt, bekommt den Mittelwert, von beiden höchstens 83 kcal entfernt. Das ist unsere \
          Wahl und keine Forschung; du kannst jederzeit eine andere Basis nehmen.
          """),
        .heading("Deine eigenen Daten wissen mehr"),
        .text(
          """
          Was du isst und wie sich dein Gewicht über Wochen bewegt, sagt mehr als jede Formel. So \
          rechnet MacroFactor, und auch fastd passt seine Schätzung an, sobald 10 von 14 Tagen \
          vollständig sind: um höchstens 150 kcal in der Woche.
          """),
        .heading("Keine Vorhersage"),
        .text(
          """
          3.500 kcal je Pfund Gewicht (das amerikanische), oder 7.700 je Kilogramm, sind \
          Buchführung. Als Vorhersage versprechen sie deutlich zu viel.
          """),
        .heading("Die Untergrenzen"),
        .text(
          """
          Von sich aus setzt fastd kein Defizit unter 1.200 kcal bei weiblicher Basis und keines \
          unter 1.500 bei männlicher und beim Mittelwert; wer weniger braucht, bekommt keins. Die US-Leitlinie zu Adipositas sieht für \
          Frauen 1.200 bis 1.500 und für Männer 1.500 bis 1.800 vor; dass wir ihre unteren Enden \
          als Grenze nehmen, ist unsere Entscheidung, und die Grenze beim Mittelwert auch: Die kennt \
          keine Leitlinie. Deine Zahl, Schritt für Schritt: fastctl \
          targets --why
          """),
      ])
  }
}
