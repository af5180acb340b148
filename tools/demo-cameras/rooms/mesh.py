"""Collects boxes, cylinders and other simple solids, one mesh for each material. Lengths are metres, z is up."""
import math
import bpy


class Meshes:
    def __init__(self, material):
        self.parts = {}
        self.material = material

    def part(self, name):
        return self.parts.setdefault(name, {'verts': [], 'faces': [], 'uvs': []})

    def quad(self, name, corners, uvs):
        part = self.part(name)
        first = len(part['verts'])
        part['verts'] += corners
        part['faces'].append([first + i for i in range(len(corners))])
        part['uvs'] += uvs

    def box(self, name, x, y, z, sx, sy, sz, turn=0.0, cell=None, tilt=0.0):
        """Stands on z with its centre above x, y. Texture in metres, or `cell` (u, v, size) of an atlas on the front (-y)."""
        c, s = math.cos(turn), math.sin(turn)
        ct, st = math.cos(tilt), math.sin(tilt)

        def at(px, py, pz):
            qy, qz = py * ct - pz * st, py * st + pz * ct
            return (x + px * c - qy * s, y + px * s + qy * c, z + qz)

        a, b = sx / 2, sy / 2
        sides = [
            ([(-a, -b, 0), (a, -b, 0), (a, -b, sz), (-a, -b, sz)], sx, sz),
            ([(a, b, 0), (-a, b, 0), (-a, b, sz), (a, b, sz)], sx, sz),
            ([(-a, b, 0), (-a, -b, 0), (-a, -b, sz), (-a, b, sz)], sy, sz),
            ([(a, -b, 0), (a, b, 0), (a, b, sz), (a, -b, sz)], sy, sz),
            ([(-a, -b, sz), (a, -b, sz), (a, b, sz), (-a, b, sz)], sx, sy),
            ([(-a, b, 0), (a, b, 0), (a, -b, 0), (-a, -b, 0)], sx, sy),
        ]
        for i, (corners, u, v) in enumerate(sides):
            if cell is None:
                ox, oy = (x + y) * 0.37 + i * 0.13, z * 0.61
                uvs = [(ox, oy), (ox + u, oy), (ox + u, oy + v), (ox, oy + v)]
            else:
                cu, cv, size = cell
                low, high = (0.04, 0.96) if i < 2 else (0.03, 0.07)
                uvs = [(cu + size * p, cv + size * q) for p, q in ((low, low), (high, low), (high, high), (low, high))]
            self.quad(name, [at(*corner) for corner in corners], uvs)

    def lathe(self, name, x, y, z, profile, seg=12, cell=None):
        """A solid of revolution: `profile` is [(radius, height)] from below."""
        for (r1, h1), (r2, h2) in zip(profile, profile[1:]):
            for i in range(seg):
                a1, a2 = (2 * math.pi * k / seg for k in (i, i + 1))
                corners = [
                    (x + r1 * math.cos(a1), y + r1 * math.sin(a1), z + h1),
                    (x + r1 * math.cos(a2), y + r1 * math.sin(a2), z + h1),
                    (x + r2 * math.cos(a2), y + r2 * math.sin(a2), z + h2),
                    (x + r2 * math.cos(a1), y + r2 * math.sin(a1), z + h2),
                ]
                if cell is None:
                    uvs = [(i * 0.1, h1), (i * 0.1 + 0.1, h1), (i * 0.1 + 0.1, h2), (i * 0.1, h2)]
                else:
                    cu, cv, size = cell
                    top = profile[-1][1]
                    uvs = [
                        (cu + size * (0.05 + 0.9 * ((k * 2 / seg) % 1.001)), cv + size * (0.05 + 0.9 * h / top))
                        for k, h in ((i, h1), (i + 1, h1), (i + 1, h2), (i, h2))
                    ]
                self.quad(name, corners, uvs)

    def cyl(self, name, x, y, z, r, h, seg=12, cell=None):
        self.lathe(name, x, y, z, [(0.001, 0), (r, 0), (r, h), (0.001, h)], seg, cell)

    def rod(self, name, start, end, r):
        """A thin square bar between two points."""
        from mathutils import Vector

        a, b = Vector(start), Vector(end)
        along = (b - a).normalized()
        side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))).normalized() * r
        up = along.cross(side).normalized() * r
        ring = [side + up, up - side, -side - up, side - up]
        length = (b - a).length
        for i in range(4):
            p, q = ring[i], ring[(i + 1) % 4]
            corners = [tuple(a + p), tuple(a + q), tuple(b + q), tuple(b + p)]
            self.quad(name, corners, [(0, 0), (r, 0), (r, length), (0, length)])

    def build(self):
        """One object for each material; answers them by their material's name."""
        objects = {}
        for name, part in self.parts.items():
            mesh = bpy.data.meshes.new(name)
            mesh.from_pydata(part['verts'], [], part['faces'])
            layer = mesh.uv_layers.new(name='uv')
            layer.data.foreach_set('uv', [value for uv in part['uvs'] for value in uv])
            mesh.materials.append(self.material(name))
            mesh.validate()
            objects[name] = bpy.data.objects.new(name, mesh)
            bpy.context.scene.collection.objects.link(objects[name])
        return objects
