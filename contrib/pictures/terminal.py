"""Draws text with the colours that a terminal is sent as a picture."""
import re
import unicodedata

from PIL import Image, ImageDraw, ImageFont

SIZE = 15
FOLDER = "/usr/share/fonts/truetype/dejavu/"
# Of braille, in the order of their bits: column and row.
DOTS = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
CUBE = (0, 95, 135, 175, 215, 255)


class Palette:
    def __init__(self, ground, text, sixteen):
        self.ground, self.text, self.sixteen = ground, text, sixteen

    def colour(self, number):
        if number < 16:
            return self.sixteen[number]
        if number >= 232:
            return (8 + (number - 232) * 10,) * 3
        number -= 16
        return CUBE[number // 36], CUBE[number // 6 % 6], CUBE[number % 6]


# As xterm has them, on a ground that is nearly black, and as VS Code's light theme.
PALETTES = {
    "dark": Palette((17, 17, 17), (229, 229, 229), [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (92, 92, 255), (205, 0, 205),
        (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
        (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255)]),
    "light": Palette((255, 255, 255), (51, 51, 51), [
        (0, 0, 0), (205, 49, 49), (0, 128, 0), (148, 152, 0), (4, 81, 165), (188, 5, 188),
        (5, 152, 188), (85, 85, 85), (102, 102, 102), (205, 49, 49), (20, 206, 20), (181, 186, 0),
        (4, 81, 165), (188, 5, 188), (5, 152, 188), (165, 165, 165)]),
}


class Style:
    def __init__(self):
        self.colour = self.ground = None
        self.bold = self.faint = self.underlined = self.reversed = False

    def apply(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.faint = True
            elif code == 4:
                self.underlined = True
            elif code == 7:
                self.reversed = True
            elif code in (38, 48):
                codes.pop(0)
                setattr(self, "colour" if code == 38 else "ground", codes.pop(0))
            elif 30 <= code <= 37:
                self.colour = code - 30
            elif 40 <= code <= 47:
                self.ground = code - 40


def font(bold):
    return ImageFont.truetype(FOLDER + f"DejaVuSansMono{'-Bold' if bold else ''}.ttf", SIZE)


FONTS = {bold: font(bold) for bold in (False, True)}
WIDTH = round(FONTS[False].getlength("M"))
HEIGHT = round(SIZE * 1.25)


def draw(text, columns, palette):
    palette = PALETTES[palette]
    lines = text.rstrip("\n").split("\n")
    margin = WIDTH
    image = Image.new("RGB", ((columns + 2) * WIDTH, len(lines) * HEIGHT + 2 * margin), palette.ground)
    pen = ImageDraw.Draw(image)
    style = Style()
    for row, line in enumerate(lines):
        x, y = margin, margin + row * HEIGHT
        for match in re.finditer(r"\x1b\[([0-9;]*)m|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|(.)", line):
            if match.group(1) is not None:
                style.apply(match.group(1))
            if not match.group(2):
                continue
            x += cell(pen, match.group(2), x, y, style, palette)
    return image


def cell(pen, sign, x, y, style, palette):
    if unicodedata.combining(sign):
        return 0
    width = WIDTH * (2 if unicodedata.east_asian_width(sign) in "WF" else 1)
    ink = palette.text if style.colour is None else palette.colour(style.colour)
    ground = palette.ground if style.ground is None else palette.colour(style.ground)
    if style.reversed:
        ink, ground = ground, ink
    if style.faint:
        ink = tuple((a + b) // 2 for a, b in zip(ink, ground))
    pen.rectangle([x, y, x + width - 1, y + HEIGHT - 1], fill=ground)
    if not block(pen, sign, x, y, width, ink):
        pen.text((x, y + 1), sign, font=FONTS[style.bold], fill=ink)
    if style.underlined:
        pen.line([x, y + HEIGHT - 2, x + width - 1, y + HEIGHT - 2], fill=ink)
    return width


def block(pen, sign, x, y, width, ink):
    """Blocks fill their cell, as terminals draw them themselves."""
    code = ord(sign)
    right, bottom = x + width - 1, y + HEIGHT - 1
    if 0x2581 <= code <= 0x2588:
        pen.rectangle([x, bottom + 1 - HEIGHT * (code - 0x2580) // 8, right, bottom], fill=ink)
    elif 0x2589 <= code <= 0x258f:
        pen.rectangle([x, y, x + width * (0x2590 - code) // 8 - 1, bottom], fill=ink)
    elif sign == "▀":
        pen.rectangle([x, y, right, y + HEIGHT // 2 - 1], fill=ink)
    elif sign == "▔":
        pen.rectangle([x, y, right, y + HEIGHT // 8], fill=ink)
    elif 0x2800 <= code <= 0x28ff:
        for number, (column, row) in enumerate(DOTS):
            if code >> number & 1:
                left, top = x + WIDTH * (2 * column + 1) // 4, y + HEIGHT * (2 * row + 1) // 8
                pen.rectangle([left - 1, top - 1, left, top], fill=ink)
    elif sign in "━─":
        half = 1 if sign == "━" else 0
        middle = y + HEIGHT // 2
        pen.rectangle([x, middle - half, right, middle + half], fill=ink)
    elif sign == "│":
        pen.line([x + width // 2, y, x + width // 2, bottom], fill=ink)
    else:
        return False
    return True
