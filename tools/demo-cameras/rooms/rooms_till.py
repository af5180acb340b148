"""Rooms with a till."""
import math
from furniture import carton_pile, chiller, counter, goods_cell, gondola, plant, shelves, small_rack, till
from shell import mat_on_floor, outside, panels, pendants, picture_on_wall, room


def convenience(m, look, r, lamps):
    """A corner shop: door in the far wall on the right, counter along the left wall, a gondola in the middle."""
    w, d, h = 7.2, 7.6, 2.9
    room(m, look, w, d, h, [('n', 5.4, 1.7, 0, 2.35), ('n', 2.6, 2.6, 0.9, 2.35)])
    outside(m, look, 4, d, 0)
    mat_on_floor(m, 5.4, d - 0.85, 1.6, 1.1)
    m.box('glass', 4.55, d + 0.5, 0.02, 0.03, 0.95, 2.28, 0.12)
    panels(m, lamps, [(x, y) for x in (1.9, 5.3) for y in (1.4, 3.9, 6.4)], h, look.get('watts', 42), glow=look.get('glow', 7))
    at = counter(m, r, 2.0, 4.4, math.pi / 2, 2.6, front=look.get('front', 'paint:#b9482f:0.5'))
    till(m, at, math.pi / 2, -0.5, 0.95)
    small_rack(m, r, at, math.pi / 2, 0.75, 0.06, 0.95, 0.5)
    m.box('paint:#c9b48a', *at(0.2, 0.2), 0.95, 0.22, 0.22, 0.16, math.pi / 2)
    shelves(m, r, 0.42, 4.4, math.pi / 2, 3.4, 2.1, 0.34, 5)
    shelves(m, r, 0.45, 1.6, math.pi / 2, 2.0, 1.9, 0.42, 5)
    gondola(m, r, 4.3, 3.1, math.pi / 2, 2.8, 1.45)
    chiller(m, r, w - 0.75, 3.6, -math.pi / 2, 4.4)
    shelves(m, r, 2.5, d - 0.42, 0, 2.6, 0.85, 0.4, 2)
    picture_on_wall(m, 'poster0', 0.02, 6.5, 1.25, math.pi / 2)
    carton_pile(m, r, 6.6, 6.9, 0, 1, 2)
    plant(m, r, 6.8, 7.25, 1.2)
    return {'eye': (0.5, 0.35, 2.72), 'target': (3.9, 5.2, 0.9), 'fov': 84}


def bakery(m, look, r, lamps):
    """Glass counter across the room with bread behind it; customers before it, door to the left of the camera."""
    w, d, h = 7.0, 6.4, 3.0
    room(m, look, w, d, h, [('w', 1.6, 1.5, 0, 2.3), ('e', 2.2, 2.6, 0.8, 2.4), ('n', 6.2, 0.9, 0, 2.1)])
    outside(m, look, 0, 1.6, math.pi / 2)
    outside(m, look, w, 2.2, -math.pi / 2)
    m.quad('paint:#d8d3c6:0.9', [(5, d + 1.3, 0), (7.4, d + 1.3, 0), (7.4, d + 1.3, 2.6), (5, d + 1.3, 2.6)], [(0, 0)] * 4)
    mat_on_floor(m, 0.75, 1.6, 1.2, 1.2)
    panels(m, lamps, [(x, 2.0) for x in (1.8, 5.0)], h, 55, (0.9, 0.9), '#fff0da')
    pendants(m, lamps, [(x, 4.3) for x in (1.4, 3.0, 4.6)], h, 16)
    at = counter(m, r, 2.9, 4.1, 0, 4.6, height=0.9, depth=0.75, front='tex:wood:1.8:0.45', top='paint:#e9e5dc:0.25')
    display(m, r, at)
    till(m, at, 0, 1.75, 0.9)
    bread_wall(m, r, 2.9, d - 0.36, 4.6)
    for i in range(3):
        picture_on_wall(m, f'poster{i}', w - 0.02, 4.3 + i * 0.75, 1.3, -math.pi / 2, 0.5, 0.7)
    plant(m, r, 0.45, 3.3, 1.6)
    plant(m, r, 6.55, 0.6, 1.3)
    return {'eye': (6.6, 0.3, 2.7), 'target': (2.5, 4.0, 0.75), 'fov': 78}


def display(m, r, at):
    for lx in (-2.2, 1.1):
        m.box('metal:#b9bbbb', *at(lx, 0.3), 0.9, 0.03, 0.5, 0.42)
    m.box('glass', *at(-0.55, 0.06), 0.9, 3.3, 0.01, 0.42)
    m.box('paint:#e9e5dc:0.3', *at(-0.55, 0.3), 1.32, 3.36, 0.5, 0.02)
    for tray in range(7):
        lx = -1.98 + tray * 0.46
        m.box('paint:#3c3733', *at(lx, 0.3), 0.905, 0.42, 0.42, 0.015)
        colour = r.choice(['paint:#b5793a:0.5', 'paint:#8f5527:0.5', 'paint:#d7a45c:0.5', 'paint:#5a3220:0.4', 'paint:#e7d3a6:0.5', 'paint:#b24a48:0.3'])
        for i in range(4):
            for j in range(4):
                x, y = at(lx - 0.15 + i * 0.1, 0.15 + j * 0.1)
                m.lathe(colour, x, y, 0.92, [(0.042, 0), (0.046, 0.02), (0.03, 0.05), (0.002, 0.06)], 9)


def bread_wall(m, r, x, y, width):
    m.box('tex:wood:1.4:0.6', x, y + 0.33, 0, width, 0.04, 2.2)
    for level in range(4):
        z = 0.75 + level * 0.38
        m.box('tex:wood:1.2:0.6', x, y + 0.17, z, width, 0.34, 0.025)
        lx = x - width / 2 + 0.12
        while lx < x + width / 2 - 0.15:
            if r.random() < 0.9:
                colour = r.choice(['paint:#a86a30:0.6', 'paint:#8a5023:0.6', 'paint:#c08a4a:0.6'])
                m.lathe(colour, lx, y + 0.16, z + 0.025, [(0.07, 0), (0.095, 0.05), (0.07, 0.11), (0.002, 0.13)], 10)
            lx += r.uniform(0.19, 0.23)
    m.box('paint:#7d7b74:0.5', x, y + 0.2, 0, width, 0.36, 0.74)
    for i in range(3):
        m.box('atlas:goods', x - 1.8 + i * 0.3, y + 0.2, 0.74, 0.18, 0.15, 0.2, 0, goods_cell(r))
