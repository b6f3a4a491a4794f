"""What a quarter of a million imported foods cost: to search, to keep, and everybody else meanwhile."""
import random
import statistics
import threading
import time

from calls import Connection
from figure import Figure
from world import world

PRODUCTS, QUERIES = 250_000, 400
STATUS = "io.github.fastd.status.Get"
SEARCH = "io.github.fastd.food.Search"
KINDS = ("Bio", "Vegan", "Classic", "Original", "Gut", "Feine", "Zarte", "Light", "Berg", "Land", "Fresh", "Junior")
FOODS = ("Milch", "Joghurt", "Schokolade", "Haferflocken", "Müsli", "Käse", "Gouda", "Butter", "Brot", "Toast",
         "Spaghetti", "Reis", "Pizza", "Salami", "Schinken", "Tomaten", "Ketchup", "Senf", "Chips", "Paprika", "Cola",
         "Apfelsaft", "Wasser", "Eis", "Vanille", "Erdbeer", "Keks", "Waffel", "Riegel", "Nuss", "Kaffee", "Tee",
         "Honig", "Suppe", "Linsen", "Bohnen", "Hummus", "Tofu", "Lachs", "Chicken", "Burger", "Peanut", "Oat",
         "Bread", "Cheese", "Chocolate", "Cream", "Noodles", "Sauce", "Curry", "Pesto", "Olive", "Vinegar")
PARTS = [a + b for a in "bdklmnrstv" for b in "aeiou"]


def invented(chance):
    return "".join(chance.choice(PARTS) for _ in range(chance.randint(2, 4))).capitalize()


def barcode(number):
    digits = f"4{number:011d}"
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return f"{digits}{-total % 10}"


def products(file, chance):
    """A table as Open Food Facts has it; words of their names and brands."""
    brands = [invented(chance) for _ in range(3000)]
    names = []
    with open(file, "w", encoding="utf-8") as table:
        table.write("code\tproduct_name\tbrands\tenergy-kcal_100g\tproteins_100g\tcarbohydrates_100g\tfat_100g\n")
        for number in range(PRODUCTS):
            words = [chance.choice(FOODS) if chance.random() < .7 else invented(chance)
                     for _ in range(chance.randint(1, 4))]
            if chance.random() < .5:
                words.insert(0, chance.choice(KINDS))
            brand = chance.choice(brands)
            protein, carbs, fat = chance.randrange(20), chance.randrange(50), chance.randrange(30)
            energy = 4 * protein + 4 * carbs + 9 * fat
            table.write(f"{barcode(number)}\t{' '.join(words)}\t{brand}\t{energy}\t{protein}\t{carbs}\t{fat}\n")
            names.append((words, brand))
    return names


def queries(names, chance):
    for _ in range(QUERIES):
        words, brand = chance.choice(names)
        kind = chance.random()
        if kind < .3:
            text = words[0]
        elif kind < .6:
            text = " ".join(chance.sample(words, min(2, len(words))))
        elif kind < .8:
            text = f"{brand} {words[0]}"
        else:
            text = " ".join(words)
        yield text[:-2] if chance.random() < .2 and len(text) > 5 else text


def memory(pid):
    """Of the process, in KB, halving what it shares, once it has come to rest."""
    time.sleep(8)
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as rollup:
        return next(int(line.split()[1]) for line in rollup if line.startswith("Pss:"))


def searches(address, asked):
    """How long each takes, in ms, the fastest first."""
    times = []
    with Connection(address) as connection:
        for text in asked:
            start = time.perf_counter()
            connection.call(SEARCH, text=text)
            times.append((time.perf_counter() - start) * 1000)
    return sorted(times)


def late(times):
    """What 95 of 100 stay under."""
    return times[len(times) * 95 // 100]


def meanwhile(address, done, waits):
    with Connection(address) as connection:
        while not done.is_set():
            start = time.perf_counter()
            connection.call(STATUS)
            waits.append(time.perf_counter() - start)
            time.sleep(.002)


def foods(programs):
    chance = random.Random(4)
    with world() as w:
        daemon = w.daemon(programs)
        address = w.environment["FASTD_SOCKET"]
        file = w.home / "products.csv"
        names = products(file, chance)
        asked = list(queries(names, chance))
        without = searches(address, asked)
        before = memory(daemon.pid)
        done, waits = threading.Event(), []
        bar = threading.Thread(target=meanwhile, args=(address, done, waits))
        bar.start()
        start = time.perf_counter()
        try:
            w.call(programs.fastctl, "food", "import", str(file))
        finally:
            took = time.perf_counter() - start
            done.set()
            bar.join()
        times = searches(address, asked)
        after = memory(daemon.pid)
    yield Figure("foods", "a search of the built-in foods alone: P95, ms", late(without), 4)
    yield Figure("foods", "a search of 250,000 imported foods: median, ms", statistics.median(times), 5)
    yield Figure("foods", "a search of 250,000 imported foods: P95, ms", late(times), 10)
    yield Figure("foods", "what they add to a search: P95, ms", late(times) - late(without), 7)
    yield Figure("foods", "idle memory after the import beside before", after / before, 1.05)
    yield Figure("foods", "the longest wait of a bar during the import, ms", max(waits) * 1000, 100)
    yield Figure("foods", "seconds that the import takes", took, 60)


FIGURES = {"foods": foods}
