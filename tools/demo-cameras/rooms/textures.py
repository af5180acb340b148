"""Pictures on surfaces, drawn by chance from a seed: goods without brands, floors, cartons, posters. Needs python3-pil."""
import os
import random
import numpy
from PIL import Image, ImageDraw, ImageFilter

CELLS = 8
SIDE = 160
PALETTE = ['#c0392b', '#d98324', '#e5b93c', '#4f8a3c', '#1f6f5c', '#2c6fa8', '#35427a', '#6b3a75', '#b8527a', '#7a4a2b',
           '#e8e2d4', '#f4f1ea', '#2d2d30', '#8fb9c9', '#c9d3a0', '#a7322e']


def shade(colour, factor):
    rgb = [int(colour[i:i + 2], 16) for i in (1, 3, 5)]
    return tuple(max(0, min(255, int(part * factor))) for part in rgb)


def words(draw, box, chance, colour, lines):
    """Bars where a pack has small print."""
    x0, y0, x1, y1 = box
    step = (y1 - y0) / lines
    for i in range(lines):
        end = x0 + (x1 - x0) * chance.uniform(0.45, 1)
        draw.rectangle([x0, y0 + i * step, end, y0 + i * step + step * 0.5], fill=colour)


def pack(chance):
    ground = chance.choice(PALETTE)
    picture = Image.new('RGB', (SIDE, SIDE), shade(ground, chance.uniform(0.85, 1.1)))
    draw = ImageDraw.Draw(picture)
    second, third = chance.sample(PALETTE, 2)
    kind = chance.randrange(5)
    if kind == 0:
        draw.rectangle([0, SIDE * 0.6, SIDE, SIDE], fill=shade(second, 1))
    if kind == 1:
        draw.polygon([(0, SIDE), (SIDE, SIDE * 0.35), (SIDE, SIDE)], fill=shade(second, 1))
    if kind == 2:
        for i in range(0, SIDE, 32):
            draw.rectangle([12, i, SIDE, i + 14], fill=shade(ground, 0.8))
    if kind == 3:
        draw.rectangle([0, 0, SIDE, SIDE * 0.3], fill=shade(second, 1))
    cx, cy = SIDE * chance.uniform(0.4, 0.65), SIDE * chance.uniform(0.55, 0.72)
    for i in range(chance.randint(3, 8)):
        r = SIDE * chance.uniform(0.06, 0.15)
        px, py = cx + chance.uniform(-30, 30), cy + chance.uniform(-18, 18)
        draw.ellipse([px - r, py - r, px + r, py + r], fill=shade(third, chance.uniform(0.6, 1.25)))
    plate = '#f7f4ec' if sum(shade(ground, 1)) < 450 else chance.choice(['#7d1f1f', '#1f3b63', '#1f4d33'])
    draw.rounded_rectangle([SIDE * 0.16, SIDE * 0.12, SIDE * 0.88, SIDE * 0.38], 14, fill=plate)
    words(draw, (SIDE * 0.24, SIDE * 0.18, SIDE * 0.8, SIDE * 0.36), chance, shade(ground, 0.75), 2)
    words(draw, (SIDE * 0.2, SIDE * 0.86, SIDE * 0.7, SIDE * 0.98), chance, shade(plate, 0.9), 3)
    draw.rectangle([0, 0, 13, SIDE], fill=shade(ground, 0.9))
    return picture


