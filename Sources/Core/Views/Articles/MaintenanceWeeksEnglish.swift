extension Article {
  static var maintenanceWeeksInEnglish: Article {
    Article(
      title: "Eating more on purpose",
      gist: "What maintenance is for, and how to eat more without a feast",
      [
        .heading("Balance means balance"),
        .text(
          """
          In the maintenance phase you eat what you need: there is no deficit, and nothing to catch \
          up on. In MATADOR, the study that the program follows, weight in these breaks changed by \
          0.0 kg on average, with a spread of 0.3. The men got planned meals for it, and no feasts.
          """),
        .heading("What it can do"),
        .text(
          """
          In a trial with 61 trained adults (ICECAP), some dieted with breaks and some without. \
          Their bodies changed alike. But those with breaks were less hungry and more satisfied. \
          That is a good reason for a break, and perhaps the best one: it is not a trick that \
          makes you lose more, but a diet with pauses may be easier to stay with.
          """),
        .heading("Plan two meals more"),
        .text(
          """
          Decide beforehand where the additional energy goes: two meals more, or a little more of \
          what you eat anyway. It is easier to decide that today than tomorrow at the fridge. Keep \
          on writing down what you eat. A day above the target spoils nothing; you do not have to \
          make up for it. To see what is left of a day: fastctl today
          """),
        .heading("What the scale will say"),
        .text(
          """
          Probably more, and soon. With more carbohydrate the glycogen in muscles and liver comes \
          back, and each gram of it binds about 3 grams of water; there is also more food on its \
          way through you. That stops after a few days, and it is not fat. Read more: fastctl learn \
          scale
          """),
        .heading("If it feels wrong"),
        .text(
          """
          After weeks of eating less, more can feel like breaking a rule. It is the rule. If eating \
          enough frightens you all the same, that is nothing to be ashamed of, and a reason to talk \
          to somebody: fastctl learn safety
          """),
      ])
  }
}
