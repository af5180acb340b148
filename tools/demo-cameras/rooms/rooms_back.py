"""Rooms behind the shop, and tables to eat at."""
import math
from furniture import carton_pile, chair, counter, place, plant, rack, stored, table, till
from shell import mat_on_floor, outside, panels, pendants, picture_on_wall, room


def kitchen(m, look, r, lamps):
    """Steel all round: stoves under a hood on the left, a worktop in the middle, sinks on the right, a door at the back."""
    w, d, h = 5.8, 6.4, 2.8
    room(m, look, w, d, h, [('n', 4.6, 1.0, 0, 2.1)])
    m.box('paint:#a9a59b:0.8', 4.7, d + 0.7, -0.03, 2.2, 1.4, 0.02)
    m.quad('paint:#cfcabd:0.9', [(3.6, d + 1.4, 0), (5.8, d + 1.4, 0), (5.8, d + 1.4, 2.6), (3.6, d + 1.4, 2.6)], [(0, 0)] * 4)
    panels(m, lamps, [(x, y) for x in (1.9, 4.1) for y in (1.5, 4.2)], h, 52, (1.2, 0.3), '#f4f7ff')
    steel = 'metal:#b4b7b8'
    for i in range(4):
        y = 1.3 + i * 0.95
        m.box(steel, 0.4, y, 0, 0.9, 0.74, 0.88, math.pi / 2)
        m.box('paint:#232425:0.4', 0.4, y, 0.88, 0.88, 0.7, 0.03, math.pi / 2)
        m.box('paint:#1b1c1e:0.3', 0.785, y, 0.2, 0.7, 0.02, 0.45, math.pi / 2)
        for k in range(4):
            m.cyl('paint:#d8d8d6:0.3', 0.8, y - 0.3 + k * 0.2, 0.76, 0.025, 0.03, 8)
        m.lathe(steel, 0.3 + r.uniform(0, 0.2), y, 0.92, [(0.001, 0), (0.17, 0), (0.17, r.uniform(0.1, 0.3)), (0.15, 0.1)], 18)
    m.box(steel, 0.5, 2.7, 1.95, 4.0, 0.95, 0.4, math.pi / 2)
    m.box('paint:#3a3b3c', 0.6, 2.7, 1.94, 3.8, 0.7, 0.02, math.pi / 2)
    for y in (2.2, 3.9):
        m.box(steel, 2.8, y, 0.84, 0.85, 1.6, 0.05)
        m.box(steel, 2.8, y, 0.25, 0.8, 1.5, 0.03)
        for sx in (-0.38, 0.38):
            for sy in (-0.75, 0.75):
                m.box(steel, 2.8 + sx, y + sy, 0, 0.04, 0.04, 0.84)
        stored(m, r, place(2.8, y, 0), 0, -0.3, 0.6, 0.28, 0.5, 0.3, 'pans')
        work(m, r, 2.8, y)
    m.box(steel, w - 0.36, 2.6, 0, 0.7, 3.4, 0.88)
    for y in (1.6, 2.4):
        m.box('paint:#55585a:0.3', w - 0.38, y, 0.882, 0.44, 0.55, 0.004)
        m.rod(steel, (w - 0.1, y, 0.9), (w - 0.1, y, 1.2), 0.014)
        m.rod(steel, (w - 0.1, y, 1.2), (w - 0.34, y, 1.16), 0.012)
    rack(m, r, w - 0.55, 5.2, -math.pi / 2, 1.3, 1.9, 0.5, 4, 'metal:#a9acad', 'pans')
    for z in (1.45, 1.85):
        m.box(steel, w - 0.2, 2.6, z, 0.34, 3.2, 0.025)
        for i in range(8):
            stored(m, r, place(w - 0.35, 1.2 + i * 0.4, -math.pi / 2), -math.pi / 2, 0, 0.3, z + 0.02, 0.3, 0.3, 'pans')
    rack(m, r, 1.6, d - 0.55, 0, 2.4, 2.0, 0.5, 4, 'metal:#a9acad', 'pans')
    return {'eye': (5.5, 0.25, 2.62), 'target': (2.2, 3.9, 0.8), 'fov': 84}


def work(m, r, x, y):
    m.box('paint:#e7e2d2:0.4', x - 0.1, y - 0.4, 0.89, 0.4, 0.3, 0.02, 0.1)
    for i in range(7):
        m.lathe(r.choice(['paint:#5f8f32', 'paint:#c23a2a:0.3', 'paint:#e0a03a']), x - 0.2 + r.uniform(0, 0.3), y - 0.5 + r.uniform(0, 0.25), 0.91, [(0.003, 0), (0.03, 0.02), (0.003, 0.05)], 8)
    for i in range(3):
        m.lathe('metal:#c0c2c2', x + 0.2, y + 0.05 + i * 0.24, 0.89, [(0.06, 0), (0.11, 0.08), (0.1, 0.08), (0.001, 0.03)], 14)
    for i in range(5):
        m.cyl('paint:#f0eee8:0.25', x - 0.22, y + 0.3, 0.89 + i * 0.022, 0.13, 0.018, 16)