def atlas(path, seed):
    chance = random.Random(seed)
    sheet = Image.new('RGB', (CELLS * SIDE, CELLS * SIDE))
    for i in range(CELLS * CELLS):
        sheet.paste(pack(chance), (i % CELLS * SIDE, i // CELLS * SIDE))
    sheet.save(path)


def cartons(path, seed):
    """Brown cartons with tape and a label, four by four."""
    chance = random.Random(seed)
    sheet = Image.new('RGB', (4 * SIDE, 4 * SIDE))
    for i in range(16):
        tone = chance.uniform(0.8, 1.1)
        picture = Image.new('RGB', (SIDE, SIDE), shade('#b08a5c', tone))
        draw = ImageDraw.Draw(picture)
        for _ in range(90):
            y = chance.randrange(SIDE)
            draw.line([0, y, SIDE, y], fill=shade('#b08a5c', tone * chance.uniform(0.94, 1.03)))
        draw.rectangle([SIDE * 0.44, 0, SIDE * 0.56, SIDE * chance.choice([0.2, 1])], fill=shade('#c9ab7d', tone))
        if chance.random() < 0.75:
            x, y = SIDE * chance.uniform(0.08, 0.5), SIDE * chance.uniform(0.35, 0.6)
            draw.rectangle([x, y, x + 58, y + 42], fill='#efece4')
            words(draw, (x + 6, y + 6, x + 52, y + 38), chance, '#4a4a4a', 4)
        sheet.paste(picture, (i % 4 * SIDE, i // 4 * SIDE))
    sheet.save(path)


def tiles(path, seed, colour, grout, columns=4, rows=4, stagger=False, spread=0.06):
    """Square tiles or planks with joints, no two the same."""
    chance = random.Random(seed)
    side = 1024
    picture = Image.new('RGB', (side, side), grout)
    draw = ImageDraw.Draw(picture)
    w, h = side // columns, side // rows
    joint = max(2, side // 300)
    for row in range(rows):
        shift = (row * 389) % w if stagger else 0
        for column in range(-1, columns + 1):
            x, y = column * w + shift, row * h
            draw.rectangle([x, y, x + w - joint, y + h - joint], fill=shade(colour, 1 + chance.uniform(-spread, spread)))
    grain = numpy.random.default_rng(seed).normal(0, 1, (side, side)).astype('float32')
    spots = Image.fromarray(((grain * 40) + 128).clip(0, 255).astype('uint8')).filter(ImageFilter.GaussianBlur(2))
    wide = Image.fromarray(((grain * 90) + 128).clip(0, 255).astype('uint8')).filter(ImageFilter.GaussianBlur(26))
    streak = numpy.asarray(spots.resize((side // 8, side)).resize((side, side)) if stagger else spots, dtype='float32')
    field = 1 + (streak - streak.mean()) / 255 * 0.45 + (numpy.asarray(wide, dtype='float32') - 128) / 255 * 0.5
    Image.fromarray((numpy.asarray(picture) * field[..., None]).clip(0, 255).astype('uint8')).save(path)


def poster(path, seed):
    """Fields and rounds of colour: says nothing, sells nothing."""
    chance = random.Random(seed)
    picture = Image.new('RGB', (300, 420), chance.choice(['#f2ead8', '#dfe8e6', '#f0d9c2', '#e6ecd8']))
    draw = ImageDraw.Draw(picture)
    first, second, third = chance.sample(PALETTE[:9], 3)
    draw.ellipse([60, 60, 240, 240], fill=first)
    draw.polygon([(0, 420), (0, 260), (160, 330), (300, 230), (300, 420)], fill=second)
    draw.ellipse([150, 150, 220, 220], fill=third)
    words(draw, (40, 350, 250, 400), chance, '#f7f4ec', 3)
    picture.save(path)


def street(path, seed, is_night):
    """The houses on the other side of the street."""
    chance = random.Random(seed)
    wall = '#39343a' if is_night else '#b9a894'
    picture = Image.new('RGB', (1200, 600), '#0b0d16' if is_night else '#dfe9f2')
    draw = ImageDraw.Draw(picture)
    x = 0
    while x < 1200:
        w = chance.randint(180, 300)
        tone = chance.uniform(0.75, 1.15)
        draw.rectangle([x, chance.randint(0, 60), x + w, 600], fill=shade(wall, tone))
        for wx in range(x + 24, x + w - 40, 62):
            for wy in range(70, 330, 100):
                lit = '#c79a55' if chance.random() < 0.35 else '#191a20'
                draw.rectangle([wx, wy, wx + 36, wy + 62], fill=lit if is_night else shade('#5d6e7c', chance.uniform(0.8, 1.2)))
        front = chance.choice(PALETTE[:10])
        draw.rectangle([x + 10, 400, x + w - 10, 432], fill=shade(front, 0.5 if is_night else 1))
        draw.rectangle([x + 16, 436, x + w - 16, 570], fill='#d8b878' if is_night and chance.random() < 0.5 else shade('#54606a', 0.5 if is_night else 1))
        x += w
    picture.filter(ImageFilter.GaussianBlur(2.2)).save(path)


def all_textures(folder, seed, look):
    os.makedirs(folder, exist_ok=True)

    def path(name):
        return os.path.join(folder, f'{name}.png')

    atlas(path('goods'), seed)
    cartons(path('cartons'), seed + 1)
    tiles(path('floor'), seed + 2, **look['floor'])
    tiles(path('wall_tiles'), seed + 3, '#e9ebe8', '#b9bcb8', 8, 12, spread=0.03)
    tiles(path('ceiling'), seed + 4, '#e9e8e3', '#bdbcb6', 2, 2, spread=0.015)
    tiles(path('wood'), seed + 5, look.get('wood', '#a8774a'), '#5d4028', 1, 8, stagger=True, spread=0.1)
    tiles(path('brick'), seed + 7, '#9a5a42', '#b7a99a', 8, 20, stagger=True, spread=0.18)
    for i in range(3):
        poster(path(f'poster{i}'), seed + 20 + i)
    street(path('street'), seed + 9, look.get('night_outside', False))
    return path
