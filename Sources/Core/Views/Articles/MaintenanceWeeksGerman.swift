extension Article {
  static var maintenanceWeeksInGerman: Article {
    Article(
      title: "Absichtlich mehr essen",
      gist: "Wozu die Erhaltung da ist, und wie sie ohne Gelage gelingt",
      [
        .heading("Gleichgewicht heißt Gleichgewicht"),
        .text(
          """
          In der Erhaltungsphase isst du, was du brauchst: Es gibt kein Defizit und auch nichts \
          nachzuholen. Bei MATADOR, dem Vorbild des Programms, änderte sich das Gewicht in diesen \
          Pausen im Schnitt um 0,0 kg, mit einer Streuung von 0,3. Die Männer bekamen dafür \
          geplante Mahlzeiten, keine Gelage.
          """),
        .heading("Was sie bringen kann"),
        .text(
          """
          In einer Studie mit 61 trainierten Erwachsenen (ICECAP) machten die einen ihre Diät mit \
          Pausen, die anderen ohne. Der Körper veränderte sich gleich. Mit Pausen hatten sie aber \
          weniger Hunger und waren zufriedener. Das ist ein guter Grund für eine Pause, vielleicht \
          der beste: Sie ist kein Trick, mit dem du mehr abnimmst, doch eine Diät mit Pausen lässt \
          sich womöglich leichter durchhalten.
          """),
        .heading("Plane zwei Mahlzeiten mehr"),
        .text(
          """
          Entscheide vorher, wohin die zusätzliche Energie geht: zwei Mahlzeiten mehr oder etwas \
          mehr von dem, was du sowieso isst. Das entscheidet sich heute leichter als morgen vor \
          dem Kühlschrank. Schreib weiter auf, was du isst. Ein Tag über dem Ziel verdirbt nichts; \
          du musst ihn nicht ausgleichen. Was vom Tag noch übrig ist: fastctl today
          """),
        .heading("Was die Waage sagen wird"),
        .text(
          """
          Wahrscheinlich mehr, und zwar bald. Mit mehr Kohlenhydraten kommt das Glykogen in \
          Muskeln und Leber zurück, und jedes Gramm davon bindet etwa 3 Gramm Wasser; außerdem ist \
          mehr Essen in dir unterwegs. Das hört nach ein paar Tagen auf, und es ist kein Fett. Mehr \
          dazu: fastctl learn scale
          """),
        .heading("Wenn es sich falsch anfühlt"),
        .text(
          """
          Nach Wochen mit weniger kann sich mehr anfühlen, als würdest du eine Regel brechen. Es \
          ist die Regel. Macht dir genug zu essen trotzdem Angst, ist das nichts, wofür du dich \
          schämen musst, und ein Grund, mit jemandem zu reden: fastctl learn safety
          """),
      ])
  }
}
