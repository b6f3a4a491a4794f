extension Article {
  static var streaksInGerman: Article {
    Article(
      title: "Serien ohne Angst",
      gist: "Was zählt, warum Aussetzen nicht schadet, wann Wegsehen hilft",
      [
        .heading("Die Regel"),
        .text(
          """
          Eine Fastenzeit, die ihr Ziel erreicht hat, zählt für den Tag, an dem sie endet; eine \
          lange auch für jeden vollen Tag davor. Die Serie sagt, wie viele solche Tage aufeinander \
          folgen, bis heute oder gestern.
          """),
        .text(
          """
          Zwei Fastenzeiten an einem Tag zählen einmal. Eine ohne Ziel, eine vorzeitig beendete und \
          eine verworfene zählen nichts und brechen von sich aus nichts ab. Berichtigst du einen \
          Eintrag, wird die Serie neu berechnet: Bei Fastenzeiten hängt sie nie davon ab, wann du \
          sie eingetragen hast.
          """),
        .heading("Warum heute oder gestern"),
        .text(
          """
          Morgens ist die Fastenzeit von heute meist noch nicht zu Ende. Eine Regel, die nur heute \
          gelten lässt, zeigte jeden Tag bis mittags nichts und bestrafte dich dafür, früh \
          nachzusehen. Also genügt gestern, und eine laufende Fastenzeit hält die Serie, bis sie endet.
          """),
        .heading("Wenn du einen Tag auslässt"),
        .text(
          """
          Die Zählung beginnt von vorn; was du gelernt hast, bleibt. In einer Studie zu neuen \
          Gewohnheiten dauerte es 18 bis 254 Tage, bis sie von selbst kamen, und eine verpasste \
          Gelegenheit schadete nicht nennenswert. Darum bleibt deine längste Serie neben der \
          jetzigen stehen.
          """),
        .heading("Pausen, die nichts kosten"),
        .text(
          """
          Andere sind streng oder helfen nach: Duolingo hält bis zu zwei gekaufte Tage bereit, \
          SpanishDict flickt einen ausgelassenen Tag in der Woche, Lifesum erlaubt keinen. Bei \
          fastd sind ein Ruhetag deines Wochenplans und ein Urlaubstag neutral: Sie zählen nicht \
          und brechen nichts ab. Ein Schutztag, den sieben Tage einer Serie einbringen, springt für einen \
          ausgelassenen Tag ein. Nichts davon gilt, solange du es nicht einstellst: Für Schutztage ist \
          das die Einstellung streak.freezes.
          """),
        .heading("Wann du besser nicht hinsiehst"),
        .text(
          """
          Eine Serie ändert nichts in deinem Körper. Sie soll dir helfen, und wenn du ihretwegen \
          fastest, obwohl du krank bist, hungrig oder unter Freunden, hilft sie nicht mehr. Dann \
          unterbrich sie einmal mit Absicht: Sie ist nur eine Zahl. Macht sie dir trotzdem Sorgen, \
          lies: fastctl learn safety
          """),
      ])
  }
}
