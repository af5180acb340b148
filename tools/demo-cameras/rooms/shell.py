"""Walls, ceiling, lamps, doors and what is seen through them."""
import math
from furniture import place


def room(m, look, width, depth, height, openings):
    """x runs over the width, y over the depth. `openings`: [(wall, middle, width, sill, top)], wall one of n e s w."""
    m.quad('tex:floor:' + str(look.get('floor_metres', 2.4)) + ':' + str(look.get('floor_rough', 0.32)),
           [(0, 0, 0), (width, 0, 0), (width, depth, 0), (0, depth, 0)], [(0, 0), (width, 0), (width, depth), (0, depth)])
    if look.get('ceiling', 'grid') == 'grid':
        m.quad('tex:ceiling:1.2:0.9', [(0, depth, height), (width, depth, height), (width, 0, height), (0, 0, height)],
               [(0, depth), (width, depth), (width, 0), (0, 0)])
    else:
        m.quad(look['ceiling'], [(0, depth, height), (width, depth, height), (width, 0, height), (0, 0, height)], [(0, 0)] * 4)
    spans = {'n': (width, lambda t: (t, depth)), 's': (width, lambda t: (t, 0)), 'w': (depth, lambda t: (0, t)), 'e': (depth, lambda t: (width, t))}
    for wall, (length, at) in spans.items():
        holes = sorted((o for o in openings if o[0] == wall), key=lambda o: o[1])
        material = look['walls'].get(wall, look['walls']['all'])
        start = 0
        for _, middle, wide, sill, top in holes:
            a, b = middle - wide / 2, middle + wide / 2
            strip(m, material, at, start, a, 0, height)
            strip(m, material, at, a, b, top, height)
            strip(m, material, at, a, b, 0, sill)
            frame(m, look.get('frame', 'paint:#3a3c3e:0.4'), at, wall, a, b, sill, top)
            start = b
        strip(m, material, at, start, length, 0, height)
        skirting(m, look.get('skirting', 'paint:#6d6a66'), at, wall, length, holes)


def strip(m, material, at, a, b, low, high):
    if b - a < 0.005 or high - low < 0.005:
        return
    corners = [(*at(a), low), (*at(b), low), (*at(b), high), (*at(a), high)]
    m.quad(material, corners, [(a, low), (b, low), (b, high), (a, high)])


def frame(m, material, at, wall, a, b, sill, top):
    thick = 0.07
    for t in (a, b):
        x, y = at(t)
        m.box(material, x, y, sill, thick, thick + 0.06, top - sill, math.pi / 2 if wall in 'ew' else 0)
    (xa, ya), (xb, yb) = at(a), at(b)
    m.box(material, (xa + xb) / 2, (ya + yb) / 2, top - 0.03, b - a, thick + 0.06, thick, math.pi / 2 if wall in 'ew' else 0)
    if sill > 0.05:
        m.box(material, (xa + xb) / 2, (ya + yb) / 2, sill - 0.03, b - a, thick + 0.1, 0.05, math.pi / 2 if wall in 'ew' else 0)


def skirting(m, material, at, wall, length, holes):
    start = 0
    low = [h for h in holes if h[3] < 0.1]
    for a, b in [(h[1] - h[2] / 2, h[1] + h[2] / 2) for h in low] + [(length, length)]:
        if a - start > 0.05:
            (xa, ya), (xb, yb) = at(start), at(a)
            m.box(material, (xa + xb) / 2, (ya + yb) / 2, 0, a - start, 0.03, 0.1, math.pi / 2 if wall in 'ew' else 0)
        start = b


def panels(m, lamps, spots, height, watts, size=(1.2, 0.3), colour='#fff6ea', glow=7):
    """Lamps in the ceiling at `spots`; noted for whoever lights the people."""
    for x, y in spots:
        m.box(f'lamp:{glow}:{colour}', x, y, height - 0.012, size[0], size[1], 0.01)
        m.box('paint:#dcdcd8', x, y, height - 0.01, size[0] + 0.06, size[1] + 0.06, 0.008)
        lamps.append({'at': (x, y, height - 0.03), 'size': size, 'watts': watts, 'colour': colour})


def pendants(m, lamps, spots, height, watts, colour='#ffd9a0', shade='paint:#2c2b2a:0.4'):
    for x, y in spots:
        m.rod('paint:#1c1c1c', (x, y, height), (x, y, height - 0.8), 0.008)
        m.lathe(shade, x, y, height - 1.05, [(0.2, 0), (0.12, 0.18), (0.03, 0.26)], 16)
        m.lathe(f'lamp:9:{colour}', x, y, height - 1.03, [(0.001, 0), (0.05, 0.03), (0.05, 0.08), (0.001, 0.1)], 10)
        lamps.append({'at': (x, y, height - 1.06), 'size': (0.2, 0.2), 'watts': watts, 'colour': colour})


def outside(m, look, x, y, turn, is_night=False):
    """Pavement, road, and houses 9 m away from a door at x, y; turn 0: outside is towards +y."""
    at = place(x, y, turn)
    z = -0.02

    def flat(material, near, far, wide, high=z):
        corners = [(*at(-wide, near), high), (*at(wide, near), high), (*at(wide, far), high), (*at(-wide, far), high)]
        m.quad(material, corners, [(-wide, near), (wide, near), (wide, far), (-wide, far)])

    flat('paint:#8f8b84:0.8', 0, 3.4, 14)
    flat('paint:#4d4e50:0.8', 3.4, 9, 14, z - 0.1)
    strength = 1.0 if is_night else 2.2
    m.quad(f'glow:street:{strength}', [(*at(-14, 9.5), -0.2), (*at(14, 9.5), -0.2), (*at(14, 9.5), 9), (*at(-14, 9.5), 9)], [(0, 0), (1, 0), (1, 1), (0, 1)])


def mat_on_floor(m, x, y, sx, sy, turn=0, colour='paint:#2e3134:0.95'):
    m.box(colour, x, y, 0, sx, sy, 0.012, turn)
    m.box('paint:#4a4d50:0.95', x, y, 0.001, sx + 0.08, sy + 0.08, 0.006, turn)


def picture_on_wall(m, name, x, y, z, turn, w=0.6, h=0.84):
    at = place(x, y, turn)
    m.box('paint:#3a3835', *at(0, 0.0), z - 0.02, w + 0.04, 0.02, h + 0.04, turn)
    m.quad(f'atlas:{name}', [(*at(-w / 2, -0.013), z), (*at(w / 2, -0.013), z), (*at(w / 2, -0.013), z + h), (*at(-w / 2, -0.013), z + h)], [(0, 0), (1, 0), (1, 1), (0, 1)])
