extension Article {
  static var fastingBasicsInEnglish: Article {
    Article(
      title: "Fasting in plain words",
      gist: "What the patterns are, what they can do, and what they cannot",
      [
        .heading("The patterns"),
        .text(
          """
          Fasting here means hours without food. A pattern names the hours of fasting and the hours \
          for eating: 16:8 is sixteen hours without food and eight with meals. 12:12 is little more \
          than a long night, and a good beginning. 14:10 and 16:8 move or leave out a meal; 18:6, \
          20:4 and 23:1 leave less and less time to eat enough. Others eat little on two days of \
          the week (5:2) or on every other day, about a quarter of what they need, and as usual on \
          the rest.
          """),
        .heading("What to expect"),
        .text(
          """
          Fasting helps people lose weight, compared with having no plan: 99 trials with 6,582 adults \
          show that. It works about as well as eating less in other ways: a Cochrane review of \
          2026 (22 trials, 1,995 people, low certainty) found little or no difference. In short \
          trials, eating little on every other day did about 1.3 kg better.
          """),
        .text(
          """
          Why it works is no secret: most people eat less. In one trial people ate within eight \
          hours and counted nothing. They took in about 400 kcal a day less, just like those \
          who counted, and after a year they had lost about 4.6 kg more than people without a plan.
          """),
        .text(
          """
          16:8 alone is no guarantee. In another trial nobody was told to eat less: in 12 weeks \
          people with 16:8 lost 1.17 percent of their weight, those with three meals 0.75. That is \
          no real difference.
          """),
        .heading("Choosing"),
        .text(
          """
          So choose what fits your days: your work, your sleep, the meals you share. A pattern that \
          you hardly notice is better than one that you have to fight. None of our sources shows \
          that a shorter window works better than a longer one.
          """),
        .heading("Drinks"),
        .text(
          """
          Drink when you are thirsty, but not litres at once. Water is always right; unsweetened tea and \
          black coffee are fine for most people; broth is the usual way to add some salt.
          """),
        .heading("Who should not"),
        .text(
          """
          Fasting is not for everybody: not for children and teenagers, not during pregnancy, and \
          with some illnesses and medicines only with a doctor. Read that first: \
          fastctl learn safety
          """),
      ])
  }
}
