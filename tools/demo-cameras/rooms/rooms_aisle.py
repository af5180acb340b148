"""Rooms between shelves, and those one comes in through."""
import math
from furniture import carton_pile, chiller, clothes_rail, counter, crate, gondola, place, plant, shelves, table, till
from shell import mat_on_floor, outside, panels, picture_on_wall, room


def supermarket(m, look, r, lamps):
    """Along two aisles, cold cabinets at the far end; people come and go at the near end and round the gondola."""
    w, d, h = 7.4, 11.5, 3.3
    room(m, look, w, d, h, [])
    panels(m, lamps, [(x, y) for x in (1.9, 5.5) for y in (1.5, 4.7, 7.9, 10.4)], h, 58, (0.3, 1.4))
    shelves(m, r, 0.48, 4.4, math.pi / 2, 7.6, 2.0, 0.46, 5)
    gondola(m, r, 3.7, 4.6, math.pi / 2, 6.6, 1.6)
    shelves(m, r, w - 0.48, 4.4, -math.pi / 2, 7.6, 2.0, 0.46, 5)
    chiller(m, r, 3.7, d - 0.75, 0, 6.4)
    for y in (9.2, 9.9):
        carton_pile(m, r, 0.4, y, 0, 1, 3)
    for x, poster in ((1.0, 'poster0'), (6.4, 'poster1')):
        m.box('paint:#2f5d7c:0.4', x, d - 0.05, 2.3, 1.2, 0.02, 0.5)
        picture_on_wall(m, poster, x, d - 0.02, 2.2, 0, 0.7, 0.7)
    return {'eye': (1.05, 0.25, 2.95), 'target': (2.5, 6.0, 0.75), 'fov': 80}


def greengrocer(m, look, r, lamps):
    """Fruit on steps in the middle and along the wall, brick and dark ceiling."""
    w, d, h = 7.0, 7.4, 3.1
    room(m, look, w, d, h, [('e', 5.6, 1.8, 0, 2.35)])
    outside(m, look, w, 5.6, -math.pi / 2)
    mat_on_floor(m, w - 0.8, 5.6, 1.2, 1.5)
    panels(m, lamps, [(x, y) for x in (1.6, 3.6, 5.6) for y in (1.8, 5.2)], h, 46, (0.22, 1.2), '#fff3dc')
    fruit = ['paint:#c23a2a:0.3', 'paint:#e08a1e:0.4', 'paint:#e2c02f:0.4', 'paint:#5f8f32:0.4', 'paint:#7a9a2e:0.4', 'paint:#5b2f55:0.35', 'paint:#a3542c:0.5']

    def stand(x, y, turn, columns):
        at = place(x, y, turn)
        for step in range(3):
            m.box('tex:wood:1.3:0.7', *at(0, 0.24 + step * 0.42), 0, columns * 0.6, 0.42, 0.42 + step * 0.2, turn)
            for column in range(columns):
                cx, cy = at(-columns * 0.3 + 0.3 + column * 0.6, 0.24 + step * 0.42)
                crate(m, r, cx, cy, 0.42 + step * 0.2, turn, r.choice(fruit))

    stand(3.3, 2.7, 0, 4)
    stand(3.3, 5.25, math.pi, 4)
    shelves(m, r, 3.0, d - 0.46, 0, 4.6, 1.9, 0.44, 5)
    stand(1.35, 4.2, math.pi / 2, 4)
    at = counter(m, r, 5.4, 1.7, -math.pi / 2, 1.8, front='tex:wood:1.6:0.6')
    till(m, at, -math.pi / 2, 0, 0.95)
    plant(m, r, 6.6, 7.0, 1.5)
    picture_on_wall(m, 'poster2', 6.1, d - 0.02, 1.3, 0)
    return {'eye': (0.35, 0.35, 2.9), 'target': (4.0, 4.7, 0.75), 'fov': 82}


def fashion_door(m, look, r, lamps):
    """Looking at the entrance: glass front, wide open door, rails of clothes on both sides, a table before the camera."""
    w, d, h = 7.6, 6.8, 3.2
    room(m, look, w, d, h, [('n', 3.8, 2.2, 0, 2.5), ('n', 1.2, 1.8, 0.4, 2.5), ('n', 6.4, 1.8, 0.4, 2.5)])
    outside(m, look, 3.8, d, 0, look.get('night_outside', False))
    mat_on_floor(m, 3.8, d - 0.9, 2.0, 1.3)
    panels(m, lamps, [(x, y) for x in (1.5, 3.8, 6.1) for y in (1.6, 4.6)], h, look.get('watts', 46), (0.5, 0.5), '#fff1de')
    for side in (2.68, 4.92):
        m.box('paint:#d9d9d6:0.4', side, d - 0.45, 0, 0.34, 0.07, 1.5, math.pi / 2)
        m.box('paint:#4b4d50:0.4', side, d - 0.45, 0, 0.42, 0.14, 0.06, math.pi / 2)
    warm, cold = ['#8a4a3c', '#c9a27c', '#e5dccb', '#3b3a3f', '#7c6a58'], ['#31465f', '#7a93a8', '#e9e9e6', '#20242a', '#5b6b5a']
    for y in (1.2, 2.9, 4.6):
        clothes_rail(m, r, 0.6, y, math.pi / 2, 1.4, warm)
        clothes_rail(m, r, w - 0.6, y, math.pi / 2, 1.4, cold)
    shelves(m, r, 0.42, 5.9, math.pi / 2, 1.2, 1.9, 0.4, 4)
    for x, y in ((2.6, 2.5), (5.2, 2.4)):
        table(m, r, x, y, 0, 1.3, 0.8, laid=False)
        for i in range(8):
            colour = r.choice(warm + cold)
            for k in range(r.randint(2, 5)):
                m.box(f'paint:{colour}:0.9', x - 0.46 + i % 4 * 0.31, y - 0.18 + i // 4 * 0.36, 0.745 + k * 0.025, 0.26, 0.3, 0.024, r.uniform(-0.03, 0.03))
    plant(m, r, 1.9, d - 0.4, 1.4)
    plant(m, r, 5.8, d - 0.4, 1.5)
    return {'eye': (2.2, 0.25, 2.95), 'target': (4.0, 5.6, 0.75), 'fov': 76}
