"""What stands in a shop. `m` collects the solids, `r` is chance from the scene's seed. `turn` 0 looks towards -y."""
import math


def place(x, y, turn):
    """Local to room: lx to the right of who stands behind the piece, ly away from its front."""
    c, s = math.cos(turn), math.sin(turn)
    return lambda lx, ly: (x + lx * c - ly * s, y + lx * s + ly * c)


def goods_cell(r):
    return (r.randrange(8) / 8, r.randrange(8) / 8, 1 / 8)


def row_of_goods(m, r, at, turn, width, z, room, depth, gaps=0.03):
    """One shelf: several facings of the same thing side by side, then the next."""
    x = -width / 2 + 0.02
    while x < width / 2 - 0.06:
        kind = r.choice(['box', 'box', 'box', 'bag', 'can', 'bottle', 'jar'])
        cell = goods_cell(r)
        w = {'box': r.uniform(0.09, 0.2), 'bag': r.uniform(0.15, 0.22), 'can': 0.075, 'bottle': 0.08, 'jar': 0.085}[kind]
        h = min(room - 0.05, {'box': r.uniform(0.14, 0.3), 'bag': r.uniform(0.2, 0.28), 'can': 0.12, 'bottle': r.uniform(0.24, 0.32), 'jar': 0.14}[kind])
        for _ in range(r.randint(2, 5)):
            if x + w > width / 2:
                break
            if r.random() > gaps:
                back = r.uniform(0, 0.03) + (0.12 if r.random() < 0.06 else 0)
                one_good(m, r, at, turn, kind, x + w / 2, back, z, w, h, depth, cell)
            x += w + r.uniform(0.004, 0.012)
        x += 0.01


def one_good(m, r, at, turn, kind, lx, back, z, w, h, depth, cell):
    if kind in ('box', 'bag'):
        deep = min(depth - back - 0.03, 0.3 if kind == 'box' else 0.12)
        px, py = at(lx, back + deep / 2)
        tilt = -0.12 if kind == 'bag' else 0
        m.box('atlas:goods', px, py, z, w * 0.97, deep, h, turn + r.uniform(-0.04, 0.04), cell, tilt)
        return
    for row in range(2 if kind == 'can' else 1):
        px, py = at(lx, back + w / 2 + 0.01)
        radius = w / 2 * 0.96
        if kind == 'bottle':
            m.lathe('atlas:goods', px, py, z, [(radius, 0), (radius, h * 0.62), (radius * 0.4, h * 0.82), (radius * 0.4, h)], 10, cell)
            m.cyl('paint:#e8e4dc', px, py, z + h, radius * 0.42, 0.02, 8)
        else:
            m.cyl('atlas:goods', px, py, z + row * h, radius, h * 0.96, 10, cell)
        if z + (row + 2) * h > z + 0.3:
            break


def shelves(m, r, x, y, turn, width, height=1.8, depth=0.42, levels=5, colour='paint:#d8d6cf', back='paint:#c9c7c0', gaps=0.05):
    """A wall of goods; x, y is the middle of its front edge."""
    at = place(x, y, turn)
    px, py = at(0, depth - 0.015)
    m.box(back, px, py, 0, width, 0.03, height, turn)
    px, py = at(0, depth / 2)
    m.box(colour, px, py, 0, width, depth, 0.14, turn)
    for side in (-1, 1):
        px, py = at(side * (width / 2 - 0.012), depth / 2)
        m.box(colour, px, py, 0, 0.025, depth, height, turn)
    step = (height - 0.16) / levels
    for level in range(levels):
        z = 0.15 + level * step
        deep = depth if level == 0 else depth * 0.86
        px, py = at(0, depth - deep / 2)
        m.box(colour, px, py, z - 0.03, width - 0.05, deep, 0.025, turn)
        px, py = at(0, depth - deep - 0.006)
        m.box('paint:#f2f0ea', px, py, z - 0.045, width - 0.05, 0.012, 0.045, turn)
        for i in range(int(width / 0.28)):
            px, py = at(-width / 2 + 0.2 + i * 0.28, depth - deep - 0.014)
            m.box(r.choice(['paint:#f7e27a', 'paint:#ffffff', 'paint:#ffffff', 'paint:#d94b3b']), px, py, z - 0.04, 0.07, 0.004, 0.034, turn)
        front = depth - deep
        goods_at = lambda lx, ly, front=front: at(lx, ly + front + 0.01)
        row_of_goods(m, r, goods_at, turn, width - 0.06, z, step, deep - 0.04, gaps)


