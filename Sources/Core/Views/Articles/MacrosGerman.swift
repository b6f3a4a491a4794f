extension Article {
  static var macrosInGerman: Article {
    Article(
      title: "70 Prozent ist grün",
      gist: "Wie Protein, Fette, Kohlenhydrate und Ballaststoffe geplant sind",
      [
        .heading("Energie im Essen"),
        .text(
          """
          Das EU-Recht rechnet mit 4 kcal je Gramm Protein oder Kohlenhydrate, 9 für Fett, 7 für \
          Alkohol und 2 für Ballaststoffe. Auf Etiketten aus der EU zählen Ballaststoffe nicht zu \
          den Kohlenhydraten, auf amerikanischen schon; die Einstellung macros.carbs sagt, welche \
          du liest.
          """),
        .heading("Protein"),
        .text(
          """
          fastd plant 1,6 g je Kilogramm Gewicht und höchstens 35 Prozent deiner Energie; über \
          einem BMI von 30 zählt das Gewicht bei 30. Die EFSA nennt für Erwachsene 0,83 g als \
          Referenz. Mit Training bringt mehr als etwa 1,6 g kaum noch zusätzliche fettfreie Masse. \
          Das stammt aus Studien zum Training; auf eine Diät ist es nur übertragen, und sicher ist \
          es dort nicht. Mit einer Nierenkrankheit frag zuerst in der Arztpraxis.
          """),
        .heading("Fette und Kohlenhydrate"),
        .text(
          """
          Fett bekommt 30 Prozent deiner Energie, wenigstens 0,6 g je Kilogramm und nie mehr als \
          35 Prozent; die Spanne der EFSA ist 20 bis 35. Was übrig bleibt, sind Kohlenhydrate. \
          Dafür nennt die EFSA 45 bis 60 Prozent, und fastd besteht nicht darauf.
          """),
        .heading("Ballaststoffe"),
        .text(
          """
          14 g je 1.000 kcal, wie es 2005 in den Leitlinien der USA stand. Die DGE rät zu \
          mindestens 30 g am Tag, die EFSA zu 25.
          """),
        .heading("Eigene Zahlen"),
        .text(
          """
          Gramm, die du oder jemand vom Fach gewählt hat, gehen den berechneten vor, jede Zahl für \
          sich. Beim Protein sind 0,6 bis 3 g je Kilogramm Gewicht möglich, und was du wählst, darf \
          nicht viel mehr Energie haben als deine Erhaltung. Eine festlegen: fastctl targets \
          --protein 130
          """),
        .heading("Warum 70 Prozent genügen"),
        .text(
          """
          Ab 70 Prozent ihres Ziels ist jede dieser Zahlen grün, ab 50 gelb, darunter rot. Viel \
          Protein und viele Ballaststoffe bleiben grün; Kohlenhydrate und Fett werden über 130 \
          Prozent gelb und über 150 rot. Diese Grenzen sind unsere Regel und keine Wissenschaft: \
          Niemand isst aufs Gramm genau, und eine gute Woche ist mehr wert als ein perfekter Tag. \
          Rot ist kein Urteil, nur eine Stelle zum Hinsehen. Was du ohne Makros einträgst, bleibt \
          außen vor und zählt nie als 0: Ohne eingetragene Ballaststoffe siehst du keine.
          """),
        .heading("Alkohol"),
        .text(
          """
          Alkohol hat kein Ziel. Seine 7 kcal je Gramm, fast so viel wie Fett, sind trotzdem \
          Energie.
          """),
      ])
  }
}
