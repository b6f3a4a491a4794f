import Views

/// fastd-meals(7): how a meal is typed.
enum MealsPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-meals", section: 7, name: "fastd-meals",
      tagline: "how to type what you ate")
    page.section("SYNOPSIS")
    page.macro("Nm", "fastctl meal Ar MEAL")
    page.section("DESCRIPTION")
    page.say(
      "A meal is one food or several, with a plus sign, a comma, a semicolon, a line break, or the",
      "word and or und between them.",
      "English and German are both understood, whatever language you use; a name that could mean",
      "two foods means the one in your language, so chips are crisps in German.",
      "If something is not understood, the answer says where; nothing is guessed.")
    page.paragraph(
      "The names of your own foods come first, then those of the built-in ones, and a longer name",
      "before a shorter one:",
      "fish and chips is one food, and so is Reis, roh.",
      "With and mit say what a food is eaten with: toast with butter is two foods, if both are",
      "known, with as much butter as people spread on it.",
      "A name in double quotation marks is taken as it is; two quotation marks in a row stand for",
      "one.")
    page.section("MEALS")
    page.list([
      (
        "Ar slot Cm \\&: Ar meal",
        "Breakfast, lunch, dinner or snack in front of a colon; b, l, d and s are short for them."
      ),
      ("Ar energy Ar slot", "Without a food, the same word beside the energy: 650kcal lunch."),
      ("Ar meal Cm @ Ar time", "When it was, as everywhere in fastctl; without it, now."),
    ])
    page.section("FOODS")
    page.list([
      ("Ar amount Ar food", "80g oats, 2 eggs, 2x eggs, two eggs, a bowl of rice, half a pizza."),
      ("Ar food Ar amount", "oats 80g, rice (200 g), eggs x2, toast two slices."),
      ("Ar food", "As much as people usually eat of it: muesli is a bowl of 60 g."),
      (
        "Ar size Ar food",
        "large coffee, 2 kleine Äpfel; small is 0.7 times the usual amount, large 1.4 times."
      ),
      ("Ar food Ar state", "Pasta (raw), gekochter Reis: as it was when you weighed it."),
      ("Ar food Ar values", "bar 210kcal p20; the values can also stand in front."),
      ("Ar values", "650kcal alone, where the food does not matter."),
      (
        "Ar digits",
        "8, 12, 13 or 14 digits are the barcode of a product; the last digit must fit the others. Any other bare number is refused."
      ),
    ])
    page.section("AMOUNTS")
    page.say(
      "Write a number as 1, 1.5, 1,5, 1/2, \u{bd}, 1\u{bd} or 2-3, or as a word: a, two, half a, a",
      "dozen, zwei, anderthalb.",
      "The unit follows it, with or without a blank; a full stop after the unit and words such as of,",
      "about and etwa are skipped."
    )
    page.list([
      ("Cm g kg oz lb", "Weight."),
      ("Cm ml cl l", "Volume, of what people drink or pour."),
      (words(.tsp, .tbsp), "Spoons."),
      (
        words(.cup, .glass, .mug, .pint, .bowl, .plate, .bottle, .can, .pot, .pack),
        "What it is eaten or sold in."
      ),
      (words(.slice, .piece, .whole, .bar, .row, .handful, .scoop, .ball), "Pieces of it."),
      (words(.small, .medium, .large), "Sizes: 2 large eggs."),
      (words(.portion), "As much as people usually eat of it."),
      ("Ar name", "A portion that the food itself brings."),
    ])
    page.paragraph(
      "A number without a unit means pieces, slices or whole items, however that food is usually",
      "counted, and otherwise portions; half a pizza is half of a whole one. A food without an",
      "amount takes your last amount, and the answer says so; without one, the usual amount.")
    page.section("UNKNOWN NAMES")
    page.say(
      "Brand names and dishes that are not among the built-in foods, such as Coke or crumpets, are",
      "counted as the nearest everyday food, and the answer says which; the setting food.brands",
      "turns that off. Words for what was left out or where it came from, such as without sauce or",
      "from the bakery, are skipped; in scrambled eggs from 3 eggs, the eggs count. On a terminal",
      "you are asked about a name that is almost a known one; from then on exactly these words",
      "mean what you chose.",
      "Anything else is logged under its name without energy, and fastctl meal open lists it.")
    page.paragraph(
      "When you correct an entry to another food whose name has the same words in it, these words",
      "mean that food from then on: milk that was oat milk. The answer says so, and fastctl undo",
      "takes it back.")
    page.section("VALUES")
    page.list([
      (
        "Ar N Cm kcal , Ar N Cm kJ",
        "Energy; kilojoules are converted and rounded. 1.200kcal is 1200 kcal."
      ),
      ("Cm p Ar N", "Protein in grams, such as p20, p 20 or p20g."),
      ("Cm c Ar N , Cm kh Ar N", "Carbohydrate."),
      ("Cm f Ar N", "Fat."),
      ("Cm fi Ar N , Cm bs Ar N", "Fibre."),
      ("Cm alc Ar N", "Alcohol."),
    ])
    page.paragraph("What you do not say stays unknown; it is never taken as zero.")
    page.section("YOUR OWN FOODS AND RECIPES")
    page.say(
      "A food that you add is named with its values in the same words, which are of 100 g unless an",
      "amount says what else they are of: 45g bar 210kcal.")
    page.paragraph(
      "A recipe is a name, /N for N portions, a colon, and a meal without slot and time:",
      "chili /4: beans 400g + tomatoes 800g.",
      "What it shows to type again is read as the same recipe.")
    page.section("SEARCHING")
    page.say(
      "On a terminal, Enter at fastctl meal opens a search that follows what you type, and so do",
      "food show, food edit and recipe show without a name.",
      "Choose one of up to five lines with the arrows, Ctrl-N and Ctrl-P, or its number; Enter",
      "takes it, and Esc or Ctrl-C leaves.",
      "Text with an amount in it, or that matches no food, is logged as a meal as you typed it.",
      "With --plain it asks line by line.")
    page.section("QUESTIONS")
    page.say(
      "On a terminal, fastctl asks which food you mean when a name is almost that of others.",
      "Choose with a number or the arrows, or search all foods by typing letters; answer a",
      "question about a single food with Enter, y or n.",
      "Enter without a choice logs the name without energy; Esc and Ctrl-C log nothing.",
      "A meal that you type there replaces the one before; anything else, such as a command, is",
      "not carried out.")
    page.paragraph(
      "Your choice is remembered for exactly the words that you typed; food show with these words",
      "shows it. Without a terminal nothing is asked: the name is logged without energy, and the",
      "answer names the foods that it could be.")
    page.section("LIMITS")
    page.say(
      "A meal has at most 500 bytes and 20 foods, a food at most 9,999 kcal and 999.9 g of each",
      "macro,",
      "an amount from 0.1 g to 5 kg, from 0.1 ml to 5 l, or up to 1,000 of what is counted;",
      "of a built-in food that was not weighed at most 3 kg and 3,000 kcal.")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1")
    return page.text
  }

  private static func words(_ portions: PortionName...) -> String {
    "Cm " + portions.map(\.typed).joined(separator: " , ")
  }
}
