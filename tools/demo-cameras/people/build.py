"""python3 build.py MAKEHUMAN_FOLDER OUT_FOLDER: every person of cast.json as one skinned mesh (NAME.bin, NAME.json)."""
import json
import os
import sys
import numpy
from makehuman import Base, Garment

#: Bones that move by themselves, each with its parent; all others of the rig follow the nearest of these above them.
BONES = ['root', 'spine04', 'spine02', 'neck01', 'head', 'clavicle.L', 'upperarm01.L', 'lowerarm01.L', 'wrist.L', 'clavicle.R', 'upperarm01.R',
         'lowerarm01.R', 'wrist.R', 'upperleg01.L', 'lowerleg01.L', 'foot.L', 'upperleg01.R', 'lowerleg01.R', 'foot.R']
SKINS = {'light': (0.86, 0.63, 0.52), 'asian': (0.83, 0.62, 0.47), 'brown': (0.55, 0.36, 0.25), 'dark': (0.3, 0.185, 0.13)}
#: Points of one piece nearer to each other than this become one, metres: more is not seen from a ceiling.
FINEST = 0.017


def bone_table(base):
    """Points by bones: how much each point follows each bone."""
    table = numpy.zeros((len(base.points), len(BONES)))
    bones = base.skeleton['bones']
    for name, rows in base.weights.items():
        while name not in BONES:
            name = bones[name]['parent'] if name in bones and bones[name]['parent'] else 'root'
        for point, weight in rows:
            table[int(point), BONES.index(name)] += weight
    total = table.sum(1, keepdims=True)
    table[:, 0] += total[:, 0] < 1e-6
    return table / table.sum(1, keepdims=True)


