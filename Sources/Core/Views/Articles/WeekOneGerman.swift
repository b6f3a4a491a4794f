extension Article {
  static var weekOneInGerman: Article {
    Article(
      title: "Warum du mit einer Woche Erhaltung beginnst",
      gist: "Erst die Gewohnheit, dann das Defizit, und wie es anders geht",
      [
        .heading("Erst die Gewohnheit"),
        .text(
          """
          In den ersten 7 Tagen ist dein Kalorienziel das, was dein Gewicht hält. In dieser Zeit \
          sollen zwei Dinge selbstverständlich werden: aufzuschreiben, was du isst, und auf die \
          Waage zu steigen. Wer damit erst zusammen mit dem Defizit anfängt, hat drei neue Dinge \
          auf einmal.
          """),
        .heading("Was man über Gewohnheiten weiß"),
        .text(
          """
          In einer Studie zu neuen Gewohnheiten dauerte es 18 bis 254 Tage, bis sie von selbst \
          kamen. Eine Woche ist also ein Anfang, mehr nicht. Eine verpasste Gelegenheit schadete \
          nicht nennenswert: Wer einen Tag vergisst, macht am nächsten weiter.
          """),
        .heading("Du lernst deine Zahlen kennen"),
        .text(
          """
          Eine Formel schätzt, was du brauchst, und kann um mehr als 10 Prozent danebenliegen. In \
          einer Woche ohne Defizit siehst du, was du wirklich isst, und wie sehr die Waage von Tag \
          zu Tag schwankt, obwohl du gar keine Diät machst. Eine Schätzung aus eigenen Mahlzeiten \
          und Gewichten braucht solche Tage: nach unserer Regel mindestens 10 vollständige von 14. \
          Die ersten davon sammelst du jetzt, mit fastctl meal und fastctl weight.
          """),
        .heading("Ehrlich gesagt"),
        .text(
          """
          Keine Studie hat diese Woche geprüft. Bei MATADOR, dem Vorbild für alles Weitere, \
          begannen alle mit 4 Wochen Vorlauf; was er bewirkt, kann die Studie deshalb nicht sagen. \
          Die Woche ist unsere Entscheidung. Sie kostet dich 7 Tage, und vielleicht passt dir eine \
          längere besser oder gar keine.
          """),
        .heading("Wenn du es anders willst"),
        .text(
          """
          Möglich sind 0 bis 28 Tage. So beginnst du gleich mit der Diät: fastctl program start \
          --lead-in 0
          """),
        .text(
          """
          Ohne --lead-in gilt die Einstellung program.leadin. So änderst du sie: fastctl config set \
          program.leadin 14
          """),
      ])
  }
}
