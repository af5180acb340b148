"""python3 denoise.py FOLDER: takes the noise out of a plate's light and leaves its textures; writes plate.png."""
import json
import os
import struct
import sys
import numpy
from PIL import Image


def read_exr(path):
    """The channels of an uncompressed scan-line OpenEXR file, as {name: array}."""
    data = open(path, 'rb').read()
    at, channels, window = 8, [], None
    while data[at] != 0:
        end = data.index(b'\0', at)
        name = data[at:end].decode()
        kind_end = data.index(b'\0', end + 1)
        size = struct.unpack_from('<i', data, kind_end + 1)[0]
        value = kind_end + 5
        if name == 'channels':
            p = value
            while data[p] != 0:
                stop = data.index(b'\0', p)
                channels.append((data[p:stop].decode(), struct.unpack_from('<i', data, stop + 1)[0]))
                p = stop + 17
        if name == 'dataWindow':
            window = struct.unpack_from('<4i', data, value)
        at = value + size
    width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
    offsets = struct.unpack_from(f'<{height}Q', data, at + 1)
    planes = {name: numpy.empty((height, width), 'f4') for name, _ in channels}
    for line, offset in enumerate(offsets):
        p = offset + 8
        for name, kind in channels:
            dtype = numpy.dtype('<f2' if kind == 1 else '<f4')
            planes[name][line] = numpy.frombuffer(data, dtype, width, p)
            p += width * dtype.itemsize
    return planes


def rgb(folder, name):
    planes = read_exr(os.path.join(folder, f'{name}_0001.exr'))
    if len(planes) == 1:
        return next(iter(planes.values()))[..., None]
    keys = 'RGB' if 'R' in planes else 'XYZ'
    return numpy.stack([planes[key] for key in keys], -1)


def smooth(light, normal, depth):
    """Wider and wider rings of neighbours (a-trous) that lie on the same surface; the later rounds keep edges of shadows."""
    kernel = numpy.array([1, 4, 6, 4, 1]) / 16
    normal = normal / (numpy.linalg.norm(normal, axis=-1, keepdims=True) + 1e-6)
    for round_, step in enumerate((1, 2, 1, 4, 2, 8)):
        total, weights = numpy.zeros_like(light), numpy.zeros(light.shape[:2], 'f4')
        shine = numpy.log(light.mean(-1) + 0.03)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                move = lambda field: numpy.roll(field, (dy * step, dx * step), (0, 1))
                flat = numpy.clip((move(normal) * normal).sum(-1), 0, 1) ** 24
                close = numpy.exp(-(((move(depth) - depth) / (0.02 * depth * step + 0.01)) ** 2))
                weight = kernel[dy + 2] * kernel[dx + 2] * (flat * close if dx or dy else numpy.ones_like(depth))
                if round_ > 1:
                    weight = weight * numpy.exp(-(((move(shine) - shine) / 0.3) ** 2))
                total += move(light) * weight[..., None]
                weights += weight
        light = total / (weights[..., None] + 1e-6)
    return light


def main():
    folder = sys.argv[1]
    image, colour, normal, depth = (rgb(folder, name) for name in ('image', 'diffcol', 'normal', 'depth'))
    exposure = json.load(open(os.path.join(folder, 'room.json')))['exposure']
    depth = numpy.minimum(depth[..., 0], 60)
    has_colour = colour.mean(-1) > 0.01
    base = numpy.where(has_colour[..., None], colour + 0.015, 1)
    light = smooth(numpy.minimum(image / base, 6), normal, depth)
    lamps = (image.mean(-1) > 2.2) | ~has_colour
    clean = numpy.where(lamps[..., None], image, light * base) * exposure
    clean.astype('<f4').tofile(os.path.join(folder, 'plate.f32'))
    encoded = numpy.where(clean < 0.0031308, clean * 12.92, 1.055 * numpy.maximum(clean, 1e-6) ** (1 / 2.4) - 0.055)
    Image.fromarray((encoded.clip(0, 1) * 255 + 0.5).astype('uint8')).save(os.path.join(folder, 'plate.png'))


main()