def rgb(colour):
    parts = numpy.array([int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    return numpy.where(parts < 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def triangles(faces):
    return numpy.array([[f[0], f[i], f[i + 1]] for f in faces for i in range(1, len(f) - 1)], 'i4')


def islands(count, faces):
    """The connected pieces of a mesh: a shirt and its trousers are modelled as one thing."""
    parent = list(range(count))

    def top(i):
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    for face in faces:
        for other in face[1:]:
            parent[top(other)] = top(face[0])
    return numpy.array([top(i) for i in range(count)])


class Figure:
    def __init__(self):
        self.points, self.colours, self.weights, self.patterns, self.faces = [], [], [], [], []
        self.count = 0

    def add(self, points, colours, weights, pattern, faces):
        self.points.append(points)
        self.colours.append(numpy.broadcast_to(colours, points.shape))
        self.weights.append(weights)
        self.patterns.append(numpy.broadcast_to(pattern, len(points)))
        self.faces.append(triangles(faces) + self.count)
        self.count += len(points)


def skin_colours(base, points, person):
    tone = numpy.array(SKINS[person['skin']]) ** 2.2
    colours = numpy.tile(tone, (len(points), 1))
    head, eye = base.joint(points, 'head____head'), base.joint(points, 'eye.L____head')
    at = points - numpy.array([0, eye[1], eye[2]])
    is_face = (points[:, 1] > head[1]) & (points[:, 2] > head[2])
    lips = is_face & (abs(at[:, 0]) < 0.24) & (abs(at[:, 1] + 0.72) < 0.11) & (at[:, 2] > 0.05)
    colours[lips] *= (0.8, 0.5, 0.5)
    brows = is_face & (abs(abs(at[:, 0]) - 0.32) < 0.24) & (abs(at[:, 1] - 0.2) < 0.06)
    colours[brows] = colours[brows] * 0.35
    cheeks = is_face & (abs(abs(at[:, 0]) - 0.45) < 0.2) & (abs(at[:, 1] + 0.4) < 0.2)
    colours[cheeks] *= (1.02, 0.88, 0.86)
    if person.get('beard'):
        beard = is_face & (at[:, 1] < -0.5) & ~lips
        colours[beard] = colours[beard] * 0.4
    return colours


def eyes(base, figure, points, table):
    for side in ('l', 'r'):
        faces = base.groups[f'helper-{side}-eye']
        used = sorted({i for face in faces for i in face})
        colours = numpy.tile((0.75, 0.73, 0.7), (len(points), 1))
        middle = points[used].mean(0)
        out = numpy.hypot(points[:, 0] - middle[0], points[:, 1] - middle[1])
        colours[(points[:, 2] > middle[2]) & (out < 0.085)] = (0.03, 0.02, 0.015)
        figure.add(points, colours, table, 0, faces)


def clothe(figure, garment, points, table, person):
    """Trousers below, shirt above: told apart by the pieces of the mesh and their height."""
    fitted = garment.fit(points)
    pieces = islands(len(fitted), garment.faces)
    colours = numpy.tile(rgb(person['shirt']), (len(fitted), 1))
    pattern = numpy.full(len(fitted), person.get('pattern', 1.0))
    hips = points[:, 1].min() + (points[:, 1].max() - points[:, 1].min()) * 0.5
    for piece in numpy.unique(pieces):
        mine = pieces == piece
        if fitted[mine, 1].mean() < hips:
            colours[mine] = rgb(person['trousers'])
            pattern[mine] = 1.0
    if person.get('apron'):
        front = (fitted[:, 2] > fitted[:, 2].mean() - 0.1) & (abs(fitted[:, 0]) < 1.75) & (fitted[:, 1] < hips + 4.3) & (fitted[:, 1] > hips - 3.8)
        colours[front] = rgb(person['apron'])
        pattern[front] = 1.0
    figure.add(fitted, colours, garment.weights(table), pattern, garment.faces)


def build(base, table, person):
    points = base.body(person['gender'], person['age'], person.get('muscle', 0.5), person.get('weight', 0.5), person.get('height', 0.5), person['race'])
    figure = Figure()
    garments = {kind: Garment(base, path_of(kind, person[kind])) for kind in ('suit', 'shoes', 'hair') if kind in person}
    hidden = {point for garment in garments.values() for point in garment.hidden}
    figure.add(points, skin_colours(base, points, person), table, 0, [f for f in base.groups['body'] if not all(i in hidden for i in f)])
    eyes(base, figure, points, table)
    clothe(figure, garments['suit'], points, table, person)
    for kind, pattern in (('shoes', 1.0), ('hair', 3.0)):
        if kind in garments:
            garment = garments[kind]
            figure.add(garment.fit(points), rgb(person[f'{kind}_colour']), garment.weights(table), pattern, garment.faces)
    return points, figure


def path_of(kind, name):
    return f'{"hair" if kind == "hair" else "clothes"}/{name}/{name}.mhclo'


def coarser(place, piece):
    """For each point the number of the one that stands for it."""
    cells = numpy.concatenate([numpy.floor(place / FINEST), piece[:, None]], 1)
    _, cluster = numpy.unique(cells, axis=0, return_inverse=True)
    return cluster.reshape(-1)


def average(rows, cluster):
    total = numpy.zeros((cluster.max() + 1, rows.shape[1]))
    numpy.add.at(total, cluster, rows)
    return total / numpy.bincount(cluster)[:, None]


def write(base, name, points, figure, folder, tall):
    faces = numpy.concatenate(figure.faces)
    used, faces = numpy.unique(faces, return_inverse=True)
    gather = lambda rows: numpy.concatenate(rows)[used]
    place, colours, weights, pattern = gather(figure.points), gather(figure.colours), gather(figure.weights), gather(figure.patterns)
    piece = gather([numpy.full(len(rows), i) for i, rows in enumerate(figure.points)])
    ground = place[:, 1].min()
    metre = tall / (place[:, 1].max() - ground)
    place = (place - (0, ground, 0)) * metre
    cluster = coarser(place, piece)
    place, colours, weights = (average(rows, cluster) for rows in (place, colours, weights))
    pattern = numpy.round(average(pattern[:, None], cluster)[:, 0])
    faces = cluster[faces.reshape(-1, 3)]
    faces = faces[(faces[:, 0] != faces[:, 1]) & (faces[:, 1] != faces[:, 2]) & (faces[:, 0] != faces[:, 2])]
    order = numpy.argsort(-weights, 1)[:, :4]
    strongest = numpy.take_along_axis(weights, order, 1)
    strongest /= strongest.sum(1, keepdims=True)
    parts = [place.astype('f4'), colours.astype('f4'), pattern.astype('f4'), strongest.astype('f4'), order.astype('f4'), faces.reshape(-1).astype('u4')]
    with open(os.path.join(folder, f'{name}.bin'), 'wb') as file:
        for part in parts:
            file.write(part.tobytes())

    def joints(end):
        return {bone: ((base.joint(points, base.skeleton['bones'][bone][end]) - (0, ground, 0)) * metre).tolist() for bone in BONES}

    with open(os.path.join(folder, f'{name}.json'), 'w') as file:
        json.dump({'points': len(place), 'corners': int(faces.size), 'bones': BONES, 'heads': joints('head'), 'tails': joints('tail'), 'tall': tall}, file)
    print(name, len(place), 'points')


def main():
    source, folder = sys.argv[1:3]
    os.makedirs(folder, exist_ok=True)
    base = Base(source)
    table = bone_table(base)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'cast.json')) as file:
        cast = json.load(file)
    for name, person in cast.items():
        write(base, name, *build(base, table, person), folder, person['tall'])


main()