def storage(m, look, r, lamps):
    """High racks on both sides, cartons on the floor, a door to the shop in the far wall."""
    w, d, h = 5.6, 8.2, 3.2
    room(m, look, w, d, h, [('n', 2.9, 1.2, 0, 2.15)])
    m.quad('paint:#d8cfb8:0.9', [(1.4, d + 2, 0), (4.4, d + 2, 0), (4.4, d + 2, 2.8), (1.4, d + 2, 2.8)], [(0, 0)] * 4)
    m.box('paint:#a9a59b:0.8', 2.9, d + 1, -0.03, 3.0, 2.0, 0.02)
    m.box('lamp:4', 2.9, d + 1, 2.6, 1.2, 0.6, 0.02)
    panels(m, lamps, [(2.9, y) for y in (1.4, 4.1, 6.9)], h, 75, (0.2, 1.5), '#f3f6ff')
    for y in (2.0, 4.5, 7.0):
        rack(m, r, 0.66, y, math.pi / 2, 2.3, 2.5)
        if y < 6:
            rack(m, r, w - 0.66, y, -math.pi / 2, 2.3, 2.5)
    m.box('tex:wood:1.2:0.8', w - 0.75, 6.9, 0, 1.2, 1.0, 0.13)
    for level in range(3):
        for i in range(2):
            for j in range(2):
                if level < 2 or r.random() < 0.6:
                    cell = (r.randrange(4) / 4, r.randrange(4) / 4, 1 / 4)
                    m.box('atlas:cartons', w - 1.05 + i * 0.54, 6.66 + j * 0.46, 0.13 + level * 0.36, 0.52, 0.44, 0.35, r.uniform(-0.04, 0.04), cell)
    carton_pile(m, r, 1.6, 7.7, 0, 1, 2)
    m.box('paint:#c7a23c', 2.15, d - 0.03, 1.1, 0.3, 0.02, 0.42)
    m.box('paint:#b23b2e', 1.75, d - 0.12, 0.5, 0.16, 0.16, 0.5)
    return {'eye': (1.5, 0.2, 3.0), 'target': (3.1, 5.0, 0.7), 'fov': 76}


def cafe(m, look, r, lamps):
    """Tables in two rows by a window, a counter at the back, the door in the far wall."""
    w, d, h = 7.6, 7.2, 3.1
    room(m, look, w, d, h, [('n', 6.4, 1.4, 0, 2.3), ('e', 3.0, 4.2, 0.75, 2.5)])
    outside(m, look, 6.4, d, 0)
    outside(m, look, w, 3.0, -math.pi / 2)
    mat_on_floor(m, 6.4, d - 0.8, 1.3, 1.0)
    pendants(m, lamps, [(x, y) for x in (2.3, 4.6) for y in (2.0, 4.0)], h, 24)
    panels(m, lamps, [(2.2, 5.4), (5.4, 5.4), (3.6, 1.2)], h, 50, (0.6, 0.6), '#ffefd6')
    lamps.append({'at': (w + 0.1, 3.0, 1.7), 'towards': (3, 3.0, 0.6), 'size': (4.0, 1.7), 'watts': 120, 'colour': '#e6f0ff', 'dull': True})
    for x, y in TABLES:
        table(m, r, x, y, 0)
        chair(m, x, y + 0.62, 0, look.get('seat', 'tex:wood:1:0.5'))
        chair(m, x, y - 0.62, math.pi, look.get('seat', 'tex:wood:1:0.5'))
    at = counter(m, r, 2.6, d - 1.5, 0, 3.4, height=1.02, front='tex:wood:1.7:0.5')
    till(m, at, 0, 1.0, 1.02)
    m.box('metal:#a8abac', *at(-0.8, 0.35), 1.02, 0.8, 0.5, 0.45)
    for i in range(5):
        m.cyl('paint:#f3f0e8:0.25', *at(-1.1 + i * 0.15, 0.3), 1.47, 0.04, 0.07, 10)
    for z in (1.35, 1.75):
        m.box('tex:wood:1.2:0.5', 2.4, d - 0.18, z, 3.0, 0.3, 0.03)
        for i in range(14):
            m.cyl(r.choice(['paint:#f3f0e8:0.25', 'paint:#3e6a6f:0.3', 'paint:#7a3b2e:0.3', 'paint:#c9a34e:0.3']), 1.05 + i * 0.2, d - 0.18, z + 0.03, r.uniform(0.04, 0.06), r.uniform(0.09, 0.24), 12)
    for i in range(3):
        picture_on_wall(m, f'poster{i}', 0.02, 1.6 + i * 1.3, 1.35, math.pi / 2, 0.55, 0.75)
    plant(m, r, 7.15, 5.6, 1.6)
    plant(m, r, 0.45, 5.0, 1.4)
    return {'eye': (0.35, 0.3, 2.75), 'target': (4.2, 4.4, 0.65), 'fov': 82}


#: Middles of the cafe's tables; chairs stand 0.62 m before and behind each.
TABLES = [(2.3, 2.0), (4.6, 2.0), (2.3, 4.0), (4.6, 4.0), (6.6, 2.0), (6.6, 4.0)]