def gondola(m, r, x, y, turn, width, height=1.55, **more):
    """Shelves back to back."""
    shelves(m, r, *place(x, y, turn)(0, -0.45), turn, width, height, 0.45, 4, **more)
    shelves(m, r, *place(x, y, turn)(0, 0.45), turn + math.pi, width, height, 0.45, 4, **more)
    for end in (-1, 1):
        px, py = place(x, y, turn)(end * (width / 2 + 0.02), 0)
        m.box('paint:#d8d6cf', px, py, 0, 0.03, 0.9, height, turn)


def chiller(m, r, x, y, turn, width, light='lamp:5:#eef4ff'):
    """An open cold cabinet with its own light and bottles."""
    at = place(x, y, turn)
    for lx, ly, sx, sy, z, sz in [(0, 0.7, width, 0.06, 0, 2.05), (0, 0.36, width, 0.72, 1.95, 0.22), (0, 0.36, width, 0.72, 0, 0.32)]:
        m.box('paint:#e4e6e6:0.3', *at(lx, ly), z, sx, sy, sz, turn)
    for side in (-1, 1):
        m.box('paint:#cfd2d2:0.3', *at(side * width / 2, 0.36), 0, 0.05, 0.74, 2.1, turn)
    m.box(light, *at(0, 0.12), 1.93, width - 0.1, 0.08, 0.015, turn)
    m.box('paint:#2f5d7c:0.4', *at(0, -0.005), 1.97, width, 0.02, 0.18, turn)
    for level in range(4):
        z = 0.36 + level * 0.4
        m.box('paint:#f1f3f3', *at(0, 0.4), z - 0.02, width - 0.08, 0.55, 0.02, turn)
        m.box('paint:#dfe3e3', *at(0, 0.12), z - 0.03, width - 0.08, 0.015, 0.05, turn)
        row_of_goods(m, r, lambda lx, ly: at(lx, ly + 0.14), turn, width - 0.1, z, 0.36, 0.45, 0.02)


def counter(m, r, x, y, turn, width, height=0.95, depth=0.7, front='tex:wood:1.6:0.5', top='paint:#4a4641:0.3'):
    at = place(x, y, turn)
    m.box(front, *at(0, depth / 2), 0.08, width, depth, height - 0.12, turn)
    m.box('paint:#2b2a29', *at(0, depth / 2 + 0.03), 0, width, depth - 0.06, 0.08, turn)
    m.box(top, *at(0, depth / 2), height - 0.04, width + 0.06, depth + 0.06, 0.04, turn)
    return at


def till(m, at, turn, lx, z):
    """A screen on a foot, a drawer, a card reader, a customer's display."""
    m.box('paint:#26272a:0.35', *at(lx, 0.38), z, 0.4, 0.4, 0.1, turn)
    m.cyl('paint:#1d1e20:0.3', *at(lx, 0.38), z + 0.1, 0.03, 0.14, 8)
    m.box('paint:#17181a:0.25', *at(lx, 0.4), z + 0.2, 0.36, 0.03, 0.26, turn, tilt=0.2)
    m.box('lamp:0.5:#9cc4dc', *at(lx, 0.425), z + 0.225, 0.31, 0.006, 0.2, turn, tilt=0.2)
    m.box('paint:#303236:0.3', *at(lx + 0.34, 0.14), z, 0.08, 0.14, 0.05, turn, tilt=0.25)
    m.box('paint:#e9e7e2', *at(lx - 0.36, 0.4), z, 0.14, 0.17, 0.13, turn)
    m.box('paint:#fbfaf6', *at(lx - 0.36, 0.3), z + 0.12, 0.06, 0.004, 0.07, turn)


