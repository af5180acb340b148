"""Reads the CC0 assets of MakeHuman: base mesh, targets, clothes and hair fitted to a body, weights of the bones."""
import json
import os
import numpy

AGES = [('baby', 0.0), ('child', 0.1875), ('young', 0.5), ('old', 1.0)]


class Base:
    def __init__(self, folder):
        self.data = os.path.join(folder, 'makehuman', 'data')
        self.assets = os.path.join(folder, 'base')
        self.points, self.groups = read_obj(os.path.join(self.data, '3dobjs', 'base.obj'))
        with open(os.path.join(self.data, 'rigs', 'default.mhskel')) as file:
            self.skeleton = json.load(file)
        with open(os.path.join(self.data, 'rigs', 'default_weights.mhw')) as file:
            self.weights = json.load(file)['weights']

    def target(self, points, name, weight):
        if weight < 0.001:
            return
        with open(os.path.join(self.data, 'targets', 'macrodetails', f'{name}.target')) as file:
            rows = [line.split() for line in file if line.strip() and line[0] != '#']
        if not rows:
            return
        index = numpy.array([int(row[0]) for row in rows])
        points[index] += numpy.array([[float(value) for value in row[1:4]] for row in rows]) * weight

    def body(self, gender, age, muscle, weight, height, race):
        """All but `gender` and `race` from 0 to 1, 0.5 is the average; age 0.1875 is ten, 0.5 is twenty-five, 1 is ninety."""
        points = self.points.copy()
        ages = between(AGES, age)
        muscles, weights = thirds('muscle', muscle), thirds('weight', weight)
        for stage, part in ages:
            for kind, share in race.items():
                self.target(points, f'{kind}-{gender}-{stage}', part * share)
            for m, mw in muscles:
                for f, fw in weights:
                    self.target(points, f'universal-{gender}-{stage}-{m}-{f}', part * mw * fw)
                    for limit, share in (('min', 1 - 2 * height), ('max', 2 * height - 1)):
                        self.target(points, f'height/{gender}-{stage}-{m}-{f}-{limit}height', part * mw * fw * max(0, share))
        return points

    def joint(self, points, name):
        return points[self.skeleton['joints'][name]].mean(0)


def between(stops, value):
    for (a, low), (b, high) in zip(stops, stops[1:]):
        if value <= high:
            share = (value - low) / (high - low)
            return [(a, 1 - share), (b, share)]
    return [(stops[-1][0], 1)]


def thirds(noun, value):
    return [(f'min{noun}', max(0, 1 - 2 * value)), (f'average{noun}', 1 - abs(2 * value - 1)), (f'max{noun}', max(0, 2 * value - 1))]


def read_obj(path):
    """Points, and for each group its faces (quads or triangles) as lists of indices."""
    points, groups, current = [], {}, 'all'
    with open(path) as file:
        for line in file:
            parts = line.split()
            if not parts:
                continue
            if parts[0] == 'v':
                points.append([float(value) for value in parts[1:4]])
            elif parts[0] == 'g':
                current = parts[1]
            elif parts[0] == 'f':
                groups.setdefault(current, []).append([int(part.split('/')[0]) - 1 for part in parts[1:]])
    return numpy.array(points), groups


class Garment:
    """A piece of clothing or hair (.mhclo): where its points hang on the body."""

    def __init__(self, base, path):
        self.scales, self.rows, self.hidden, obj = {}, [], [], None
        section = 'head'
        with open(os.path.join(base.assets, path)) as file:
            for line in file:
                parts = line.split()
                if not parts or parts[0] == '#':
                    continue
                if parts[0] == 'verts':
                    section = 'verts' if section != 'hide' else section
                elif parts[0] == 'delete_verts':
                    section = 'hide'
                elif parts[0] in ('x_scale', 'y_scale', 'z_scale'):
                    self.scales['xyz'.index(parts[0][0])] = (int(parts[1]), int(parts[2]), float(parts[3]))
                elif parts[0] == 'obj_file':
                    obj = parts[1]
                elif parts[0][0].isdigit() and section == 'hide':
                    self.hidden += hidden_points(parts)
                elif parts[0][0].isdigit() and section == 'verts':
                    self.rows.append(corner(parts))
        _, groups = read_obj(os.path.join(base.assets, os.path.dirname(path), obj))
        self.faces = [face for faces in groups.values() for face in faces]

    def fit(self, points):
        scale = [abs(points[a][axis] - points[b][axis]) / whole for axis, (a, b, whole) in sorted(self.scales.items())]
        if len(scale) < 3:
            scale = [1, 1, 1]
        index = numpy.array([row[0] for row in self.rows])
        share = numpy.array([row[1] for row in self.rows])
        away = numpy.array([row[2] for row in self.rows]) * numpy.array(scale)
        return (points[index] * share[..., None]).sum(1) + away

    def weights(self, table):
        index = numpy.array([row[0] for row in self.rows])
        share = numpy.array([row[1] for row in self.rows])
        return (table[index] * share[..., None]).sum(1)


def corner(parts):
    if len(parts) == 1:
        return ([int(parts[0])] * 3, [1, 0, 0], [0, 0, 0])
    return ([int(value) for value in parts[:3]], [float(value) for value in parts[3:6]], [float(value) for value in parts[6:9]])


def hidden_points(parts):
    found, i = [], 0
    while i < len(parts):
        if i + 2 < len(parts) and parts[i + 1] == '-':
            found += list(range(int(parts[i]), int(parts[i + 2]) + 1))
            i += 3
        else:
            found.append(int(parts[i]))
            i += 1
    return found
