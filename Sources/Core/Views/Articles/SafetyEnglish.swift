extension Article {
  static var safetyInEnglish: Article {
    Article(
      title: "When not to fast",
      gist: "Who should not fast, what to watch for, how to end long fasts",
      [
        .heading("Not, or only with a doctor"),
        .text(
          """
          Under 18, goals are limited to 12 hours, and there are no energy targets and no diet \
          phases. There are no exceptions.
          """),
        .text(
          """
          Talk to a doctor first if you are pregnant, breastfeeding or trying to conceive; if you \
          have or had an eating disorder; if your BMI is under 18.5 or you lose weight without \
          meaning to; if you have type 1 diabetes, or take insulin or tablets that can cause low \
          blood sugar.
          """),
        .text(
          """
          With diabetes, low blood sugar is the main risk: talk to your diabetes team, because doses \
          may have to change. Among 2,762 young Canadians, fasting was linked with disordered \
          eating, which does not prove a cause.
          """),
        .text(
          """
          Ask as well with kidney, liver or heart disease, gout, gallstones or epilepsy; with \
          medicines that go with food or act on blood pressure, fluid, potassium, lithium or \
          clotting; if you are over 70 or frail; and before long fasts with heavy work, night \
          shifts, driving or machines.
          """),
        .heading("24, 48 and 72 hours"),
        .text(
          """
          A goal over 48 hours has to be confirmed, one over 72 cannot be set: that belongs under \
          medical supervision. In fasts of 5 to 20 days about two thirds of the weight lost was \
          lean mass, and the benefits were gone after 3 to 4 months.
          """),
        .heading("Eating again"),
        .text(
          """
          Up to one day: a normal meal. After one to two days: something small and easy first, then \
          wait. After more than two: small portions over a day. After more than five, eating again \
          can itself be dangerous: not without a doctor. The British guideline NICE counts more \
          than 10 days with little or no food as high risk, and in thin or ill people more than 5.
          """),
        .heading("Stop and get help"),
        .text(
          """
          Fainting, chest pain, palpitations, confusion, vomiting that goes on, no urine, severe \
          weakness, low blood sugar: end the fast and get help. In the EU: 112.
          """),
        .heading("When eating becomes a worry"),
        .text(
          """
          If food, weight or fasting take up your thoughts, or you fast to make up for eating, \
          please stop, and talk to a doctor or an advice centre.
          """),
      ])
  }
}