def small_rack(m, r, at, turn, lx, ly, z, wide=0.4, steps=3):
    """Sweets beside the till."""
    for step in range(steps):
        m.box('paint:#c9c4ba', *at(lx, ly + step * 0.1), z + step * 0.1, wide, 0.1, 0.02, turn)
        for i in range(int(wide / 0.07)):
            m.box('atlas:goods', *at(lx - wide / 2 + 0.035 + i * 0.07, ly + step * 0.1), z + 0.02 + step * 0.1, 0.06, 0.07, 0.07, turn, goods_cell(r))


def carton_pile(m, r, x, y, turn, columns, levels, size=0.42):
    for column in range(columns):
        for level in range(max(1, levels - r.randrange(2))):
            cell = (r.randrange(4) / 4, r.randrange(4) / 4, 1 / 4)
            px, py = place(x, y, turn)(column * (size + 0.03), r.uniform(-0.03, 0.03))
            m.box('atlas:cartons', px, py, level * size * 0.8, size * r.uniform(0.92, 1), size * 0.95, size * 0.8, turn + r.uniform(-0.06, 0.06), cell)


def rack(m, r, x, y, turn, width, height=2.3, depth=0.6, levels=4, colour='paint:#3d5a80', fill='cartons'):
    """A rack of a store room; x, y is the middle of its front."""
    at = place(x, y, turn)
    for side in (-1, 1):
        for ly in (0.03, depth - 0.03):
            m.box(colour, *at(side * (width / 2 - 0.03), ly), 0, 0.05, 0.05, height, turn)
    step = height / levels
    for level in range(levels):
        z = 0.12 + level * step
        m.box('paint:#d98324', *at(0, 0.02), z - 0.06, width - 0.08, 0.04, 0.07, turn)
        m.box('paint:#8d8e8c:0.5', *at(0, depth / 2), z - 0.02, width - 0.08, depth - 0.04, 0.03, turn)
        lx = -width / 2 + 0.08
        while lx < width / 2 - 0.3:
            w = r.uniform(0.28, 0.5)
            if lx + w > width / 2 - 0.06:
                break
            h = min(step - 0.14, r.uniform(0.24, 0.42))
            if r.random() < 0.9:
                stored(m, r, at, turn, lx + w / 2, depth, z, w, h, fill)
            lx += w + r.uniform(0.01, 0.05)


def stored(m, r, at, turn, lx, depth, z, w, h, fill):
    if fill == 'cartons' and r.random() < 0.8:
        cell = (r.randrange(4) / 4, r.randrange(4) / 4, 1 / 4)
        m.box('atlas:cartons', *at(lx, depth / 2), z + 0.01, w, depth - 0.12, h, turn + r.uniform(-0.05, 0.05), cell)
    elif fill == 'pans':
        kind = r.randrange(3)
        if kind == 0:
            m.cyl('metal:#b9bcbd', *at(lx, depth / 2), z + 0.01, min(w, depth) / 2.4, h * 0.7, 16)
        elif kind == 1:
            for i in range(6):
                m.cyl('paint:#eceae4:0.25', *at(lx, depth / 2), z + 0.01 + i * 0.025, 0.12, 0.02, 14)
        else:
            m.box(r.choice(['paint:#dfe6e8:0.3', 'paint:#c9d8dc:0.3', 'paint:#e6dccb']), *at(lx, depth / 2), z + 0.01, w, depth - 0.15, h * 0.6, turn)
    else:
        m.box(r.choice(['paint:#4a7a96', 'paint:#8c3b32', 'paint:#56743f', 'paint:#c7a23c']), *at(lx, depth / 2), z + 0.01, w, depth - 0.12, h * 0.7, turn)
        m.box('paint:#2f2f2f', *at(lx, depth / 2), z + 0.01 + h * 0.7, w * 0.94, depth - 0.16, 0.01, turn)


def crate(m, r, x, y, z, turn, colour):
    """A tilted crate of fruit."""
    at = place(x, y, turn)
    for lx, ly, sx, sy in [(0, 0.18, 0.56, 0.02), (0, -0.18, 0.56, 0.02), (0.27, 0, 0.02, 0.36), (-0.27, 0, 0.02, 0.36)]:
        m.box('tex:wood:1.2:0.7', *at(lx, ly), z, sx, sy, 0.15, turn)
    for i in range(7):
        for j in range(4):
            px, py = at(-0.22 + i * 0.073 + r.uniform(-0.01, 0.01), -0.13 + j * 0.085)
            rad = r.uniform(0.034, 0.042)
            m.lathe(colour, px, py, z + 0.08 + r.uniform(0, 0.03), [(0.004, 0), (rad * 0.8, rad * 0.4), (rad, rad), (rad * 0.75, rad * 1.6), (0.004, rad * 1.95)], 8)


