extension Article {
  static var tdeeInEnglish: Article {
    Article(
      title: "Where your number comes from",
      gist: "The formula behind your target, and how far off it can be",
      [
        .heading("The formula"),
        .text(
          """
          Weight, height, age and a constant: from these the equation of Mifflin and St Jeor \
          (1990) estimates what your body uses at rest. It was made from measurements of 498 \
          healthy people, 251 men and 247 women between 19 and 78 years. It comes within 10 \
          percent for more people than the other common equations do. For you it can still be off \
          by more; older people and ethnic minorities were measured too seldom.
          """),
        .heading("Activity is the weak part"),
        .text(
          """
          The result is multiplied by a factor from 1.2 (mostly sitting) to 1.9 (physical work). \
          These factors are a convention of calculators and not part of that paper. EFSA uses \
          1.4 to 2.0, a guideline for dietitians in the US draws other lines, and FAO, WHO and UNU \
          point out that such values describe groups, within 8 to 10 percent, and not you. If you are \
          unsure, take the lower one.
          """),
        .heading("Neither male nor female"),
        .text(
          """
          The equation has one constant for men and one for women. If you choose neither, you get \
          the middle, at most 83 kcal away from both. That is our choice and not research; you can \
          take another basis at any time.
          """),
        .heading("Your own data says more"),
        .text(
          """
          What you eat and how your weight moves, over weeks, says more than any formula. \
          MacroFactor works that way, and fastd does too: once 10 of 14 days are complete, its \
          estimate moves by at most 150 kcal a week.
          """),
        .heading("No forecast"),
        .text(
          """
          3,500 kcal for a pound of weight, or 7,700 for a kilogram, is bookkeeping. As a forecast \
          it clearly promises too much.
          """),
        .heading("The floors"),
        .text(
          """
          By itself fastd sets no deficit under 1,200 kcal on the female basis, and none under \
          1,500 on the male and the middle one; those who need less than that get no deficit. The \
          US guideline on obesity prescribes 1,200 to \
          1,500 for women and 1,500 to 1,800 for men; that its lower ends are our floors is our \
          decision, and so is the floor of the middle basis, which no guideline knows. Your number, step by step: fastctl targets --why
          """),
      ])
  }
}