def chair(m, x, y, turn, seat='tex:wood:1:0.5', frame='paint:#2b2b2c'):
    at = place(x, y, turn)
    for lx in (-0.18, 0.18):
        for ly in (-0.18, 0.18):
            m.box(frame, *at(lx, ly), 0, 0.03, 0.03, 0.85 if ly > 0 else 0.44, turn)
    m.box(seat, *at(0, 0), 0.44, 0.42, 0.42, 0.03, turn)
    m.box(seat, *at(0, 0.19), 0.66, 0.4, 0.025, 0.2, turn, tilt=-0.1)


def table(m, r, x, y, turn, sx=0.75, sy=0.75, top='tex:wood:1.4:0.35', laid=True):
    at = place(x, y, turn)
    m.box(top, x, y, 0.71, sx, sy, 0.035, turn)
    m.cyl('paint:#2b2b2c', x, y, 0, 0.04, 0.71, 10)
    m.cyl('paint:#2b2b2c', x, y, 0, 0.24, 0.02, 16)
    if laid:
        for lx, ly in ((-0.16, -0.2), (0.14, 0.2)):
            m.cyl('paint:#f3f0e8:0.2', *at(lx, ly), 0.745, 0.1, 0.012, 16)
            m.cyl(r.choice(['paint:#7a3b2e:0.25', 'paint:#f3f0e8:0.2', 'paint:#3e6a6f:0.25']), *at(lx + 0.18, ly * 0.6), 0.745, 0.035, 0.08, 12)
        m.box('paint:#5b5046', *at(0, 0), 0.745, 0.09, 0.05, 0.1, turn)


def plant(m, r, x, y, height=1.5):
    m.lathe('paint:#d9d2c5', x, y, 0, [(0.001, 0), (0.15, 0), (0.2, 0.36), (0.17, 0.36), (0.001, 0.33)], 14)
    for _ in range(46):
        a, lean, h = r.uniform(0, 6.283), r.uniform(0.1, 0.42), r.uniform(0.55, 1) * height
        bx, by = x + 0.05 * math.cos(a), y + 0.05 * math.sin(a)
        tip = (x + lean * math.cos(a), y + lean * math.sin(a), h)
        mid = (x + lean * 0.5 * math.cos(a), y + lean * 0.5 * math.sin(a), h * 0.75)
        wide = 0.045
        ox, oy = -math.sin(a) * wide, math.cos(a) * wide
        green = r.choice(['paint:#3f6b35:0.5', 'paint:#54803f:0.5', 'paint:#335a33:0.5'])
        corners = [(bx, by, 0.35), (mid[0] + ox, mid[1] + oy, mid[2]), tip, (mid[0] - ox, mid[1] - oy, mid[2])]
        m.quad(green, corners, [(0, 0), (1, 0), (1, 1), (0, 1)])


def clothes_rail(m, r, x, y, turn, width, colours):
    at = place(x, y, turn)
    for side in (-1, 1):
        m.rod('metal:#9a9a98', (*at(side * width / 2, 0), 0), (*at(side * width / 2, 0), 1.45), 0.015)
    m.rod('metal:#9a9a98', (*at(-width / 2, 0), 1.45), (*at(width / 2, 0), 1.45), 0.015)
    lx = -width / 2 + 0.06
    colour = r.choice(colours)
    while lx < width / 2 - 0.05:
        if r.random() < 0.2:
            colour = r.choice(colours)
        h = r.uniform(0.7, 0.95)
        m.box(f'paint:{colour}:0.85', *at(lx, 0), 1.38 - h, r.uniform(0.025, 0.05), r.uniform(0.4, 0.48), h, turn + r.uniform(-0.12, 0.12))
        lx += r.uniform(0.045, 0.075)
